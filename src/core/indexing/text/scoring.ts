// Scores every chunk with a query term, by BM25F and by the cosine of TF-IDF vectors, in one pass over the postings.
import type { ChunkTable } from './chunkTable.ts';
import { otherFieldsMask, bodyField, bodyShift, fieldCount, saturation, masks, shifts } from './chunkFields.ts';
import type { PostingsSegment } from './postings.ts';
import { rarity, vectorWeight, type TermStatistics } from './termStatistics.ts';

/** A query term that is in the index. `value` is its importance: weight in the query times rarity. */
export interface QueryTerm {
  readonly term: string;
  readonly id: number;
  readonly weight: number;
  readonly rarity: number;
  readonly value: number;
}

/** The query terms that are in the index, most telling first, in a stable order. */
export function queryTerms(table: ChunkTable, terms: ReadonlyMap<string, number>): QueryTerm[] {
  const indexedTerms: QueryTerm[] = [];
  for (const [term, weight] of terms) {
    const id = table.dictionary.idOf(term);
    const frequency = id === undefined ? 0 : table.dictionary.frequency(id);
    if (id === undefined || frequency === 0 || !(weight > 0)) continue;
    const termRarity = rarity(table.live, frequency);
    indexedTerms.push({ term, id, weight, rarity: termRarity, value: weight * termRarity });
  }
  return indexedTerms.sort((a, b) => b.value - a.value || (a.term < b.term ? -1 : 1));
}

/** Score sheets that are reused from search to search, so that a search allocates nothing of the size of the index. */
export class ScoreSheet {
  /** Chunks with a score, in order of first touch. */
  readonly touchedChunks: number[] = [];
  /** 1 for the chunks that still take part after {@link keep}. */
  #keptMarks = new Uint8Array(0);
  #keptChunks: readonly number[] = [];
  #bm25 = new Float64Array(0);
  #cosine = new Float64Array(0);
  #hasCosine = true;
  /** One bit for each of the first 32 query terms. */
  #matchedBits = new Uint32Array(0);

  /** Clears the scores of the last search and makes room for `size` chunks. Without `ranksByTfIdf` only BM25F scores. */
  reset(size: number, ranksByTfIdf = true): void {
    this.#hasCosine = ranksByTfIdf;
    if (this.#bm25.length < size) {
      const room = size + (size >> 2);
      this.#bm25 = new Float64Array(room);
      this.#cosine = new Float64Array(room);
      this.#matchedBits = new Uint32Array(room);
      this.#keptMarks = new Uint8Array(room);
    } else {
      for (const chunk of this.#keptChunks) this.#keptMarks[chunk] = 0;
      for (const chunk of this.touchedChunks) this.#bm25[chunk] = this.#cosine[chunk] = this.#matchedBits[chunk] = 0;
    }
    this.#keptChunks = [];
    this.touchedChunks.length = 0;
  }

  /** BM25F sum of the terms added so far. */
  partialScore(chunk: number): number {
    return this.#bm25[chunk] ?? 0;
  }

  /** Drops all chunks but these; returns a test for the chunks that take part from now on. */
  keep(chunks: readonly number[]): (chunk: number) => boolean {
    const keptMarks = this.#keptMarks;
    for (const chunk of this.#keptChunks) keptMarks[chunk] = 0;
    for (const chunk of chunks) keptMarks[chunk] = 1;
    this.#keptChunks = chunks;
    let keptCount = 0;
    for (const chunk of this.touchedChunks) {
      if (keptMarks[chunk]) this.touchedChunks[keptCount++] = chunk;
      else this.#bm25[chunk] = this.#cosine[chunk] = this.#matchedBits[chunk] = 0;
    }
    this.touchedChunks.length = keptCount;
    return (chunk) => keptMarks[chunk] === 1;
  }

  /** Adds the contribution of one query term to each chunk of a segment that `takesPart`. `bit` marks the term, see {@link hasMatched}. */
  add(segment: PostingsSegment, term: QueryTerm, bit: number, statistics: TermStatistics, takesPart: (chunk: number) => boolean): void {
    const end = segment.starts[term.id + 1] ?? 0;
    for (let i = segment.starts[term.id] ?? end; i < end; i++) {
      const chunk = segment.chunks[i] ?? 0;
      if (!takesPart(chunk)) continue;
      const packedCounts = segment.counts[i] ?? 0;
      const frequency = scaledFrequency(packedCounts, chunk, statistics);
      const before = this.#bm25[chunk] ?? 0;
      if (before === 0) this.touchedChunks.push(chunk);
      this.#bm25[chunk] = before + (term.value * frequency) / (saturation + frequency);
      if (this.#hasCosine) this.#cosine[chunk] = (this.#cosine[chunk] ?? 0) + term.value * term.rarity * vectorWeight(packedCounts);
      this.#matchedBits[chunk] = (this.#matchedBits[chunk] ?? 0) | bit;
    }
  }

  /**
   * Turns sums into scores: `bm25 / max + 0.5 * cosine / max`. The length of the query's vector would divide all cosines alike and is left
   * out. The sum of both normalised scores ranked better than either alone and than rank fusion. The best score is {@link bestScore} either
   * way.
   */
  scores(statistics: TermStatistics): (chunk: number) => number {
    let best = Number.MIN_VALUE;
    for (const chunk of this.touchedChunks) best = Math.max(best, this.#bm25[chunk] ?? 0);
    if (!this.#hasCosine) return (chunk) => (bestScore * (this.#bm25[chunk] ?? 0)) / best;
    const cosine = this.#cosines(statistics);
    return (chunk) => {
      const bm25 = this.#bm25[chunk] ?? 0;
      return bm25 === 0 ? 0 : bm25 / best + cosineShare * cosine(chunk);
    };
  }

  #cosines(statistics: TermStatistics): (chunk: number) => number {
    // All matches may be in fields outside the term vector.
    let best = Number.MIN_VALUE;
    const cosine = (chunk: number): number => (this.#cosine[chunk] ?? 0) / (statistics.norm(chunk) || 1);
    for (const chunk of this.touchedChunks) best = Math.max(best, cosine(chunk));
    return (chunk) => cosine(chunk) / best;
  }

  /** Whether term number `n` of the query is in the chunk; known only for the 32 most telling terms. */
  hasMatched(chunk: number, n: number): boolean {
    return n < 32 && ((this.#matchedBits[chunk] ?? 0) & (1 << n)) !== 0;
  }
}

/** Weight of the cosine beside 1 for BM25F, both scaled to 1 for the best chunk. Set by judgement. */
const cosineShare = 0.5;
/** Highest score of a chunk before any bonus for names. */
const bestScore = 1 + cosineShare;

/** BM25F's frequency of a term: the sum of its counts, each times the field's weight over its length normalisation. */
export function scaledFrequency(packedCounts: number, chunk: number, statistics: TermStatistics): number {
  if ((packedCounts & otherFieldsMask) === 0) return (packedCounts >>> bodyShift) * statistics.scale(chunk, bodyField);
  let sum = 0;
  for (let field = 0; field < fieldCount; field++) {
    const count = (packedCounts >>> (shifts[field] ?? 0)) & (masks[field] ?? 0);
    if (count) sum += count * statistics.scale(chunk, field);
  }
  return sum;
}
