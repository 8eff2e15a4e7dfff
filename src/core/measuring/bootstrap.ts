// Computes confidence intervals of a mean over questions by the bootstrap, reproducibly.

/** A mean with its 95 % interval, over `n` values. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

const resamples = 1000;
const tail = 0.025;

/** Mean of `values` with the percentile interval of the bootstrap (Efron, 1979); undefined for no values. */
export function estimate(values: readonly number[]): Estimate | undefined {
  const n = values.length;
  if (n === 0) return undefined;
  const next = randomNumbers(n);
  const means = Float64Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += values[Math.floor(next() * n)] ?? 0;
    return sum / n;
  }).sort();
  const at = (share: number): number => means[Math.floor(share * (resamples - 1))] ?? 0;
  return { mean: values.reduce((sum, value) => sum + value, 0) / n, low: at(tail), high: at(1 - tail), n };
}

/** Estimate of the mean of `b - a`, question by question, so that difficulty common to both cancels out. Both have the same length. */
export function difference(a: readonly number[], b: readonly number[]): Estimate | undefined {
  return estimate(b.map((value, i) => value - (a[i] ?? 0)));
}

/** Generator of numbers in 0..1 with a fixed seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return ((hash ^ (hash >>> 14)) >>> 0) / 4294967296;
  };
}
