// A pasted message without type or trace: the lines of code that hold its very words, though they neither raise nor log them.
import * as l10n from '@vscode/l10n';
import { terms as termsOf } from '../indexing/terms.ts';
import { ofSymbol, roleFactor, type Candidate, type Inquiry, type Sources } from './candidate.ts';
import { implementationOf } from './overloads.ts';

/** Fewer words stand in too many places to say anything. */
const fewestWords = 3;
const longestPhrase = 300;
/** Files that are read for one text; the index leads to those that have all of its words close together. */
const mostFiles = 60;

/** Definitions that hold the message, with its line; nothing for a question that is not a message. */
export async function literalSites(
  { question, scope }: Pick<Inquiry, 'question' | 'scope'>,
  { graph, lines, search }: Pick<Sources, 'graph' | 'lines' | 'search'>,
): Promise<Candidate[]> {
  const phrases = phrasesOf(question.title, question.quoted);
  if (phrases.length === 0) return [];
  const holding = phrases.flatMap((phrase) => search.filesWith([...new Set(termsOf(phrase, 'code'))], scope.search));
  const files = new Map(holding.map((each) => [`${each.root}:${each.path}`, each] as const));
  const sites: Candidate[] = [];
  for (const { root, path, role } of [...files.values()].slice(0, mostFiles)) {
    for (const [at, text] of ((await lines(root, path)) ?? []).entries()) {
      const phrase = phrases.find((each) => text.includes(each));
      const symbol = phrase === undefined ? undefined : graph.at(root, path, at);
      if (phrase === undefined || !symbol || !scope.contains(root, path, at)) continue;
      const why = l10n.t('holds the text "{0}"', phrase.length > 60 ? `${phrase.slice(0, 60)}…` : phrase);
      const score = roleFactor(role, question.wants) * (symbol.fact.kind === 'module' ? 0.6 : 1) * (1 - phrases.indexOf(phrase) / 10);
      sites.push({ ...ofSymbol(implementationOf(symbol, graph), score, why), at });
    }
  }
  return oneEach(sites.sort((a, b) => b.score - a.score));
}

/** The whole message, then its sentences, since code often joins them: each long enough to be told from ordinary words. */
function phrasesOf(title: string, quoted: readonly string[]): string[] {
  const whole = title.trim();
  const asked = whole.endsWith('?') ? [] : [whole, whole.replace(/[.!]+$/, ''), ...whole.split(/(?<=[.!;:])\s+/)];
  const long = [...quoted, ...asked].filter((text) => text.length <= longestPhrase && text.split(/\s+/).length >= fewestWords);
  return [...new Set(long)].slice(0, 6);
}

/** The best line of each definition. */
function oneEach(sites: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const site of sites) {
    const key = site.symbol?.id ?? `${site.path}:${site.at}`;
    if (!best.has(key)) best.set(key, site);
  }
  return [...best.values()];
}
