// Chooses the overload that a gap means: the one with the given parameters, `print(Object, boolean)`, otherwise the one that does the work.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { allLinesOf } from '../../searching/candidate.ts';

/** The overloads among `symbols` with the parameters in `parameterText`; all of them when none matches or nothing is written. */
export function meantOverloads(symbols: readonly SymbolNode[], parameterText: string | undefined): readonly SymbolNode[] {
  if (parameterText === undefined || symbols.length < 2) return symbols;
  const requestedParameters = partsOf(parameterText);
  const matchingOverloads = symbols.filter(({ fact: { parameters } }) => {
    const writtenParameters = parameters.filter(({ name }) => name !== 'self' && name !== 'cls');
    return (
      writtenParameters.length === requestedParameters.length &&
      writtenParameters.every(({ name, type }, i) => isSameParameter(requestedParameters[i] ?? '', name, type ?? ''))
    );
  });
  return matchingOverloads.length ? matchingOverloads : symbols;
}

/**
 * The overload that does the work: the one at which the calls among the overloads end, else the one that most others call, else the longest.
 * Undefined unless all `symbols` are overloads, which are functions of one name in one file.
 */
export function workingOverload(symbols: readonly SymbolNode[], graph: CodeGraph): SymbolNode | undefined {
  const [first] = symbols;
  if (!first || symbols.length < 2 || !symbols.every((each) => isOverloadOf(each, first))) return undefined;
  const ids = new Set(symbols.map(({ id }) => id));
  const countOverloads = (otherIds: readonly SymbolNode['id'][], { id }: SymbolNode): number =>
    new Set(otherIds.filter((each) => each !== id && ids.has(each))).size;
  const lineCount = (symbol: SymbolNode): number => allLinesOf(symbol).last - allLinesOf(symbol).first;
  const ratedOverloads = symbols.map((symbol) => {
    const callerCount = countOverloads(
      graph.incoming(symbol.id, ['calls']).map(({ caller }) => caller),
      symbol,
    );
    const calleeCount = countOverloads(
      graph.outgoing(symbol.id, ['calls']).flatMap(({ callee }) => callee ?? []),
      symbol,
    );
    return { symbol, isEnd: callerCount > 0 && calleeCount === 0, callerCount };
  });
  ratedOverloads.sort(
    (a, b) => Number(b.isEnd) - Number(a.isEnd) || b.callerCount - a.callerCount || lineCount(b.symbol) - lineCount(a.symbol),
  );
  return ratedOverloads[0]?.symbol;
}

function isOverloadOf({ root, path, fact }: SymbolNode, other: SymbolNode): boolean {
  const isFunction = fact.kind === 'method' || fact.kind === 'function';
  return isFunction && root === other.root && path === other.path && fact.qualifiedName === other.fact.qualifiedName;
}

/** Splits at commas outside brackets. */
function partsOf(parameterText: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of parameterText) {
    if ('<[({'.includes(character)) depth++;
    if ('>])}'.includes(character)) depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A parameter is written as type, name or both; generic arguments and modules are often omitted. */
function isSameParameter(parameterText: string, name: string, type: string): boolean {
  const words = new Set(simplifyType(parameterText).split(/[\s:]+/));
  return words.has(simplifyType(name)) || (type !== '' && words.has(simplifyType(type)));
}

function simplifyType(text: string): string {
  return text
    .replace(/<.*>/s, '')
    .replace(/\b(?:[\w$]+\.)+/g, '')
    .replace(/^\.{3}|\.{3}$/g, '[]')
    .trim();
}
