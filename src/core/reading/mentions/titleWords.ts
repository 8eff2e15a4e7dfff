// Extracts words of a title for look-ups as names, types and prose.
import { isSmallWord } from '../questionLanguage.ts';
import type { ProseWord } from './mentions.ts';

const anyWord = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** A word with a capital inside a sentence. */
const capitalWord = /(?<=[\p{L}\p{N}_,"'`:] )\p{Lu}[\p{L}\p{N}]{2,60}(?![\p{L}\p{N}_./])/gu;
/** A word of prose outside identifiers, paths, calls and quotations, which have look-ups of their own. */
const proseWord = /(?<![\p{L}\p{N}_$./\\`"'’-])\p{L}[\p{L}\p{M}]{2,40}(?![\p{L}\p{N}_$/\\`"(]|[.:]\w)/gu;
const requestWord = /\b(?:requests?|routes?|endpoints?|handlers?|controllers?|api)\b/i;

/** Read limit of a title in characters. */
const maxTitleLength = 400;
/** Read limit of a question in characters. */
const maxReadLength = 20_000;

/** All words of a title in order. */
export function titleWordsIn(title: string): readonly string[] {
  return title.match(anyWord) ?? [];
}

/** Possible type names in a title. */
export function capitalisedWordsIn(title: string): readonly string[] {
  return [...new Set(title.match(capitalWord) ?? [])];
}

/** Prose words of a title, without small words. */
export function proseIn(title: string): readonly ProseWord[] {
  const head = title.slice(0, maxTitleLength);
  return [...head.matchAll(proseWord)].flatMap(({ 0: text, index }) =>
    isSmallWord(text) ? [] : [{ text, opens: head.slice(0, index).trim() === '' }],
  );
}

/** Distinct words of a text. */
export function wordsIn(text: string): readonly string[] {
  return [...new Set(text.slice(0, maxReadLength).match(anyWord) ?? [])];
}

/** Possible package names in a text: with a scope or a folder, and without. */
export function packageNamesIn(text: string): readonly string[] {
  const qualifiedNames = [...text.matchAll(/@?[\w][\w.-]{0,200}(?:\/[\w.-]{1,200})?/g)].map(([word]) => word);
  return [...new Set([...qualifiedNames, ...text.split(/[^\w@.-]+/)])];
}

/** Whether a title mentions requests, routes or handlers. */
export function speaksOfRequests(title: string): boolean {
  return requestWord.test(title);
}
