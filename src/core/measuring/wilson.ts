// Wilson's score interval: the uncertainty of a share that was counted on few questions.

/** Quantile of the normal distribution for 95 %. */
const z = 1.96;

/** The 95 % interval of `right` out of `total`, as shares 0..1 (Wilson 1927). Without questions it is 0 to 1. */
export function wilson(right: number, total: number): { readonly low: number; readonly high: number } {
  if (total === 0) return { low: 0, high: 1 };
  const share = right / total;
  const centre = share + z ** 2 / (2 * total);
  const spread = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  const scale = 1 + z ** 2 / total;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
