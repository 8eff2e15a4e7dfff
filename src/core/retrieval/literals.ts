// The lines of code that say a message word for word, whatever values it had in its holes, and whether they raise, log, keep or return it.
import * as l10n from '@vscode/l10n';
import { neverCancelled } from '../base/cancellation.ts';
import { languageOf, languages } from '../syntax/languages.ts';
import { isInComment } from '../text/comments.ts';
import type { TextFile } from '../text/fileTexts.ts';
import { messageTexts, type MessageText } from '../text/messageText.ts';
import type { Question } from './anchors.ts';
import { ofSymbol, roleFactor, type Candidate, type CandidateList, type Inquiry, type Sources } from './candidate.ts';
import { implementationOf } from './overloads.ts';

/** Fewer words stand in too many places to say anything. */
const fewestWords = 3;
const longestPhrase = 300;
/** Messages of one question that are looked for, and places of each. */
const most = { phrases: 6, places: 8 } as const;
/** Characters of a message that a reason shows. */
const longestShown = 60;

/** Beside 1 for words and vectors. `docs/ranking.md` has the figures. */
const literalWeight = 3;

/** Places that hold the messages of the question, best first; nothing for a question that has none. */
export async function literalSites(
  { question, scope }: Pick<Inquiry, 'question' | 'scope'>,
  { graph, texts }: Pick<Sources, 'graph' | 'texts'>,
): Promise<Candidate[]> {
  if (!texts) return [];
  const sites: Candidate[] = [];
  for (const phrase of phrasesOf(question)) {
    const places = await messageTexts(
      phrase,
      texts,
      { includes: (file) => maySay(file) && scope.contains(file.root, file.path), counts: isCode, most: most.places },
      neverCancelled,
    );
    const inScope = places.filter(({ file, line }) => scope.contains(file.root, file.path, line));
    sites.push(...inScope.map((place) => siteOf(place, graph, question)));
  }
  return oneEach(sites.sort((a, b) => b.score - a.score));
}

/** {@link literalSites} as a list of its own: text that stands in the code word for word says more than words that are like it. */
export async function literalList(inquiry: Inquiry, sources: Sources): Promise<CandidateList> {
  return { name: 'literals', weight: literalWeight, items: await literalSites(inquiry, sources) };
}

/** Documents quote what code says; nothing runs them. */
function maySay({ role }: TextFile): boolean {
  return role !== 'documentation';
}

/** What a comment says, nobody sees who runs the code. */
function isCode({ path }: TextFile, text: string, offset: number): boolean {
  const language = languages.get(languageOf(path, text) ?? '');
  return !language || !isInComment(text, offset, language.comments);
}

function siteOf({ file, line, covered, part }: MessageText, graph: Sources['graph'], { wants }: Question): Candidate {
  const { root, path, role } = file;
  const why = l10n.t('holds the text "{0}"', part.length > longestShown ? `${part.slice(0, longestShown)}…` : part);
  const score = covered * roleFactor(role, wants);
  const symbol = graph.at(root, path, line);
  if (symbol && symbol.fact.kind !== 'module') return { ...ofSymbol(implementationOf(symbol, graph), score, why), at: line };
  // A constant of the module: the line is the place, and not the file.
  return { root, path, role, lines: { first: line, last: line }, symbol: symbol ?? null, title: path, score, why, at: line };
}

/** The whole message, then its sentences, since code often joins them: each long enough to be told from ordinary words. */
function phrasesOf({ title, quoted }: Question): string[] {
  const whole = title.trim();
  const asked = whole.endsWith('?') ? [] : [whole, whole.replace(/[.!]+$/, ''), ...whole.split(/(?<=[.!;:])\s+/)];
  const long = [...quoted, ...asked].filter((text) => text.length <= longestPhrase && text.split(/\s+/).length >= fewestWords);
  return [...new Set(long)].slice(0, most.phrases);
}

/** The best line of each definition. */
function oneEach(sites: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const site of sites) {
    const isDefinition = site.symbol && site.symbol.fact.kind !== 'module';
    const key = isDefinition ? site.symbol.id : `${site.root}:${site.path}:${site.at}`;
    if (!best.has(key)) best.set(key, site);
  }
  return [...best.values()];
}
