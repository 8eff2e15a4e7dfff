// What benches draw at random, the same in each run: numbers, and phrases of files as somebody would copy them.

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of `items`, which must not be empty. */
export function oneOf<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

/** `items` in another order. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** 5 to 60 characters of one line of some file, as somebody would copy them. */
export function samplePhrase(
  texts: readonly (readonly [path: string, text: string])[],
  random: () => number,
): { readonly path: string; readonly wanted: string } {
  for (;;) {
    const [path, text] = oneOf(texts, random);
    const line = oneOf(text.split(/\r?\n/), random);
    if (line.trim().length < 5) continue;
    const from = Math.floor(random() * (line.length - 4));
    const wanted = line.slice(from, from + 5 + Math.floor(random() * 56));
    if (wanted.trim().length >= 5) return { path, wanted };
  }
}
