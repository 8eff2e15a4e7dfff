// Errors of few words for the bench of messages: raised with a type, and of three constant words at most. A runtime prints the type before them.
import { lineAt, type SourceText } from './files.ts';
import { asUncaught } from './forms.ts';
import { filled, holesOf, stringsOf } from './literals.ts';
import type { MessageTask } from './tasks.ts';
import { oneOf, shuffled } from '../sampling.ts';

/** A raise with its type and its text. Lines one-based. */
interface Raise {
  readonly type: string;
  /** With holes as they are written, and `\0` for each value that is put between two strings. */
  readonly text: string;
  readonly language: string;
  readonly path: string;
  readonly first: number;
  readonly last: number;
}

const raises = /\b(?:raise|throw(?:\s+new)?)\s+((?:[\w$]+(?:\.|::|\\))*[A-Z][\w$]*)\s*(?:\(|,)\s*[fFrRbBuU$@]{0,2}(?=["'`])/g;
/** What may stand between two strings of a message: a value, and signs that join. */
const between = /^\s*(?:[+.]\s*([\w$.[\]()>-]+)\s*[+.]|[+.])?\s*[fFrRbBuU$@]{0,2}$/;
/** A value behind the last string. */
const behind = /^\s*[+.]\s*[\w$(]/;
const values = ['alpha', 'some_name', '12', 'x.txt'];
const mostWords = 3;

/** Up to `most` tasks, one for each text of a type; each place that raises it so is right. */
export function briefTasks(files: readonly SourceText[], most: number, random: () => number): MessageTask[] {
  const groups = new Map<string, Raise[]>();
  for (const raise of files.flatMap((file) => (file.kind === 'code' ? raisesOf(file) : []))) {
    const key = `${raise.type}: ${raise.text}`;
    groups.set(key, [...(groups.get(key) ?? []), raise]);
  }
  return shuffled([...groups.values()], random)
    .slice(0, most)
    .flatMap((group) => taskOf(group, random));
}

function taskOf(group: readonly Raise[], random: () => number): MessageTask[] {
  const [raise] = group;
  if (!raise) return [];
  const { language, text, type } = raise;
  const message = filled(text, language, random).replace(/\0/g, () => oneOf(values, random));
  const places = group.map(({ path, first, last }) => ({ file: path, first, last }));
  const own = type.split(/\.|::|\\/).at(-1) ?? type;
  const question = asUncaught(language, message, language === 'python' ? type : own, random);
  return [{ kind: 'brief', language, question, message, gold: [{ name: 'literal', places }] }];
}

/** What in a question tells which of several places with one text is meant, and how it is written. */
const telling: Readonly<Record<string, (raise: Raise, message: string) => string>> = {
  function: ({ type, path, last }, message) => `${type}: ${message}\n    at /app/${path}:${last}:3`,
  file: ({ type, path }, message) => `${type}: ${message}\n    at /app/${path}:1:3`,
  module: ({ path }, message) => `2026-11-20 10:12:01,332 ERROR ${moduleOf(path)}: ${message}`,
  type: ({ type }, message) => `${type}: ${message}`,
};

/** Up to `most` tasks of texts that several files or types raise: the question tells in one way which is meant. */
export function sameTasks(files: readonly SourceText[], most: number, random: () => number): MessageTask[] {
  const groups = new Map<string, Raise[]>();
  for (const raise of files.flatMap((file) => (file.kind === 'code' ? raisesOf(file, Infinity) : [])))
    groups.set(raise.text, [...(groups.get(raise.text) ?? []), raise]);
  const tasks = [...groups.values()].flatMap((group) => {
    const raise = oneOf(group, random);
    const message = filled(raise.text, raise.language, random).replace(/\0/g, () => oneOf(values, random));
    return Object.entries(telling).flatMap(([way, write]): MessageTask[] => {
      const isMeant = (each: Raise): boolean => (way === 'type' ? each.type === raise.type : each.path === raise.path);
      const gold = group.filter((each) => isMeant(each) && (way !== 'function' || each.first === raise.first));
      if (gold.length === group.length) return [];
      const places = gold.map(({ path, first, last }) => ({ file: path, first, last }));
      return [{ kind: 'same', language: way, question: write(raise, message), message, gold: [{ name: 'literal', places }] }];
    });
  });
  return shuffled(tasks, random).slice(0, most);
}

function moduleOf(path: string): string {
  const parts = path.replace(/\.[^./]*$/, '').split('/');
  return parts.slice(-2).join('.');
}

function raisesOf(file: SourceText, most = mostWords): Raise[] {
  const { text: source, language, path } = file;
  const end = language === 'rust' ? source.indexOf('#[cfg(test)]') : -1;
  const read = end < 0 ? source : source.slice(0, end);
  const strings = stringsOf({ ...file, text: read });
  return [...read.matchAll(raises)].flatMap((match) => {
    const at = strings.findIndex(({ start }) => start >= match.index + match[0].length && start < match.index + match[0].length + 3);
    const [first, ...rest] = at < 0 ? [] : strings.slice(at, at + 6);
    if (!first) return [];
    let { text, end: last } = first;
    for (const next of rest) {
      const joint = between.exec(source.slice(last, next.start));
      if (!joint) break;
      text += (joint[1] ? '\0' : '') + next.text;
      last = next.end;
    }
    if (behind.test(source.slice(last, last + 80))) text += '\0';
    const constant = text.replace(holesOf(language), ' ').replace(/\0/g, ' ');
    const words = constant.match(/\p{L}{2,}/gu) ?? [];
    if (words.length > most || !/\S/.test(constant) || text.includes('\n')) return [];
    return [{ type: match[1] ?? '', text, language, path, first: lineAt(source, match.index), last: lineAt(source, last) }];
  });
}
