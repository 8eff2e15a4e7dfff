// Finds the innermost nested span at an offset: built once per file, then a binary search per query.

/** A half-open span that belongs to `owner`. Spans may nest but not cross. */
export interface OwnedSpan {
  readonly start: number;
  readonly end: number;
  readonly owner: number;
}

/** Finds the owner of the innermost span at an offset. */
export class OwnerSpans {
  readonly #starts: number[] = [];
  readonly #owners: number[] = [];
  readonly #beginnings: ReadonlySet<number>;

  /** @param outsideOwner owner of offsets outside all spans */
  constructor(spans: readonly OwnedSpan[], outsideOwner: number) {
    this.#beginnings = new Set(spans.map(({ start }) => start));
    const sortedSpans = [...spans].sort((a, b) => a.start - b.start || b.end - a.end || a.owner - b.owner);
    const stack: OwnedSpan[] = [];
    this.#begin(0, outsideOwner);
    const close = (until: number): void => {
      for (let top = stack.at(-1); top && top.end <= until; top = stack.at(-1)) {
        stack.pop();
        this.#begin(top.end, stack.at(-1)?.owner ?? outsideOwner);
      }
    };
    for (const span of sortedSpans) {
      close(span.start);
      stack.push(span);
      this.#begin(span.start, span.owner);
    }
    close(Number.POSITIVE_INFINITY);
  }

  /** Whether a span starts exactly at the offset. */
  beginsAt(offset: number): boolean {
    return this.#beginnings.has(offset);
  }

  /** Owner of the innermost span at the offset. */
  ownerAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return this.#owners[low] ?? 0;
  }

  #begin(start: number, owner: number): void {
    if (this.#starts.at(-1) === start) {
      this.#owners[this.#owners.length - 1] = owner;
      return;
    }
    this.#starts.push(start);
    this.#owners.push(owner);
  }
}
