// Tree of the calls of a symbol, for reading a sequence of events.
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { Edge, FlowNode, SymbolNode } from '../edges/types.ts';

/** Source of a flow tree. */
export interface FlowSource {
  symbol(id: SymbolId): SymbolNode | undefined;
  /** Calls in line order. */
  calls(id: SymbolId): readonly Edge[];
}

/** Maximum nodes of a tree; `omitted` counts the rest. */
const mostNodes = 500;

/** Cache of callees per symbol, since frequent callees occur many times in a tree. */
class Seeds {
  readonly #source: FlowSource;
  readonly #of = new Map<SymbolId, readonly Seed[]>();

  constructor(source: FlowSource) {
    this.#source = source;
  }

  of(id: SymbolId): readonly Seed[] {
    let seeds = this.#of.get(id);
    if (!seeds) this.#of.set(id, (seeds = seedsOf(this.#source, id)));
    return seeds;
  }
}

/**
 * The flow tree below `id`: `hops` levels, at most `width` callees per node (those inside the workspace first). Recursive calls are
 * marked and not expanded.
 */
export function flowTree(source: FlowSource, id: SymbolId, hops: number, width: number): FlowNode {
  const budget = { nodes: mostNodes };
  return grow(new Seeds(source), { symbol: source.symbol(id) ?? null, external: null, ambiguous: [] }, hops, width, new Set([id]), budget);
}

interface Seed {
  readonly symbol: SymbolNode | null;
  readonly external: string | null;
  readonly edge?: Edge;
  readonly ambiguous: readonly SymbolNode[];
}

function grow(source: Seeds, seed: Seed, hops: number, width: number, way: Set<SymbolId>, budget: { nodes: number }): FlowNode {
  const seeds = seed.symbol ? source.of(seed.symbol.id) : [];
  const room = hops > 0 ? Math.min(width, Math.max(0, budget.nodes)) : 0;
  const taken = insideFirst(seeds, room);
  budget.nodes -= taken.length;
  const children = taken.map((child): FlowNode => {
    const id = child.symbol?.id;
    if (id === undefined) return { ...child, children: [], recursive: false, omitted: 0 };
    if (way.has(id)) return { ...child, children: [], recursive: true, omitted: 0 };
    way.add(id);
    const node = grow(source, child, hops - 1, width, way, budget);
    way.delete(id);
    return node;
  });
  return { ...seed, children, recursive: false, omitted: seeds.length - taken.length };
}

/** As many callees as fit, in line order; external ones, such as logging, give way to those of the workspace. */
function insideFirst(seeds: readonly Seed[], room: number): readonly Seed[] {
  if (seeds.length <= room) return seeds;
  const chosen = new Set([...seeds.filter(({ symbol }) => symbol), ...seeds.filter(({ symbol }) => !symbol)].slice(0, room));
  return seeds.filter((seed) => chosen.has(seed));
}

/** One seed per callee in the order of first calls. Several weak candidates of one call become one seed with the others as `ambiguous`. */
function seedsOf(source: FlowSource, id: SymbolId): readonly Seed[] {
  const seeds = new Map<string, Seed>();
  for (const group of groups(source.calls(id))) {
    const [edge, ...others] = whatRuns(group, source);
    if (!edge) continue;
    const key = edge.callee ?? `?${edge.external}`;
    const symbol = edge.callee === null ? null : (source.symbol(edge.callee) ?? null);
    const ambiguous = others.flatMap((other) => (other.callee === null ? [] : (source.symbol(other.callee) ?? [])));
    if (!seeds.has(key)) seeds.set(key, { symbol, external: edge.external, edge, ambiguous });
  }
  return [...seeds.values()];
}

/** Drops interface and abstract declarations, which never run, when an implementation is known. */
function whatRuns(group: readonly Edge[], source: FlowSource): readonly Edge[] {
  if (group.length < 2) return group;
  const isDeclared = ({ callee }: Edge): boolean => callee !== null && source.symbol(callee)?.fact.declaration === true;
  const running = group.filter((edge) => edge.callee !== null && !isDeclared(edge));
  // With several implementations the declaration is the step, and they become its children.
  const [surest] = group;
  if (surest && isDeclared(surest) && running.length > 1) return [surest];
  return running.length ? running : group;
}

/** Edges of one line to symbols of one name, most confident first. */
function groups(edges: readonly Edge[]): readonly (readonly Edge[])[] {
  const matches = new Map<string, Edge[]>();
  for (const edge of edges) {
    const target = edge.callee ?? edge.external ?? '';
    const key =
      edge.callee === null ? `?${target}` : `${edge.line} ${target.slice(Math.max(target.lastIndexOf('.'), target.lastIndexOf('#')) + 1)}`;
    const group = matches.get(key);
    if (group) group.push(edge);
    else matches.set(key, [edge]);
  }
  // Among equal candidates a function seldom calls itself: that would be `this.name`, which resolves surely.
  const isSelf = ({ caller, callee }: Edge): number => (caller === callee ? 1 : 0);
  return [...matches.values()].map((group) => group.sort((a, b) => b.confidence - a.confidence || isSelf(a) - isSelf(b)));
}
