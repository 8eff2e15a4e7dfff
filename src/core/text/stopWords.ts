// Words that do not help to find code. Index and questions both drop them.

/** English function words and the fillers of questions. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have how i if in into is it its may me my no not of on or our ' +
    'shall she should so some such than that the their them then there these they this those to too us was we were what when where which ' +
    'while who whom whose why will with would you your am any being both each few he her here him his just more most only other own same ' +
    'about also because before after again between during over under up down out off once very'
  ).split(' '),
);

/** Bare keywords of languages: dropped in code, kept in names, comments and questions ("how are imports resolved"). */
export const keywords: ReadonlySet<string> = new Set(
  (
    'abstract async await boolean break case catch class const constructor continue def default del elif else enum export extends false final ' +
    'finally float fn func function implements import int interface lambda let nil none null package pass private protected public raise readonly ' +
    'return self static str string struct super switch throw throws true try type typeof undefined using var void yield'
  ).split(' '),
);
