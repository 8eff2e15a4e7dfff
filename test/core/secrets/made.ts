// Secrets for tests from a seeded generator. None of them opens anything, and none is written out in this repository.

const alphabets = {
  alnum: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  lower: 'abcdefghijklmnopqrstuvwxyz0123456789',
  hex: '0123456789abcdef',
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  digits: '123456789',
} as const;

/** Makes characters as chance would, the same for the same seed. */
export class Maker {
  #state: number;

  constructor(seed: number) {
    this.#state = seed * 2654435761 + 12345;
  }

  of(alphabet: keyof typeof alphabets, length: number): string {
    const characters = alphabets[alphabet];
    let text = '';
    while (text.length < length) text += characters[this.#next() % characters.length];
    return text;
  }

  /** A key block as tools write it, with `lines` lines of 64 characters. */
  pem(label: string, lines = 6): string {
    const body = Array.from({ length: lines }, () => this.of('base64', 64));
    return [`-----BEGIN ${label}-----`, ...body, `${this.of('base64', 22)}==`, `-----END ${label}-----`].join('\n');
  }

  /** xorshift32. */
  #next(): number {
    let x = this.#state | 0 || 1;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return x >>> 0;
  }
}
