// Normalises names of entities and relations for storage and comparison: models write `applyDiscount()`, `apply_discount` and "apply
// discount" for one thing.
import { shorten } from '../../../base/shorten.ts';

/** Maximum characters of a name; a longer one is a sentence. Set by judgement. */
const longestName = 100;
/** Maximum characters of a relation; a longer one is a sentence. Set by judgement. */
const longestRelation = 60;

/** Control characters, and characters that some readers take for a line end: no name contains them. */
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A text in matching quotation marks. */
const quotedPattern = /^(?:`([^`]*)`|"([^"]*)"|'([^']*)'|“([^“”]*)”)$/;

/** Stored form of a name: one line as written, without surrounding quotation marks and the parentheses of a call. */
export function entityName(text: string): string {
  return cutText(stripQuotes(text).replace(/\s*\(\)$/, ''), longestName);
}

/** Stored form of a relation: one line as written. */
export function relationName(text: string): string {
  return cutText(stripQuotes(text), longestRelation);
}

function stripQuotes(text: string): string {
  const line = text.replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim();
  const inner = quotedPattern
    .exec(line)
    ?.slice(1)
    .find((each) => each !== undefined);
  return inner === undefined ? line : inner.trim();
}

/** Cuts with an ellipsis. */
function cutText(text: string, maxLength: number): string {
  return text.length > maxLength ? shorten(text, maxLength - 1) : text;
}

/**
 * Equal for relations that differ only in case, separators or the ending of the third person: `isCalledBy` and `is called by`, `call` and
 * `calls`.
 */
export function relationKey(relation: string): string {
  return relation
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/)
    .map((word) => word.replace(/(?<=\w{2})s$/, ''))
    .join(' ');
}

/** Names in code, and such names in words: letters, separators and joints. */
const nameLetters = /^[\p{L}\p{N}_$.:#@/\s-]+$/u;
const operator = /\s[-/:.#@]|[-/#@]\s/;

/** Whether `text` can be a name: operators and other signs make it a phrase, which has no other spelling. */
export function isNameText(text: string): boolean {
  const plain = text.replaceAll('->', '.');
  return /\p{L}/u.test(plain) && nameLetters.test(plain) && !operator.test(plain);
}

/** Lower-case letters and digits of a name: equal for its spellings. Empty for a name that has none. */
export function spellingKey(name: string): string {
  return (name.match(/[\p{L}\p{N}]+/gu) ?? []).join('').toLowerCase();
}

/** Lower-case words of `text`: whole names, and the parts of names in camel case or with underscores. */
export function spelledWords(text: string): ReadonlySet<string> {
  const names = text.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  const parts = names.flatMap((name) => name.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').split(/[\s_$]+/));
  return new Set([...names, ...parts].filter(Boolean).map((word) => word.toLowerCase()));
}
