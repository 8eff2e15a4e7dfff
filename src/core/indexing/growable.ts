// Typed arrays that grow: the memory of the index, without an object for each number.

/** An append-only list of unsigned 32-bit numbers. */
export class NumberList {
  #values = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The memory behind the list: valid up to {@link length} and until the next push. */
  get values(): Uint32Array {
    return this.#values;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2);
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
