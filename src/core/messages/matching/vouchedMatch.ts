// A message against a literal for which something else speaks, as the type of the error that is raised with it: then little text is enough.
import { letterCount, find, lastAtEnd, lettersIn, type MessageSpan, type MessageText } from './matchText.ts';
import type { LinePattern } from '../pattern.ts';
import type { PatternMatch } from './patternMatch.ts';

/**
 * The whole match of `message`, where the constants of the pattern stand in it in their order, with anything in its holes; undefined for a
 * pattern without a sign of its own. `%s: %s` fits whatever has a colon: only ask where the place is told in another way.
 */
export function vouchedMatch({ lower, letters }: MessageText, { constants, opens }: LinePattern): PatternMatch | undefined {
  const spans: MessageSpan[] = [];
  let at = 0;
  for (const [i, constant] of constants.entries()) {
    // A hole has a value: something stands before the first constant and between two.
    let from = find(lower, constant, at + (i > 0 || opens.start ? 1 : 0));
    if (i > 0 && i === constants.length - 1 && !opens.end) from = lastAtEnd(lower, constant, at + 1) ?? from;
    if (from < 0 || (i === 0 && !opens.start && isSaid(lower.slice(0, from)))) return undefined;
    at = from + constant.text.length;
    spans.push({ from, to: at });
  }
  if (!spans.length || (!opens.end && isSaid(lower.slice(at)))) return undefined;
  const isEqual = constants.length === 1 && constants[0]?.text === lower;
  return { kind: 'whole', spans, first: 0, covered: lettersIn(lower, spans) / Math.max(1, letters), share: 1, ...(isEqual && { isEqual }) };
}

/** Signs around a message say nothing. */
function isSaid(text: string): boolean {
  return letterCount(text) > 0;
}
