// Removes duplicates by key: the first item of each key stays.

/** The first item of each key, in the order of the list. */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const first = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}
