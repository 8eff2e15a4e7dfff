// Whether lines show what a model says of two things: both are named there or hold the lines, and one of them at least is named.
import { stopWords } from '../../text/stopWords.ts';
import { spelledWords } from './spelling.ts';

/** Lines as they were sent, and the names of what holds them: definitions around and the file. */
export interface CitedLines {
  readonly text: string;
  readonly around: readonly string[];
}

/** A thing as it is called: in the workspace and by whoever speaks of it. */
export type Names = readonly string[];

/**
 * Whether `from` and `to` are to be seen in `lines`, each by one of its names. Names are compared word by word, of a dotted name the last part; of a
 * saying most of the words that say something.
 */
export function isShownBy({ text, around }: CitedLines, from: Names, to: Names): boolean {
  const said = spelledWords(text);
  const holding = spelledWords(around.join(' '));
  const near = new Set([...said, ...holding]);
  const isSaid = (names: Names): boolean => names.some((name) => holds(said, name));
  const isNear = (names: Names): boolean => names.some((name) => holds(near, name));
  return (isSaid(from) && isNear(to)) || (isSaid(to) && isNear(from));
}

/** Whether one of the names stands in `text`. */
export function holdsAnyName(text: string, names: Names): boolean {
  const said = spelledWords(text);
  return names.some((name) => holds(said, name));
}

/** Of three words of a saying one may be another one than in the code: people say "returned error" of `return err`. Set by judgement. */
const mayLack = 1 / 3;
/** Words of a saying are compared by their beginnings, so that endings make no difference. */
const beginning = 5;

function holds(said: ReadonlySet<string>, name: string): boolean {
  const all = words(name);
  if (!isSaying(name)) return all.every((word) => said.has(word));
  const telling = all.filter((word) => !stopWords.has(word));
  const lacking = telling.filter((word) => !said.has(word) && !hasBeginning(said, word)).length;
  return telling.length > 0 && lacking <= Math.floor(mayLack * telling.length);
}

/** Words alone: signs between them mean something. */
function isSaying(name: string): boolean {
  return /^\p{L}[\p{L}\s,'-]*\s[\p{L}\s,'-]*$/u.test(name);
}

function hasBeginning(said: ReadonlySet<string>, word: string): boolean {
  if (word.length < beginning) return false;
  for (const each of said) if (each.startsWith(word.slice(0, beginning))) return true;
  return false;
}

/** What must be seen of a name: all words of a phrase, the own name of a dotted one; of a function without a name that of what holds it. */
function words(name: string): readonly string[] {
  const named = name.replace(/(?:\.ƒ)+$/u, '');
  const own = /^[\w$]+(?:(?:\.|::|#)[\w$]+)+$/.test(named) ? (named.split(/\.|::|#/).at(-1) ?? named) : named;
  const names = own.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  return names.map((word) => word.toLowerCase());
}
