// Means with 95 % intervals by paired bootstrap (Efron and Tibshirani, 1993), from a fixed seed so that the same ranks give the same interval.
const draws = 1000;

/** The mean; 0 for an empty list. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** Bounds of the mean in 95 % of the bootstrap samples. */
export function interval(differences: readonly number[]): [low: number, high: number] {
  let seed = 12_345;
  const means = Array.from({ length: draws }, () => {
    let sum = 0;
    for (let i = 0; i < differences.length; i++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      sum += differences[Math.floor((seed / 2 ** 32) * differences.length)] ?? 0;
    }
    return sum / Math.max(1, differences.length);
  }).sort((a, b) => a - b);
  return [means[Math.floor(draws * 0.025)] ?? 0, means[Math.floor(draws * 0.975)] ?? 0];
}
