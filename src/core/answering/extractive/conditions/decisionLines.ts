// Writes parts that the answers about deciding lines share: a line with its citation, a raise, a chain of calls, and the code around lines.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { cutMarker } from '../../../packing/cut.ts';
import type { CallPath } from '../../../planning/decisions/decisionTypes.ts';
import type { WayOut } from '../../../planning/decisions/waysOut.ts';
import { decidingLine } from '../../material/evidence/excerpt.ts';
import { wholeStatements } from '../../material/evidence/wholeStatements.ts';
import { code } from '../../page/markdownText.ts';
import { nameAsCode } from '../symbolText.ts';
import { quotedLine } from '../quotedLine.ts';
import type { WriterContext } from '../writerContext.ts';

/** Maximum lines of a function that is shown whole. */
const maxWholeLines = 26;
/** Lines around a match in a longer function. */
const linesAround = 1;
/** Lines around a guess: the deciding code may be near. */
const aroundGuess = 5;

/** A raise by its type; a returned error, and one without a type, by its line. */
export async function raiseClause(
  writerContext: WriterContext,
  decidingSymbol: SymbolNode,
  { line, value }: WayOut,
  name: string,
): Promise<string> {
  const citation = await citedLine(writerContext, decidingSymbol, line);
  const text = await quotedLine(writerContext.page, decidingSymbol, line);
  return value && /(?:throw|raise)(?!\w)/.test(text)
    ? l10n.t('{0} raises {1}', name, code(value) + citation)
    : l10n.t('{0} fails in this line: {1}', name, text + citation);
}

/** The callees along a chain of calls, each cited at its call. */
export async function callChainText({ page, graph }: WriterContext, symbol: SymbolNode, through: CallPath): Promise<string> {
  const names: string[] = [];
  for (const edge of through) {
    const caller = graph.symbol(edge.caller) ?? symbol;
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (callee)
      names.push(
        nameAsCode(callee) + (await page.citeEdge(edge, caller, `${caller.fact.name} → ${callee.fact.name}`, l10n.t('leads there'))),
      );
  }
  return names.join(' → ');
}

/** A short function as it is; of a longer one its head and the deciding lines. */
export async function codeOf(
  { page, terms }: WriterContext,
  symbol: SymbolNode,
  lines: readonly number[],
  isGuess: boolean,
): Promise<string[]> {
  const { root, path, fact, language } = symbol;
  const file = (await page.book.readLines(root, path)) ?? [];
  const { start, end } = fact.range;
  if (end.line - start.line < maxWholeLines || lines.length === 0)
    return file.slice(start.line, Math.min(end.line, start.line + maxWholeLines) + 1);
  const lineSet = new Set([fact.nameRange.start.line]);
  const decidingOffset = isGuess ? decidingLine(file.slice(start.line, end.line + 1), symbol, terms) : undefined;
  const extraLines = decidingOffset === undefined ? [] : [start.line + decidingOffset];
  const margin = isGuess ? aroundGuess : linesAround;
  for (const line of [...lines, ...extraLines]) {
    const { from, to } = wholeStatements(file, start.line, { from: line - margin, to: line + 1 + margin });
    for (let shownLine = Math.max(start.line, from); shownLine < Math.min(end.line + 1, to); shownLine++) lineSet.add(shownLine);
  }
  const codeLines: string[] = [];
  let lastLine = start.line - 1;
  for (const line of [...lineSet].sort((a, b) => a - b)) {
    if (line > lastLine + 1 && lastLine >= start.line) codeLines.push(cutMarker(line - lastLine - 1, language));
    codeLines.push(file[line] ?? '');
    lastLine = line;
  }
  return lastLine < end.line ? [...codeLines, cutMarker(end.line - lastLine, language)] : codeLines;
}

/** Cites a deciding line. */
export function citedLine({ page }: WriterContext, symbol: SymbolNode, line: number): Promise<string> {
  const { root, path } = symbol;
  return page.cite({ root, path, lines: { first: line, last: line } }, symbol.fact.qualifiedName, l10n.t('decides it'), symbol);
}

/** Says how many calls were not read because they lead out of the workspace. */
export function outsideCallsSentence(count: number): string {
  return count === 1
    ? l10n.t('1 call leads out of the workspace: what it does was not read.')
    : l10n.t('{0} calls lead out of the workspace: what they do was not read.', count);
}
