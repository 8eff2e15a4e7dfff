// Decides whether a sentence asks about a message, and returns its other words: words inside a message are not part of the question.
import { questionFronts } from './questionFronts.ts';
import { askingForms } from './askingForms.ts';
import { plainText } from '../plainText.ts';
import { quotationsInLine, tickedQuotations } from './quotations.ts';

/** Longest question; a longer text is a report, in which a quotation is one of many things. */
const maxLength = 1000;
/** Stands for a message in the tests of the rows. */
const placeholder = '§';
/** Minimum words of a quotation that may be a message; in backticks it needs more, since code stands there too. Set by judgement. */
const minWords = 2;
/** Minimum letters of a sentence in a script without spaces, where words cannot be counted. Set by judgement. */
const minLetters = 7;

/** A sentence without what it quotes. */
export interface UnquotedSentence {
  /** The text with `§` for each quoted message, its marks included. */
  readonly text: string;
  /** Whether it asks for the origin or the cause of a message. */
  readonly asks: boolean;
}

/** Replaces the quoted messages of `text`; names in quotation marks stay. */
export function withoutQuotations(text: string): UnquotedSentence {
  const head = text.slice(0, maxLength);
  let sentence = plainText(head);
  const quotations = [...quotationsInLine(sentence), ...tickedQuotations(sentence).filter((each) => isMessageText(each.text))];
  const messages = quotations.filter(({ text: quotedText }) => quotedText.split(/\s+/).length >= minWords || isSentence(quotedText));
  for (const { text: quotedText } of messages.toSorted((a, b) => b.text.length - a.text.length))
    sentence = sentence.split(quotedText).join(placeholder);
  sentence = sentence.replace(/["'“”„‚‘’«»‹›「」『』《》`]{1,2}\s?§\s?["'“”„‚‘’«»‹›「」『』《》`]{1,2}/gu, placeholder);
  const asks = messages.length > 0 && askingForms.some(({ id, test }) => !id.startsWith('bare') && test.test(sentence));
  return { text: sentence + text.slice(maxLength), asks };
}

/** The message of a question that does not quote it: "Why do I get …?" */
export function unquotedMessage(text: string): string | undefined {
  if (text.length > maxLength || text.includes('\n')) return undefined;
  for (const { id, test } of askingForms) {
    const message = id.startsWith('bare') ? test.exec(text)?.[1]?.trim() : undefined;
    if (message && message.split(/\s+/).length > minWords) return message;
  }
  return undefined;
}

/**
 * Text pasted after a question in the same line: "Why does this fail? …", "Why does this fail: …". The question must consist of words, so
 * that no output counts as one.
 */
export function textAfterQuestion(line: string): string | undefined {
  return questionFronts.map(({ test }) => test.exec(line)?.[1]?.trim()).find((rest) => rest);
}

/** Whether text between backticks is a message, since code is more frequent there. */
function isMessageText(tickedText: string): boolean {
  return tickedText.split(/\s+/).length > minWords && !/[(){};=]|=>|--\w/.test(tickedText);
}

/** For scripts without blanks between words: more letters than a name has. */
function isSentence(text: string): boolean {
  return (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length >= minLetters;
}
