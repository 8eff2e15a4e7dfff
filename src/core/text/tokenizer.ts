// Tokenizer for index and questions: identifiers whole and in parts, words stemmed, scripts without spaces in pairs.
import { wordStem } from '../base/stems.ts';
import { charClass, characterClass, isAstralLetter } from './characters.ts';
import { keywords, stopWords } from './stopWords.ts';

/** `code` drops bare keywords of programming languages; `prose` (names, comments, questions) keeps them. */
export type TermSource = 'code' | 'prose';

/** Longest run that counts as a word; longer ones are data (base64, minified names). Only their start is read, so that hostile input stays linear. */
const maxRunLength = 128;
/** Cache of runs, since source text repeats itself. It is cleared when full, so its memory is bounded. */
const cacheLimit = 65_536;
const caches: Readonly<Record<TermSource, Map<string, readonly string[]>>> = { code: new Map(), prose: new Map() };
const noTerms: readonly string[] = [];

/** All terms of `text` in order, repeats included. `parseHTTPHeader2` gives `pars`, `http`, `header`, `parsehttpheader2`. */
export function termsOfText(text: string, source: TermSource = 'prose'): string[] {
  const termList: string[] = [];
  eachTerm(text, source, (term) => termList.push(term));
  return termList;
}

/** Calls `take` for each term of `text`. Linear in the length of any text. */
export function eachTerm(text: string, source: TermSource, take: (term: string) => void): void {
  const takeRun = (run: string): void => {
    for (const term of termsOfRun(run, source)) take(term);
  };
  eachRun(text, takeRun, take);
}

/**
 * Calls `takeRun` for each run of letters, digits and joiners (see {@link termsOfRun}) and `take` for each term of scripts without spaces,
 * in the order of the text: for callers that cache results by run, since text repeats itself.
 */
export function eachRun(text: string, takeRun: (run: string) => void, take: (term: string) => void): void {
  const length = text.length;
  let i = 0;
  while (i < length) {
    const kind = characterClass(text.charCodeAt(i));
    if (kind === charClass.other) {
      i++;
    } else if (kind === charClass.surrogate) {
      if (isAstralLetter(text, i)) take(text.slice(i, i + 2));
      i += 2;
    } else if (kind === charClass.ideograph) {
      i = takeIdeographs(text, i, take);
    } else {
      const end = endOfRun(text, i + 1);
      if (end - i > 1) takeRun(text.slice(i, Math.min(end, i + maxRunLength)));
      i = end;
    }
  }
}

function endOfRun(text: string, from: number): number {
  let i = from;
  while (i < text.length) {
    const kind = characterClass(text.charCodeAt(i));
    if (kind === charClass.other || kind >= charClass.ideograph) break;
    i++;
  }
  return i;
}

/** Overlapping pairs, as is usual for scripts without spaces; a lone character stands for itself. */
function takeIdeographs(text: string, from: number, take: (term: string) => void): number {
  let end = from + 1;
  while (end < text.length && characterClass(text.charCodeAt(end)) === charClass.ideograph) end++;
  if (end - from === 1) take(text.slice(from, end));
  for (let i = from; i + 1 < end; i++) take(text.slice(i, i + 2));
  return end;
}

/** The terms of one run. */
export function termsOfRun(run: string, source: TermSource): readonly string[] {
  const cache = caches[source];
  let runTerms = cache.get(run);
  if (runTerms === undefined) {
    if (cache.size >= cacheLimit) cache.clear();
    const key = detachedCopy(run);
    runTerms = expand(key, source);
    cache.set(key, runTerms);
  }
  return runTerms;
}

/** A copy that does not keep its source text in memory: engines share the characters of longer slices, but not of concatenated strings. */
function detachedCopy(run: string): string {
  return run.length < 13 ? run : ` ${run}`.slice(1);
}

function expand(run: string, source: TermSource): readonly string[] {
  const parts = splitIdentifier(run);
  if (parts.length === 0) return noTerms;
  if (parts.length === 1) {
    const only = parts[0] ?? '';
    return (source === 'code' && keywords.has(run)) || !isTerm(only) ? noTerms : [stem(only)];
  }
  const whole = parts.join('');
  return [...parts.filter(isTerm).map(stem), whole];
}

function isTerm(part: string): boolean {
  return part.length > 1 && !stopWords.has(part);
}

/** Parts of an identifier in lower case: split at joiners, between letters and digits, before a capital, and before the last of several capitals. */
function splitIdentifier(run: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let previous: number = charClass.joiner;
  for (let i = 0; i <= run.length; i++) {
    const kind = i < run.length ? characterClass(run.charCodeAt(i)) : charClass.joiner;
    if (i > start && isBoundary(previous, kind, run, i)) {
      if (previous !== charClass.joiner) parts.push(fold(run.slice(start, i)));
      start = i;
    }
    if (kind === charClass.joiner) start = i + 1;
    previous = kind;
  }
  return parts;
}

function isBoundary(previous: number, kind: number, run: string, i: number): boolean {
  if (kind === charClass.joiner) return true;
  if (previous === charClass.digit || kind === charClass.digit) return previous !== kind;
  if (kind === charClass.upper) {
    return previous === charClass.lower || (i + 1 < run.length && characterClass(run.charCodeAt(i + 1)) === charClass.lower);
  }
  return false;
}

/** Lower case with compatible forms unified (`ﬁ` and `fi`, composed and decomposed accents). */
function fold(part: string): string {
  const lower = part.toLowerCase();
  return asciiOnly.test(lower) ? lower : lower.normalize('NFKC');
}

const asciiOnly = /^[\0-\x7f]*$/;
const englishWord = /^[a-z]{4,}$/;

/** The stem of an English word; everything else stays as it is. */
function stem(part: string): string {
  return englishWord.test(part) ? wordStem(part) : part;
}
