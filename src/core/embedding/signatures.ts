// Sign bits of vectors: a scan over them finds candidates for the nearest vectors at a tenth of the cost.

/** Bins of the histogram that separates the best candidates from all others. */
const bins = 2048;

/**
 * Signs of vectors by slot. The question keeps its numbers; only the stored side is reduced to signs (asymmetric distance; Gordo et al.,
 * 2014). A score is the sum of the question's numbers where the sign bit is set, read from one table per byte.
 */
export class Signatures {
  readonly #bytes: number;
  #signs: Uint8Array<ArrayBuffer>;
  #scores = new Int32Array(0);
  readonly #tables: Int32Array;

  constructor(dimensions: number) {
    this.#bytes = 4 * Math.ceil(dimensions / 32);
    this.#signs = new Uint8Array(1024 * this.#bytes);
    this.#tables = new Int32Array(256 * this.#bytes);
  }

  set(slot: number, vector: Float32Array): void {
    const start = slot * this.#bytes;
    if (start + this.#bytes > this.#signs.length) {
      const larger = new Uint8Array(Math.max(start + this.#bytes, this.#signs.length * 2));
      larger.set(this.#signs);
      this.#signs = larger;
    }
    for (let byte = 0; byte < this.#bytes; byte++) {
      let bits = 0;
      for (let bit = 0; bit < 8; bit++) if ((vector[8 * byte + bit] ?? 0) > 0) bits |= 1 << bit;
      this.#signs[start + byte] = bits;
    }
  }

  /**
   * At least `minCount` of `slots` (or all), those with the best scores. Ties with the last one are included, so that the choice never depends
   * on the order of slots.
   */
  best(query: Float32Array, slots: Uint32Array, minCount: number): Uint32Array {
    if (slots.length <= minCount) return slots;
    const scores = this.#score(query, slots);
    const threshold = scoreThreshold(scores, slots.length, minCount);
    const bestSlots = new Uint32Array(slots.length);
    let count = 0;
    for (let i = 0; i < slots.length; i++) if ((scores[i] ?? 0) >= threshold) bestSlots[count++] = slots[i] ?? 0;
    return bestSlots.subarray(0, count);
  }

  #score(query: Float32Array, slots: Uint32Array): Int32Array {
    if (this.#scores.length < slots.length) this.#scores = new Int32Array(slots.length + (slots.length >> 2));
    const [scores, signs, tables, bytes] = [this.#scores, this.#signs, this.#tables, this.#bytes];
    fillTables(tables, query, bytes);
    for (let i = 0; i < slots.length; i++) {
      let at = (slots[i] ?? 0) * bytes;
      let [a, b, c, d] = [0, 0, 0, 0];
      // Four independent sums, since this is the innermost loop of every search.
      for (let table = 0; table < tables.length; table += 1024) {
        a = (a + (tables[table + (signs[at] ?? 0)] ?? 0)) | 0;
        b = (b + (tables[table + 256 + (signs[at + 1] ?? 0)] ?? 0)) | 0;
        c = (c + (tables[table + 512 + (signs[at + 2] ?? 0)] ?? 0)) | 0;
        d = (d + (tables[table + 768 + (signs[at + 3] ?? 0)] ?? 0)) | 0;
        at += 4;
      }
      scores[i] = a + b + c + d;
    }
    return scores;
  }
}

/** Scale of scores: whole numbers are faster to add than fractions, and exact in any order. */
const unitsOfOne = 1 << 16;

/** The sum of a set of bits is the sum of the set without its lowest bit, plus the number of that bit. */
function fillTables(tables: Int32Array, query: Float32Array, bytes: number): void {
  for (let byte = 0; byte < bytes; byte++) {
    const table = byte << 8;
    for (let bitSet = 1; bitSet < 256; bitSet++) {
      const lowest = 31 - Math.clz32(bitSet & -bitSet);
      tables[table + bitSet] = (tables[table + (bitSet & (bitSet - 1))] ?? 0) + Math.round((query[8 * byte + lowest] ?? 0) * unitsOfOne);
    }
  }
}

/** A score that at least `minCount` of the first `count` reach, and few more: the lower edge of a bin of their histogram. */
function scoreThreshold(scores: Int32Array, count: number, minCount: number): number {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < count; i++) {
    const score = scores[i] ?? 0;
    if (score < low) low = score;
    if (score > high) high = score;
  }
  const width = (high - low) / bins || 1;
  const histogram = new Uint32Array(bins + 1);
  for (let i = 0; i < count; i++) {
    const bin = Math.floor(((scores[i] ?? 0) - low) / width);
    histogram[bin] = (histogram[bin] ?? 0) + 1;
  }
  let bin = bins;
  for (let reachedCount = histogram[bin] ?? 0; reachedCount < minCount && bin > 0;) reachedCount += histogram[--bin] ?? 0;
  // A little lower, so that rounding of the edge excludes nothing of its bin.
  return low + bin * width - width / 1000;
}
