// Structural typing: finds interfaces that a class satisfies by its methods without naming them, and classes that satisfy an interface.
import { ownerOf } from '../files/enclosingSymbols.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../edges/graphTypes.ts';

/** Methods with the name of `symbol` in interfaces that its class satisfies structurally: it has every method that they declare. */
export function interfaceMethodsByShape(symbol: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const ownClass = ownerOf(symbol, graph);
  if (ownClass?.fact.kind !== 'class') return [];
  const methods = allMethodNames(ownClass, graph);
  return namesakes(symbol, graph).filter((other) => {
    const owner = ownerOf(other, graph);
    return owner?.fact.kind === 'interface' && methodNames(owner, graph).every((name) => methods.has(name));
  });
}

/** Methods with the name of the interface method `symbol` in classes that satisfy the interface structurally. */
export function classMethodsByShape(symbol: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const ownInterface = ownerOf(symbol, graph);
  if (ownInterface?.fact.kind !== 'interface') return [];
  const declaredNames = methodNames(ownInterface, graph);
  return namesakes(symbol, graph).filter((other) => {
    const owner = ownerOf(other, graph);
    if (owner?.fact.kind !== 'class') return false;
    const methods = allMethodNames(owner, graph);
    return declaredNames.every((name) => methods.has(name));
  });
}

/** Other methods of the name in structurally typed languages. */
function namesakes(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const { language, fact, id } = symbol;
  const rules = rulesOf(language);
  if (fact.kind !== 'method' || !rules.fitsByShape) return [];
  return graph
    .byName(fact.name)
    .filter(
      (other) => other.id !== id && other.fact.kind === 'method' && other.fact.name === fact.name && rulesOf(other.language) === rules,
    );
}

/** Names of the own and inherited methods of a class. */
function allMethodNames(owner: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  const classes = new Map([[owner.id, owner]]);
  // The map grows during iteration.
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
