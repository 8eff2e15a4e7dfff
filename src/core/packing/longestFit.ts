// Finds the largest amount that fits, by bisection, because counting tokens is the most expensive step of fitting.

/** The largest number up to `highest` that fits, -1 when not even 0 does. `highest` is tried first, because most things fit whole. */
export async function longestFit(highest: number, fits: (count: number) => Promise<boolean>): Promise<number> {
  if (await fits(highest)) return highest;
  let [low, high] = [-1, highest];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The longest prefix of `text` that fits, with an ellipsis where it is cut; empty when not even an ellipsis fits. */
export async function longestBeginning(text: string, fits: (beginning: string) => Promise<boolean>): Promise<string> {
  const beginningOf = (length: number): string => (length >= text.length ? text : `${text.slice(0, length)}…`);
  const length = await longestFit(text.length, (some) => fits(beginningOf(some)));
  return length < 0 ? '' : beginningOf(length);
}
