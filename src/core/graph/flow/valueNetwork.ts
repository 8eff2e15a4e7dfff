// Values that move along edges between places until nothing new arrives: the fixed point behind calls of what variables hold.

/** A place holds at most this many values: where more arrive, knowing them all would say nothing. */
const mostValues = 24;
const nothing: ReadonlySet<number> = new Set();

/**
 * Inclusion constraints over sets of numbers (Andersen 1994), solved with a work list. Every value passes every edge once, so the cost is
 * bounded by values a place times edges. The result depends on the order of constraints only where a limit cuts.
 */
export class ValueNetwork {
  /** Moves that are made; a file that needs more is not followed to its end. */
  mostMoves = 50_000;
  /** Values and moves that a limit left out. */
  cut = 0;
  readonly #values: (Set<number> | undefined)[] = [];
  readonly #targets: (number[] | undefined)[] = [];
  readonly #watchers: (((value: number) => void)[] | undefined)[] = [];
  readonly #waiting: number[] = [];
  #moves = 0;

  /** No value moves any more. */
  get isFull(): boolean {
    return this.#moves >= this.mostMoves;
  }

  /** A new place without values. */
  place(): number {
    return this.#values.push(undefined) - 1;
  }

  /** What the place holds so far. */
  at(place: number): ReadonlySet<number> {
    return this.#values[place] ?? nothing;
  }

  put(place: number, value: number): void {
    const values = (this.#values[place] ??= new Set());
    if (values.has(value)) return;
    if (values.size >= mostValues || this.isFull) {
      this.cut++;
      return;
    }
    this.#moves++;
    values.add(value);
    this.#waiting.push(place, value);
  }

  /** All that `from` holds, now and later, gets to `to`. */
  flow(from: number, to: number): void {
    if (from === to) return;
    const targets = (this.#targets[from] ??= []);
    if (targets.includes(to)) return;
    targets.push(to);
    for (const value of this.at(from)) this.put(to, value);
  }

  /** Tells `watcher` every value of the place once. */
  watch(place: number, watcher: (value: number) => void): void {
    (this.#watchers[place] ??= []).push(watcher);
    for (const value of [...this.at(place)]) watcher(value);
  }

  /** Moves at most so many values on; returns whether there are more to move. */
  run(most = Number.MAX_SAFE_INTEGER): boolean {
    for (let moved = 0; moved < most; moved++) {
      const value = this.#waiting.pop();
      if (value === undefined) return false;
      const place = this.#waiting.pop() ?? 0;
      for (const target of this.#targets[place] ?? []) this.put(target, value);
      for (const watcher of [...(this.#watchers[place] ?? [])]) watcher(value);
    }
    return this.#waiting.length > 0;
  }
}
