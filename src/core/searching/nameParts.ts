// Splits a name into search terms: a name is a short description.
import { termsOfText } from '../text/tokenizer.ts';

/** The terms of a name without the term for the whole name, which only a question with that name could match. */
export function nameParts(name: string): readonly string[] {
  const terms = termsOfText(name);
  return terms.length > 1 ? terms.slice(0, -1) : terms;
}
