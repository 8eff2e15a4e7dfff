// Map with a limit that drops the entries used longest ago.

/** Bounded map; `get` and `set` make an entry the most recent. */
export class LruMap<K, V> {
  readonly #entries = new Map<K, V>();
  #limit: number;
  readonly #weigh: (key: K, value: V) => number;
  #weight = 0;

  /**
   * @param limit most entries kept, at least 1
   * @param weigh weight of an entry against the limit; the latest entry stays whatever its weight
   */
  constructor(limit: number, weigh: (key: K, value: V) => number = () => 1) {
    this.#limit = Math.max(1, limit);
    this.#weigh = weigh;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weigh(key, value);
    this.#cut();
  }

  /** Changes the limit and drops entries beyond it. */
  limitTo(limit: number): void {
    this.#limit = Math.max(1, limit);
    this.#cut();
  }

  /** Drops the entries used longest ago, but never the latest. */
  #cut(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit || this.#entries.size === 1) break;
      this.delete(oldest);
    }
  }

  delete(key: K): boolean {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#weight -= this.#weigh(key, value);
    return this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }
}
