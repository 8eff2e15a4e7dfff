// Maps phrases of people to one word of code: "tried again" is a retry, "too many" exceeds a maximum. Questions are searched for that
// word, too.

/** A phrase and the words that code uses for it. */
type Row = readonly [phrase: RegExp, words: string];

/** The words are common names in languages and their libraries; no row is for one project. */
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

/** Words of code for the phrases in `text`. */
export function codeWordsFor(text: string): string {
  return rows.flatMap(([phrase, words]) => (phrase.test(text) ? words : [])).join(' ');
}
