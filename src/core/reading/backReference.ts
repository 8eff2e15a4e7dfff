// Detects references to earlier questions and answers, "And who calls it?", and the word that stands for the earlier subject.
import { namesProject } from './asks/aboutProject.ts';
import { readMentions } from './readMentions.ts';
import type { Mentions } from './mentions/mentions.ts';

/** Maximum number of words: longer questions name their subject themselves. */
const maxWords = 14;
/** Maximum number of words of a question without a name that omits its subject. */
const maxEllipticWords = 4;

const thing = 'function|method|class|one|error|exception|call|value|variable|field|type|code|line|check|handler|route|test';
const verb = 'fails?|happens?|works?|called|used|raised|thrown|handled|tested|done|meant?|changed|set';
/** Words that stand for an earlier subject. "That" and "this" count only when they are not the article of something new. */
const pronoun = new RegExp(
  `\\b(?:its?|itself|they|them|their|(?:this|that|these|those|the same)(?:\\s+(?:${thing})s?)?(?=\\s*(?:[?.!,;]|$)|\\s+(?:${verb})\\b)|(?:this|that) (?:${thing}))\\b` +
    `|\\b(?:dies(?:e[rsnm]?)?|davon|dessen|deren|ihn|ihm|ihnen)\\b|(?<=\\b(?:ruft|nutzt|verwendet|macht|wirft|ist|wird|schlägt|tut|testet) )(?:es|das|sie)\\b`,
  'iu',
);
/** "Is it possible to …" refers to nothing. */
const expletive = /\b(?:is|was|would|will|does|how long does) it (?:possible|necessary|safe|ok|okay|take|seem|make sense)\b|\bgibt es\b/i;
const continuation =
  /^\W*(?:and|but|so|then|und|aber|also|et|y)\b|^\W*(?:what|how) about\b|^\W*(?:why|how come|since when|warum|wieso)\W*$/i;

/** A possible reference to an earlier question. */
export interface BackReference {
  readonly mentions: Mentions;
  /** Whether the subject comes from an earlier question or answer: a word stands for it, or it is omitted. */
  readonly certainty: 'surely' | 'if nothing is named' | 'if it is short' | 'no';
  /** The word that stands for it; empty when it is omitted. */
  readonly word: string;
  /** The question with `name` instead of that word. */
  readonly withName: (name: string) => string;
}

/** Detects how `text` refers back. */
export function readBackReference(text: string): BackReference {
  const isExpletive = expletive.test(text);
  const word = isExpletive ? undefined : pronoun.exec(text)?.[0];
  const wordCount = text.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0;
  const hasOwnSubject = wordCount === 0 || wordCount > maxWords || namesProject(text);
  const certainty = hasOwnSubject
    ? 'no'
    : word !== undefined
      ? 'surely'
      : continuation.test(text)
        ? 'if nothing is named'
        : wordCount <= maxEllipticWords
          ? 'if it is short'
          : 'no';
  // The replacement is a function, because names may contain special patterns of `replace`.
  const withName = (name: string): string =>
    word === undefined
      ? `${text.trim().replace(/[?？.!]+$/, '')} ${name}?`
      : text.replace(pronoun, () => (/^(?:its|their|dessen|deren)$/i.test(word) ? `${name}'s` : name));
  return { mentions: readMentions(text), certainty, word: word ?? '', withName };
}
