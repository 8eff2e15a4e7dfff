// Compact links between node numbers for whole-graph algorithms, where one object per link would cost more than the algorithm.
import type { Edge } from './graphTypes.ts';

/** Nodes are numbered in order of first appearance; link `at` leads from `sources[at]` to `targets[at]`. */
export class NodeLinks {
  readonly ids: string[] = [];
  readonly sources: number[] = [];
  readonly targets: number[] = [];
  readonly #numbers = new Map<string, number>();

  add(from: string, to: string): void {
    this.sources.push(this.#number(from));
    this.targets.push(this.#number(to));
  }

  /** Compressed rows by source: links of node `n` lead to `ends[starts[n]]` up to, not including, `ends[starts[n + 1]]`. */
  rows(): { readonly starts: Int32Array; readonly ends: Int32Array } {
    const starts = new Int32Array(this.ids.length + 1);
    for (const source of this.sources) starts[source + 1] = (starts[source + 1] ?? 0) + 1;
    for (let node = 1; node < starts.length; node++) starts[node] = (starts[node] ?? 0) + (starts[node - 1] ?? 0);
    const next = starts.slice();
    const ends = new Int32Array(this.sources.length);
    this.sources.forEach((source, at) => {
      const place = next[source] ?? 0;
      ends[place] = this.targets[at] ?? 0;
      next[source] = place + 1;
    });
    return { starts, ends };
  }

  #number(id: string): number {
    const existingNumber = this.#numbers.get(id);
    if (existingNumber !== undefined) return existingNumber;
    this.#numbers.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }
}

/** Calls with a confidence of at least 0.5 whose evidence is more than a name. */
export function likelyCalls(edges: Iterable<Edge>): NodeLinks {
  const links = new NodeLinks();
  for (const { kind, caller, callee, confidence, evidence } of edges) {
    if (kind === 'calls' && callee !== null && confidence >= 0.5 && evidence !== 'name-only') links.add(caller, callee);
  }
  return links;
}
