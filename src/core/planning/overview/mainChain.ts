// Finds the chain of calls that leads furthest into a project from its start.
import { parentFolder } from '../../base/parentFolder.ts';
import { sureEnough } from '../../graph/edges/confidence.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import { flowSize } from '../entryPoints.ts';
import type { ProjectEntry } from './entries.ts';
import type { ExampleCall } from './examples.ts';
import { calledIn } from './introducedCalls.ts';

/** One call of the chain. */
export interface MainCall {
  readonly edge: Edge;
  readonly caller: SymbolNode;
  readonly callee: SymbolNode;
}

/** Maximum calls of a shown chain: readers follow 5 to 8 steps. */
const mostCalls = 7;
const fewestCalls = 2;
/** From this length on, a chain from one entry is good enough, and less likely entries are skipped. */
const goodCalls = 4;
/** Maximum calls of one function that are followed. */
const mostWidth = 12;
/** Maximum functions in the file of an entry, and in its imports, at which a chain may begin. */
const mostStarts = 120;
const mostHops = 2;
/** A function with at least so many callers in other files that leads to no more functions than these is a helper. Set by judgement. */
const [fewestUsers, mostBehindHelper] = [5, 3];

/**
 * The chain of the first program, otherwise of the first README example with a call that leads further: people begin with those. Otherwise
 * the chain from the first entry that has one; empty where none leads anywhere.
 */
export function mainChain(
  entries: readonly ProjectEntry[],
  graph: CodeGraph,
  examples: readonly (readonly ExampleCall[])[],
): readonly MainCall[] {
  const way = new Ways(graph);
  const program = entries[0]?.symbol;
  const first = program && isMain(program) ? way.from(program) : [];
  if (first.length >= goodCalls) return first;
  const introduced = introducedChain(entries, graph, examples, way);
  if (introduced.length > 0) return introduced;
  let best: readonly MainCall[] = [];
  for (const entry of entries) {
    for (const starts of startsOf(entry, graph)) {
      best = furthest(outermost(starts, graph), way, best);
      if (best.length >= goodCalls) return best;
    }
  }
  return best.length >= fewestCalls ? best : [];
}

/** The calls of the path that leads furthest from `start`; empty where that is shorter than a chain. */
export function mainWay(start: SymbolNode, graph: CodeGraph): readonly Edge[] {
  const way = new Ways(graph).from(start);
  return way.length >= fewestCalls ? way.map(({ edge }) => edge) : [];
}

function isMain({ fact }: SymbolNode): boolean {
  return /^main$/i.test(fact.name);
}

/** The furthest path of the first example that has one. */
function introducedChain(
  entries: readonly ProjectEntry[],
  graph: CodeGraph,
  examples: readonly (readonly ExampleCall[])[],
  way: Ways,
): readonly MainCall[] {
  if (examples.length === 0) return [];
  const levels = entries.flatMap((entry) => [...startsOf(entry, graph)]);
  for (const example of examples) {
    for (const level of levels) {
      const chain = furthest(calledIn(example, level, graph), way, []);
      if (chain.length >= fewestCalls) return chain;
    }
  }
  return [];
}

/** A function without callers in the project is called from outside: a path begins there rather than at one of its steps. */
function outermost(starts: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const isCalled = ({ id }: SymbolNode): boolean => graph.callers(id).some(({ caller }) => graph.symbol(caller)?.role === 'code');
  const called = new Map(starts.map((symbol) => [symbol, Number(isCalled(symbol))]));
  return starts.toSorted((a, b) => (called.get(a) ?? 0) - (called.get(b) ?? 0));
}

function furthest(starts: readonly SymbolNode[], way: Ways, than: readonly MainCall[]): readonly MainCall[] {
  let best = than;
  for (const start of starts.slice(0, mostStarts)) {
    const chain = way.from(start);
    if (worthOf(chain) > worthOf(best)) best = chain;
  }
  return best;
}

/** Possible starts of a chain, most likely first: the function itself, functions of its file, functions of its imports. */
function* startsOf({ file, symbol }: ProjectEntry, graph: CodeGraph): Generator<readonly SymbolNode[]> {
  if (symbol) yield symbol.fact.kind === 'class' ? membersOf(symbol, graph) : [symbol];
  const seen = new Set([file.path]);
  let level: readonly string[] = [file.path];
  for (let hop = 0; hop <= mostHops && level.length; hop++) {
    yield openOnes(
      level.flatMap((path) => graph.inFile(file.root, path)),
      graph,
    );
    const next = level.flatMap((path) => graph.imports(file.root, path)).flatMap((each) => (each.root === file.root ? each.path : []));
    level = [...new Set(next)].filter((path) => !seen.has(path) && graph.file(file.root, path)?.role === 'code');
    for (const path of level) seen.add(path);
  }
  // Files of a Go package, and those beside the main file of a library, see each other without imports.
  const folder = parentFolder(file.path);
  yield openOnes(
    [...graph.symbols()].filter((each) => each.root === file.root && parentFolder(each.path) === folder),
    graph,
  );
}

function membersOf({ root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  return graph.inFile(root, path).filter((each) => each.fact.parent === fact.index && isFunction(each));
}

function isFunction({ fact }: SymbolNode): boolean {
  return fact.kind === 'function' || fact.kind === 'method';
}

/** Functions inside `outer`, at any depth. */
function within(outer: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const symbols = graph.inFile(outer.root, outer.path);
  const { start, end } = outer.fact.range;
  const isDeep = ({ fact }: SymbolNode): boolean => {
    for (let at = symbols[fact.parent]; at && isFunction(at); at = symbols[at.fact.parent]) if (at.id === outer.id) return true;
    return false;
  };
  return symbols.filter(
    (each) =>
      each.id !== outer.id &&
      isFunction(each) &&
      each.fact.range.start.line >= start.line &&
      each.fact.range.end.line <= end.line &&
      isDeep(each),
  );
}

/** Functions that others can call: exported ones, if any are, and no nested ones. */
function openOnes(symbols: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const isInside = ({ root, path, fact }: SymbolNode): boolean => {
    const parent = graph.inFile(root, path)[fact.parent];
    return parent !== undefined && isFunction(parent);
  };
  const open = symbols.filter(
    (symbol) => isFunction(symbol) && symbol.role === 'code' && !/^(?:_(?!_call__)|<)/.test(symbol.fact.name) && !isInside(symbol),
  );
  const exported = open.filter(({ fact }) => fact.exported);
  return exported.length ? exported : open;
}

/** A call on a raising line constructs the error: the path leaves there. */
function isRaised({ caller, line }: Edge, graph: CodeGraph): boolean {
  return graph.symbol(caller)?.fact.raises.some((raise) => raise.line === line) ?? false;
}

/** A function that many files call and that leads to little more is part of every path, and the end of none. */
function isHelper({ id }: SymbolNode, graph: CodeGraph): boolean {
  return graph.fanIn(id) >= fewestUsers && flowSize(id, graph) <= mostBehindHelper;
}

/** Calls into another file lead further than calls within one. */
function worthOf(chain: readonly MainCall[]): number {
  const files = new Set(chain.flatMap(({ caller, callee }) => [caller.path, callee.path]));
  return chain.length + files.size;
}

/** The furthest paths from functions, each computed once. */
class Ways {
  readonly #graph: CodeGraph;
  readonly #known = new Map<string, number>();

  constructor(graph: CodeGraph) {
    this.#graph = graph;
  }

  /** The path from `start`, without repeated functions. */
  from(start: SymbolNode): readonly MainCall[] {
    const steps: MainCall[] = [];
    const seen = new Set([start.id]);
    let caller = start;
    while (steps.length < mostCalls) {
      const left = mostCalls - steps.length - 1;
      const next = this.#calls(caller)
        .filter(({ callee }) => !seen.has(callee.id))
        .map((step) => ({ step, far: this.#worth(step, left) }))
        .sort((a, b) => b.far - a.far)[0]?.step;
      if (!next) break;
      steps.push(next);
      seen.add(next.callee.id);
      caller = next.callee;
    }
    return steps;
  }

  #worth({ caller, callee }: MainCall, left: number): number {
    // An overload that delegates to another is not a step of its own.
    const own = caller.fact.qualifiedName === callee.fact.qualifiedName ? 0 : 1;
    return own + (caller.path === callee.path ? 0 : 1) + this.#far(callee, left);
  }

  #far(symbol: SymbolNode, left: number): number {
    if (left <= 0) return 0;
    const key = `${left}:${symbol.id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // Set before the result is known, so that a cycle of calls ends here.
    this.#known.set(key, 0);
    const far = this.#calls(symbol).reduce((most, step) => Math.max(most, this.#worth(step, left - 1)), 0);
    this.#known.set(key, far);
    return far;
  }

  #calls(caller: SymbolNode): readonly MainCall[] {
    const steps: MainCall[] = [];
    // Calls of an anonymous function count for the function around it: a handler that it passes on, the body of a promise.
    const inside = [caller, ...within(caller, this.#graph)];
    for (const edge of inside.flatMap(({ id }) => this.#graph.callees(id))) {
      const callee = edge.callee === null ? undefined : this.#graph.symbol(edge.callee);
      if (!callee || callee.role !== 'code' || !isFunction(callee) || callee.fact.name.startsWith('<')) continue;
      if (isRaised(edge, this.#graph)) continue;
      if (edge.evidence !== 'name-only' && edge.confidence >= sureEnough && !isHelper(callee, this.#graph))
        steps.push({ edge, caller, callee });
      if (steps.length === mostWidth) break;
    }
    return steps;
  }
}
