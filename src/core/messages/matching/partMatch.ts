// Finds runs of words that a message and a literal share, in the same order, when neither is the other.
import { lettersIn, constantLetters, wordSpans, type MessageSpan, type MessageText } from './matchText.ts';
import type { Constant, LinePattern } from '../pattern.ts';
import type { PatternMatch } from './patternMatch.ts';

/**
 * Chosen by meaning, not tuned.
 * - `part`: least share of the message that must be covered; below half another message is as likely.
 * - `compared`: maximum number of words of each text that are compared.
 */
const limits = { part: 0.5, compared: 80 } as const;

/** Common words in order: the longest common sequence, in which only runs of two words or more count. */
export function partMatch(message: MessageText, { constants }: LinePattern): PatternMatch | undefined {
  if (!mayShare(message, constants)) return undefined;
  const literalWords = constants
    .flatMap(({ text }, constant) => wordSpans(text).map(({ from, to }) => ({ constant, text: text.slice(from, to) })))
    .slice(0, limits.compared);
  const words = message.words.slice(0, limits.compared);
  const pairs = commonWords(
    words.map(({ text }) => text),
    literalWords.map(({ text }) => text),
  );
  let firstConstant = 0;
  const spans: MessageSpan[] = [];
  for (let i = 0; i < pairs.length;) {
    let j = i + 1;
    while (j < pairs.length && pairs[j]?.[0] === (pairs[i]?.[0] ?? 0) + j - i && pairs[j]?.[1] === (pairs[i]?.[1] ?? 0) + j - i) j++;
    const [first, last] = [words[pairs[i]?.[0] ?? 0], words[pairs[j - 1]?.[0] ?? 0]];
    if (j - i > 1 && first && last) {
      if (!spans.length) firstConstant = literalWords[pairs[i]?.[1] ?? 0]?.constant ?? 0;
      spans.push({ from: first.from, to: last.to });
    }
    i = j;
  }
  const sharedLetters = lettersIn(message.lower, spans);
  const coveredShare = sharedLetters / message.letters;
  if (coveredShare < limits.part) return undefined;
  return {
    kind: 'part',
    spans,
    first: firstConstant,
    coveredShare,
    share: Math.min(1, sharedLetters / Math.max(constantLetters(constants), 1)),
  };
}

/** Whether enough words stand anywhere in the constants: a cheap check that few literals with a common run pass. */
function mayShare({ words, letters }: MessageText, constants: readonly Constant[]): boolean {
  // Most literals are too short for a long message, whatever they say.
  const maxLetters = constants.reduce((sum, { text }) => sum + text.length, 0);
  if (maxLetters / letters < limits.part) return false;
  let missingLetters = 0;
  for (const word of words) {
    if (constants.some(({ text }) => text.includes(word.text))) continue;
    missingLetters += word.letters;
    if ((letters - missingLetters) / letters < limits.part) return false;
  }
  return true;
}

/** Places of words in both lists, in order (longest common subsequence by dynamic programming). */
function commonWords(leftWords: readonly string[], rightWords: readonly string[]): (readonly [number, number])[] {
  const width = rightWords.length + 1;
  const lengths = new Uint16Array((leftWords.length + 1) * width);
  for (let i = leftWords.length - 1; i >= 0; i--) {
    for (let j = rightWords.length - 1; j >= 0; j--) {
      const [fromBelow, fromRight] = [lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0];
      lengths[i * width + j] =
        leftWords[i] === rightWords[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(fromBelow, fromRight);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < leftWords.length && j < rightWords.length;) {
    if (leftWords[i] === rightWords[j]) pairs.push([i++, j++]);
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return pairs;
}
