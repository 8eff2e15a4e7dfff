// Phrases of people for which code has one word: "tried again" is a retry, "too many" is more than a maximum. Questions are searched for that word, too.

/** A phrase and the words of code for it. */
type Row = readonly [phrase: RegExp, words: string];

/** Set from the usual names of languages and their libraries; no row is for one project. */
const rows: readonly Row[] = [
  [/\b(?:again|once more|another (?:attempt|try))\b/iu, 'retry'],
  [/\btoo (?:many|much|long|large|big|high)\b|\b(?:at most|no more than|more than allowed)\b/iu, 'max limit'],
  [/\btoo (?:few|short|small|low)\b|\bat least\b/iu, 'min'],
  [/\b(?:time limit|in time|takes? too long|too slow)\b/iu, 'timeout'],
  [/\b(?:cut|cuts) (?:off|short)\b/iu, 'truncate'],
  [/\b(?:left|leaves?) out\b/iu, 'skip exclude'],
  [/\b(?:switch|turn)(?:s|ed)? off\b/iu, 'disable'],
  [/\b(?:switch|turn)(?:s|ed)? on\b/iu, 'enable'],
  [/\b(?:working|current) (?:directory|folder)\b/iu, 'cwd'],
  [/\b(?:inside|within) (?:each other|one another|itself)\b|\btoo deep(?:ly)?\b/iu, 'depth nested'],
  [/\bput(?:s)? together\b/iu, 'join concat'],
  [/\btak(?:es?|en|ing) apart\b/iu, 'split parse'],
];

/** The words that code may have for phrases of `text`. */
export function saidOtherwise(text: string): string {
  return rows.flatMap(([phrase, words]) => (phrase.test(text) ? words : [])).join(' ');
}
