// "And who calls it?": whether a question refers back to what was said before, and to that with which word.
import { namesProject } from './asks/aboutProject.ts';
import { readMentions } from './readMentions.ts';
import type { Mentions } from './mentions/mentions.ts';

/** Longer questions say themselves what they are about. In words. */
const longest = 14;
/** So short a question without any name leaves out what it is about. In words. */
const elliptic = 4;

const thing = 'function|method|class|one|error|exception|call|value|variable|field|type|code|line|check|handler|route|test';
const verb = 'fails?|happens?|works?|called|used|raised|thrown|handled|tested|done|meant?|changed|set';
/** Words that stand for something said before. "That" and "this" only where they are not the article of something new. */
const pronoun = new RegExp(
  `\\b(?:its?|itself|they|them|their|(?:this|that|these|those|the same)(?:\\s+(?:${thing})s?)?(?=\\s*(?:[?.!,;]|$)|\\s+(?:${verb})\\b)|(?:this|that) (?:${thing}))\\b` +
    `|\\b(?:dies(?:e[rsnm]?)?|davon|dessen|deren|ihn|ihm|ihnen)\\b|(?<=\\b(?:ruft|nutzt|verwendet|macht|wirft|ist|wird|schlägt|tut|testet) )(?:es|das|sie)\\b`,
  'iu',
);
/** "Is it possible to …" stands for nothing. */
const expletive = /\b(?:is|was|would|will|does|how long does) it (?:possible|necessary|safe|ok|okay|take|seem|make sense)\b|\bgibt es\b/i;
const goesOn = /^\W*(?:and|but|so|then|und|aber|also|et|y)\b|^\W*(?:what|how) about\b|^\W*(?:why|how come|since when|warum|wieso)\W*$/i;

/** How a question may refer to what was said before it. */
export interface BackReference {
  readonly mentions: Mentions;
  /** Whether it is about something that another question or answer said: a word stands for that, or it is left out. */
  readonly may: 'surely' | 'if nothing is named' | 'if it is short' | 'no';
  /** The word that stands for it; empty when the question just leaves it out. */
  readonly word: string;
  /** The question with `name` in the place of that word. */
  readonly named: (name: string) => string;
}

/** Reads how `text` refers back. */
export function readReference(text: string): BackReference {
  const isExpletive = expletive.test(text);
  const word = isExpletive ? undefined : pronoun.exec(text)?.[0];
  const count = text.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0;
  const isOwn = count === 0 || count > longest || namesProject(text);
  const may = isOwn
    ? 'no'
    : word !== undefined
      ? 'surely'
      : goesOn.test(text)
        ? 'if nothing is named'
        : count <= elliptic
          ? 'if it is short'
          : 'no';
  // A function as replacement: names may hold what a pattern of `replace` would take for its own.
  const named = (name: string): string =>
    word === undefined
      ? `${text.trim().replace(/[?？.!]+$/, '')} ${name}?`
      : text.replace(pronoun, () => (/^(?:its|their|dessen|deren)$/i.test(word) ? `${name}'s` : name));
  return { mentions: readMentions(text), may, word: word ?? '', named };
}
