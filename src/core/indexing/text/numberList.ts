// Typed arrays that grow: they hold the index without an object for each number.

/** Up to this length a full list doubles. A longer one grows by this many or by an eighth, whichever is more, to waste less memory. */
const maxDoubling = 1 << 17;

/** Least growth of a short or empty list. */
const minGrowth = 64;

/** An append-only list of unsigned 32-bit numbers. */
export class NumberList {
  #values: Uint32Array<ArrayBuffer>;
  #length = 0;

  /** A list that starts with these numbers and takes over their memory. */
  static of(values: Uint32Array<ArrayBuffer>): NumberList {
    const list = new NumberList(values);
    list.#length = values.length;
    return list;
  }

  constructor(values = new Uint32Array(1024)) {
    this.#values = values;
  }

  get length(): number {
    return this.#length;
  }

  /** The memory behind the list: valid up to {@link length} and until the next push. */
  get values(): Uint32Array {
    return this.#values;
  }

  /** The numbers in the list, valid until the next push. */
  all(): Uint32Array<ArrayBuffer> {
    return this.#values.subarray(0, this.#length);
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length + Math.max(minGrowth, Math.min(this.#length, Math.max(maxDoubling, this.#length >> 3))));
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }
}
