// Words of a title as those need them who look each up: as a name, as a type, as prose.
import { isSmallWord } from '../questionLanguage.ts';
import type { ProseWord } from './mentions.ts';

const anyWord = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** Begins with a capital in the middle of a sentence. */
const capital = /(?<=[\p{L}\p{N}_,"'`:] )\p{Lu}[\p{L}\p{N}]{2,60}(?![\p{L}\p{N}_./])/gu;
/** A word of prose: no part of an identifier, path, call or quotation, which are looked up as what they are. */
const proseWord = /(?<![\p{L}\p{N}_$./\\`"'’-])\p{L}[\p{L}\p{M}]{2,40}(?![\p{L}\p{N}_$/\\`"(]|[.:]\w)/gu;
const requests = /\b(?:requests?|routes?|endpoints?|handlers?|controllers?|api)\b/i;

/** More of a title is not read for prose. */
const longestTitle = 400;
/** More of a question is not searched for words. */
const mostRead = 20_000;

/** All words of a title in their order. */
export function titleWordsIn(title: string): readonly string[] {
  return title.match(anyWord) ?? [];
}

/** Words of a title that may be names of types. */
export function capitalisedIn(title: string): readonly string[] {
  return [...new Set(title.match(capital) ?? [])];
}

/** Words of a title that are prose and say something: small words are left out. */
export function proseIn(title: string): readonly ProseWord[] {
  const head = title.slice(0, longestTitle);
  return [...head.matchAll(proseWord)].flatMap(({ 0: text, index }) =>
    isSmallWord(text) ? [] : [{ text, opens: head.slice(0, index).trim() === '' }],
  );
}

/** The different words of a text. */
export function wordsIn(text: string): readonly string[] {
  return [...new Set(text.slice(0, mostRead).match(anyWord) ?? [])];
}

/** Words of a text that may be names of packages: with a scope or a folder, and without. */
export function packageNamesIn(text: string): readonly string[] {
  const whole = [...text.matchAll(/@?[\w][\w.-]{0,200}(?:\/[\w.-]{1,200})?/g)].map(([word]) => word);
  return [...new Set([...whole, ...text.split(/[^\w@.-]+/)])];
}

/** Whether a title speaks of requests, of routes or of what answers them. */
export function speaksOfRequests(title: string): boolean {
  return requests.test(title);
}
