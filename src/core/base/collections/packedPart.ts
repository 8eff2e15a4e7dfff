// Parts of records that are unpacked on demand. The last used ones stay unpacked up to a limit, so that a pass over all files does not fill
// the memory for good.

/** Limit for the parts that are unpacked at the same time, in packed bytes. Unpacked they take about five times as much. */
const maxRecentBytes = 1_000_000;

/** Unpacked parts that may be dropped, in the order in which they are considered. */
const recent = new Set<PackedPart<unknown>>();
let recentBytes = 0;
let keptByteCount = 0;

/** Packed bytes of parts that stay unpacked until {@link PackedPart.forget}. */
export function keptBytes(): number {
  return keptByteCount;
}

/** A part of a record, with its unpacked value while that is in use. */
export class PackedPart<T> {
  readonly #bytes: Uint8Array;
  readonly #unpack: (bytes: Uint8Array) => T;
  #value: T | undefined;
  #isKept = false;
  #isUsed = false;

  /** @param bytes is copied: bytes read from the store are a view into the bytes of many records */
  constructor(bytes: Uint8Array, unpack: (bytes: Uint8Array) => T) {
    this.#bytes = Uint8Array.from(bytes);
    this.#unpack = unpack;
  }

  get value(): T {
    this.#isUsed = true;
    if (this.#value !== undefined) return this.#value;
    const value = this.#unpack(this.#bytes);
    this.#value = value;
    if (this.#isKept) keptByteCount += this.#bytes.length;
    else this.#enter();
    return value;
  }

  /** Keeps the value unpacked until {@link forget}. */
  keep(): void {
    if (this.#isKept) return;
    this.#isKept = true;
    if (this.#value !== undefined) keptByteCount += this.#bytes.length;
    this.#leave();
  }

  /** Drops the unpacked value; the next access unpacks it again. */
  forget(): void {
    if (this.#isKept && this.#value !== undefined) keptByteCount -= this.#bytes.length;
    this.#isKept = false;
    this.#leave();
    this.#value = undefined;
  }

  #enter(): void {
    recent.add(this);
    recentBytes += this.#bytes.length;
    this.#isUsed = false;
    for (const oldest of recent) {
      if (recentBytes <= maxRecentBytes || recent.size === 1) return;
      if (oldest.#isUsed || oldest === this) oldest.#putOff();
      else oldest.forget();
    }
  }

  /** Moves a part that was used since the last look behind all others. */
  #putOff(): void {
    this.#isUsed = false;
    recent.delete(this);
    recent.add(this);
  }

  #leave(): void {
    if (recent.delete(this)) recentBytes -= this.#bytes.length;
  }
}
