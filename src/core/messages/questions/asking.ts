// Tells whether a sentence asks about a message, and what it says besides: words inside a message say nothing of what is asked.
import { questionFronts } from './questionFronts.ts';
import { messageQuestions } from './messageQuestions.ts';
import { plainText } from '../plain.ts';
import { quotationsInLine, tickedIn } from './quotations.ts';

/** Longer texts are reports, in which a quotation is one of many things. */
const longest = 1000;
/** What stands for a message in the tests of the rows. */
const placeholder = '§';
const fewestWords = 2;
const fewestLetters = 7;

/** A sentence without what it quotes. */
export interface UnquotedSentence {
  /** Each quoted message is a `§` without its marks. */
  readonly text: string;
  /** Whether it asks where a message comes from, why it is seen or what says it. */
  readonly asks: boolean;
}

/** Reads `text` without the messages that it quotes; names in quotation marks stay. */
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

/** What is pasted behind a question in the same line: "Why does this fail? …", "Why does this fail: …". The question is words alone, so no output is taken for one. */
export function behindQuestion(line: string): string | undefined {
  return questionFronts.map(({ test }) => test.exec(line)?.[1]?.trim()).find((rest) => rest);
}

/** Between backticks stands code more often than text. */
function isText(ticked: string): boolean {
  return ticked.split(/\s+/).length > fewestWords && !/[(){};=]|=>|--\w/.test(ticked);
}

/** Scripts without blanks between words: more letters than a name has. */
function isSentence(text: string): boolean {
  return (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length >= fewestLetters;
}
