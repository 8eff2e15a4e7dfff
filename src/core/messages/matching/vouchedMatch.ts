// Matches a message with a literal that has other evidence, such as the type of the raised error: then little text is enough.
import { letterCount, findConstant, constantAtEnd, lettersIn, type MessageSpan, type MessageText } from './matchText.ts';
import type { LinePattern } from '../pattern.ts';
import type { PatternMatch } from './patternMatch.ts';

/**
 * The whole match of the message, if it contains the constants of the pattern in order, with anything in the holes. Undefined for a pattern
 * without text of its own. `%s: %s` fits any text with a colon, so call this only with other evidence for the place.
 */
export function vouchedMatch({ lower, letters }: MessageText, { constants, opens }: LinePattern): PatternMatch | undefined {
  const spans: MessageSpan[] = [];
  let at = 0;
  for (const [i, constant] of constants.entries()) {
    // A hole has a value, so text must stand before the first constant and between two.
    let from = findConstant(lower, constant, at + (i > 0 || opens.start ? 1 : 0));
    if (i > 0 && i === constants.length - 1 && !opens.end) from = constantAtEnd(lower, constant, at + 1) ?? from;
    if (from < 0 || (i === 0 && !opens.start && hasLetters(lower.slice(0, from)))) return undefined;
    at = from + constant.text.length;
    spans.push({ from, to: at });
  }
  if (!spans.length || (!opens.end && hasLetters(lower.slice(at)))) return undefined;
  const isEqual = constants.length === 1 && constants[0]?.text === lower;
  return {
    kind: 'whole',
    spans,
    first: 0,
    coveredShare: lettersIn(lower, spans) / Math.max(1, letters),
    share: 1,
    ...(isEqual && { isEqual }),
  };
}

/** Whether `text` is more than signs around a message. */
function hasLetters(text: string): boolean {
  return letterCount(text) > 0;
}
