// Counts tokens by byte pair encoding, from the table of js-tiktoken. The encoder of that library takes half a second to start and joins
// numbers to text for each look-up. Here a token is a string with one character per byte, as most code already is.

/** Table of an encoding, as the library has it. */
export interface EncodingTable {
  /** Pattern that splits a text into pieces. */
  readonly pat_str: string;
  /** The tokens in base64, as lines of `! FIRST-RANK TOKEN TOKEN …`. */
  readonly bpe_ranks: string;
}

/** Matches text whose characters have one byte each in UTF-8. */
const ascii = /^[\u0000-\u007f]*$/;

/** Counter for one encoding. Texts are counted exactly as the library encodes them. */
export class TokenCounter {
  readonly #pieces: RegExp;
  /** Rank by token: the lowest rank is joined first. */
  readonly #ranks = new Map<string, number>();
  readonly #encoder = new TextEncoder();

  constructor({ pat_str, bpe_ranks }: EncodingTable) {
    this.#pieces = new RegExp(pat_str, 'gu');
    for (const line of bpe_ranks.split('\n')) {
      const [, first, ...tokens] = line.split(' ');
      for (const [i, token] of tokens.entries()) this.#ranks.set(atob(token), Number(first) + i);
    }
  }

  /** Number of tokens in `text`; names of special tokens count as ordinary text. */
  count(text: string): number {
    let count = 0;
    for (const [piece] of text.matchAll(this.#pieces)) {
      const bytes = ascii.test(piece) ? piece : this.#bytesOf(piece);
      count += this.#ranks.has(bytes) ? 1 : this.#countParts(bytes);
    }
    return count;
  }

  #bytesOf(piece: string): string {
    return String.fromCharCode(...this.#encoder.encode(piece));
  }

  /** Number of parts that remain after joining the pair with the lowest rank, again and again, until no pair has a rank. */
  #countParts(bytes: string): number {
    const ends = Array.from({ length: bytes.length }, (_, i) => i + 1);
    for (;;) {
      let lowest = Infinity;
      let at = -1;
      for (let i = 0; i + 1 < ends.length; i++) {
        const rank = this.#ranks.get(bytes.slice(i === 0 ? 0 : ends[i - 1], ends[i + 1])) ?? Infinity;
        if (rank < lowest) [lowest, at] = [rank, i];
      }
      if (at < 0) return ends.length;
      ends.splice(at, 1);
    }
  }
}
