// Parts of records that are unpacked when they are asked for. What was asked for last stays unpacked, up to a limit, so that going through all
// files once does not fill the memory for good.

/** Packed bytes of parts that may stay unpacked at the same time; unpacked they take some five times as much. */
const mostBytes = 3_000_000;

/** What is unpacked and may be let go of, the oldest first. */
const recent = new Set<Unpacked<unknown>>();
let recentBytes = 0;

/** A part of a record and, while it is wanted, what it says. */
export class Unpacked<T> {
  readonly #packed: Uint8Array;
  readonly #unpack: (bytes: Uint8Array) => T;
  #value: T | undefined;
  #isKept = false;

  /** @param packed is copied: what was read from the store is a view into the bytes of many records */
  constructor(packed: Uint8Array, unpack: (bytes: Uint8Array) => T) {
    this.#packed = Uint8Array.from(packed);
    this.#unpack = unpack;
  }

  get value(): T {
    if (this.#value !== undefined) return this.#value;
    const value = this.#unpack(this.#packed);
    this.#value = value;
    if (!this.#isKept) this.#enter();
    return value;
  }

  /** From now on it stays unpacked until {@link forget}. */
  keep(): void {
    if (this.#isKept) return;
    this.#isKept = true;
    this.#leave();
  }

  /** Lets go of what was unpacked; it is unpacked again when it is asked for. */
  forget(): void {
    this.#isKept = false;
    this.#leave();
    this.#value = undefined;
  }

  #enter(): void {
    recent.add(this);
    recentBytes += this.#packed.length;
    for (const oldest of recent) {
      if (recentBytes <= mostBytes || oldest === this) return;
      oldest.forget();
    }
  }

  #leave(): void {
    if (recent.delete(this)) recentBytes -= this.#packed.length;
  }
}
