// Classes and interfaces that fit by their methods alone: where the language asks for no name, a class meets an interface that it never mentions.
import { familyOf, fitsByShape } from '../edges/families.ts';
import { ownerOf } from '../edges/owners.ts';
import type { CodeGraph, SymbolNode } from '../edges/types.ts';

/** Methods of the name of `symbol` in interfaces that its class fits by shape: it has every method that they declare. */
export function declaredByShape(symbol: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const own = ownerOf(symbol, graph);
  if (own?.fact.kind !== 'class') return [];
  const methods = allMethodNames(own, graph);
  return namesakes(symbol, graph).filter((other) => {
    const owner = ownerOf(other, graph);
    return owner?.fact.kind === 'interface' && methodNames(owner, graph).every((name) => methods.has(name));
  });
}

/** Methods of the name of `symbol`, which an interface declares, in classes that fit the interface by shape. */
export function writtenByShape(symbol: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const own = ownerOf(symbol, graph);
  if (own?.fact.kind !== 'interface') return [];
  const declared = methodNames(own, graph);
  return namesakes(symbol, graph).filter((other) => {
    const owner = ownerOf(other, graph);
    if (owner?.fact.kind !== 'class') return false;
    const methods = allMethodNames(owner, graph);
    return declared.every((name) => methods.has(name));
  });
}

/** Other methods of the name in languages that go by shape. */
function namesakes(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const { language, fact, id } = symbol;
  const family = familyOf(language);
  if (fact.kind !== 'method' || !fitsByShape(family)) return [];
  return graph
    .byName(fact.name)
    .filter(
      (other) => other.id !== id && other.fact.kind === 'method' && other.fact.name === fact.name && familyOf(other.language) === family,
    );
}

/** Names of the methods of a class, its own and those that it inherits. */
function allMethodNames(owner: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  const classes = new Map([[owner.id, owner]]);
  // The map grows while it is gone through.
  for (const { id } of classes.values())
    for (const { callee } of graph.outgoing(id, ['extends'])) {
      const base = callee === null ? undefined : graph.symbol(callee);
      if (base?.fact.kind === 'class') classes.set(base.id, base);
    }
  return new Set([...classes.values()].flatMap((each) => methodNames(each, graph)));
}

function methodNames({ root, path, fact: { index } }: SymbolNode, graph: CodeGraph): readonly string[] {
  return graph.inFile(root, path).flatMap(({ fact }) => (fact.parent === index && fact.kind === 'method' ? fact.name : []));
}
