// Builds call trees from edges of the graph: callees, callers, possible errors. Every step keeps the line that proves it.
import { minSureConfidence } from '../../graph/edges/edgeConfidence.ts';
import type { TestOf } from '../../graph/queries/testsOf.ts';
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { routesOf } from '../../graph/queries/routes.ts';
import type { CallerWalk } from '../../searching/relations/callers.ts';
import { isOnlyDeclared } from '../../searching/definitions/dispatch.ts';
import type { RaisingFunction } from '../../searching/relations/raisableErrors.ts';
import { tellingExternalCalls } from '../material/relations/externalCalls.ts';
import { readableName, oneLine } from '../material/relations/relationNote.ts';
import type { CallMark, CallNode } from '../record/picture.ts';
import type { PlaceTable } from './pictureLines.ts';

/** Maximum steps of one tree; further ones are counted at their parent. */
const maxSteps = 220;

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
    const remaining = { steps: maxSteps };
    const root = this.#step(flow, symbol, remaining);
    return { ...this.#route(symbol, root), ...(root.marks ? { marks: root.marks } : {}) };
  }

  /** Callers of `symbol`, each below its callee. */
  callers(symbol: SymbolNode, { steps, omittedCounts }: CallerWalk): CallNode {
    const below = (callee: SymbolNode): CallNode[] =>
      steps
        .filter((step) => step.callee.id === callee.id)
        .map(({ symbol: caller, edge, mutates }) => ({
          ...this.#nameFields(caller),
          at: this.#places.at(caller, edge.line),
          ...contractField(edge),
          ...marksField([
            ...uncertaintyMarks(edge),
            ...(mutates ? (['mutates'] as const) : []),
            ...(caller.role === 'test' ? (['test'] as const) : []),
          ]),
          ...omittedSteps(caller),
          ...childrenField(below(caller)),
        }));
    const omittedSteps = ({ id }: SymbolNode): Pick<CallNode, 'omitted'> =>
      omittedCounts.has(id) ? { omitted: omittedCounts.get(id) ?? 0 } : {};
    return { ...this.#root(symbol), ...omittedSteps(symbol), ...childrenField(below(symbol)) };
  }

  /** The tests of `symbol`, most certain first. */
  tests(symbol: SymbolNode, tests: readonly TestOf[]): CallNode {
    const children = tests.map(({ test, confidence }) =>
      this.line(test, test.fact.nameRange.start.line, confidence < minSureConfidence ? ['unsure'] : []),
    );
    return { ...this.#root(symbol), ...childrenField(children) };
  }

  /** Errors that `symbol` raises itself and through its callees. */
  raises({ symbol, raises, below, edge }: RaisingFunction): CallNode {
    const raiseNodes = raises.map(({ name, line }) => this.raise(symbol, name, line));
    const children = [...raiseNodes, ...below.map((each) => ({ ...this.raises(each), at: this.#places.at(symbol, each.edge?.line ?? 0) }))];
    return { ...this.#root(symbol), ...marksField(edge ? uncertaintyMarks(edge) : []), ...childrenField(children) };
  }

  /** A line of `symbol` that raises. */
  raise(symbol: SymbolNode, name: string, line: number): CallNode {
    return { name: oneLine(name), kind: 'raises', key: this.#key(`raises ${name}`), at: this.#places.at(symbol, line) };
  }

  /** A line of `symbol` that touches state. */
  state(symbol: SymbolNode, name: string, line: number, children: readonly CallNode[] = []): CallNode {
    const at = this.#places.at(symbol, line);
    return { name: oneLine(name), kind: 'state', key: this.#key(`state ${name}`), at, ...childrenField(children) };
  }

  /** A symbol at a line of its file. */
  line(symbol: SymbolNode, line: number, marks: readonly CallMark[] = []): CallNode {
    return { ...this.#nameFields(symbol), at: this.#places.at(symbol, line), ...marksField(marks) };
  }

  #key(id: string): number {
    const shortKey = this.#keys.get(id) ?? this.#keys.size;
    this.#keys.set(id, shortKey);
    return shortKey;
  }

  #nameFields(symbol: SymbolNode): Pick<CallNode, 'name' | 'kind' | 'key'> {
    return { name: readableName(symbol), kind: symbol.fact.kind, key: this.#key(symbol.id) };
  }

  #root(symbol: SymbolNode): CallNode {
    return { ...this.#nameFields(symbol), at: this.#places.of(symbol) };
  }

  #step(node: FlowNode, symbol: SymbolNode, remaining: { steps: number }): CallNode {
    const insideCalls = node.children.filter((child) => child.symbol);
    const outsideCalls = tellingExternalCalls(node.children, symbol.language);
    const shownNodes = [...insideCalls, ...outsideCalls]
      .toSorted((a, b) => (a.edge?.line ?? 0) - (b.edge?.line ?? 0))
      .slice(0, Math.max(0, remaining.steps));
    remaining.steps -= shownNodes.length;
    const omittedCount = node.omittedCount + node.children.length - shownNodes.length;
    const children = shownNodes.map((child) => this.#child(child, symbol, remaining));
    const isCut = insideCalls.length > 0 && !shownNodes.some((child) => child.symbol);
    return {
      ...this.#root(symbol),
      ...marksField(isCut ? ['cut'] : []),
      ...(omittedCount ? { omitted: omittedCount } : {}),
      ...childrenField(children),
    };
  }

  #child(node: FlowNode, caller: SymbolNode, remaining: { steps: number }): CallNode {
    const { symbol, edge, external, recursive, ambiguous } = node;
    const at = edge ? { at: this.#places.at(caller, edge.line) } : {};
    if (!symbol) return { name: oneLine(external ?? '?'), kind: 'external', key: this.#key(`external ${external}`), ...at };
    const step = recursive ? this.#root(symbol) : this.#step(node, symbol, remaining);
    const declaredMarks: readonly CallMark[] = isOnlyDeclared(symbol, this.#graph) ? ['declared'] : [];
    const marks = [
      ...(recursive ? (['recursive'] as const) : []),
      ...(edge ? uncertaintyMarks(edge) : []),
      ...declaredMarks,
      ...(step.marks ?? []),
    ];
    return { ...step, ...at, ...contractField(edge), ...marksField(marks), ...(ambiguous.length ? { others: ambiguous.length } : {}) };
  }

  /** Puts the request that `symbol` answers above it, where the graph knows one. */
  #route(symbol: SymbolNode, root: CallNode): CallNode {
    if (symbol.fact.route) return { ...root, name: this.#request(symbol) ?? root.name };
    for (const { caller, line } of this.#graph.incoming(symbol.id, ['calls', 'references'])) {
      const route = this.#graph.symbol(caller);
      if (!route?.fact.route) continue;
      const child = { ...root, at: this.#places.at(route, line) };
      return { ...this.#root(route), name: this.#request(route) ?? readableName(route), kind: 'route', children: [child] };
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
export function uncertaintyMarks({ evidence, confidence }: Edge): CallMark[] {
  if (evidence === 'name-only') return ['weak'];
  return confidence < minSureConfidence ? ['unsure'] : [];
}

function contractField(edge: Edge | undefined): Pick<CallNode, 'contract'> {
  return edge?.through === undefined ? {} : { contract: oneLine(edge.through) };
}

function marksField(marks: readonly CallMark[]): Pick<CallNode, 'marks'> {
  return marks.length ? { marks: [...new Set(marks)] } : {};
}

function childrenField(children: readonly CallNode[]): Pick<CallNode, 'children'> {
  return children.length ? { children } : {};
}
