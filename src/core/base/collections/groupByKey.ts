// Groups values by a key in one pass (`Map.groupBy` is missing from the oldest Node that the command line runs on).

/** Values by key; keys in the order in which they were first met, values in their own order. */
export function groupByKey<K, V>(values: Iterable<V>, keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
