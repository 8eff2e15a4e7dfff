// Removes secrets from all texts of a value that becomes JSON.
import { scrub } from './scrub.ts';

/** A copy of `value`, which is what JSON can hold, with placeholders for the secrets in its texts. Keys stay as they are. */
export function scrubValue<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return scrub(value).text;
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
}
