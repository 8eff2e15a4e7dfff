// Groups of nodes that reach each other: import cycles of files, call cycles of functions.
import type { NodeLinks } from './links.ts';

/**
 * Strongly connected components with more than one node, largest first (Tarjan 1972). It uses an explicit stack, so that long chains
 * cannot overflow, and integer nodes, so that a large graph takes milliseconds. Nodes of a component are in ascending order.
 */
export function cycles(links: NodeLinks): readonly (readonly string[])[] {
  const search = new CycleSearch(links);
  for (let node = 0; node < links.ids.length; node++) search.visit(node);
  const groups = search.components.map((component) => component.map((node) => links.ids[node] ?? '').sort());
  return groups.sort((a, b) => b.length - a.length || ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}

class CycleSearch {
  readonly components: number[][] = [];
  readonly #ends: Int32Array;
  readonly #starts: Int32Array;
  /** Index of the next link to follow, per node. */
  readonly #next: Int32Array;
  /** Position in the order of entry, from 1; 0 for a node that is not entered. */
  readonly #order: Int32Array;
  /** Lowest order of an open node that the node is known to reach. */
  readonly #lowest: Int32Array;
  readonly #open: number[] = [];
  readonly #isOpen: Uint8Array;
  #entryCount = 0;

  constructor(links: NodeLinks) {
    const { starts, ends } = links.rows();
    this.#starts = starts;
    this.#ends = ends;
    this.#next = starts.slice();
    this.#order = new Int32Array(links.ids.length);
    this.#lowest = new Int32Array(links.ids.length);
    this.#isOpen = new Uint8Array(links.ids.length);
  }

  visit(start: number): void {
    if (this.#order[start]) return;
    const path = [start];
    this.#enter(start);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const target = this.#step(node);
      if (target === undefined) {
        path.pop();
        this.#leave(node);
        const outer = path.at(-1);
        if (outer !== undefined) this.#lower(outer, this.#lowest[node] ?? 0);
      } else if (!this.#order[target]) {
        path.push(target);
        this.#enter(target);
      } else if (this.#isOpen[target]) this.#lower(node, this.#order[target] ?? 0);
    }
  }

  /** The target of a node's next link, or undefined after its last. */
  #step(node: number): number | undefined {
    const at = this.#next[node] ?? 0;
    if (at >= (this.#starts[node + 1] ?? 0)) return undefined;
    this.#next[node] = at + 1;
    return this.#ends[at];
  }

  #enter(node: number): void {
    this.#order[node] = this.#lowest[node] = ++this.#entryCount;
    this.#open.push(node);
    this.#isOpen[node] = 1;
  }

  #lower(node: number, to: number): void {
    this.#lowest[node] = Math.min(this.#lowest[node] ?? to, to);
  }

  /** Closes the component that starts at this node, if one does. */
  #leave(node: number): void {
    if (this.#lowest[node] !== this.#order[node]) return;
    const component = this.#open.splice(this.#open.lastIndexOf(node));
    for (const member of component) this.#isOpen[member] = 0;
    if (component.length > 1) this.components.push(component);
  }
}
