// Checks counts of listed things: "5 places use it" above a list of five needs no line with a five; above a list of four it is wrong.
import { codeSpan } from './clauses.ts';
import { isComparison } from './comparisons.ts';
import { hasWordOf, wordPattern } from './wordTable.ts';

/** A number with the noun that it counts. */
interface StatedCount {
  readonly text: string;
  readonly value: number;
  /** End offset in the sentence. */
  readonly end: number;
}

/** Whether a count matches the list; undefined where the sentence counts nothing, or there is no list. */
export type CountVerdict = 'agrees' | 'differs' | undefined;

/** Numbers that a count may match. */
export interface CountBasis {
  /** Number of items of the list below the sentence: without and with nested ones. */
  readonly below: readonly number[];
  /** Other allowed numbers: all items of the answer, relations listed in the evidence. */
  readonly allowedNumbers: ReadonlySet<number>;
}

/** Numerals up to ten, by language; "one" is an article in most. */
const numerals: readonly string[] = [
  'two three four five six seven eight nine ten',
  'zwei drei vier fünf sechs sieben acht neun zehn',
  'deux trois quatre cinq six sept huit neuf dix',
  'dos tres cuatro cinco seis siete ocho nueve diez',
  'dois três quatro cinco seis sete oito nove dez',
  'due tre quattro cinque sei sette otto nove dieci',
  'два три четыре пять шесть семь восемь девять десять',
];
const counters = '个|处|種|种|项|つ|か所|箇所|カ所|件|個|개|곳|가지|군데';
const ideographs = '二三四五六七八九十';
const numeralValues = new Map<string, number>([
  ...numerals.flatMap((row) => row.split(' ').map((each, i) => [each, i + 2] as const)),
  ...[...ideographs].map((each, i) => [each, i + 2] as const),
  ...([
    ['两', 2],
    ['duas', 2],
    ['две', 2],
  ] as const),
]);
const units =
  /^(?:ms|milli|micro|sec|sek|seg|сек|min|мин|hour|stunde|heure|hora|or[ae]\b|day|tag|jour|día|kb|mb|gb|byte|percent|prozent)/iu;
/** A number before a noun. After a version, a line, an index or a sign it is a name, not a count. */
const countPattern = new RegExp(
  `(?<![\\p{L}\\p{N}_.#:/@%\\[<>=+-])(?<!(?:version|lines?|steps?|status|code|port|python|node|level|zeilen?|schritt|ligne|línea|linha|riga)\\s)(?:(\\d{1,3})(?:\\s+(?=\\p{L}|[\u{f0000}])|\\s*(?=${counters}))|(${[...numeralValues.keys()].filter((each) => !ideographs.includes(each)).join('|')})\\s*(?=\\p{L})|([${ideographs}])(?=${counters}))`,
  'iu',
);
/** A part of a larger number: the list says nothing about the whole. */
const partOfMore = /^(?:of|von|der|des|de|da|di|из)(?![\p{L}])/iu;
const exampleWords =
  /\b(?:e\.g\.|examples?|among|including|some|most (?:telling|important)|such as|unter anderem|z\. ?B\.|notamment|entre otr[oa]s)\b/i;
const itemSeparator = /,|;|、|，|；|(?<![\p{L}])(?:and|or|und|oder|et|ou|y|o|e|и|или)(?![\p{L}])|和|と|및/giu;

/** Verdict on the count in `sentence`, if it has one. */
export function judgeCount(sentence: string, basis: CountBasis): CountVerdict {
  const statedCount = statedCountIn(sentence);
  if (!statedCount) return undefined;
  const { value, end } = statedCount;
  if (basis.allowedNumbers.has(value)) return 'agrees';
  if (basis.below.length) return verdictOn(value, basis.below, sentence);
  const inlineCounts = itemCountsAfterColon(sentence.slice(end));
  return inlineCounts.length ? verdictOn(value, inlineCounts, sentence) : undefined;
}

/** The count of `sentence` as written. */
export function countText(sentence: string): string | undefined {
  return statedCountIn(sentence)?.text;
}

function verdictOn(value: number, allowedCounts: readonly number[], sentence: string): CountVerdict {
  if (allowedCounts.includes(value)) return 'agrees';
  return exampleWords.test(sentence) ? undefined : 'differs';
}

/** The first count; "at least 3 places" is none, and neither is a number in a condition. */
function statedCountIn(sentence: string): StatedCount | undefined {
  const plain = sentence
    .replace(codeSpan, (code) => '\u{f0000}'.padEnd(code.length - 1, ' '))
    .replace(/\[\d{1,4}\]/g, (mark) => ' '.repeat(mark.length))
    .replace(/[*_]{2}/g, '  ');
  const match = countPattern.exec(plain);
  if (!match) return undefined;
  const numberText = (match[1] ?? match[2] ?? match[3] ?? '').trim();
  const end = match.index + match[0].length;
  const rest = plain.slice(end);
  const before = plain.slice(0, match.index);
  if (units.test(rest) || partOfMore.test(rest) || isComparison(plain) || hasWordOf('condition', before)) return undefined;
  const value = numeralValues.get(numberText.toLowerCase()) ?? Number(numberText);
  return Number.isNaN(value) ? undefined : { text: numberText, value, end };
}

/** Number of things after a colon: by their code, and by their separators. If both differ, it is undecidable. */
function itemCountsAfterColon(rest: string): readonly number[] {
  const colon = rest.replace(codeSpan, (code) => 'x'.repeat(code.length)).search(/[:：]\s?\S/);
  if (colon < 0) return [];
  const tail = rest.slice(colon + 1).replace(/\[\d{1,4}\]/g, ' ');
  const codeCount = tail.match(codeSpan)?.length ?? 0;
  const bareTail = tail.replace(codeSpan, ' x ');
  const partCount = bareTail.split(itemSeparator).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  const isPlain = codeCount === partCount && !new RegExp(wordPattern('condition'), 'iu').test(bareTail);
  return partCount < 2 ? [] : isPlain ? [partCount] : [codeCount, partCount, ...Array.from({ length: partCount }, (_, i) => i + 1)];
}
