// Parses search input: quotation marks make an exact phrase, slashes an expression.
import { maxPatternLength, type TextQuery } from './textQuery.ts';

/** Search options beside the text, as in find-in-files. */
export interface TextChoices {
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
}

const phrase = /^\s*"(?!"?\s*$)([^]+?)"?\s*$/;
/** An expression must be closed, since `/src/api` may be the beginning of a path. Flags: `i` for any case, `w` for whole words. */
const expression = /^\s*\/([^]+)\/([iw]{0,2})\s*$/;

/** The exact search in `typedText`; undefined for words, names and questions. An unclosed quotation counts while it is being typed. */
export function typedQuery(typedText: string, { matchCase, wholeWord }: TextChoices): TextQuery | undefined {
  if (typedText.length > maxPatternLength) return undefined;
  const [, source, flags = ''] = expression.exec(typedText) ?? [];
  if (source !== undefined) {
    const [anyCase, whole] = [flags.includes('i'), flags.includes('w')];
    return { pattern: source, syntax: 'expression', matchCase: matchCase && !anyCase, wholeWord: wholeWord || whole };
  }
  const pattern = phrase.exec(typedText)?.[1];
  return pattern === undefined ? undefined : { pattern, syntax: 'phrase', matchCase, wholeWord };
}
