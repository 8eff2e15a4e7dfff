// The most of something that fits where only trying tells: by halves, since counting tokens costs more than anything else here.

/** The highest number up to `highest` that fits, -1 when not even 0 does; most things fit whole, so that is tried first. */
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

/** The longest beginning of `text` that fits, with a mark where it was cut; empty when not even the mark does. */
export async function longestBeginning(text: string, fits: (beginning: string) => Promise<boolean>): Promise<string> {
  const short = (length: number): string => (length >= text.length ? text : `${text.slice(0, length)}…`);
  const length = await longestFit(text.length, (some) => fits(short(some)));
  return length < 0 ? '' : short(length);
}
