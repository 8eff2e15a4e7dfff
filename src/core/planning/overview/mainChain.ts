// Finds the main path of calls from the start of a project: at each step, the call that leads to the most code.
import { parentFolder } from '../../base/parentFolder.ts';
import { minSureConfidence } from '../../graph/edges/edgeConfidence.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import { membersOf } from '../../graph/files/enclosingSymbols.ts';
import { flowSize } from '../entryPoints.ts';
import type { ProjectEntry } from './projectEntries.ts';
import type { ExampleCall } from './examples.ts';
import { symbolsCalledIn, withMethodsOfResults } from './introducedCalls.ts';

/** One call of the chain. */
export interface MainCall {
  readonly edge: Edge;
  readonly caller: SymbolNode;
  readonly callee: SymbolNode;
}

/** Maximum calls of a shown chain: readers follow 5 to 8 steps. */
const maxCalls = 7;
const minCalls = 2;
/** From this length on, the path of a program is good enough. */
const enoughCalls = 4;
/** Maximum calls of one function that are followed. */
const maxCallees = 24;
/** Functions that are counted for one start: more make no difference between two calls. */
const maxReach = 2000;
/** Share of the widest reach from which on an earlier entry is preferred. Set by judgement: `bin/x` begins before `bin/xctl`, which starts it. */
const similarReach = 0.8;
/** Maximum functions in the file of an entry, and in its imports, at which a chain may begin. */
const maxStarts = 120;
/** Maximum imports between the file of an entry and the start of a chain. */
const maxHops = 2;
/** Minimum callers of a helper in other files. Set by judgement. */
const minHelperUsers = 5;
/** Maximum functions to which a helper leads. Set by judgement. */
const maxHelperFlow = 3;

/**
 * The path of the first program, else of the first README example whose calls lead further, because people begin with those. Else the path
 * from the entry that leads to the most code. Empty where no entry leads anywhere.
 */
export function mainChain(
  entries: readonly ProjectEntry[],
  graph: CodeGraph,
  examples: readonly (readonly ExampleCall[])[],
): readonly MainCall[] {
  const finder = new ChainFinder(graph);
  const program = entries[0]?.symbol;
  const first = program && isMain(program) ? finder.from(program) : [];
  if (first.length >= enoughCalls) return first;
  const exampleChain = chainOfExamples(entries, graph, examples, finder);
  if (exampleChain.length > 0) return exampleChain;
  const programPaths = entries.flatMap((entry) => firstPath([calledAtTop(entry, graph)], graph, finder));
  const paths = programPaths.length ? programPaths : entries.flatMap((entry) => firstPath(startsOf(entry, graph), graph, finder));
  const widest = Math.max(0, ...paths.map(({ reach }) => reach));
  return paths.find(({ reach }) => reach >= widest * similarReach)?.calls ?? [];
}

/** The path from the one of `starts` that leads to the most code; empty where none leads anywhere. */
export function widestChain(starts: readonly SymbolNode[], graph: CodeGraph): readonly MainCall[] {
  return firstPath([starts], graph, new ChainFinder(graph))[0]?.calls ?? [];
}

/** The path from the first group of starts that has one; empty without. */
function firstPath(groups: Iterable<readonly SymbolNode[]>, graph: CodeGraph, finder: ChainFinder): readonly WidestPath[] {
  for (const starts of groups) {
    const path = widestPath(sortUncalledFirst(starts, graph), finder);
    if (path && path.calls.length >= minCalls) return [path];
  }
  return [];
}

/** Functions that the file of an entry calls outside of functions: the file is a program. */
function calledAtTop({ file }: ProjectEntry, graph: CodeGraph): readonly SymbolNode[] {
  const module = graph.inFile(file.root, file.path).find(({ fact }) => fact.kind === 'module' && fact.parent < 0);
  return (module ? graph.callees(module.id) : []).flatMap(({ callee }) => {
    const symbol = callee === null ? undefined : graph.symbol(callee);
    return symbol && isFunction(symbol) && symbol.role === 'code' ? [symbol] : [];
  });
}

/** The calls of the path from `start` into the most code; empty for a single call. */
export function mainPathFrom(start: SymbolNode, graph: CodeGraph): readonly Edge[] {
  const chain = new ChainFinder(graph).from(start);
  return chain.length >= minCalls ? chain.map(({ edge }) => edge) : [];
}

function isMain({ fact }: SymbolNode): boolean {
  return /^main$/i.test(fact.name);
}

/** The path of the first example that has one. */
function chainOfExamples(
  entries: readonly ProjectEntry[],
  graph: CodeGraph,
  examples: readonly (readonly ExampleCall[])[],
  finder: ChainFinder,
): readonly MainCall[] {
  if (examples.length === 0) return [];
  const levels = entries.flatMap((entry) => [...startsOf(entry, graph)]);
  for (const example of examples) {
    for (const level of levels) {
      const path = widestPath(withMethodsOfResults(example, symbolsCalledIn(example, level, graph), graph), finder);
      if (path && path.calls.length >= minCalls) return path.calls;
    }
  }
  return [];
}

/** A function without callers in the project is called from outside: a path begins there rather than at one of its steps. */
function sortUncalledFirst(starts: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const isCalled = ({ id }: SymbolNode): boolean => graph.callers(id).some(({ caller }) => graph.symbol(caller)?.role === 'code');
  const calledRanks = new Map(starts.map((symbol) => [symbol, Number(isCalled(symbol))]));
  return starts.toSorted((a, b) => (calledRanks.get(a) ?? 0) - (calledRanks.get(b) ?? 0));
}

interface WidestPath {
  readonly calls: readonly MainCall[];
  readonly reach: number;
}

/** The path from the start that leads to the most code, the first of equals; undefined without starts. */
function widestPath(starts: readonly SymbolNode[], finder: ChainFinder): WidestPath | undefined {
  const widest = starts
    .slice(0, maxStarts)
    .map((start) => ({ start, reach: finder.reachOf(start) }))
    .toSorted((a, b) => b.reach - a.reach)[0];
  return widest && { calls: finder.from(widest.start), reach: widest.reach };
}

/** Groups of possible starts of a chain, most likely first: the entry itself, functions of its file, of its imports, of its folder. */
function* startsOf({ file, symbol }: ProjectEntry, graph: CodeGraph): Generator<readonly SymbolNode[]> {
  if (symbol) yield symbol.fact.kind === 'class' ? membersOf(symbol, graph).filter(isFunction) : [symbol];
  const visitedPaths = new Set([file.path]);
  let level: readonly string[] = [file.path];
  for (let hop = 0; hop <= maxHops && level.length; hop++) {
    yield publicFunctions(
      level.flatMap((path) => graph.inFile(file.root, path)),
      graph,
    );
    const next = level.flatMap((path) => graph.imports(file.root, path)).flatMap((each) => (each.root === file.root ? each.path : []));
    level = [...new Set(next)].filter((path) => !visitedPaths.has(path) && graph.file(file.root, path)?.role === 'code');
    for (const path of level) visitedPaths.add(path);
  }
  // Files of a Go package, and those beside the main file of a library, see each other without imports.
  const folder = parentFolder(file.path);
  yield publicFunctions(
    [...graph.symbols()].filter((each) => each.root === file.root && parentFolder(each.path) === folder),
    graph,
  );
}

/** Functions inside `outer`, at any depth. */
function functionsInside(outer: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
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
function publicFunctions(symbols: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const isInside = ({ root, path, fact }: SymbolNode): boolean => {
    const parent = graph.inFile(root, path)[fact.parent];
    return parent !== undefined && isFunction(parent);
  };
  const functions = symbols.filter(
    (symbol) => isFunction(symbol) && symbol.role === 'code' && !/^(?:_(?!_call__)|<)/.test(symbol.fact.name) && !isInside(symbol),
  );
  const exportedFunctions = functions.filter(({ fact }) => fact.exported);
  return exportedFunctions.length ? exportedFunctions : functions;
}

/** A call on a raising line constructs the error: the path leaves there. */
function isRaised({ caller, line }: Edge, graph: CodeGraph): boolean {
  return graph.symbol(caller)?.fact.raises.some((raise) => raise.line === line) ?? false;
}

/** Whether many files call a function that leads to little code. Every path could pass through it, so it tells nothing. */
function isHelper({ id }: SymbolNode, graph: CodeGraph): boolean {
  return graph.fanIn(id) >= minHelperUsers && flowSize(id, graph) <= maxHelperFlow;
}

/** Paths from functions that follow, at each step, the call that leads to the most code. */
class ChainFinder {
  readonly #graph: CodeGraph;
  readonly #reach = new Map<string, number>();
  readonly #callsById = new Map<string, readonly MainCall[]>();

  constructor(graph: CodeGraph) {
    this.#graph = graph;
  }

  /** The path from `start`, without repeated functions. */
  from(start: SymbolNode): readonly MainCall[] {
    const steps: MainCall[] = [];
    const visited = new Set([start.id]);
    let caller = start;
    while (steps.length < maxCalls) {
      const next = this.#calls(caller)
        .filter(({ callee }) => !visited.has(callee.id))
        .map((step) => ({ step, reach: this.reachOf(step.callee) }))
        .sort((a, b) => b.reach - a.reach)[0]?.step;
      if (!next) break;
      // An overload that delegates to another is not a step of its own.
      if (next.caller.fact.qualifiedName !== next.callee.fact.qualifiedName) steps.push(next);
      visited.add(next.callee.id);
      caller = next.callee;
    }
    return steps;
  }

  /** Number of functions that calls lead to from a function, up to {@link maxReach}. */
  reachOf(symbol: SymbolNode): number {
    const knownReach = this.#reach.get(symbol.id);
    if (knownReach !== undefined) return knownReach;
    const reached = new Set([symbol.id]);
    const queue = [symbol];
    for (const each of queue) {
      if (reached.size >= maxReach) break;
      for (const { callee } of this.#calls(each)) {
        if (reached.has(callee.id)) continue;
        reached.add(callee.id);
        queue.push(callee);
      }
    }
    this.#reach.set(symbol.id, reached.size);
    return reached.size;
  }

  #calls(caller: SymbolNode): readonly MainCall[] {
    const knownCalls = this.#callsById.get(caller.id);
    if (knownCalls) return knownCalls;
    const calls = this.#callsOf(caller);
    this.#callsById.set(caller.id, calls);
    return calls;
  }

  #callsOf(caller: SymbolNode): readonly MainCall[] {
    const steps: MainCall[] = [];
    // Calls of an anonymous function count for the function around it: a handler that it passes on, the body of a promise.
    const callers = [caller, ...functionsInside(caller, this.#graph)];
    for (const edge of callers.flatMap(({ id }) => this.#graph.callees(id))) {
      const callee = edge.callee === null ? undefined : this.#graph.symbol(edge.callee);
      if (!callee || callee.role !== 'code' || !isFunction(callee) || callee.fact.name.startsWith('<')) continue;
      if (isRaised(edge, this.#graph)) continue;
      if (edge.evidence !== 'name-only' && edge.confidence >= minSureConfidence && !isHelper(callee, this.#graph))
        steps.push({ edge, caller, callee });
      if (steps.length === maxCallees) break;
    }
    return steps;
  }
}
