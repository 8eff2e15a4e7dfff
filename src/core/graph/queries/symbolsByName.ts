// Finds symbols by names as people write them: own names, dotted suffixes, names after their module.
import { compareTexts } from '../../base/compareTexts.ts';
import type { Definitions } from '../files/definitions.ts';
import { SymbolLines } from '../files/symbolLines.ts';
import type { SymbolNode } from '../edges/graphTypes.ts';

/**
 * All symbols called `name`, case-sensitive: by own name, by suffix of the qualified name (`Class.method`), or with parts of the path
 * before it (`pkg.module.function`). Ordered by file and line.
 */
export function symbolsByName(definitions: Definitions, name: string): readonly SymbolNode[] {
  const plain = name.trim().replace(/::/g, '.').replace(/\(\)$/, '');
  const exact = findSymbols(definitions, plain);
  const spelling = exact.length ? undefined : otherSpelling(plain);
  return spelling === undefined ? exact : findSymbols(definitions, spelling);
}

/**
 * Alternative spelling of a member: a private one without its `#`, or a method with the `#` of Ruby's documentation. A bare name has
 * none, since a private member is named by its class or its `#`.
 */
function otherSpelling(name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)}.#${name.slice(dot + 1)}` : undefined;
}

function findSymbols(definitions: Definitions, name: string): readonly SymbolNode[] {
  const ownName = name.slice(name.lastIndexOf('.') + 1);
  const namesakes = definitions.withName(ownName);
  const symbols = namesakes.filter(({ fact }) => endsWith(fact.qualifiedName, name));
  const matches = symbols.length || ownName === name ? symbols : namesakes.filter((node) => endsWith(dottedName(node), name));
  return [...matches].sort((a, b) => compareTexts(a.root, b.root) || compareTexts(a.path, b.path) || a.fact.index - b.fact.index);
}

function endsWith(qualifiedName: string, suffix: string): boolean {
  return qualifiedName === suffix || qualifiedName.endsWith(`.${suffix}`);
}

/** Path and qualified name as one dotted name, without extension and package file. */
function dottedName(node: SymbolNode): string {
  const module = node.path.replace(/(?:\.d)?\.[^./]*$/, '').replace(/\/(?:__init__|index)$/, '');
  return `${module.replaceAll('/', '.')}.${node.fact.qualifiedName}`;
}

/** The innermost of `symbols` (all of one file) on the line: the one that starts last, or the inner one of two that start together. */
export function innermostAt(symbols: readonly SymbolNode[], line: number, column?: number): SymbolNode | undefined {
  let best: SymbolNode | undefined;
  for (const symbol of SymbolLines.of(symbols).symbolsOn(line).toReversed()) {
    const { start, end } = symbol.fact.range;
    // A range that ends at column 0 excludes that line.
    if (end.column === 0 && end.line === line && end.line > start.line) continue;
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
