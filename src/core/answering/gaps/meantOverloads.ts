// Chooses the overload that a gap means: the one with the given parameters, `print(Object, boolean)`, otherwise the one that does the work.
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import { allLinesOf } from '../../searching/candidate.ts';

/** The overloads among `symbols` with the `written` parameters; all of them when none matches or nothing is written. */
export function meantOverloads(symbols: readonly SymbolNode[], written: string | undefined): readonly SymbolNode[] {
  if (written === undefined || symbols.length < 2) return symbols;
  const parts = partsOf(written);
  const fitting = symbols.filter(({ fact: { parameters } }) => {
    const own = parameters.filter(({ name }) => name !== 'self' && name !== 'cls');
    return own.length === parts.length && own.every(({ name, type }, i) => saysSame(parts[i] ?? '', name, type ?? ''));
  });
  return fitting.length ? fitting : symbols;
}

/**
 * The overload (function of the same name in the same file) at which their calls of each other end, else the one that most others call,
 * else the one with the longest body; undefined for other symbols.
 */
export function workingOverload(symbols: readonly SymbolNode[], graph: CodeGraph): SymbolNode | undefined {
  const [first] = symbols;
  if (!first || symbols.length < 2 || !symbols.every((each) => isOverloadOf(each, first))) return undefined;
  const ids = new Set(symbols.map(({ id }) => id));
  const overloadsAt = (matches: readonly SymbolNode['id'][], { id }: SymbolNode): number =>
    new Set(matches.filter((each) => each !== id && ids.has(each))).size;
  const length = (symbol: SymbolNode): number => allLinesOf(symbol).last - allLinesOf(symbol).first;
  const rated = symbols.map((symbol) => {
    const calling = overloadsAt(
      graph.incoming(symbol.id, ['calls']).map(({ caller }) => caller),
      symbol,
    );
    const called = overloadsAt(
      graph.outgoing(symbol.id, ['calls']).flatMap(({ callee }) => callee ?? []),
      symbol,
    );
    return { symbol, isEnd: calling > 0 && called === 0, calling };
  });
  rated.sort((a, b) => Number(b.isEnd) - Number(a.isEnd) || b.calling - a.calling || length(b.symbol) - length(a.symbol));
  return rated[0]?.symbol;
}

function isOverloadOf({ root, path, fact }: SymbolNode, other: SymbolNode): boolean {
  const isFunction = fact.kind === 'method' || fact.kind === 'function';
  return isFunction && root === other.root && path === other.path && fact.qualifiedName === other.fact.qualifiedName;
}

/** Splits at commas outside brackets. */
function partsOf(written: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of written) {
    if ('<[({'.includes(character)) depth++;
    if ('>])}'.includes(character)) depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A parameter is written as type, name or both; generic arguments and modules are often omitted. */
function saysSame(written: string, name: string, type: string): boolean {
  const words = new Set(bare(written).split(/[\s:]+/));
  return words.has(bare(name)) || (type !== '' && words.has(bare(type)));
}

function bare(text: string): string {
  return text
    .replace(/<.*>/s, '')
    .replace(/\b(?:[\w$]+\.)+/g, '')
    .replace(/^\.{3}|\.{3}$/g, '[]')
    .trim();
}
