// Decides whether a sentence asks about a message, and returns its other words: words inside a message are not part of the question.
import { questionFronts } from './questionFronts.ts';
import { messageQuestions } from './messageQuestions.ts';
import { plainText } from '../plain.ts';
import { quotationsInLine, tickedIn } from './quotations.ts';

/** Longest question; a longer text is a report, in which a quotation is one of many things. */
const longest = 1000;
/** Stands for a message in the tests of the rows. */
const placeholder = '§';
const fewestWords = 2;
const fewestLetters = 7;

/** A sentence without what it quotes. */
export interface UnquotedSentence {
  /** The text with `§` for each quoted message, its marks included. */
  readonly text: string;
  /** Whether it asks for the origin or the cause of a message. */
  readonly asks: boolean;
}

/** Replaces the quoted messages of `text`; names in quotation marks stay. */
export function besideQuotations(text: string): UnquotedSentence {
  const head = text.slice(0, longest);
  let beside = plainText(head);
  const quotations = [...quotationsInLine(beside), ...tickedIn(beside).filter((each) => isText(each.text))];
  const messages = quotations.filter(({ text: quoted }) => quoted.split(/\s+/).length >= fewestWords || isSentence(quoted));
  for (const { text: quoted } of messages.toSorted((a, b) => b.text.length - a.text.length))
    beside = beside.split(quoted).join(placeholder);
  beside = beside.replace(/["'“”„‚‘’«»‹›「」『』《》`]{1,2}\s?§\s?["'“”„‚‘’«»‹›「」『』《》`]{1,2}/gu, placeholder);
  const asks = messages.length > 0 && messageQuestions.some(({ id, test }) => !id.startsWith('bare') && test.test(beside));
  return { text: beside + text.slice(longest), asks };
}

/** The message of a question that does not quote it: "Why do I get …?" */
export function bareMessage(text: string): string | undefined {
  if (text.length > longest || text.includes('\n')) return undefined;
  for (const { id, test } of messageQuestions) {
    const message = id.startsWith('bare') ? test.exec(text)?.[1]?.trim() : undefined;
    if (message && message.split(/\s+/).length > fewestWords) return message;
  }
  return undefined;
}

/**
 * Text pasted after a question in the same line: "Why does this fail? …", "Why does this fail: …". The question must consist of words, so
 * that no output counts as one.
 */
export function behindQuestion(line: string): string | undefined {
  return questionFronts.map(({ test }) => test.exec(line)?.[1]?.trim()).find((rest) => rest);
}

/** Whether text between backticks is a message, since code is more frequent there. */
function isText(ticked: string): boolean {
  return ticked.split(/\s+/).length > fewestWords && !/[(){};=]|=>|--\w/.test(ticked);
}

/** For scripts without blanks between words: more letters than a name has. */
function isSentence(text: string): boolean {
  return (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length >= fewestLetters;
}
