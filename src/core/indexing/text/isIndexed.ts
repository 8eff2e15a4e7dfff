// Checks whether any file has a word, in spite of the stemmer's treatment of final letters.
import type { SearchIndex } from '../searchIndex.ts';

/** Whether any file has a term. A stem loses one of two final consonants (`added`), which the word without an ending keeps (`add`). */
export function isIndexed(term: string, search: Pick<SearchIndex, 'has'>): boolean {
  return search.has(term) || search.has(term + term.slice(-1));
}
