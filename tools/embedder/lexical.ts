// The baseline for the table: BM25F and the cosine of TF-IDF vectors over the same chunks, with the weights of Clew's index.
import { fields, saturation } from '../../src/core/indexing/text/chunkFields.ts';
import { rarity } from '../../src/core/indexing/text/termStatistics.ts';
import type { ChunkField } from '../../src/core/indexing/fileRecord.ts';
import { pairsOf, type Bag, type CorpusChunk } from './corpus.ts';

/** A chunk with a term. */
interface Posting {
  readonly chunk: number;
  /** Weighted count over length normalisation, summed over the fields. */
  readonly bm25: number;
  /** `1 + ln` of the count in the term vector, over nothing yet. */
  readonly damped: number;
}

/** Lexical scores of one repository. */
export class LexicalIndex {
  readonly #postings = new Map<string, Posting[]>();
  readonly #norms: Float64Array;

  /** @param without fields that are not searched */
  constructor(chunks: readonly CorpusChunk[], without: readonly ChunkField[]) {
    const searched = fields.filter(({ name }) => !without.includes(name));
    const counts = searched.map(({ name }) => chunks.map((entry) => countsOf(entry, name)));
    const lengths = counts.map((ofField) => ofField.map((bag) => [...bag.values()].reduce((sum, count) => sum + count, 0)));
    const averages = lengths.map((ofField) => ofField.reduce((sum, length) => sum + length, 0) / Math.max(1, chunks.length));
    chunks.forEach((_, chunk) => {
      const found = new Map<string, { bm25: number; cosine: number }>();
      searched.forEach(({ weight, b, cosine }, field) => {
        const scale = weight / (1 - b + (b * (lengths[field]?.[chunk] ?? 0)) / (averages[field] || 1));
        for (const [term, count] of counts[field]?.[chunk] ?? []) {
          const sums = found.get(term) ?? { bm25: 0, cosine: 0 };
          found.set(term, { bm25: sums.bm25 + scale * count, cosine: sums.cosine + cosine * count });
        }
      });
      for (const [term, { bm25, cosine }] of found) {
        const postings = this.#postings.get(term) ?? [];
        postings.push({ chunk, bm25, damped: cosine > 0 ? 1 + Math.log(cosine) : 0 });
        this.#postings.set(term, postings);
      }
    });
    this.#norms = new Float64Array(chunks.length);
    for (const postings of this.#postings.values()) {
      const rare = rarity(chunks.length, postings.length);
      for (const { chunk, damped } of postings) this.#norms[chunk] = (this.#norms[chunk] ?? 0) + (damped * rare) ** 2;
    }
    this.#norms.forEach((sum, chunk) => (this.#norms[chunk] = Math.sqrt(sum)));
  }

  /** Number of chunks with the term. */
  frequency(term: string): number {
    return this.#postings.get(term)?.length ?? 0;
  }

  /** Scores of all chunks, each relative to its maximum. */
  scores(query: Bag): { readonly bm25: Float64Array; readonly cosine: Float64Array } {
    const [bm25, cosine] = [new Float64Array(this.#norms.length), new Float64Array(this.#norms.length)];
    for (const term of query.keys()) {
      const postings = this.#postings.get(term) ?? [];
      const rare = rarity(this.#norms.length, postings.length);
      for (const posting of postings) {
        bm25[posting.chunk] = (bm25[posting.chunk] ?? 0) + (rare * posting.bm25) / (saturation + posting.bm25);
        cosine[posting.chunk] = (cosine[posting.chunk] ?? 0) + (rare * rare * posting.damped) / (this.#norms[posting.chunk] || 1);
      }
    }
    return { bm25: overMaximum(bm25), cosine: overMaximum(cosine) };
  }
}

/** Scores relative to the largest one; negative ones become 0. */
export function overMaximum(scores: Float64Array): Float64Array {
  const largest = scores.reduce((most, score) => Math.max(most, score), 0) || 1;
  return scores.map((score) => Math.max(0, score) / largest);
}

function countsOf({ file, chunk, path }: CorpusChunk, field: ChunkField): Bag {
  if (field === 'path') return new Map(path.map((term) => [term, 1]));
  return new Map(pairsOf(chunk.terms[field] ?? [], file.vocabulary));
}
