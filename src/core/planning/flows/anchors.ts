// Finds the start of a flow that a question describes without a name in code: that of the program, or the handler of a command line option.
import { neverCancelled } from '../../base/cancellation.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunctionOrRoute } from '../../graph/edges/functionKinds.ts';
import type { FlowAnchor } from '../../reading/intent.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { ResolvedScope } from '../../searching/scope.ts';
import { roleWithin } from '../../searching/testCode.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import {
  projectEntries,
  isProgram,
  leftOutEntries,
  manifestsOf,
  type ProjectEntry,
  type LeftOutEntry,
} from '../overview/projectEntries.ts';
import { projectFiles } from '../overview/projectFiles.ts';
import { flowSize } from '../entryPoints.ts';

/** The starts for an anchor. */
export interface AnchoredStarts {
  /** Surest first. */
  readonly symbols: readonly SymbolNode[];
  /** Starts of the program in its manifest that the index leaves out. */
  readonly leftOut: readonly LeftOutEntry[];
}

const maxStarts = 4;
/** Maximum places of one option that are read: its declaration is among the first. */
const maxPlaces = 40;
/** Lines before an option that belong to its declaration. Set by judgement: a call with one argument per line. */
const linesBefore = 3;
/** Lines after it that do. */
const linesAfter = 8;

/** The functions for `anchor`; empty where none is known. */
export async function anchoredStarts(anchor: FlowAnchor, { scope }: Inquiry, sources: Sources): Promise<AnchoredStarts> {
  if (anchor.of === 'program') return programStarts(scope, sources);
  const symbols: SymbolNode[] = [];
  for (const option of anchor.options) symbols.push(...(await handlersOf(option, scope, sources)));
  return { symbols: [...new Set(symbols)].slice(0, maxStarts), leftOut: [] };
}

/**
 * Starts of the programs in the scope; where no manifest names a program, of the project. Omits functions that call nothing here, since
 * they start no flow.
 */
async function programStarts(scope: ResolvedScope, sources: Sources): Promise<AnchoredStarts> {
  const { graph } = sources;
  const entries: ProjectEntry[] = [];
  const leftOut: LeftOutEntry[] = [];
  for (const project of projectFiles(sources, scope)) {
    const manifests = await manifestsOf(project, sources);
    const missing = leftOutEntries(project, manifests, sources);
    leftOut.push(...missing);
    entries.push(...projectEntries(project, manifests, graph, missing));
  }
  const programs = entries.filter(isProgram);
  const symbols = (programs.length ? programs : entries).flatMap((entry) => startOf(entry, graph) ?? []);
  return { symbols: [...new Set(symbols)].filter(({ id }) => flowSize(id, graph) > 0).slice(0, maxStarts), leftOut };
}

/** The function at which an entry starts, otherwise the top-level code of its file. */
function startOf({ file, symbol }: ProjectEntry, graph: CodeGraph): SymbolNode | undefined {
  const fileSymbols = graph.inFile(file.root, file.path);
  if (symbol?.fact.kind !== 'class') return symbol ?? fileSymbols.find(({ fact }) => fact.kind === 'module');
  return fileSymbols.find(({ fact }) => fact.parent === symbol.fact.index && /^main$/i.test(fact.name)) ?? symbol;
}

/**
 * Handlers of an option: functions that the lines around its text pass on, such as a callback. Otherwise the functions around the text that
 * call something.
 */
async function handlersOf(option: string, scope: ResolvedScope, sources: Sources): Promise<readonly SymbolNode[]> {
  const { graph } = sources;
  const handlers: SymbolNode[] = [];
  const holders: SymbolNode[] = [];
  for (const { root, path, line } of await placesOf(option, scope, sources)) {
    const holder = graph.at(root, path, line);
    if (!holder || roleWithin(holder, holder.role, graph) !== 'code') continue;
    const nearHandlers = passedFunctionsNear(root, path, line, graph);
    handlers.push(...nearHandlers);
    if (nearHandlers.length === 0 && isFunctionOrRoute(holder)) holders.push(holder);
  }
  if (handlers.length) return [...new Set(handlers)];
  return [...new Set(holders)].filter(({ id }) => flowSize(id, graph) > 0);
}

/** Functions that the lines around `line` name without calling them, nearest first. */
function passedFunctionsNear(root: string, path: string, line: number, graph: CodeGraph): readonly SymbolNode[] {
  const nearEdges = graph
    .inFile(root, path)
    .flatMap(({ id }) => graph.outgoing(id, ['references']))
    .filter((edge) => edge.line >= line - linesBefore && edge.line <= line + linesAfter)
    .toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
  return nearEdges.flatMap(({ callee }) => {
    const symbol = callee === null ? undefined : graph.symbol(callee);
    return symbol && isFunctionOrRoute(symbol) && symbol.role === 'code' ? [symbol] : [];
  });
}

/** Lines of code with the option in a string, not in a comment. */
async function placesOf(
  option: string,
  scope: ResolvedScope,
  { texts, graph, token }: Sources,
): Promise<readonly { readonly root: string; readonly path: string; readonly line: number }[]> {
  if (!texts) return [];
  const places: { root: string; path: string; line: number }[] = [];
  const isMeant = ({ root, path, role }: { root: string; path: string; role: string }): boolean =>
    role === 'code' && scope.contains(root, path) && graph.inFile(root, path).length > 0;
  const optionInString = new RegExp(`["'\`][^"'\`]{0,40}${option}(?![\\w-])`, 'u');
  await filesHoldingRuns(
    [option],
    texts,
    {
      includes: isMeant,
      maxOffsets: maxPlaces,
      take: ({ file: { root, path }, text, offsetsByRun: [offsets = []] }) => {
        for (const offset of offsets) {
          const start = text.lastIndexOf('\n', offset) + 1;
          const end = text.indexOf('\n', offset);
          const line = text.slice(start, end < 0 ? undefined : end);
          if (!optionInString.test(line) || /^\s*(?:\/\/|#(?!\[)|\*|--)/.test(line)) continue;
          places.push({ root, path, line: text.slice(0, start).split('\n').length - 1 });
        }
      },
    },
    token ?? neverCancelled,
  );
  return places.slice(0, maxPlaces);
}
