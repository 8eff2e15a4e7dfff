// Symbols by the names that people write: own names, dotted suffixes, names with their module in front.
import { compare, type Definitions } from './definitions.ts';
import type { SymbolNode } from './types.ts';

/**
 * All symbols that `name` means, exactly and with regard to case: by own name, by the end of the qualified name (`Class.method`), or with
 * parts of the path before it (`pkg.module.function`). In the order of files and lines.
 */
export function symbolsByName(definitions: Definitions, name: string): readonly SymbolNode[] {
  const wanted = name.trim().replace(/::/g, '.').replace(/\(\)$/, '');
  const own = wanted.slice(wanted.lastIndexOf('.') + 1);
  const candidates = definitions.named(own);
  const found = candidates.filter(({ fact }) => endsWith(fact.qualifiedName, wanted));
  const matches = found.length || own === wanted ? found : candidates.filter((node) => endsWith(dottedName(node), wanted));
  return [...matches].sort((a, b) => compare(a.root, b.root) || compare(a.path, b.path) || a.fact.index - b.fact.index);
}

function endsWith(qualified: string, wanted: string): boolean {
  return qualified === wanted || qualified.endsWith(`.${wanted}`);
}

/** Path and qualified name as one dotted name, without ending and package file. */
function dottedName(node: SymbolNode): string {
  const module = node.path.replace(/(?:\.d)?\.[^./]*$/, '').replace(/\/(?:__init__|index)$/, '');
  return `${module.replaceAll('/', '.')}.${node.fact.qualifiedName}`;
}

/** First and last lines of symbols in turn, by the list of those of one file: it is gone through for every place. */
const lineRanges = new WeakMap<readonly SymbolNode[], Int32Array>();

function lineRangesOf(symbols: readonly SymbolNode[]): Int32Array {
  const lines = new Int32Array(2 * symbols.length);
  for (const [at, { fact }] of symbols.entries()) {
    const { start, end } = fact.range;
    lines[2 * at] = start.line;
    lines[2 * at + 1] = end.column === 0 && end.line > start.line ? end.line - 1 : end.line;
  }
  lineRanges.set(symbols, lines);
  return lines;
}

/** The innermost of `symbols` (all of one file) that holds the line: the one that starts last, the inner one where two start together. */
export function innermostAt(symbols: readonly SymbolNode[], line: number, column?: number): SymbolNode | undefined {
  let best: SymbolNode | undefined;
  const lines = lineRanges.get(symbols) ?? lineRangesOf(symbols);
  for (let at = 0; at < symbols.length; at++) {
    if ((lines[2 * at] ?? 0) > line || (lines[2 * at + 1] ?? 0) < line) continue;
    const symbol = symbols[at];
    if (!symbol) continue;
    const { start, end } = symbol.fact.range;
    if (column !== undefined && ((start.line === line && start.column > column) || (end.line === line && end.column <= column))) continue;
    if (!best || isInside(symbol, best)) best = symbol;
  }
  return best ?? symbols[0];
}

function isInside(symbol: SymbolNode, outer: SymbolNode): boolean {
  const a = symbol.fact.range.start;
  const b = outer.fact.range.start;
  return outer.fact.kind === 'module' || a.line > b.line || (a.line === b.line && a.column >= b.column);
}
