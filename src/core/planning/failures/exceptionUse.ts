// Finds the exception that a failure names: its class, its raisers and its handlers. The graph has the raises; handlers are read from
// lines.
import { fileKeyOf } from '../../base/fileKey.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { inScope } from '../../searching/scope.ts';

/** A function and the zero-based line in it. */
export interface FunctionLine {
  readonly symbol: SymbolNode;
  readonly line: number;
}

/** An exception of this workspace with its raisers and its known handlers, in order of files and lines. */
export interface ExceptionUse {
  readonly type: SymbolNode;
  readonly raisers: readonly FunctionLine[];
  readonly catchers: readonly FunctionLine[];
  /** Number of possible handler files that were not read, since there are too many. */
  readonly unreadCount: number;
}

const maxExceptions = 2;
/** Maximum files that are searched for handlers. */
const maxFiles = 100;
/** Maximum lines between a `catch` without a type and the test for the class. */
const maxLinesAbove = 12;

const catchHead = /^\s*except\b|\bcatch\s*\(|\brescue\b/;
const typeTest = /\binstanceof\b/;
const comment = /^\s*(?:#|\/\/|\*|\/\*)/;

/** Uses of each exception in the question whose name exactly one class of the workspace has. */
export async function exceptionUses({ intent, scope }: Inquiry, sources: Sources): Promise<readonly ExceptionUse[]> {
  const { graph } = sources;
  const uses: ExceptionUse[] = [];
  for (const name of intent.exceptions) {
    const [type, another] = graph.byName(name).filter((symbol) => symbol.fact.kind === 'class' && symbol.role === 'code');
    if (!type || another || !inScope(type, scope) || uses.length === maxExceptions) continue;
    const raisers = graph.raisers(name).flatMap((symbol) => {
      // An error declared in a signature is only passed on.
      const raise = symbol.fact.raises.find((each) => !each.declared && (each.name === name || each.name.endsWith(`.${name}`)));
      return raise && symbol.role === 'code' && inScope(symbol, scope) ? [{ symbol, line: raise.line }] : [];
    });
    const { lines: catchLines, unreadCount } = await catchersOf(type, raisers, sources);
    const catchers = catchLines.filter(({ symbol }) => inScope(symbol, scope));
    uses.push({ type, raisers: raisers.toSorted(comparePlaces), catchers: catchers.toSorted(comparePlaces), unreadCount });
  }
  return uses;
}

/** Lines that catch the class, in the files that define, raise, name or import it. */
async function catchersOf(
  type: SymbolNode,
  raisers: readonly FunctionLine[],
  { graph, lines }: Sources,
): Promise<{ readonly lines: readonly FunctionLine[]; readonly unreadCount: number }> {
  const namingSymbols = graph.incoming(type.id).flatMap(({ caller }) => graph.symbol(caller) ?? []);
  const nearSymbols = [type, ...raisers.map(({ symbol }) => symbol), ...namingSymbols, ...graph.importedBy(type.root, type.path)];
  const files = firstOfEach(nearSymbols, fileKeyOf);
  const functionLines: FunctionLine[] = [];
  for (const { root, path } of files.slice(0, maxFiles)) {
    const text = (await lines(root, path)) ?? [];
    for (const [line, lineText] of text.entries()) {
      const symbol = lineText.includes(type.fact.name) ? graph.at(root, path, line) : undefined;
      if (symbol?.role !== 'code') continue;
      const linesAbove = text.slice(Math.max(symbol.fact.range.start.line, line - maxLinesAbove), line);
      if (isCaught(type.fact.name, lineText, linesAbove)) functionLines.push({ symbol, line });
    }
  }
  return { lines: functionLines, unreadCount: Math.max(0, files.length - maxFiles) };
}

/** Whether a line catches this class, or tests for it an error that a line of `linesAbove` catches. */
function isCaught(name: string, lineText: string, linesAbove: readonly string[]): boolean {
  if (comment.test(lineText) || !lineText.split(/[^\p{L}\p{N}_$]+/u).includes(name)) return false;
  return catchHead.test(lineText) || (typeTest.test(lineText) && linesAbove.some((each) => catchHead.test(each)));
}

function comparePlaces(a: FunctionLine, b: FunctionLine): number {
  if (a.symbol.path !== b.symbol.path) return a.symbol.path < b.symbol.path ? -1 : 1;
  return a.line - b.line;
}
