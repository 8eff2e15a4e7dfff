// TypeScript writes the signatures of an overloaded function before its implementation: to people they are one function, and so they are here.
import { languages } from '../../syntax/languages.ts';
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../graph/edges/types.ts';
import { symbolId } from '../../symbols/symbolId.ts';

/** The definition that does the work: of overloads the implementation, in declarations the last; any other symbol is itself. */
export function implementationOf(symbol: SymbolNode, graph: CodeGraph): SymbolNode {
  return overloadsOf(symbol, graph).at(-1) ?? symbol;
}

/** The implementations of `symbols`, each once, in their order; what a file of declarations says of one that is there too is left out. */
export function implementationsOf(symbols: readonly SymbolNode[], graph: CodeGraph): SymbolNode[] {
  const written = new Set(symbols.flatMap((symbol) => (isStub(symbol) ? [] : [placeKey(symbol)])));
  const implementations = written.size === 0 ? symbols : symbols.filter((symbol) => !isStub(symbol) || !written.has(placeKey(symbol)));
  const each = implementations.map((symbol) => implementationOf(symbol, graph));
  return [...new Map(each.map((symbol) => [symbol.id, symbol])).values()];
}

/** The head of a function that reads or writes a property. */
const accessor = /^(?:\w+ )*[gs]et /;

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
export function callsOfOverloads(symbol: SymbolNode, graph: CodeGraph): readonly Edge[] {
  const overloads = overloadsOf(symbol, graph);
  return overloads.length > 1 ? overloads.flatMap(({ id }) => graph.callers(id)) : graph.callers(symbol.id);
}

/** Implementations of one call that a flow follows; the others are counted. Set by judgement: a trace is told in few steps. */
const mostRunning = 3;

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
  const steps = recursive ? [] : within(deeper.children, width);
  const children = steps.map((child) => continued(child, { graph, width }, hops - 1, path));
  const running = recursive || hops <= 0 ? [] : runningFor(real, graph);
  const own = deeper.omitted + deeper.children.length - steps.length;
  if (running.length === 0) return { ...node, symbol: real, recursive, children, omitted: own };
  // What is only declared is no step of its own: its place is taken by what runs, as far down as it would have been followed.
  const instead = running.slice(0, mostRunning).map((each): FlowNode => {
    const flow = graph.flow(each.id, hops, 2 * width);
    return { ...continued(flow, { graph, width }, hops, path), runs: true };
  });
  // A body that an interface has by default does not run where it is overridden.
  return { ...node, symbol: real, recursive, children: instead, omitted: running.length - instead.length };
}

/** What may run where a method of an interface, or one that is only declared, is called: all that override it in code. */
function runningFor({ id, root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const holder = graph.inFile(root, path)[fact.parent];
  if (fact.kind !== 'method' || (holder?.fact.kind !== 'interface' && !fact.declaration)) return [];
  const all = graph.incoming(id, ['overrides']).flatMap(({ caller }) => {
    const symbol = graph.symbol(caller);
    return symbol?.role === 'code' && !symbol.fact.declaration ? [symbol] : [];
  });
  const types = typesOf(fact);
  const same = all.filter((each) => typesOf(each.fact) === types);
  return widestOfOverloads(same.length ? same : all, (each) => graph.fanOut(each.id));
}

function typesOf({ parameters }: SymbolNode['fact']): string {
  return parameters.map(({ type }) => type ?? '').join(', ');
}

/** Of functions that a class or a file has under one name, the one that leads to most: overloads hand on to each other. The others follow it. */
export function widestOfOverloads(symbols: readonly SymbolNode[], reach: (symbol: SymbolNode) => number): readonly SymbolNode[] {
  const groups = new Map<string, SymbolNode[]>();
  for (const symbol of symbols) {
    const { root, path, fact } = symbol;
    const key = isOverloadable(symbol) ? `${root} ${path} ${fact.parent} ${fact.kind} ${fact.qualifiedName}` : symbol.id;
    groups.set(key, [...(groups.get(key) ?? []), symbol]);
  }
  return [...groups.values()].flatMap((group) => group.toSorted((a, b) => reach(b) - reach(a))[0] ?? []);
}

/** Whether `symbols` are overloads of one function: they have one name in one class or file. */
export function areOverloads(symbols: readonly SymbolNode[]): boolean {
  return symbols.length > 1 && widestOfOverloads(symbols, () => 0).length === 1 && symbols.every(isOverloadable);
}

/** A property is a pair of functions with one name, and each does its own work. */
function isOverloadable({ fact: { kind, signature, decorators } }: SymbolNode): boolean {
  const isAccessor = accessor.test(signature) || decorators.some((each) => /\.(?:setter|getter|deleter)\b|\bproperty\b/.test(each));
  return (kind === 'function' || kind === 'method') && !isAccessor;
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
  if (accessor.test(symbol.fact.signature)) return [symbol];
  const inFile = graph.inFile(symbol.root, symbol.path);
  const same = inFile.filter(({ fact }) => fact.parent === parent && fact.qualifiedName === qualifiedName && fact.kind === kind);
  const parents = new Set(inFile.map(({ fact }) => fact.parent));
  return same.slice(0, -1).every((each) => !parents.has(each.fact.index) && isSignature(each, graph)) ? same : [symbol];
}

function canOverload({ language, fact }: SymbolNode): boolean {
  return (
    languages.get(language)?.overloadSignatures === true &&
    (fact.kind === 'function' || fact.kind === 'method') &&
    !fact.name.startsWith('<')
  );
}

/** Nothing happens in a signature. */
function isSignature({ id, fact }: SymbolNode, graph: CodeGraph): boolean {
  return fact.reads.length + fact.mutates.length + fact.raises.length === 0 && graph.callees(id).length === 0;
}
