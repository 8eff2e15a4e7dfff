// Keeps the best few of many scores without sorting the rest.

/** A chunk with its score. */
export interface RankedChunk {
  readonly chunk: number;
  readonly score: number;
}

/** The best `limit` of all offered chunks: a heap with the worst on top. */
export class BestChunks {
  readonly #heap: RankedChunk[] = [];
  readonly #limit: number;
  readonly #tie: (a: number, b: number) => number;

  /** @param tie order of chunks with equal scores, negative when the first goes before the second */
  constructor(limit: number, tie: (a: number, b: number) => number) {
    this.#limit = limit;
    this.#tie = tie;
  }

  /** The least score that is among the best; 0 while any score will do. Assumes positive scores. */
  get floor(): number {
    return this.#heap.length < this.#limit ? 0 : (this.#heap[0]?.score ?? 0);
  }

  offer(chunk: number, score: number): void {
    const heap = this.#heap;
    const worst = heap[0];
    if (heap.length < this.#limit || worst === undefined) {
      heap.push({ chunk, score });
      this.#rise(heap.length - 1);
    } else if (score >= worst.score && this.#order({ chunk, score }, worst) < 0) {
      heap[0] = { chunk, score };
      this.#sink();
    }
  }

  /** Best first. */
  best(): RankedChunk[] {
    return [...this.#heap].sort((a, b) => this.#order(a, b));
  }

  #order(a: RankedChunk, b: RankedChunk): number {
    return b.score - a.score || this.#tie(a.chunk, b.chunk);
  }

  #rise(from: number): void {
    const heap = this.#heap;
    for (let i = from; i > 0;) {
      const parent = (i - 1) >> 1;
      if (!this.#swapIfWorse(i, parent, heap)) return;
      i = parent;
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let i = 0; ;) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      const [a, b] = [heap[left], heap[right]];
      if (a === undefined) return;
      const child = b !== undefined && this.#order(b, a) > 0 ? right : left;
      if (!this.#swapIfWorse(child, i, heap)) return;
      i = child;
    }
  }

  /** Moves the entry at `below` over the one at `above` when it is the worse of the two. */
  #swapIfWorse(below: number, above: number, heap: RankedChunk[]): boolean {
    const [lower, upper] = [heap[below], heap[above]];
    if (lower === undefined || upper === undefined || this.#order(lower, upper) <= 0) return false;
    heap[above] = lower;
    heap[below] = upper;
    return true;
  }
}
