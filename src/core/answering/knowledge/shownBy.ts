// Whether lines show what a model says of two things: both are named there or hold the lines, and one of them at least is named.
import { wordsOf } from './spelling.ts';

/** Lines as they were sent, and the names of what holds them: definitions around and the file. */
export interface CitedLines {
  readonly text: string;
  readonly around: readonly string[];
}

/** Whether `from` and `to` are to be seen in `lines`. Names are compared word by word, of a dotted name the last part. */
export function isShownBy({ text, around }: CitedLines, from: string, to: string): boolean {
  const said = wordsOf(text);
  const holding = wordsOf(around.join(' '));
  const isSaid = (name: string): boolean => words(name).every((word) => said.has(word));
  const isNear = (name: string): boolean => isSaid(name) || words(name).every((word) => said.has(word) || holding.has(word));
  return (isSaid(from) && isNear(to)) || (isSaid(to) && isNear(from));
}

/** What must be seen of a name: all words of a phrase, the own name of a dotted one. */
function words(name: string): readonly string[] {
  const own = /^[\w$]+(?:(?:\.|::|#)[\w$]+)+$/.test(name) ? (name.split(/\.|::|#/).at(-1) ?? name) : name;
  const names = own.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  return names.map((word) => word.toLowerCase());
}
