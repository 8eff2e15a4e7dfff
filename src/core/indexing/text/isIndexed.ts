// Whether any file has a word, whatever its stem made of its last letter.
import type { SearchIndex } from '../types.ts';

/** Whether any file has a term. A stem loses one of two consonants at its end (`added`), which the word without an ending still has (`add`). */
export function isIndexed(term: string, search: Pick<SearchIndex, 'has'>): boolean {
  return search.has(term) || search.has(term + term.slice(-1));
}
