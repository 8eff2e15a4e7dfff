// Inverted table: the chunks that hold a term, in segments that are built when a search first needs them.
import type { ChunkTable } from './chunkTable.ts';

/** Postings of the chunks from `first` up to `end`; those of term `t` are at `starts[t]` up to `starts[t + 1]`. */
export interface PostingsSegment {
  readonly first: number;
  readonly end: number;
  readonly starts: Uint32Array;
  readonly chunks: Uint32Array;
  readonly counts: Uint32Array;
}

/** A large segment for most chunks and a small one for later ones; they merge when the small one has grown. */
export class Postings {
  #segments: PostingsSegment[] = [];

  /** Segments that cover every chunk of the table. Costs as much as the chunks since the last call, now and then as much as all. */
  segments(table: ChunkTable): readonly PostingsSegment[] {
    const [base, recent] = this.#segments;
    const coveredEnd = recent?.end ?? base?.end ?? 0;
    if (coveredEnd === table.size) return this.#segments;
    const addedCount = table.size - (base?.end ?? 0);
    if (base === undefined || addedCount > 512 + base.end / 4) this.#segments = [build(table, 0)];
    else this.#segments = [base, build(table, base.end)];
    return this.#segments;
  }
}

/** Counting sort by term; within a term chunks stay in ascending order. */
function build(table: ChunkTable, first: number): PostingsSegment {
  const end = table.size;
  const from = table.starts.at(first);
  const to = table.starts.at(end);
  const terms = table.terms.values;
  const packedCounts = table.counts.values;
  const starts = new Uint32Array(table.dictionary.size + 2);
  // Counts are stored two places later, so that filling moves each start to its final value.
  for (let i = from; i < to; i++) bump(starts, (terms[i] ?? 0) + 2);
  for (let t = 1; t < starts.length; t++) starts[t] = (starts[t] ?? 0) + (starts[t - 1] ?? 0);
  const chunks = new Uint32Array(to - from);
  const counts = new Uint32Array(to - from);
  for (let chunk = first; chunk < end; chunk++) {
    const last = table.starts.at(chunk + 1);
    for (let i = table.starts.at(chunk); i < last; i++) {
      const place = bump(starts, (terms[i] ?? 0) + 1);
      chunks[place] = chunk;
      counts[place] = packedCounts[i] ?? 0;
    }
  }
  return { first, end, starts, chunks, counts };
}

function bump(values: Uint32Array, index: number): number {
  const before = values[index] ?? 0;
  values[index] = before + 1;
  return before;
}
