// Wilson's score interval: the uncertainty of a share that was counted on few questions.

const z = 1.96;

/** The 95 % interval of `right` out of `all`, as shares 0..1 (Wilson 1927). Without questions it is 0 to 1. */
export function wilson(right: number, all: number): { readonly low: number; readonly high: number } {
  if (all === 0) return { low: 0, high: 1 };
  const share = right / all;
  const centre = share + z ** 2 / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const scale = 1 + z ** 2 / all;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
