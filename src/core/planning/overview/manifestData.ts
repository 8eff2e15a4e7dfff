// Readers for parsed values of unknown shape: a missing key gives an empty result, not an error.

/** The value below `keys`; undefined where one of them is missing. */
export function valueAt(data: unknown, ...keys: readonly string[]): unknown {
  let value = data;
  for (const key of keys) value = typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
  return value;
}

/** The text below `keys`. */
export function textBelow(data: unknown, ...keys: readonly string[]): string | undefined {
  const value = valueAt(data, ...keys);
  return typeof value === 'string' && value.trim() ? value : undefined;
}

/** Entries of the table below `keys`. */
export function entriesAt(data: unknown, ...keys: readonly string[]): readonly (readonly [string, unknown])[] {
  const value = valueAt(data, ...keys);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

/** Items of the list below `keys`. */
export function itemsAt(data: unknown, ...keys: readonly string[]): readonly unknown[] {
  const value = valueAt(data, ...keys);
  return Array.isArray(value) ? value : [];
}

/** All texts in a value, however deep, in their order. */
export function textsIn(value: unknown, deepest = 5): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || deepest === 0) return [];
  return Object.values(value).flatMap((each) => textsIn(each, deepest - 1));
}
