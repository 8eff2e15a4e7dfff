// Statistics of the whole index for scoring: average lengths, rarity of terms, lengths of term vectors.
import type { ChunkTable } from './chunkTable.ts';
import { otherFieldsMask, bodyShift, fieldCount, fields, masks, shifts } from './chunkFields.ts';

/** `ln(1 + (N - n + 0.5) / (n + 0.5))` (Robertson and Sparck Jones, kept positive as in Lucene). */
export function rarity(chunks: number, frequency: number): number {
  return Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));
}

const maxCount = fields.reduce((sum, field, i) => sum + field.cosine * (masks[i] ?? 0), 0);
/** `1 + ln n`, 0 for 0. */
const dampedCounts = Float32Array.from({ length: maxCount + 1 }, (_, n) => (n ? 1 + Math.log(n) : 0));

/** Weight of a term in the vector of a chunk before rarity: damped weighted counts, plus a bonus for each field with presence. */
export function vectorWeight(packedCounts: number): number {
  // Runs for every term of every chunk.
  if ((packedCounts & otherFieldsMask) === 0) return dampedCounts[packedCounts >>> bodyShift] ?? 0;
  let sum = 0;
  let presenceSum = 0;
  for (let field = 0; field < fieldCount; field++) {
    const count = (packedCounts >>> (shifts[field] ?? 0)) & (masks[field] ?? 0);
    if (count === 0) continue;
    sum += count * (cosines[field] ?? 0);
    presenceSum += presences[field] ?? 0;
  }
  return (dampedCounts[sum] ?? 0) + presenceSum;
}

const cosines = Uint8Array.from(fields, (field) => field.cosine);
const presences = Uint8Array.from(fields, (field) => field.presence);

/**
 * Statistics of the current table, each part computed when a search first needs it: a change of one file must not cost a pass over all. A
 * changed index gets new ones, so that scores never depend on the order of arrival.
 */
export class TermStatistics {
  readonly #table: ChunkTable;
  /** By field: constant part of its length normalisation, and the part for each term of length. */
  readonly #bases: Float64Array;
  readonly #slopes: Float64Array;
  /** By term and by chunk; 0 until first needed. */
  readonly #rarities: Float64Array;
  readonly #norms: Float32Array;

  constructor(table: ChunkTable) {
    this.#table = table;
    this.#bases = Float64Array.from(fields, ({ b }) => 1 - b);
    this.#slopes = Float64Array.from(fields, ({ b }, field) => b / ((table.live ? (table.totals[field] ?? 0) / table.live : 0) || 1));
    this.#rarities = new Float64Array(table.dictionary.size);
    this.#norms = new Float32Array(table.size);
  }

  /** Factor of a count in this field of the chunk: weight over length normalisation. */
  scale(chunk: number, field: number): number {
    const length = this.#table.lengths.at(chunk * fieldCount + field);
    return (weights[field] ?? 0) / ((this.#bases[field] ?? 0) + (this.#slopes[field] ?? 0) * length);
  }

  /** Length of the TF-IDF vector of a chunk; 0 without terms. */
  norm(chunk: number): number {
    return this.#norms[chunk] || (this.#norms[chunk] = this.#computeNorm(chunk));
  }

  #computeNorm(chunk: number): number {
    const { starts, terms, counts } = this.#table;
    let sum = 0;
    const end = starts.at(chunk + 1);
    for (let i = starts.at(chunk); i < end; i++) {
      const weight = vectorWeight(counts.at(i)) * this.#rarity(terms.at(i));
      sum += weight * weight;
    }
    // Rounded as in the list: the first search must score like every later one.
    return Math.fround(Math.sqrt(sum));
  }

  #rarity(term: number): number {
    const { live, dictionary } = this.#table;
    return this.#rarities[term] || (this.#rarities[term] = rarity(live, dictionary.frequency(term)));
  }
}

const weights = Float64Array.from(fields, (field) => field.weight);
