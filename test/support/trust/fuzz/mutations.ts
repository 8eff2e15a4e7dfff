// Texts broken at random, as typing, merging and truncating break them. A seed gives the same texts again.

/** Numbers that look random and are the same for the same seed: xorshift32. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = (Math.imul(seed, 2654435761) + 1) | 0 || 1;
  }

  /** An integer from 0 up to but not including `bound`; 0 where that is no range. */
  below(bound: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % Math.max(1, bound);
  }

  /** One of `items`. */
  of<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  }
}

const tokens = ['@', '(', ')', '{', '}', '[', '<', '>', '"', "'", '`', '"""', '/*', '//', '#', '\\', '$', '${', '=', ':', ';', ',', '\n', '\t', '<<', '<<EOF\n', 'R"(', '?', '|', '&', '%', '0', '_', '\0', 'é', '@A(', '#if', '->', '::', '!', '\r', '\u2028', '\ud800', '\u202e', '```', '---\n', '<script>', '{{']; // prettier-ignore

/** `text` with one to four things changed. */
export function mutated(text: string, random: SeededRandom): string {
  let result = text;
  for (let left = 1 + random.below(4); left > 0; left--) {
    const [a, length] = [random.below(result.length + 1), 1 + random.below(60)];
    const token = (): string => random.of(tokens);
    const changes: readonly (() => string)[] = [
      () => result.slice(0, a),
      () => result.slice(0, a) + token(),
      () => result.slice(0, a) + result.slice(a + length),
      () => result.slice(0, a) + token() + result.slice(a),
      () => result.slice(0, a) + token().repeat(1 + random.below(200)) + result.slice(a),
      () => result.slice(0, a) + result.slice(a, a + length).repeat(1 + random.below(20)) + result.slice(a + length),
      () => result.slice(a) + result.slice(0, a),
      () => result.trimEnd(),
    ];
    result = random.of(changes)();
  }
  return result;
}

/** The text of `bytes` when only its first bytes were written, for each count that `step` reaches. */
export function* truncations(bytes: Uint8Array, step = 1): Generator<string> {
  const decoder = new TextDecoder();
  for (let length = 0; length < bytes.length; length += step) yield decoder.decode(bytes.subarray(0, length));
}

/**
 * The shortest text found by leaving parts out of `text` for which `fails` still holds: halves first, then ever smaller parts.
 * @param mostTries bounds how often `fails` is called
 */
export async function minimised(text: string, fails: (text: string) => Promise<boolean>, mostTries = 400): Promise<string> {
  let best = text;
  let tries = 0;
  for (let size = Math.ceil(best.length / 2); size >= 1 && tries < mostTries;) {
    let isShorter = false;
    for (let at = 0; at < best.length && tries < mostTries; tries++) {
      const shorter = best.slice(0, at) + best.slice(at + size);
      if (await fails(shorter)) [best, isShorter] = [shorter, true];
      else at += size;
    }
    if (size === 1 && !isShorter) break;
    if (!isShorter || size > best.length) size = Math.max(1, Math.floor(size / 2));
  }
  return best;
}
