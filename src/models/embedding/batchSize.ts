// How many texts go to a server in one call: few at first, more while it is quick, fewer when it is slow or refuses. Servers differ from
// one text at a time on a laptop to thousands, and do not tell.
import { estimateTokens } from '../../core/packing/tokens.ts';

/** Texts of the first call, and of the largest. */
const [firstSize, largest] = [32, 128];

/** Estimated tokens of a call; a single text may have more. */
const mostTokens = 60_000;

/** Calls that take longer than this, in ms, are made smaller; below the other they are made larger. */
const [slowMs, quickMs] = [20_000, 3_000];

/** The size for one server. */
export class BatchSize {
  #size = firstSize;
  #ceiling = largest;

  /** What goes next: texts from `from` on. At least one. */
  batch(texts: readonly string[], from: number): readonly string[] {
    let to = from;
    for (let tokens = 0; to < texts.length && to - from < this.#size; to++) {
      tokens += estimateTokens(texts[to] ?? '');
      if (tokens > mostTokens && to > from) break;
    }
    return texts.slice(from, to);
  }

  /** A call with `count` texts went well in `ms`. */
  went(count: number, ms: number): void {
    if (ms > slowMs) this.#size = Math.max(1, Math.floor(count / 2));
    else if (ms < quickMs && count >= this.#size) this.#size = Math.min(this.#ceiling, this.#size * 2);
  }

  /** The server did not take `count` texts. */
  refused(count: number): void {
    this.#ceiling = Math.max(1, Math.floor(count / 2));
    this.#size = Math.min(this.#size, this.#ceiling);
  }
}
