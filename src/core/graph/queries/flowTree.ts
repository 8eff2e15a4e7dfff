// Builds the tree of the calls below a symbol, for reading what happens in order.
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { Edge, FlowNode, SymbolNode } from '../edges/graphTypes.ts';

/** What the tree is built from: its owner decides which edges are steps. */
export interface FlowSource {
  symbol(id: SymbolId): SymbolNode | undefined;
  /** Calls in line order. */
  calls(id: SymbolId): readonly Edge[];
}

/** Maximum nodes of a tree; `omittedCount` of their parents counts the others. */
const maxNodes = 500;

/** Cache of callees per symbol, since frequent callees occur many times in a tree. */
class SeedCache {
  readonly #source: FlowSource;
  readonly #seedsById = new Map<SymbolId, readonly Seed[]>();

  constructor(source: FlowSource) {
    this.#source = source;
  }

  of(id: SymbolId): readonly Seed[] {
    let seeds = this.#seedsById.get(id);
    if (!seeds) this.#seedsById.set(id, (seeds = seedsOf(this.#source, id)));
    return seeds;
  }
}

/**
 * The flow tree below `id`: `hops` levels, at most `width` callees per node (those inside the workspace first). Recursive calls are
 * marked and not expanded.
 */
export function flowTree(source: FlowSource, id: SymbolId, hops: number, width: number): FlowNode {
  return new TreeGrowth(source, id, width).node({ symbol: source.symbol(id) ?? null, external: null, ambiguous: [] }, hops);
}

/** A node before its callees are known. */
interface Seed {
  readonly symbol: SymbolNode | null;
  readonly external: string | null;
  readonly edge?: Edge;
  readonly ambiguous: readonly SymbolNode[];
}

/** Grows one tree, depth first. */
class TreeGrowth {
  readonly #seedCache: SeedCache;
  readonly #width: number;
  /** Symbols from the root to the current node. */
  readonly #path: Set<SymbolId>;
  #nodesLeft = maxNodes;

  constructor(source: FlowSource, root: SymbolId, width: number) {
    this.#seedCache = new SeedCache(source);
    this.#width = width;
    this.#path = new Set([root]);
  }

  /** The node of a seed with `hops` levels below it. */
  node(seed: Seed, hops: number): FlowNode {
    const seeds = seed.symbol ? this.#seedCache.of(seed.symbol.id) : [];
    const limit = hops > 0 ? Math.min(this.#width, Math.max(0, this.#nodesLeft)) : 0;
    const includedSeeds = limitSeeds(seeds, limit);
    this.#nodesLeft -= includedSeeds.length;
    const children = includedSeeds.map((child) => this.#child(child, hops - 1));
    return { ...seed, children, recursive: false, omittedCount: seeds.length - includedSeeds.length };
  }

  #child(seed: Seed, hops: number): FlowNode {
    const id = seed.symbol?.id;
    if (id === undefined) return { ...seed, children: [], recursive: false, omittedCount: 0 };
    if (this.#path.has(id)) return { ...seed, children: [], recursive: true, omittedCount: 0 };
    this.#path.add(id);
    const node = this.node(seed, hops);
    this.#path.delete(id);
    return node;
  }
}

/** As many callees as fit, in line order; external ones, such as logging, give way to those of the workspace. */
function limitSeeds(seeds: readonly Seed[], limit: number): readonly Seed[] {
  if (seeds.length <= limit) return seeds;
  const chosenSeeds = new Set([...seeds.filter(({ symbol }) => symbol), ...seeds.filter(({ symbol }) => !symbol)].slice(0, limit));
  return seeds.filter((seed) => chosenSeeds.has(seed));
}

/** One seed per callee, in the order of first calls. Of several weak candidates of one call, the others become `ambiguous`. */
function seedsOf(source: FlowSource, id: SymbolId): readonly Seed[] {
  const seeds = new Map<string, Seed>();
  for (const group of groupEdges(source.calls(id))) {
    const [edge, ...others] = runningEdges(group, source);
    if (!edge) continue;
    const key = edge.callee ?? `?${edge.external}`;
    const symbol = edge.callee === null ? null : (source.symbol(edge.callee) ?? null);
    const ambiguous = others.flatMap((other) => (other.callee === null ? [] : (source.symbol(other.callee) ?? [])));
    if (!seeds.has(key)) seeds.set(key, { symbol, external: edge.external, edge, ambiguous });
  }
  return [...seeds.values()];
}

/** Drops interface and abstract declarations, which never run, when an implementation is known. */
function runningEdges(group: readonly Edge[], source: FlowSource): readonly Edge[] {
  if (group.length < 2) return group;
  const isDeclared = ({ callee }: Edge): boolean => callee !== null && source.symbol(callee)?.fact.declaration === true;
  const runnable = group.filter((edge) => edge.callee !== null && !isDeclared(edge));
  // With several implementations the declaration is the step, and they become its children.
  const [surest] = group;
  if (surest && isDeclared(surest) && runnable.length > 1) return [surest];
  return runnable.length ? runnable : group;
}

/** Edges of one line to symbols of one name, most confident first. */
function groupEdges(edges: readonly Edge[]): readonly (readonly Edge[])[] {
  const groupsByTarget = new Map<string, Edge[]>();
  for (const edge of edges) {
    const target = edge.callee ?? edge.external ?? '';
    // A request is a step beside the call that sends it, whatever the names of both.
    const key =
      edge.evidence === 'contract'
        ? `${edge.line} through ${target}`
        : edge.callee === null
          ? `?${target}`
          : `${edge.line} ${target.slice(Math.max(target.lastIndexOf('.'), target.lastIndexOf('#')) + 1)}`;
    const group = groupsByTarget.get(key);
    if (group) group.push(edge);
    else groupsByTarget.set(key, [edge]);
  }
  // Among equal candidates a function seldom calls itself: such a call is mostly `this.name`, which is resolved without doubt.
  const isSelf = ({ caller, callee }: Edge): number => (caller === callee ? 1 : 0);
  return [...groupsByTarget.values()].map((group) => group.sort((a, b) => b.confidence - a.confidence || isSelf(a) - isSelf(b)));
}
