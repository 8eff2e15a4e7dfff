// Counts the tokens of a byte-pair encoding straight from its table as it is written down: making encoder and decoder out of it costs a second and 60 MB.

/** A table as js-tiktoken writes it: lines of `! RANK TOKEN TOKEN …`, the tokens in base64 and ranked from RANK on. */
export interface BytePairTable {
  readonly pat_str: string;
  readonly bpe_ranks: string;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Counts, but does not name, the tokens of texts; names of special tokens are text like any other. */
export class BytePairs {
  readonly #pieces: RegExp;
  /** By the base64 of the token, so that none of the 200,000 is decoded. */
  readonly #ranks = new Map<string, number>();
  readonly #utf8 = new TextEncoder();

  constructor({ pat_str, bpe_ranks }: BytePairTable) {
    this.#pieces = new RegExp(pat_str, 'gu');
    for (const line of bpe_ranks.split('\n')) {
      const [, first, ...tokens] = line.split(' ');
      let rank = Number(first);
      for (const token of tokens) this.#ranks.set(token, rank++);
    }
  }

  /** Number of tokens of `text`; quadratic in the longest run of characters of one class. */
  count(text: string): number {
    let count = 0;
    for (const [piece] of text.matchAll(this.#pieces)) count += this.#countPiece(this.#utf8.encode(piece));
    return count;
  }

  /** Joins neighbours of the lowest rank until none are in the table; every single byte is. */
  #countPiece(bytes: Uint8Array): number {
    if (this.#rank(bytes, 0, bytes.length) !== undefined) return 1;
    /** Where the parts begin, and where the last one ends. */
    const bounds = Array.from({ length: bytes.length + 1 }, (_, i) => i);
    for (;;) {
      let lowest = Infinity;
      let at = -1;
      for (let i = 0; i + 2 < bounds.length; i++) {
        const rank = this.#rank(bytes, bounds[i] ?? 0, bounds[i + 2] ?? 0);
        if (rank === undefined || rank >= lowest) continue;
        lowest = rank;
        at = i;
      }
      if (at < 0) return bounds.length - 1;
      bounds.splice(at + 1, 1);
    }
  }

  #rank(bytes: Uint8Array, from: number, to: number): number | undefined {
    let key = '';
    for (let i = from; i < to; i += 3) {
      const bits = ((bytes[i] ?? 0) << 16) | (i + 1 < to ? (bytes[i + 1] ?? 0) << 8 : 0) | (i + 2 < to ? (bytes[i + 2] ?? 0) : 0);
      key += digits.charAt(bits >> 18) + digits.charAt((bits >> 12) & 63);
      key += i + 1 < to ? digits.charAt((bits >> 6) & 63) : '=';
      key += i + 2 < to ? digits.charAt(bits & 63) : '=';
    }
    return this.#ranks.get(key);
  }
}
