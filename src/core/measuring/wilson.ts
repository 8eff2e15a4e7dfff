// Wilson's score interval: the uncertainty of a share that was counted on few questions.

/** Quantile of the normal distribution for 95 %. */
const z = 1.96;

/** The 95 % interval of `correctCount` out of `questionCount`, as shares 0..1 (Wilson 1927). Without questions it is 0 to 1. */
export function wilsonInterval(correctCount: number, questionCount: number): { readonly low: number; readonly high: number } {
  if (questionCount === 0) return { low: 0, high: 1 };
  const share = correctCount / questionCount;
  const centre = share + z ** 2 / (2 * questionCount);
  const spread = z * Math.sqrt((share * (1 - share)) / questionCount + z ** 2 / (4 * questionCount ** 2));
  const scale = 1 + z ** 2 / questionCount;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
