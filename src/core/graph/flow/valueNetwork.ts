// Propagates values along links between cells until nothing changes. A cell holds the values that a name, a field or a result can have.
// Values and cells are plain numbers, so that it knows no language.

/** Maximum values of a cell. A call with more targets is not linked anyway. */
const maxValues = 24;
const nothing: ReadonlySet<number> = new Set();

/**
 * Inclusion constraints over sets of numbers (Andersen 1994), solved with a work list. Every value passes every edge once, so the cost
 * is bounded by values per cell times edges. The result depends on the order of constraints only when a limit is reached.
 */
export class ValueNetwork {
  /** Maximum moves; the flow of a file that needs more is incomplete. */
  maxMoves = 50_000;
  /** Number of values and moves that a limit dropped. */
  cutCount = 0;
  readonly #values: (Set<number> | undefined)[] = [];
  readonly #targets: (number[] | undefined)[] = [];
  readonly #watchers: (((value: number) => void)[] | undefined)[] = [];
  readonly #queue: number[] = [];
  #moves = 0;

  /** True when the move limit is reached. */
  get isFull(): boolean {
    return this.#moves >= this.maxMoves;
  }

  /** A new cell without values. */
  newCell(): number {
    return this.#values.push(undefined) - 1;
  }

  /** Current values of the cell. */
  at(cell: number): ReadonlySet<number> {
    return this.#values[cell] ?? nothing;
  }

  /** Adds a value to a cell, if the limits allow. It moves on when {@link run} is called. */
  put(cell: number, value: number): void {
    const values = (this.#values[cell] ??= new Set());
    if (values.has(value)) return;
    if (values.size >= maxValues || this.isFull) {
      this.cutCount++;
      return;
    }
    this.#moves++;
    values.add(value);
    this.#queue.push(cell, value);
  }

  /** Adds an edge: all current and later values of `from` flow to `to`. */
  flow(from: number, to: number): void {
    if (from === to) return;
    const targets = (this.#targets[from] ??= []);
    if (targets.includes(to)) return;
    targets.push(to);
    for (const value of this.at(from)) this.put(to, value);
  }

  /** Calls `watcher` with every current and later value of the cell. A value that is still queued comes twice, so watchers must not count. */
  watch(cell: number, watcher: (value: number) => void): void {
    (this.#watchers[cell] ??= []).push(watcher);
    for (const value of [...this.at(cell)]) watcher(value);
  }

  /** Moves at most `limit` values; returns whether more are pending. */
  run(limit = Number.MAX_SAFE_INTEGER): boolean {
    for (let moves = 0; moves < limit; moves++) {
      const value = this.#queue.pop();
      if (value === undefined) return false;
      const cell = this.#queue.pop() ?? 0;
      for (const target of this.#targets[cell] ?? []) this.put(target, value);
      for (const watcher of [...(this.#watchers[cell] ?? [])]) watcher(value);
    }
    return this.#queue.length > 0;
  }
}
