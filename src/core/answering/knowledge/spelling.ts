// How names of entities and relations are kept as written, and compared: models write `applyDiscount()`, `apply_discount` and "apply discount" for one thing.

import { shorten } from '../../base/shorten.ts';

/** Letters of a name and of a relation; longer ones are sentences, not names. Set by judgement. */
const [longestName, longestRelation] = [100, 60];

/** Escapes and what some readers take for an end of line: nothing that a name holds. */
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A text in quotation marks that belong together. */
const quoted = /^(?:`([^`]*)`|"([^"]*)"|'([^']*)'|“([^“”]*)”)$/;

/** A name as it is kept: one line as it was written, without quotation marks around it and the parentheses of a call. */
export function entityName(text: string): string {
  return cut(unquoted(text).replace(/\s*\(\)$/, ''), longestName);
}

/** A relation as it is kept: one line as it was written. */
export function relationName(text: string): string {
  return cut(unquoted(text), longestRelation);
}

function unquoted(text: string): string {
  const line = text.replace(control, ' ').replace(/\s+/g, ' ').trim();
  const inner = quoted
    .exec(line)
    ?.slice(1)
    .find((each) => each !== undefined);
  return inner === undefined ? line : inner.trim();
}

/** An ellipsis says that something was cut. */
function cut(text: string, most: number): string {
  return text.length > most ? shorten(text, most - 1) : text;
}

/** Equal for relations that are written in other letters, or differ in the ending of the third person alone: `isCalledBy` and `is called by`, `call` and `calls`. */
export function relationKey(relation: string): string {
  return relation
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/)
    .map((word) => word.replace(/(?<=\w{2})s$/, ''))
    .join(' ');
}

/** What code can be called, and such names in words: letters and what parts or joins names. */
const nameLetters = /^[\p{L}\p{N}_$.:#@/\s-]+$/u;
const operator = /\s[-/:.#@]|[-/#@]\s/;

/** Whether `text` can be a name: what holds operators or other signs is a saying, and no spelling of anything. */
export function isNameText(text: string): boolean {
  const plain = text.replaceAll('->', '.');
  return /\p{L}/u.test(plain) && nameLetters.test(plain) && !operator.test(plain);
}

/** Letters and digits of a name in small letters: equal for its spellings. Empty for a name that has none. */
export function spellingKey(name: string): string {
  return (name.match(/[\p{L}\p{N}]+/gu) ?? []).join('').toLowerCase();
}

/** Words that `text` holds, in small letters: whole names, and the parts of names in camel case or with underscores. */
export function spelledWords(text: string): ReadonlySet<string> {
  const names = text.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  const parts = names.flatMap((name) => name.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').split(/[\s_$]+/));
  return new Set([...names, ...parts].filter(Boolean).map((word) => word.toLowerCase()));
}
