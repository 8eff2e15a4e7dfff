// Size of embedding calls: small at first, larger while the server is quick, smaller when it is slow or refuses. Servers take from one text
// at a time on a laptop to thousands, and do not say.
import { estimateTokens } from '../../core/packing/tokens.ts';

/** Texts of the first call. */
const firstSize = 32;
/** Texts of the largest call. */
const largestSize = 128;

/** Limit of estimated tokens per call; a single text may have more. */
const maxTokens = 60_000;

/** Calls that take longer, in ms, shrink the batch. */
const slowMs = 20_000;
/** Calls that take less, in ms, enlarge it. */
const quickMs = 3_000;

/** Batch size for one server. */
export class BatchSize {
  #size: number = firstSize;
  #ceiling: number = largestSize;

  /** Returns the next texts from `from` on; at least one. */
  nextBatch(texts: readonly string[], from: number): readonly string[] {
    let to = from;
    for (let tokens = 0; to < texts.length && to - from < this.#size; to++) {
      tokens += estimateTokens(texts[to] ?? '');
      if (tokens > maxTokens && to > from) break;
    }
    return texts.slice(from, to);
  }

  /** Notes that a call with `count` texts succeeded in `ms`. */
  noteSuccess(count: number, ms: number): void {
    if (ms > slowMs) this.#size = Math.max(1, Math.floor(count / 2));
    else if (ms < quickMs && count >= this.#size) this.#size = Math.min(this.#ceiling, this.#size * 2);
  }

  /** Notes that the server refused `count` texts. */
  noteRefusal(count: number): void {
    this.#ceiling = Math.max(1, Math.floor(count / 2));
    this.#size = Math.min(this.#size, this.#ceiling);
  }
}
