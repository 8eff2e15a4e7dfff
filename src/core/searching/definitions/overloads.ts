// TypeScript writes the signatures of an overloaded function before its implementation: to people they are one function, and so they are here.
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../graph/edges/types.ts';
import { symbolId } from '../../symbols/symbolId.ts';

/** The definition that does the work: of overloads the implementation, in declarations the last; any other symbol is itself. */
export function implementationOf(symbol: SymbolNode, graph: CodeGraph): SymbolNode {
  return overloadsOf(symbol, graph).at(-1) ?? symbol;
}

/** The implementations of `symbols`, each once, in their order; what a file of declarations says of one that is there too is left out. */
export function implementationsOf(symbols: readonly SymbolNode[], graph: CodeGraph): SymbolNode[] {
  const written = new Set(symbols.flatMap((symbol) => (isStub(symbol) ? [] : [placeKey(symbol)])));
  const kept = written.size === 0 ? symbols : symbols.filter((symbol) => !isStub(symbol) || !written.has(placeKey(symbol)));
  const each = kept.map((symbol) => implementationOf(symbol, graph));
  return [...new Map(each.map((symbol) => [symbol.id, symbol])).values()];
}

const stubEnding = /\.pyi$|\.d\.[cm]?ts$/;

/** In a file that only declares what another one does. */
function isStub({ path }: SymbolNode): boolean {
  return stubEnding.test(path);
}

/** `shop/cart.pyi` speaks of `shop/cart.py` and `cart.d.ts` of `cart.js`, wherever types are kept: the name of the file and of the symbol count. */
function placeKey({ path, fact }: SymbolNode): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return `${file.replace(/\.d\.[cm]?ts$|\.\w+$/, '')} ${fact.qualifiedName}`;
}

/** Calls of a function, through whichever of its signatures. */
export function callsOf(symbol: SymbolNode, graph: CodeGraph): readonly Edge[] {
  const overloads = overloadsOf(symbol, graph);
  return overloads.length > 1 ? overloads.flatMap(({ id }) => graph.callers(id)) : graph.callers(symbol.id);
}

/** `flow` from the implementation of `symbol`; steps that lead to a signature go on in its implementation. */
export function flowFrom(symbol: SymbolNode, graph: CodeGraph, hops: number, width: number): FlowNode {
  // Calls that leave the workspace must not take the places of those inside it.
  const from = graph.flow(implementationOf(symbol, graph).id, hops, 2 * width);
  return continued(from, { graph, width }, hops, new Set());
}

function continued(
  node: FlowNode,
  { graph, width }: { graph: CodeGraph; width: number },
  hops: number,
  above: ReadonlySet<string>,
): FlowNode {
  const { symbol } = node;
  if (!symbol) return node;
  const real = implementationOf(symbol, graph);
  const recursive = node.recursive || above.has(real.id);
  const deeper = real.id !== symbol.id && !recursive && hops > 0 ? graph.flow(real.id, hops, 2 * width) : node;
  const path = new Set(above).add(real.id);
  const kept = recursive ? [] : within(deeper.children, width);
  const children = kept.map((child) => continued(child, { graph, width }, hops - 1, path));
  return { ...node, symbol: real, recursive, children, omitted: deeper.omitted + deeper.children.length - kept.length };
}

/** At most `width` steps inside the workspace and as many out of it, in the order of their lines. */
function within(children: readonly FlowNode[], width: number): FlowNode[] {
  const left = { inside: width, outside: width };
  return children.filter(({ symbol }) => left[symbol ? 'inside' : 'outside']-- > 0);
}

/** All definitions of an overloaded function in the order of their lines; the symbol alone when it is not one. */
function overloadsOf(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const { parent, qualifiedName, kind, ordinal } = symbol.fact;
  if (!canOverload(symbol)) return [symbol];
  // Nearly all names are there once in their file, and this is asked for every find of a search.
  if (ordinal === 0 && !graph.symbol(symbolId(symbol.root, symbol.path, qualifiedName, 1))) return [symbol];
  // A property is a pair of functions with one name, and each does its own work. Asked now: the head may have to be unpacked.
  if (/^(?:\w+ )*[gs]et /.test(symbol.fact.signature)) return [symbol];
  const inFile = graph.inFile(symbol.root, symbol.path);
  const same = inFile.filter(({ fact }) => fact.parent === parent && fact.qualifiedName === qualifiedName && fact.kind === kind);
  const parents = new Set(inFile.map(({ fact }) => fact.parent));
  return same.slice(0, -1).every((each) => !parents.has(each.fact.index) && isSignature(each, graph)) ? same : [symbol];
}

function canOverload({ language, fact }: SymbolNode): boolean {
  return (
    (language === 'typescript' || language === 'tsx') && (fact.kind === 'function' || fact.kind === 'method') && !fact.name.startsWith('<')
  );
}

/** Nothing happens in a signature. */
function isSignature({ id, fact }: SymbolNode, graph: CodeGraph): boolean {
  return fact.reads.length + fact.mutates.length + fact.raises.length === 0 && graph.callees(id).length === 0;
}
