// Counts the tokens of byte pair encodings, straight from the table as it ships: building an encoder that could also encode takes ten times as long.

/** An encoding as js-tiktoken ships it: how text is split, and in each line of `bpe_ranks` a first rank and tokens in base64 from there on. */
export interface Encoding {
  readonly pat_str: string;
  readonly bpe_ranks: string;
}

const utf8 = new TextEncoder();
const ascii = /^[\0-\x7f]*$/;

/** Counts tokens of one encoding. Special tokens are text like any other. */
export class TokenCounter {
  readonly #ranks = new Map<string, number>();
  readonly #pattern: RegExp;

  constructor({ pat_str, bpe_ranks }: Encoding) {
    this.#pattern = new RegExp(pat_str, 'ug');
    for (const line of bpe_ranks.split('\n')) {
      const [, offset, ...tokens] = line.split(' ');
      for (const [at, token] of tokens.entries()) this.#ranks.set(token, Number(offset) + at);
    }
  }

  /** Quadratic in runs that the pattern does not split, see `countTokens`. */
  count(text: string): number {
    let count = 0;
    for (const [piece] of text.matchAll(this.#pattern)) {
      const bytes = ascii.test(piece) ? piece : String.fromCharCode(...utf8.encode(piece));
      count += this.#rank(bytes, 0, bytes.length) === undefined ? this.#merge(bytes) : 1;
    }
    return count;
  }

  /** Merges the neighbours of the lowest rank until none can be merged (Sennrich, Haddow, Birch 2016); returns how many parts are left. */
  #merge(bytes: string): number {
    const starts = Array.from({ length: bytes.length + 1 }, (_, at) => at);
    const rankAt = (part: number): number => this.#rank(bytes, starts[part] ?? 0, starts[part + 2] ?? Infinity) ?? Infinity;
    const ranks = starts.slice(0, -2).map((_, part) => rankAt(part));
    for (;;) {
      let lowest = 0;
      for (let part = 1; part < ranks.length; part++) if ((ranks[part] ?? Infinity) < (ranks[lowest] ?? Infinity)) lowest = part;
      if ((ranks[lowest] ?? Infinity) === Infinity) return starts.length - 1;
      starts.splice(lowest + 1, 1);
      ranks.splice(lowest, 1);
      for (const part of [lowest - 1, lowest]) if (part >= 0 && part < ranks.length) ranks[part] = rankAt(part);
    }
  }

  #rank(bytes: string, from: number, to: number): number | undefined {
    return to > bytes.length ? undefined : this.#ranks.get(btoa(bytes.slice(from, to)));
  }
}
