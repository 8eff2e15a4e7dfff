// Checks "First X, then Y" against the order of the lines: wrong where all of Y is above all of X.
import { stopWords } from '../../text/stopWords.ts';
import { hideCodes, quotationPattern, codeSpan } from './clauses.ts';
import { sentenceNames } from './sentenceNames.ts';
import { hasWordOf, wordPattern } from './wordTable.ts';

/** `held`: the lines have this order; `open`: the order cannot be compared; `wrong`: they have the opposite one. */
export type OrderVerdict = 'none' | 'held' | 'open' | 'wrong';

interface StatedOrder {
  /** Parts of the sentence in the stated order. */
  readonly parts: readonly string[];
  /** "First … then" describes steps of one piece of code; "before" and "after" may describe times as well. */
  readonly isSteps: boolean;
}

/** Code that runs at the end, wherever it is. */
const deferredCode = /^\s*(?:defer\b|finally\b|\}\s*finally\b|ensure\b)/;
/** Words are compared by their first letters. */
const prefixLength = 5;

/** Verdict of the lines of `places` on the order in `sentence`. Names of the definitions around them have no position. */
export function orderVerdict(sentence: string, places: readonly string[], around: ReadonlySet<string>): OrderVerdict {
  const statedOrder = statedOrderIn(sentence);
  if (!statedOrder) return 'none';
  const verdicts = statedOrder.parts.slice(1).map((later, i) => pairVerdict(statedOrder.parts[i] ?? '', later, places, around));
  if (verdicts.includes('wrong')) return statedOrder.isSteps ? 'wrong' : 'open';
  return verdicts.length > 0 && verdicts.every((each) => each === 'held') ? 'held' : 'open';
}

function statedOrderIn(sentence: string): StatedOrder | undefined {
  const { text, display } = hideCodes(sentence.replace(quotationPattern, ' '));
  const joint = '(?:[,;，；。]\\s*(?:(?:and|und|et|y|e|и)\\s+)?|(?<![\\p{L}])(?:and|und|et|y|e|и)\\s+)';
  const isFirst = hasWordOf('first', text);
  // Without a first step, "then" may follow a condition or describe a time.
  const steps = text
    .split(new RegExp(`${joint}${isFirst ? '?' : ''}\\s*(?:${wordPattern('then')})`, 'giu'))
    .filter((part) => /[\p{L}\u{f0000}-\u{f00ff}]/u.test(part));
  if (steps.length > 1 && (isFirst || !hasWordOf('condition', steps[0] ?? ''))) return { parts: steps.map(display), isSteps: true };
  return orderAround(text, 'before', display) ?? orderAround(text, 'after', display);
}

function orderAround(text: string, word: 'before' | 'after', display: (part: string) => string): StatedOrder | undefined {
  const match = new RegExp(wordPattern(word), 'iu').exec(text);
  if (!match) return undefined;
  const rest = text.slice(match.index + match[0].length);
  const isOpening = !/\p{L}/u.test(text.slice(0, match.index));
  const comma = rest.search(/[,，]/);
  if (isOpening && comma < 0) return undefined;
  const [mainPart, otherPart] = isOpening ? [rest.slice(comma + 1), rest.slice(0, comma)] : [text.slice(0, match.index), rest];
  return { parts: (word === 'before' ? [mainPart, otherPart] : [otherPart, mainPart]).map(display), isSteps: false };
}

function pairVerdict(earlier: string, later: string, places: readonly string[], around: ReadonlySet<string>): OrderVerdict {
  for (const place of places) {
    const lines = place.split('\n').map((line) => (deferredCode.test(line) ? '' : line));
    const [earlierLines, laterLines] = [linesOf(earlier, lines, around), linesOf(later, lines, around)];
    if (earlierLines.length === 0 || laterLines.length === 0) continue;
    if (Math.max(...laterLines) < Math.min(...earlierLines)) return 'wrong';
    return Math.min(...earlierLines) <= Math.min(...laterLines) ? 'held' : 'open';
  }
  return 'open';
}

/** Lines with the code of a part: literally, otherwise by its names; without code, by its words. */
function linesOf(part: string, lines: readonly string[], around: ReadonlySet<string>): readonly number[] {
  const codes = [...part.matchAll(codeSpan)].map(([, code = '']) => code).filter((code) => !isAround(code, around));
  const codeLines = codes.flatMap((code) => {
    const exactLines = code.length > 3 && /\W/.test(code) ? linesWhere(lines, (line) => line.includes(code)) : [];
    const names = sentenceNames(`\`${code}\``).flatMap(({ words }) => words);
    return exactLines.length ? exactLines : names.flatMap((name) => linesWhere(lines, (line) => hasName(line, name)));
  });
  if (codeLines.length || codes.length) return codeLines;
  const words = (part.match(/\p{L}{4,}/gu) ?? []).map((each) => each.toLowerCase()).filter((each) => !stopWords.has(each));
  return words.flatMap((word) => linesWhere(lines, (line) => hasPart(line, word.slice(0, prefixLength))));
}

/** The subject of the whole sentence has no position of its own. */
function isAround(code: string, around: ReadonlySet<string>): boolean {
  const names = sentenceNames(`\`${code}\``).flatMap(({ words }) => words);
  return names.length > 0 && names.every((each) => around.has(each));
}

function linesWhere(lines: readonly string[], test: (line: string) => boolean): number[] {
  return lines.flatMap((line, i) => (test(line) ? [i] : []));
}

function hasName(line: string, name: string): boolean {
  return line.includes(name) && line.split(/[^\p{L}\p{N}_]+/u).includes(name);
}

/** Whether a word of the line, or of an identifier in it, begins with `part`. */
function hasPart(line: string, part: string): boolean {
  return line.split(/[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).some((each) => each.toLowerCase().startsWith(part));
}
