// Groups of nodes that reach each other: files that import each other in a circle, functions that call each other in one.

interface Frame {
  readonly node: string;
  readonly next: Iterator<string>;
}

/**
 * Strongly connected components with more than one node, largest first (Tarjan 1972, with a stack of its own instead of recursion, so that
 * long chains cannot overflow). Nodes of a component are in ascending order.
 */
export function cycles(nodes: Iterable<string>, next: (node: string) => Iterable<string>): readonly (readonly string[])[] {
  const search = new Search(next);
  for (const node of nodes) search.visit(node);
  return search.found.sort((a, b) => b.length - a.length || ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}

class Search {
  readonly found: string[][] = [];
  readonly #next: (node: string) => Iterable<string>;
  readonly #order = new Map<string, number>();
  readonly #lowest = new Map<string, number>();
  readonly #open: string[] = [];
  readonly #isOpen = new Set<string>();

  constructor(next: (node: string) => Iterable<string>) {
    this.#next = next;
  }

  visit(start: string): void {
    if (this.#order.has(start)) return;
    const frames: Frame[] = [this.#enter(start)];
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      const step = frame.next.next();
      if (step.done) {
        frames.pop();
        this.#leave(frame.node);
        const outer = frames.at(-1);
        if (outer) this.#lower(outer.node, this.#lowest.get(frame.node) ?? 0);
      } else if (!this.#order.has(step.value)) frames.push(this.#enter(step.value));
      else if (this.#isOpen.has(step.value)) this.#lower(frame.node, this.#order.get(step.value) ?? 0);
    }
  }

  #enter(node: string): Frame {
    const number = this.#order.size;
    this.#order.set(node, number);
    this.#lowest.set(node, number);
    this.#open.push(node);
    this.#isOpen.add(node);
    return { node, next: this.#next(node)[Symbol.iterator]() };
  }

  #lower(node: string, to: number): void {
    this.#lowest.set(node, Math.min(this.#lowest.get(node) ?? to, to));
  }

  /** Closes the component whose first node this is. */
  #leave(node: string): void {
    if (this.#lowest.get(node) !== this.#order.get(node)) return;
    const component = this.#open.splice(this.#open.lastIndexOf(node));
    for (const member of component) this.#isOpen.delete(member);
    if (component.length > 1) this.found.push(component.sort());
  }
}
