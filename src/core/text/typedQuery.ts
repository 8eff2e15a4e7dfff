// Reads what somebody types into a search: in quotation marks it is a text to be found as it stands, between slashes an expression.
import { longestPattern, type TextQuery } from './textQuery.ts';

/** Choices beside the text, as find-in-files has them. */
export interface TextChoices {
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
}

const phrase = /^\s*"(?!"?\s*$)([^]+?)"?\s*$/;
/** Only a closed expression is one: `/src/api` may be the beginning of a path. Flags: `i` for any case, `w` for whole words. */
const expression = /^\s*\/([^]+)\/([iw]{0,2})\s*$/;

/** The exact search that `typed` stands for; undefined for words, names and questions. A quotation need not be closed while it is being typed. */
export function typedQuery(typed: string, { matchCase, wholeWord }: TextChoices): TextQuery | undefined {
  if (typed.length > longestPattern) return undefined;
  const [, source, flags = ''] = expression.exec(typed) ?? [];
  if (source !== undefined) {
    const [anyCase, whole] = [flags.includes('i'), flags.includes('w')];
    return { pattern: source, syntax: 'expression', matchCase: matchCase && !anyCase, wholeWord: wholeWord || whole };
  }
  const pattern = phrase.exec(typed)?.[1];
  return pattern === undefined ? undefined : { pattern, syntax: 'phrase', matchCase, wholeWord };
}
