// How names of entities and relations are compared: models write `applyDiscount()`, `apply_discount` and "apply discount" for one thing.

/** Letters of a name and of a relation; longer ones are sentences, not names. Set by judgement. */
const [longestName, longestRelation] = [100, 40];

/** Escapes and what some readers take for an end of line: nothing that a name holds. */
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A name as it is kept: one line, without quotation marks and the parentheses of a call. */
export function entityName(text: string): string {
  const line = text.replace(control, ' ').replace(/\s+/g, ' ').trim();
  const bare = line.replace(/^[`'"“”]+|[`'"“”]+$/g, '').replace(/\s*\(\)$/, '');
  return bare.slice(0, longestName).trim();
}

/** A relation as it is kept: a few words in small letters. */
export function relationName(text: string): string {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').toLowerCase().slice(0, longestRelation).trim();
}

/** Equal for relations that differ in the ending of the third person alone: `call` and `calls`. */
export function relationKey(relation: string): string {
  return relation
    .split(' ')
    .map((word) => word.replace(/(?<=\w{2})s$/, ''))
    .join(' ');
}

/** Letters and digits of a name in small letters: equal for its spellings. Empty for a name that has none. */
export function lettersOf(name: string): string {
  return (name.match(/[\p{L}\p{N}]+/gu) ?? []).join('').toLowerCase();
}

/** Words that `text` holds, in small letters: whole names, and the parts of names in camel case or with underscores. */
export function wordsOf(text: string): ReadonlySet<string> {
  const names = text.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  const parts = names.flatMap((name) => name.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').split(/[\s_$]+/));
  return new Set([...names, ...parts].filter(Boolean).map((word) => word.toLowerCase()));
}
