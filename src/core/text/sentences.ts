// Where a sentence of prose ends: at a mark that ends one, and not at a dot that is a word (`.`, `..`), a short form (`e.g.`) or part of a name.

/** A mark with what stands around it. A mark of Chinese and Japanese needs no space after it. */
const marks = /[.!?]+(?=\s|$)|。+/g;
/** A short form written with dots between its letters: another dot of it ends nothing. */
const shortForm = /(?:^|[\s(["'])(?:\p{L}\.)+\p{L}$/u;

/** How many characters of `text` its first sentence takes; all of them where no mark ends it. White space is to be folded before. */
export function sentenceLength(text: string): number {
  for (const { 0: mark, index } of text.matchAll(marks)) {
    const end = index + mark.length;
    if (mark.startsWith('。') || isEnd(text.slice(0, index), text.slice(end).trimStart())) return end;
  }
  return text.length;
}

/** The sentences of `text`, without white space around them. */
export function sentencesOf(text: string): readonly string[] {
  const matches: string[] = [];
  for (let rest = text.trim(); rest;) {
    const length = sentenceLength(rest);
    matches.push(rest.slice(0, length));
    rest = rest.slice(length).trimStart();
  }
  return matches;
}

/** A sentence goes on in small letters only where the mark did not end one; a mark after white space is a word of its own. */
function isEnd(before: string, after: string): boolean {
  if (after === '') return true;
  return /\S$/.test(before) && !/^\p{Ll}/u.test(after) && !shortForm.test(before);
}
