// Tells lines of code that may be a pasted line from those that only hold a word of a message: every match of a line has two words in a row.
import type { MessageText } from './matchText.ts';

/** Whether the word at `offset` of `text` and a neighbour on its line stand side by side in a message. */
export type PairTest = (text: string, offset: number) => boolean;

/** The test for pairs of `messages`; always true where one of them has a single word. */
export function pairTest(messages: readonly (MessageText | undefined)[]): PairTest {
  if (messages.some((message) => message?.words.length === 1)) return () => true;
  const pairs = new Set<string>();
  const words = new Set<string>();
  for (const message of messages)
    for (const [i, { text }] of message?.words.entries() ?? []) {
      words.add(text);
      pairs.add(`${text} ${message?.words[i + 1]?.text ?? ''}`);
    }
  return (text, offset) => {
    const start = wordStart(text, offset);
    const end = wordEnd(text, offset);
    const word = text.slice(start, end).toLowerCase();
    if (!words.has(word)) return false;
    const nextStart = skip(text, end, 1);
    const next = text.slice(nextStart, wordEnd(text, nextStart)).toLowerCase();
    if (next && pairs.has(`${word} ${next}`)) return true;
    const previousEnd = skip(text, start - 1, -1) + 1;
    const previous = text.slice(wordStart(text, previousEnd), previousEnd).toLowerCase();
    return previous !== '' && pairs.has(`${previous} ${word}`);
  };
}

/** The nearest place from `at` on that is in a word, or the end of the line. */
function skip(text: string, at: number, step: 1 | -1): number {
  let to = at;
  while (to >= 0 && to < text.length && text[to] !== '\n' && !isInWord(text, to)) to += step;
  return to;
}

function wordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && isInWord(text, start - 1)) start--;
  return start;
}

function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isInWord(text, end)) end++;
  return end;
}

/** Letters, digits and `_`; of other scripts every sign, which costs nothing here. */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95 || code > 127;
}
