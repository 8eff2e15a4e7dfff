// Parts of records that are unpacked when they are asked for. What was asked for last stays unpacked, up to a limit, so that going through all
// files once does not fill the memory for good.

/** Packed bytes of parts that may stay unpacked at the same time; unpacked they take some five times as much. */
const mostBytes = 1_000_000;

/** What is unpacked and may be let go of, in the order in which it is looked at for that. */
const recent = new Set<PackedPart<unknown>>();
let recentBytes = 0;
let bytesKept = 0;

/** Packed bytes of what is unpacked and stays so until somebody lets go of it. */
export function keptBytes(): number {
  return bytesKept;
}

/** A part of a record and, while it is wanted, what it says. */
export class PackedPart<T> {
  readonly #packed: Uint8Array;
  readonly #unpack: (bytes: Uint8Array) => T;
  #value: T | undefined;
  #isKept = false;
  #isUsed = false;

  /** @param packed is copied: what was read from the store is a view into the bytes of many records */
  constructor(packed: Uint8Array, unpack: (bytes: Uint8Array) => T) {
    this.#packed = Uint8Array.from(packed);
    this.#unpack = unpack;
  }

  get value(): T {
    this.#isUsed = true;
    if (this.#value !== undefined) return this.#value;
    const value = this.#unpack(this.#packed);
    this.#value = value;
    if (this.#isKept) bytesKept += this.#packed.length;
    else this.#enter();
    return value;
  }

  /** From now on it stays unpacked until {@link forget}. */
  keep(): void {
    if (this.#isKept) return;
    this.#isKept = true;
    if (this.#value !== undefined) bytesKept += this.#packed.length;
    this.#leave();
  }

  /** Lets go of what was unpacked; it is unpacked again when it is asked for. */
  forget(): void {
    if (this.#isKept && this.#value !== undefined) bytesKept -= this.#packed.length;
    this.#isKept = false;
    this.#leave();
    this.#value = undefined;
  }

  #enter(): void {
    recent.add(this);
    recentBytes += this.#packed.length;
    this.#isUsed = false;
    for (const oldest of recent) {
      if (recentBytes <= mostBytes || recent.size === 1) return;
      if (oldest.#isUsed || oldest === this) oldest.#putOff();
      else oldest.forget();
    }
  }

  /** What was used since it was looked at last has its turn behind all others. */
  #putOff(): void {
    this.#isUsed = false;
    recent.delete(this);
    recent.add(this);
  }

  #leave(): void {
    if (recent.delete(this)) recentBytes -= this.#packed.length;
  }
}
