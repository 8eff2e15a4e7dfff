// What is built upon a definition: classes that derive from it or meet it, methods that override it, and its overloads.
import { firstOfEach } from '../../base/firstOfEach.ts';
import { ownerOf } from '../../graph/owners.ts';
import { writtenByShape } from '../../graph/shapes.ts';
import type { CodeGraph, SymbolNode } from '../../graph/types.ts';

/** Classes that extend or implement `definitions` directly, or methods that override or implement them, also by the shape of their class. */
export function builtUpon(definitions: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const all = definitions.flatMap((symbol) => [
    ...graph.incoming(symbol.id, ['extends', 'implements', 'overrides']).flatMap(({ caller }) => graph.symbol(caller) ?? []),
    ...writtenByShape(symbol, graph),
    ...meetingByShape(symbol, graph),
  ]);
  return firstOfEach(all, ({ id }) => id);
}

/** Classes that have all methods of an interface: what one of the methods is written in. */
function meetingByShape(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const { root, path, fact } = symbol;
  const method =
    fact.kind === 'interface'
      ? graph.inFile(root, path).find((each) => each.fact.parent === fact.index && each.fact.kind === 'method')
      : undefined;
  const classes = method ? writtenByShape(method, graph).flatMap((each) => ownerOf(each, graph) ?? []) : [];
  const ids = new Set(classes.map(({ id }) => id));
  // What derives from one of them meets the interface through it.
  return classes.filter(({ id }) => !graph.outgoing(id, ['extends']).some(({ callee }) => callee !== null && ids.has(callee)));
}

/** All definitions in the files of `definitions` that have the name of one of them: signatures, and the one with the body. */
export function overloadsOf(definitions: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const all = definitions.flatMap(({ root, path, fact }) =>
    graph.inFile(root, path).filter((each) => each.fact.qualifiedName === fact.qualifiedName && each.fact.kind === fact.kind),
  );
  return firstOfEach(all, ({ id }) => id);
}
