// Checks whether lines show a model's statement about two things: the lines or their containers name both, and the lines name at least one.
import { stopWords } from '../../text/stopWords.ts';
import { spelledWords } from './spelling.ts';

/** Lines as sent, with the names of their containers: enclosing definitions and the file. */
export interface CitedLines {
  readonly text: string;
  readonly around: readonly string[];
}

/** Names of a thing: in the workspace, and in the statement. */
export type Names = readonly string[];

/**
 * Whether the lines show `from` and `to`, each by one of its names. Names match word by word, dotted ones by their last part; phrases by
 * most of their telling words.
 */
export function isShownBy({ text, around }: CitedLines, from: Names, to: Names): boolean {
  const said = spelledWords(text);
  const holding = spelledWords(around.join(' '));
  const near = new Set([...said, ...holding]);
  const isSaid = (names: Names): boolean => names.some((name) => holds(said, name));
  const isNear = (names: Names): boolean => names.some((name) => holds(near, name));
  return (isSaid(from) && isNear(to)) || (isSaid(to) && isNear(from));
}

/** Whether one of the names occurs in `text`. */
export function holdsAnyName(text: string, names: Names): boolean {
  const said = spelledWords(text);
  return names.some((name) => holds(said, name));
}

/** One of three words of a phrase may differ from the code: people say "returned error" of `return err`. Set by judgement. */
const mayLack = 1 / 3;
/** Words of a phrase are compared by their beginnings, so that endings make no difference. */
const beginning = 5;

function holds(said: ReadonlySet<string>, name: string): boolean {
  const all = words(name);
  if (!isSaying(name)) return all.every((word) => said.has(word));
  const telling = all.filter((word) => !stopWords.has(word));
  const lacking = telling.filter((word) => !said.has(word) && !hasBeginning(said, word)).length;
  return telling.length > 0 && lacking <= Math.floor(mayLack * telling.length);
}

/** Whether a name is a phrase of words only: other signs have a meaning. */
function isSaying(name: string): boolean {
  return /^\p{L}[\p{L}\s,'-]*\s[\p{L}\s,'-]*$/u.test(name);
}

function hasBeginning(said: ReadonlySet<string>, word: string): boolean {
  if (word.length < beginning) return false;
  for (const each of said) if (each.startsWith(word.slice(0, beginning))) return true;
  return false;
}

/** Required words of a name: all of a phrase, the last part of a dotted name; for an anonymous function, the name of its container. */
function words(name: string): readonly string[] {
  const named = name.replace(/(?:\.ƒ)+$/u, '');
  const own = /^[\w$]+(?:(?:\.|::|#)[\w$]+)+$/.test(named) ? (named.split(/\.|::|#/).at(-1) ?? named) : named;
  const names = own.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  return names.map((word) => word.toLowerCase());
}
