// Detects names that are only part of a longer name: "the link extractor" is not `Link` where a class is called `LxmlLinkExtractor`.
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { maxNameWords, squash } from './spelledNames.ts';

/** Whether `words` spell `name` only as part of the longer name of some definition. Scans all definitions. */
export function isPartOfLongerName(name: string, words: readonly string[], graph: Pick<CodeGraph, 'symbols'>): boolean {
  const longerNames = longerNamesOf(squash(name), words.map(squash));
  if (longerNames.length === 0) return false;
  for (const { role, fact } of graph.symbols()) {
    if (role === 'code' && longerNames.some((longer) => squash(fact.name).includes(longer))) return true;
  }
  return false;
}

/** The runs of words that spell `name`, each extended by the word before it and by the word after it. */
function longerNamesOf(name: string, words: readonly string[]): readonly string[] {
  const longerNames: string[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + maxNameWords); to++) {
      const run = words.slice(from, to).join('');
      if (run !== name && run !== `${name}s`) continue;
      const [before, after] = [words[from - 1], words[to]];
      if (before !== undefined) longerNames.push(before + name);
      if (after !== undefined) longerNames.push(name + after);
    }
  }
  return longerNames;
}
