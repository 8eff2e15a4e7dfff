// The words that a name is made of, as search terms: a name is a description in few words.
import { terms as termsOf } from '../text/terms.ts';

/** The terms of a name without the one for the whole, which only a question with that very name could hold. */
export function nameParts(name: string): readonly string[] {
  const all = termsOf(name);
  return all.length > 1 ? all.slice(0, -1) : all;
}
