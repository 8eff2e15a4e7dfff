// Builds call trees from edges of the graph: callees, callers, possible errors. Every step keeps the line that proves it.
import { sureEnough } from '../../graph/edges/confidence.ts';
import type { TestOf } from '../../graph/queries/testsOf.ts';
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../graph/edges/types.ts';
import { routesOf } from '../../graph/queries/routes.ts';
import type { CallerWalk } from '../../searching/relations/callers.ts';
import { isOnlyDeclared } from '../../searching/definitions/dispatch.ts';
import type { RaisedBelow } from '../../searching/relations/raisedBelow.ts';
import { tellingOutside } from '../relations/outside.ts';
import { nameForModel, oneLine } from '../relations/relation.ts';
import type { CallMark, CallNode } from '../record/picture.ts';
import type { PlaceTable } from './placeTable.ts';

/** Maximum steps of one tree; further ones are counted at their parent. */
const mostSteps = 220;

/** Builds trees whose places are kept in `places`. */
export class CallTrees {
  readonly #graph: CodeGraph;
  readonly #places: PlaceTable;
  /** Short keys for the ids of symbols. */
  readonly #keys = new Map<string, number>();

  constructor(graph: CodeGraph, places: PlaceTable) {
    this.#graph = graph;
    this.#places = places;
  }

  /** Calls of a flow, step by step, below the route that leads to it. */
  flow(flow: FlowNode): CallNode | undefined {
    const { symbol } = flow;
    if (!symbol) return undefined;
    const left = { steps: mostSteps };
    const root = this.#step(flow, symbol, left);
    return { ...this.#route(symbol, root), ...(root.marks ? { marks: root.marks } : {}) };
  }

  /** Callers of `symbol`, each below its callee. */
  callers(symbol: SymbolNode, { steps, omitted }: CallerWalk): CallNode {
    const below = (callee: SymbolNode): CallNode[] =>
      steps
        .filter((step) => step.callee.id === callee.id)
        .map(({ symbol: caller, edge, mutates }) => ({
          ...this.#named(caller),
          at: this.#places.at(caller, edge.line),
          ...marked([...doubts(edge), ...(mutates ? (['mutates'] as const) : []), ...(caller.role === 'test' ? (['test'] as const) : [])]),
          ...left(caller),
          ...childrenOf(below(caller)),
        }));
    const left = ({ id }: SymbolNode): Pick<CallNode, 'omitted'> => (omitted.has(id) ? { omitted: omitted.get(id) ?? 0 } : {});
    return { ...this.#root(symbol), ...left(symbol), ...childrenOf(below(symbol)) };
  }

  /** The tests of `symbol`, most certain first. */
  tests(symbol: SymbolNode, tests: readonly TestOf[]): CallNode {
    const children = tests.map(({ test, confidence }) =>
      this.line(test, test.fact.nameRange.start.line, confidence < sureEnough ? ['unsure'] : []),
    );
    return { ...this.#root(symbol), ...childrenOf(children) };
  }

  /** Errors that `symbol` raises itself and through its callees. */
  raises({ symbol, raises, below, edge }: RaisedBelow): CallNode {
    const own = raises.map(({ name, line }) => this.raise(symbol, name, line));
    const children = [...own, ...below.map((each) => ({ ...this.raises(each), at: this.#places.at(symbol, each.edge?.line ?? 0) }))];
    return { ...this.#root(symbol), ...marked(edge ? doubts(edge) : []), ...childrenOf(children) };
  }

  /** A line of `symbol` that raises. */
  raise(symbol: SymbolNode, name: string, line: number): CallNode {
    return { name: oneLine(name), kind: 'raises', key: this.#key(`raises ${name}`), at: this.#places.at(symbol, line) };
  }

  /** A line of `symbol` that touches state. */
  state(symbol: SymbolNode, name: string, line: number, children: readonly CallNode[] = []): CallNode {
    const at = this.#places.at(symbol, line);
    return { name: oneLine(name), kind: 'state', key: this.#key(`state ${name}`), at, ...childrenOf(children) };
  }

  /** A symbol at a line of its file. */
  line(symbol: SymbolNode, line: number, marks: readonly CallMark[] = []): CallNode {
    return { ...this.#named(symbol), at: this.#places.at(symbol, line), ...marked(marks) };
  }

  #key(id: string): number {
    const known = this.#keys.get(id) ?? this.#keys.size;
    this.#keys.set(id, known);
    return known;
  }

  #named(symbol: SymbolNode): Pick<CallNode, 'name' | 'kind' | 'key'> {
    return { name: nameForModel(symbol), kind: symbol.fact.kind, key: this.#key(symbol.id) };
  }

  #root(symbol: SymbolNode): CallNode {
    return { ...this.#named(symbol), at: this.#places.of(symbol) };
  }

  #step(node: FlowNode, symbol: SymbolNode, left: { steps: number }): CallNode {
    const inside = node.children.filter((child) => child.symbol);
    const telling = tellingOutside(node.children, symbol.language);
    const shown = [...inside, ...telling].toSorted((a, b) => (a.edge?.line ?? 0) - (b.edge?.line ?? 0)).slice(0, Math.max(0, left.steps));
    left.steps -= shown.length;
    const omitted = node.omitted + node.children.length - shown.length;
    const children = shown.map((child) => this.#child(child, symbol, left));
    const isCut = inside.length > 0 && !shown.some((child) => child.symbol);
    return { ...this.#root(symbol), ...marked(isCut ? ['cut'] : []), ...(omitted ? { omitted } : {}), ...childrenOf(children) };
  }

  #child(node: FlowNode, caller: SymbolNode, left: { steps: number }): CallNode {
    const { symbol, edge, external, recursive, ambiguous } = node;
    const at = edge ? { at: this.#places.at(caller, edge.line) } : {};
    if (!symbol) return { name: oneLine(external ?? '?'), kind: 'external', key: this.#key(`external ${external}`), ...at };
    const step = recursive ? this.#root(symbol) : this.#step(node, symbol, left);
    const declared: readonly CallMark[] = isOnlyDeclared(symbol, this.#graph) ? ['declared'] : [];
    const marks = [...(recursive ? (['recursive'] as const) : []), ...(edge ? doubts(edge) : []), ...declared, ...(step.marks ?? [])];
    return { ...step, ...at, ...marked(marks), ...(ambiguous.length ? { others: ambiguous.length } : {}) };
  }

  /** Puts the request that `symbol` answers above it, where the graph knows one. */
  #route(symbol: SymbolNode, root: CallNode): CallNode {
    if (symbol.fact.route) return { ...root, name: this.#request(symbol) ?? root.name };
    for (const { caller, line } of this.#graph.incoming(symbol.id, ['calls', 'references'])) {
      const route = this.#graph.symbol(caller);
      if (!route?.fact.route) continue;
      const child = { ...root, at: this.#places.at(route, line) };
      return { ...this.#root(route), name: this.#request(route) ?? nameForModel(route), kind: 'route', children: [child] };
    }
    return root;
  }

  /** Method and whole path, with prefixes from other files that mount it. */
  #request({ id }: SymbolNode): string | undefined {
    const route = routesOf(this.#graph).find(({ symbol }) => symbol.id === id);
    return route && oneLine(`${route.method} ${route.path}`);
  }
}

/** Marks for the uncertainty of an edge. */
export function doubts({ evidence, confidence }: Edge): CallMark[] {
  if (evidence === 'name-only') return ['weak'];
  return confidence < sureEnough ? ['unsure'] : [];
}

function marked(marks: readonly CallMark[]): Pick<CallNode, 'marks'> {
  return marks.length ? { marks: [...new Set(marks)] } : {};
}

function childrenOf(children: readonly CallNode[]): Pick<CallNode, 'children'> {
  return children.length ? { children } : {};
}
