// Joins overloads: TypeScript declares several signatures before one implementation, and people regard them as one function.
import { baseName } from '../../base/baseName.ts';
import { languages } from '../../syntax/languages.ts';
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { symbolId } from '../../symbols/symbolId.ts';

/**
 * The definition that does the work: the implementation of overloads, or the last one in declarations. Other symbols are returned as
 * they are.
 */
export function implementationOf(symbol: SymbolNode, graph: CodeGraph): SymbolNode {
  return overloadsOf(symbol, graph).at(-1) ?? symbol;
}

/**
 * The implementations of `symbols`, each once and in order. Declarations in a stub file are left out when the implementation is present.
 */
export function implementationsOf(symbols: readonly SymbolNode[], graph: CodeGraph): SymbolNode[] {
  const implementedKeys = new Set(symbols.flatMap((symbol) => (isStub(symbol) ? [] : [placeKey(symbol), ...untypedKey(symbol)])));
  const isImplemented = (symbol: SymbolNode): boolean => [placeKey(symbol), packageKey(symbol)].some((key) => implementedKeys.has(key));
  const implementations = implementedKeys.size === 0 ? symbols : symbols.filter((symbol) => !isStub(symbol) || !isImplemented(symbol));
  const definitions = implementations.map((symbol) => implementationOf(symbol, graph));
  return [...new Map(definitions.map((symbol) => [symbol.id, symbol])).values()];
}

/** Head of a getter or setter. */
const accessor = /^(?:\w+ )*[gs]et /;

const stubEnding = /\.pyi$|\.d\.[cm]?ts$/;

/** Whether the symbol is in a file that only declares the contents of another file. */
function isStub({ path }: SymbolNode): boolean {
  return stubEnding.test(path);
}

/**
 * Key that joins stubs and implementations: `shop/cart.pyi` and `shop/cart.py`, `cart.d.ts` and `cart.js`. Only the names of file and
 * symbol count, because types may be kept elsewhere.
 */
function placeKey({ path, fact }: SymbolNode): string {
  const file = baseName(path);
  return `${file.replace(/\.d\.[cm]?ts$|\.\w+$/, '')} ${fact.qualifiedName}`;
}

/** Key of a definition in the whole of its root: one `index.d.ts` declares what many files of a package implement in JavaScript. */
function packageKey({ root, fact }: SymbolNode): string {
  return `${root} ${fact.kind} ${fact.qualifiedName}`;
}

const untypedEnding = /\.[cm]?jsx?$/;

/** The key of a definition in JavaScript by the whole root; none elsewhere, since TypeScript needs no declaration beside it. */
function untypedKey(symbol: SymbolNode): readonly string[] {
  return untypedEnding.test(symbol.path) ? [packageKey(symbol)] : [];
}

/** Calls of a function through any of its signatures. */
export function callsOfOverloads(symbol: SymbolNode, graph: CodeGraph): readonly Edge[] {
  const overloads = overloadsOf(symbol, graph);
  return overloads.length > 1 ? overloads.flatMap(({ id }) => graph.callers(id)) : graph.callers(symbol.id);
}

/** Implementations of one call that a flow follows; the others are only counted. Set by judgement: a trace has few steps. */
const maxImplementations = 3;

/** Flow from the implementation of `symbol`. Steps that lead to a signature continue in its implementation. */
export function flowFrom(symbol: SymbolNode, graph: CodeGraph, hops: number, width: number): FlowNode {
  // Twice the width: calls out of the workspace are limited separately, so that they do not displace calls inside it.
  const flow = graph.flow(implementationOf(symbol, graph).id, hops, 2 * width);
  return continueFlow(flow, { graph, width }, hops, new Set());
}

function continueFlow(
  node: FlowNode,
  { graph, width }: { graph: CodeGraph; width: number },
  hops: number,
  above: ReadonlySet<string>,
): FlowNode {
  const { symbol } = node;
  if (!symbol) return node;
  const implementation = implementationOf(symbol, graph);
  const recursive = node.recursive || above.has(implementation.id);
  const deeperNode = implementation.id !== symbol.id && !recursive && hops > 0 ? graph.flow(implementation.id, hops, 2 * width) : node;
  const path = new Set(above).add(implementation.id);
  const steps = recursive ? [] : limitSteps(deeperNode.children, width);
  const children = steps.map((child) => continueFlow(child, { graph, width }, hops - 1, path));
  const implementations = recursive || hops <= 0 ? [] : runnableOverridesOf(implementation, graph);
  const omittedSteps = deeperNode.omittedCount + deeperNode.children.length - steps.length;
  if (implementations.length === 0) return { ...node, symbol: implementation, recursive, children, omittedCount: omittedSteps };
  const implementationNodes = implementations.slice(0, maxImplementations).map((each): FlowNode => {
    const flow = graph.flow(each.id, hops, 2 * width);
    return { ...continueFlow(flow, { graph, width }, hops, path), runs: true };
  });
  // The implementations replace the declaration. Its own steps are left out, because an overridden default body does not run.
  return {
    ...node,
    symbol: implementation,
    recursive,
    children: implementationNodes,
    omittedCount: implementations.length - implementationNodes.length,
  };
}

/** Implementations that may run at a call of an interface method or of a declaration: all overrides in code. */
function runnableOverridesOf({ id, root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const holder = graph.inFile(root, path)[fact.parent];
  if (fact.kind !== 'method' || (holder?.fact.kind !== 'interface' && !fact.declaration)) return [];
  const overrides = graph.incoming(id, ['overrides']).flatMap(({ caller }) => {
    const symbol = graph.symbol(caller);
    return symbol?.role === 'code' && !symbol.fact.declaration ? [symbol] : [];
  });
  const types = typesOf(fact);
  const sameTypes = overrides.filter((each) => typesOf(each.fact) === types);
  return widestOfOverloads(sameTypes.length ? sameTypes : overrides, (each) => graph.fanOut(each.id));
}

function typesOf({ parameters }: SymbolNode['fact']): string {
  return parameters.map(({ type }) => type ?? '').join(', ');
}

/** Keeps of each group of overloads (one name in one class or file) the one that reaches the most code: the others delegate to it. */
export function widestOfOverloads(symbols: readonly SymbolNode[], reach: (symbol: SymbolNode) => number): readonly SymbolNode[] {
  const groups = new Map<string, SymbolNode[]>();
  for (const symbol of symbols) {
    const { root, path, fact } = symbol;
    const key = isOverloadable(symbol) ? `${root} ${path} ${fact.parent} ${fact.kind} ${fact.qualifiedName}` : symbol.id;
    groups.set(key, [...(groups.get(key) ?? []), symbol]);
  }
  return [...groups.values()].flatMap((group) => group.toSorted((a, b) => reach(b) - reach(a))[0] ?? []);
}

/** Whether `symbols` are overloads of one function: one name in one class or file. */
export function areOverloads(symbols: readonly SymbolNode[]): boolean {
  return symbols.length > 1 && widestOfOverloads(symbols, () => 0).length === 1 && symbols.every(isOverloadable);
}

/** Excludes accessors: the functions of a property share one name, but each does its own work. */
function isOverloadable({ fact: { kind, signature, decorators } }: SymbolNode): boolean {
  const isAccessor = accessor.test(signature) || decorators.some((each) => /\.(?:setter|getter|deleter)\b|\bproperty\b/.test(each));
  return (kind === 'function' || kind === 'method') && !isAccessor;
}

/** At most `width` steps inside the workspace and `width` outside it, in line order. */
function limitSteps(children: readonly FlowNode[], width: number): FlowNode[] {
  const remaining = { inside: width, outside: width };
  return children.filter(({ symbol }) => remaining[symbol ? 'inside' : 'outside']-- > 0);
}

/** All overloads of a function in line order; only the symbol itself when it has none. */
function overloadsOf(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const { parent, qualifiedName, kind, ordinal } = symbol.fact;
  if (!canOverload(symbol)) return [symbol];
  // Fast path: nearly all names are unique in their file, and this runs for every hit of a search.
  if (ordinal === 0 && !graph.symbol(symbolId(symbol.root, symbol.path, qualifiedName, 1))) return [symbol];
  // This check comes last because the signature may have to be unpacked.
  if (accessor.test(symbol.fact.signature)) return [symbol];
  const inFile = graph.inFile(symbol.root, symbol.path);
  const overloads = inFile.filter(({ fact }) => fact.parent === parent && fact.qualifiedName === qualifiedName && fact.kind === kind);
  const parents = new Set(inFile.map(({ fact }) => fact.parent));
  return overloads.slice(0, -1).every((each) => !parents.has(each.fact.index) && isSignature(each, graph)) ? overloads : [symbol];
}

function canOverload({ language, fact }: SymbolNode): boolean {
  return (
    languages.get(language)?.overloadSignatures === true &&
    (fact.kind === 'function' || fact.kind === 'method') &&
    !fact.name.startsWith('<')
  );
}

/** Whether a definition is a bare signature: it does nothing. */
function isSignature({ id, fact }: SymbolNode, graph: CodeGraph): boolean {
  return fact.reads.length + fact.mutates.length + fact.raises.length === 0 && graph.callees(id).length === 0;
}
