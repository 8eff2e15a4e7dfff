// Checks whether lines show a model's statement about two things: the lines or their containers name both, and the lines name at least one.
import { stopWords } from '../../../text/stopWords.ts';
import { spelledWords } from './spelling.ts';

/** Lines as sent, with the names of their containers: enclosing definitions and the file. */
export interface LinesWithContainers {
  readonly text: string;
  readonly around: readonly string[];
}

/** Names of a thing: in the workspace, and in the statement. */
export type Names = readonly string[];

/**
 * Whether the lines show `from` and `to`, each by one of its names. Names match word by word, dotted ones by their last part; phrases by
 * most of their telling words.
 */
export function isShownBy({ text, around }: LinesWithContainers, from: Names, to: Names): boolean {
  const lineWords = spelledWords(text);
  const containerWords = spelledWords(around.join(' '));
  const nearWords = new Set([...lineWords, ...containerWords]);
  const isSaid = (names: Names): boolean => names.some((name) => holds(lineWords, name));
  const isNear = (names: Names): boolean => names.some((name) => holds(nearWords, name));
  return (isSaid(from) && isNear(to)) || (isSaid(to) && isNear(from));
}

/** Whether one of the names occurs in `text`. */
export function holdsAnyName(text: string, names: Names): boolean {
  const textWords = spelledWords(text);
  return names.some((name) => holds(textWords, name));
}

/** Share of the words of a phrase that the code may lack: people say "returned error" of `return err`. Set by judgement. */
const maxLackingShare = 1 / 3;
/** Words of a phrase are compared by their beginnings, so that endings make no difference. */
const beginningLength = 5;

function holds(presentWords: ReadonlySet<string>, name: string): boolean {
  const nameWords = requiredWords(name);
  if (!isPhrase(name)) return nameWords.every((word) => presentWords.has(word));
  const tellingWords = nameWords.filter((word) => !stopWords.has(word));
  const lackingCount = tellingWords.filter((word) => !presentWords.has(word) && !hasBeginning(presentWords, word)).length;
  return tellingWords.length > 0 && lackingCount <= Math.floor(maxLackingShare * tellingWords.length);
}

/** Whether a name is a phrase of words only: other signs have a meaning. */
function isPhrase(name: string): boolean {
  return /^\p{L}[\p{L}\s,'-]*\s[\p{L}\s,'-]*$/u.test(name);
}

function hasBeginning(presentWords: ReadonlySet<string>, word: string): boolean {
  if (word.length < beginningLength) return false;
  for (const each of presentWords) if (each.startsWith(word.slice(0, beginningLength))) return true;
  return false;
}

/** Required words of a name: all of a phrase, the last part of a dotted name; for an anonymous function, the name of its container. */
function requiredWords(name: string): readonly string[] {
  const plainName = name.replace(/(?:\.ƒ)+$/u, '');
  const ownName = /^[\w$]+(?:(?:\.|::|#)[\w$]+)+$/.test(plainName) ? (plainName.split(/\.|::|#/).at(-1) ?? plainName) : plainName;
  const names = ownName.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  return names.map((word) => word.toLowerCase());
}
