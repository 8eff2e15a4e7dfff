// Rarity of a term in this repository, in steps, so that one more chunk does not make every vector stale.

/**
 * `ln(1 + (n + 0.5) / (df + 0.5))` over its largest value: 1 for a term in no chunk, near 0 for one in all. The table was trained with the
 * same formula over each repository's own chunks.
 */
export function scaledRarity(chunks: number, frequency: number): number {
  return Math.log(1 + (chunks + 0.5) / (frequency + 0.5)) / Math.log(1 + (chunks + 0.5) / 0.5);
}

/** Growth factor of chunk counts per step; an error of half a step changes a rarity by about 1 %. */
const frequencyRatio = 1.25;
/** The number of all chunks affects every term alike, so coarser steps are enough. */
const corpusRatio = 2;

const exactStep = (frequency: number): number => Math.round(Math.log(1 + frequency) / Math.log(frequencyRatio));
/** Table of steps: nearly all terms are in few chunks, and every change recomputes the step of each term. */
const firstSteps = Uint8Array.from({ length: 4096 }, (_, frequency) => exactStep(frequency));

/** Step of a term that is in `frequency` chunks. A vector stays valid until a step of its terms changes. */
export function frequencyStep(frequency: number): number {
  return firstSteps[frequency] ?? exactStep(frequency);
}

/** Step of a corpus of `chunks` chunks: when it changes, every vector is stale. */
export function corpusStep(chunks: number): number {
  return Math.round(Math.log(1 + chunks) / Math.log(corpusRatio));
}

/** {@link scaledRarity} at two steps. */
export function rarityAt(corpus: number, frequency: number): number {
  return scaledRarity(corpusRatio ** corpus - 1, Math.min(frequencyRatio ** frequency, corpusRatio ** corpus) - 1);
}
