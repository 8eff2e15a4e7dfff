// Definitions with the ranges that an editor shows: those of a file as a tree, those that a name means, and those that derive from them.
import { isLocalConstant } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { FileRef } from '../../ports.ts';
import type { Range } from '../../base/positions.ts';
import type { SymbolKind } from '../../symbols/facts.ts';
import type { SymbolId } from '../../symbols/symbolId.ts';
import { resolveNameAt, type NamedPlace } from '../definitions/resolveNameAt.ts';
import { derivedDefinitions, indirectDefinitions } from './derivedDefinitions.ts';

/** A definition with the ranges of its text and of its name, zero-based. `id` names it as long as its file keeps it. */
export interface RangedDefinition extends FileRef {
  readonly id: SymbolId;
  readonly name: string;
  readonly qualifiedName: string;
  readonly kind: SymbolKind;
  readonly range: Range;
  readonly nameRange: Range;
}

/** A definition of a file with the definitions inside it. */
export interface OutlineEntry extends RangedDefinition {
  readonly children: readonly OutlineEntry[];
}

/** The definition of a symbol, for an editor. */
export function rangedDefinition({ id, root, path, fact }: SymbolNode): RangedDefinition {
  const { name, qualifiedName, kind, range, nameRange } = fact;
  return { id, root, path, name, qualifiedName, kind, range, nameRange };
}

/** Whether a person sees the symbol as a definition of its own: not a function without a name, and not a variable of a function. */
export function isListed(symbol: SymbolNode, graph: CodeGraph): boolean {
  const { kind, name } = symbol.fact;
  return kind !== 'module' && !name.startsWith('<') && !isLocalConstant(symbol, graph);
}

/** The definitions of a file as a tree, in the order of the text. What functions without a name define stands with what they are in. */
export function outlineOf({ root, path }: FileRef, graph: CodeGraph): readonly OutlineEntry[] {
  const symbols = graph.inFile(root, path);
  const childrenOf = new Map<number, SymbolNode[]>();
  for (const symbol of symbols) {
    const siblings = childrenOf.get(symbol.fact.parent);
    if (siblings) siblings.push(symbol);
    else childrenOf.set(symbol.fact.parent, [symbol]);
  }
  const entriesIn = (parent: number): readonly OutlineEntry[] =>
    (childrenOf.get(parent) ?? []).flatMap((symbol) => {
      const children = entriesIn(symbol.fact.index);
      return isListed(symbol, graph) ? [{ ...rangedDefinition(symbol), children }] : children;
    });
  return entriesIn(-1);
}

/** The definitions that a name on a zero-based line means; several for a name that may mean each of them. */
export function definitionsNamedAt(place: NamedPlace, graph: CodeGraph): readonly RangedDefinition[] {
  return resolveNameAt(place, graph).map(rangedDefinition);
}

/** Types that extend or implement the named one, and methods that override or implement it, also through others between. */
export function derivedFrom(place: NamedPlace, graph: CodeGraph): readonly RangedDefinition[] {
  const definitions = resolveNameAt(place, graph);
  const direct = derivedDefinitions(definitions, graph);
  const indirect = indirectDefinitions(definitions, direct, graph).map(({ symbol }) => symbol);
  return [...direct, ...indirect].map(rangedDefinition);
}
