// Counts tokens by byte pair encoding like js-tiktoken, from the same table. Its own encoder takes half a second to start and joins
// numbers to text for each look-up. Here a token is a string with one character per byte, which most code already is.

/** Table of an encoding: the pattern that splits text, and the tokens in base64, as lines of `! FIRST-RANK TOKEN TOKEN …`. */
export interface EncodingTable {
  readonly pat_str: string;
  readonly bpe_ranks: string;
}

/** Text with only single-byte characters in UTF-8. */
const ascii = /^[\u0000-\u007f]*$/;

/** Counts the tokens of texts. */
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
      count += this.#ranks.has(bytes) ? 1 : this.#countMerged(bytes);
    }
    return count;
  }

  #bytesOf(piece: string): string {
    return String.fromCharCode(...this.#encoder.encode(piece));
  }

  /** Number of parts after joining the pair with the lowest rank, the first of equal ones, until no pair has a rank. */
  #countMerged(bytes: string): number {
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
