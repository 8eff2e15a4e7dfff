// Reads records of a store as text, in their order.
import type { Store } from '../../src/core/ports.ts';

/** Key -> text of the records that are there. */
export async function readTexts(store: Store, keys: Iterable<string>): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const [key, bytes] of store.getMany(new Set(keys))) texts.set(key, Buffer.from(bytes).toString());
  return texts;
}
