// Finds the ends of sentences in prose: at a closing mark, but not at a dot that is a word (`.`, `..`), a short form (`e.g.`) or part of a name.

/** A mark with its context. A mark of Chinese and Japanese needs no space after it. */
const marks = /[.!?]+(?=\s|$)|。+/g;
/** A short form with dots between its letters: none of its dots ends a sentence. */
const shortForm = /(?:^|[\s(["'])(?:\p{L}\.)+\p{L}$/u;

/** Length of the first sentence of `text` in characters; all of it without a closing mark. Expects folded white space. */
export function sentenceLength(text: string): number {
  for (const { 0: mark, index } of text.matchAll(marks)) {
    const end = index + mark.length;
    if (mark.startsWith('。') || isEnd(text.slice(0, index), text.slice(end).trimStart())) return end;
  }
  return text.length;
}

/** The sentences of `text`, without white space around them. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  for (let remaining = text.trim(); remaining;) {
    const length = sentenceLength(remaining);
    sentences.push(remaining.slice(0, length));
    remaining = remaining.slice(length).trimStart();
  }
  return sentences;
}

/** Whether a mark ends a sentence: not before a small letter; a mark after white space is a word of its own. */
function isEnd(before: string, after: string): boolean {
  if (after === '') return true;
  return /\S$/.test(before) && !/^\p{Ll}/u.test(after) && !shortForm.test(before);
}
