// What scores need to know of the index as a whole: lengths against the average, rarity of terms, lengths of term vectors.
import type { ChunkTable } from './chunkTable.ts';
import { fieldCount, fields, masks, shifts } from './fields.ts';

/** Recomputed in full when the index has changed, so that scores never depend on the order in which files came. */
export interface Statistics {
  /** By chunk and field: weight over length normalisation, by which a count is multiplied. */
  readonly scales: Float32Array;
  /** Length of the TF-IDF vector by chunk; reckoned when it is first asked for, since it takes a look at every term of every chunk. */
  readonly norms: Float32Array;
}

/** `ln(1 + (N - n + 0.5) / (n + 0.5))` (Robertson and Sparck Jones, kept positive as in Lucene). */
export function rarity(chunks: number, frequency: number): number {
  return Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));
}

const largestCount = fields.reduce((sum, field, i) => sum + field.cosine * (masks[i] ?? 0), 0);
/** `1 + ln n`, 0 for 0. */
const damped = Float32Array.from({ length: largestCount + 1 }, (_, n) => (n ? 1 + Math.log(n) : 0));

/** Weight of a term in the vector of a chunk before rarity: `1 + ln` of its counts, the name's three times. */
export function dampedCount(packed: number): number {
  // Most terms are in the body alone; this runs for every term of every chunk.
  if ((packed & ~bodyBits) === 0) return damped[packed >>> bodyShift] ?? 0;
  let sum = 0;
  for (let field = 0; field < fieldCount; field++) sum += ((packed >>> (shifts[field] ?? 0)) & (masks[field] ?? 0)) * (cosines[field] ?? 0);
  return damped[sum] ?? 0;
}

const body = fields.findIndex(({ name }) => name === 'body');
const bodyShift = shifts[body] ?? 0;
const bodyBits = (masks[body] ?? 0) << bodyShift;
const cosines = Uint8Array.from(fields, (field) => field.cosine);

/** Statistics of the table as it is now. */
export function statistics(table: ChunkTable): Statistics {
  let lengths: Float32Array | undefined;
  return {
    scales: scales(table),
    get norms() {
      return (lengths ??= norms(table));
    },
  };
}

function scales(table: ChunkTable): Float32Array {
  const found = new Float32Array(table.size * fieldCount);
  const lengths = table.lengths.values;
  const averages = Array.from(table.totals, (total) => (table.live ? total / table.live : 0));
  fields.forEach(({ weight, b }, field) => {
    const average = averages[field] || 1;
    for (let i = field; i < found.length; i += fieldCount) found[i] = weight / (1 - b + (b * (lengths[i] ?? 0)) / average);
  });
  return found;
}

function norms(table: ChunkTable): Float32Array {
  const found = new Float32Array(table.size);
  const rarities = new Float64Array(table.dictionary.size);
  for (let id = 0; id < rarities.length; id++) rarities[id] = rarity(table.live, table.dictionary.frequency(id));
  const [starts, terms, counts, alive] = [table.starts.values, table.terms.values, table.counts.values, table.alive.values];
  for (let chunk = 0; chunk < found.length; chunk++) {
    if (!alive[chunk]) continue;
    let sum = 0;
    const end = starts[chunk + 1] ?? 0;
    for (let i = starts[chunk] ?? end; i < end; i++) {
      const weight = dampedCount(counts[i] ?? 0) * (rarities[terms[i] ?? 0] ?? 0);
      sum += weight * weight;
    }
    found[chunk] = Math.sqrt(sum);
  }
  return found;
}
