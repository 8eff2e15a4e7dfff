// How many tokens a text has: a quick estimate to pack by, and the exact count, with the encoder loaded when it is first needed.
import { LruMap } from '../base/collections/lru.ts';
import type { TokenCounter } from './tokenCounter.ts';

/** Name of the encoding that {@link countTokens} counts in. */
export const encodingName = 'o200k_base';

/** Pieces of about one token: punctuation, up to three digits, up to six letters, a run of capitals. */
const piece = /[^\s\w]|\d{1,3}|[A-Z]?[a-z]{1,6}|[A-Z]{1,4}|_/g;

/** Characters of one class in a row beyond which the encoder gets slow, and at which such a run is cut for it. */
const longestRun = 64;
const longRun = /(?:\S{64}|\s{64})/g;

/** Estimates the tokens of `text` without the encoder; on source code about 20 % too many, rarely too few. */
export function estimateTokens(text: string): number {
  let count = 0;
  for (const character of text) if (character === '\n') count += 0.5;
  piece.lastIndex = 0;
  while (piece.exec(text)) count++;
  return Math.ceil(count);
}

let counter: Promise<TokenCounter> | undefined;

/**
 * No piece of the encoding goes on behind such an end of line, so texts that share lines share counts. A slash and white space can belong to the
 * piece before them.
 */
const sureEnd = /(?<=\n)(?=[^\s/])/;

/** Counts of parts of texts: what is fitted into a budget is counted ten times with nearly the same lines. Set by judgement: some large results. */
const counts = new LruMap<string, number>(4000);

/** Counts tokens exactly (runs of over 64 characters without a break count a little high, since the encoder is quadratic in them). */
export async function countTokens(text: string): Promise<number> {
  if (text === '') return 0;
  const exact = await (counter ??= loadCounter());
  let sum = 0;
  for (const part of text.split(sureEnd)) {
    const count = counts.get(part) ?? splitRuns(part).reduce((all, run) => all + exact.count(run), 0);
    counts.set(part, count);
    sum += count;
  }
  return sum;
}

/** Cuts after every {@link longestRun} characters of one class, since a break put in between would join a run of white space again. */
function splitRuns(text: string): string[] {
  if (text.length <= longestRun) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(longRun)) {
    const end = match.index + match[0].length;
    parts.push(text.slice(from, end));
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** The table has 200,000 tokens in 2 MB, so it is not loaded with the module. */
async function loadCounter(): Promise<TokenCounter> {
  const [{ TokenCounter: Counter }, { o200kBase }] = await Promise.all([import('./tokenCounter.ts'), import('./o200k.ts')]);
  return new Counter(o200kBase);
}
