// Patterns that somebody who knows grep makes of a request: definitions of its names, its topical words near each other, fragments of a message.
import { stopWords } from '../../../src/core/text/stopWords.ts';
import { codeNamesIn, notNames } from '../answers/readEvidence.ts';

/** Names and words of one pattern. */
const [mostNames, mostTopics, mostFragments] = [8, 5, 12];
/** Words of one fragment of a message, and characters between two topical words of a line. */
const [wordsOfFragment, charactersBetween] = [3, 40];

/** Names that the request writes, each part of a dotted one for itself, the last part first. */
export function namesOf(body: string): readonly string[] {
  const parts = codeNamesIn(withoutAddresses(body)).flatMap((name) => name.split(/[.:]+|->/).toReversed());
  return [...new Set(parts)].filter((name) => name.length > 2 && !notNames.has(name)).slice(0, mostNames);
}

/** Lines that define what one of `patterns` names, in any of the usual languages. */
export function definitionsOf(patterns: readonly string[]): string {
  const any = patterns.join('|');
  const words = 'class|def|function|func|fn|struct|enum|union|trait|interface|type|impl|mod|const|static|let|var|val|define';
  return [
    `\\b(?:${words})\\s+(?:\\([^)]*\\)\\s*)?\\*?(?:${any})\\b`,
    `\\b(?:${any})\\s*[:=]\\s*(?:async\\s*)?(?:function\\b|\\()`,
    `^\\s*(?:(?:public|private|protected|static|final|async|abstract|override|export)\\s+)+[^=;]*\\b(?:${any})\\s*\\(`,
    `^\\s*(?:[\\w<>\\[\\],*&]+\\s+)?(?:${any})\\s*\\([^;]*\\)\\s*(?::[^;]*)?\\{`,
  ].join('|');
}

/** Lines that write one of `names`. */
export function usesOf(names: readonly string[]): string {
  return `\\b(?:${names.map(escaped).join('|')})\\b`;
}

/** Words that the request is about: those of its first line and those that it repeats come first, longer ones before shorter ones. */
export function topicsOf(body: string): readonly string[] {
  const [title = ''] = withoutAddresses(body).split('\n');
  const counts = new Map<string, number>();
  const add = (text: string, by: number): void => {
    for (const word of text.match(/\b[A-Za-z]{4,20}\b/g) ?? [])
      if (!stopWords.has(word.toLowerCase())) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + by);
  };
  add(title, 3);
  add(withoutAddresses(body), 1);
  const worth = ([word, count]: readonly [string, number]): number => Math.min(count, 8) + word.length / 3;
  return [...counts]
    .toSorted((a, b) => worth(b) - worth(a))
    .map(([word]) => word)
    .slice(0, mostTopics);
}

/** Lines that hold two of `topics`, in either order. */
export function nearEachOther(topics: readonly string[]): string {
  const pairs = topics.flatMap((one, i) => topics.slice(i + 1).map((other) => [one, other] as const));
  const gap = `.{0,${charactersBetween}}`;
  return pairs.flatMap(([one, other]) => [`${one}${gap}${other}`, `${other}${gap}${one}`]).join('|');
}

/** Lines that hold three words of a message in a row: what was filled in spoils only the fragments around it. */
export function fragmentsOf(message: string): string {
  const words = message
    .replace(/^\s*\w+(?:Error|Exception|Warning)?:\s/, '')
    .split(/\s+/)
    .filter(Boolean);
  const size = Math.min(wordsOfFragment, words.length);
  const all = Array.from({ length: words.length - size + 1 }, (_, i) =>
    words
      .slice(i, i + size)
      .map(escaped)
      .join('\\s+'),
  );
  return all
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostFragments)
    .join('|');
}

/** Files that a stack trace names with their lines, innermost first as far as the language tells. */
export function framesOf(body: string): readonly { readonly file: string; readonly line: number }[] {
  const python = [...body.matchAll(/File "([^"\n]+)", line (\d+)/g)].toReversed();
  const others = [...body.matchAll(/([\w./@-]+\.[a-z]{1,5}):(\d+)/gi)];
  return [...python, ...others].map(([, file = '', line]) => ({ file, line: Number(line) }));
}

/** As it stands, in a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function withoutAddresses(text: string): string {
  return text.replace(/https?:\/\/\S+/g, '');
}

function stem(word: string): string {
  return word.toLowerCase().replace(/(?:ing|ed|es|s)$/, '');
}
