// Finds definitions built upon another: subclasses and implementations, overriding methods, and overloads.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { satisfyingTypes } from '../../graph/golang/goShapes.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import { classMethodsByShape } from '../../graph/typing/structuralTypes.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';

/**
 * Classes that extend or implement `definitions` directly, and methods that override or implement them, including by the shape of their
 * class.
 */
export function derivedDefinitions(definitions: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const derived = definitions.flatMap((symbol) => [
    ...graph.incoming(symbol.id, ['extends', 'implements', 'overrides']).flatMap(({ caller }) => graph.symbol(caller) ?? []),
    ...classMethodsByShape(symbol, graph),
    ...classesMeetingByShape(symbol, graph),
    ...satisfyingTypes(symbol, graph),
  ]);
  return firstOfEach(derived, ({ id }) => id);
}

/** A definition that is built indirectly, with the class or interface between. */
export interface IndirectDefinition {
  readonly symbol: SymbolNode;
  readonly through: SymbolNode;
}

/** Limit of steps between a definition and an indirect one. Set by judgement. */
const maxSteps = 8;
/** Limit of definitions: larger families add no information. Set by judgement. */
const maxDefinitions = 500;

/** Classes built upon the `direct` ones, and so on, nearest first, each with its immediate base. */
export function indirectDefinitions(
  definitions: readonly SymbolNode[],
  direct: readonly SymbolNode[],
  graph: CodeGraph,
): readonly IndirectDefinition[] {
  const visited = new Set([...definitions, ...direct].map(({ id }) => id));
  const indirect: IndirectDefinition[] = [];
  let level: readonly SymbolNode[] = direct.filter(({ fact }) => isClassLike(fact));
  for (let step = 0; step < maxSteps && level.length && indirect.length < maxDefinitions; step++) {
    const next = level.flatMap((through) => derivedDefinitions([through], graph).map((symbol) => ({ symbol, through })));
    const unvisited = firstOfEach(
      next.filter(({ symbol }) => !visited.has(symbol.id)),
      ({ symbol }) => symbol.id,
    );
    for (const { symbol } of unvisited) visited.add(symbol.id);
    indirect.push(...unvisited);
    level = unvisited.map(({ symbol }) => symbol);
  }
  return indirect;
}

/** Classes that have all methods of an interface, or of the interface of a method. */
function classesMeetingByShape(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const { root, path, fact } = symbol;
  const method =
    fact.kind === 'interface'
      ? graph.inFile(root, path).find((each) => each.fact.parent === fact.index && each.fact.kind === 'method')
      : undefined;
  const classes = method ? classMethodsByShape(method, graph).flatMap((each) => ownerOf(each, graph) ?? []) : [];
  const ids = new Set(classes.map(({ id }) => id));
  // Subclasses of such a class implement the interface through it.
  return classes.filter(({ id }) => !graph.outgoing(id, ['extends']).some(({ callee }) => callee !== null && ids.has(callee)));
}

/** All definitions in the files of `definitions` that share a name with one of them: signatures and the one with the body. */
export function sameNameDefinitions(definitions: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const namesakes = definitions.flatMap(({ root, path, fact }) =>
    graph.inFile(root, path).filter((each) => each.fact.qualifiedName === fact.qualifiedName && each.fact.kind === fact.kind),
  );
  return firstOfEach(namesakes, ({ id }) => id);
}
