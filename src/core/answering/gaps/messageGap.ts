// Looks up a gap that quotes a text: first in the messages of the code, then in all indexed text. "Not found" means that no indexed file
// holds it.
import * as l10n from '@vscode/l10n';
import { neverCancelled } from '../../base/cancellation.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { findMessages } from '../../messages/matching/findMessage.ts';
import { keyOf, ofLine, type Candidate } from '../../searching/candidate.ts';
import { literalSource } from '../../searching/lists/messages/literalList.ts';
import { withBrackets } from '../../searching/lists/messages/messageWords.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import { searchText, type TextMatches } from '../../text/searchText.ts';
import { literally, type TextQuery } from '../../text/textQuery.ts';
import type { GapView } from './gapView.ts';
import { countPhrase, mostPlaces, nothingFound, type GapSources, type GapResult } from './gapResult.ts';
import type { MessageMatch } from '../../messages/matching/messageMatch.ts';

/** Files to search; absent: all in the scope. */
type Within = readonly { readonly root: string; readonly path: string }[] | undefined;

/** Maximum matching lines of a search: several are in one definition. */
const mostMatches = 4 * mostPlaces;

/**
 * Finds the quoted text `message`. Code with exactly this message comes first, then every file that holds it, then places with a part of
 * it, which is only a partial find.
 * @param within the files in which the gap expects it
 */
export async function messageGap(message: string, view: GapView, parts: GapSources, within?: Within): Promise<GapResult> {
  const counts = countsIn(parts, within);
  const literals = await literalsOf(message, parts, counts);
  const lookedUp = saidBy(message, literals, parts);
  if (lookedUp) return lookedUp;
  const exact = await matchesOf(phraseOf(message), parts, counts);
  if (exact.total > 0) return holding(message, exact, parts, 'found');
  const inside = saidBy(message, literals, parts, 'holds');
  if (inside) return inside;
  const inner = valuesIn(message);
  if (inner.length) {
    const values = await Promise.all(inner.map((value) => messageGap(value, view, parts, within)));
    const [first] = values.filter(({ outcome }) => outcome === 'found');
    if (first) return first;
  }
  const alike = await matchesOf(looseOf(message), parts, counts);
  if (alike.total > 0) return holding(message, alike, parts, 'partial');
  const { scope } = parts;
  if (scope.text !== null && (await matchesOf(phraseOf(message), parts, countsAll)).total > 0)
    return view.outside(`text that holds "${message}"`, 'facts');
  return partsOf(message, literals, parts) ?? { ...nothingFound, how: 'facts', note: nowhere(message, exact, parts, within) };
}

async function literalsOf(message: string, { sources }: GapSources, counts: Counts): Promise<readonly MessageMatch[]> {
  const { texts, graph, token = neverCancelled } = sources;
  if (!texts) return [];
  const options = { includes: counts.file, most: mostMatches };
  const [found = []] = await findMessages([message], texts, literalSource(graph), options, token);
  return found.filter(({ file, line }) => counts.line(file, line));
}

/** The first texts of several words in a quoted dict or list, as code writes it. */
function valuesIn(message: string): readonly string[] {
  if (!/^\s*[[{(].*[\]})]\s*$/s.test(message)) return [];
  const values = [...message.matchAll(/"([^"]{4,200})"|'([^']{4,200})'/g)].map(([, double, single]) => double ?? single ?? '');
  return values.filter((value) => /\w\s+\w/.test(value)).slice(0, mostValues);
}

/** Maximum texts of one dict that are looked up. Set by judgement. */
const mostValues = 3;

/** Literals that equal `message`, including values in their holes, or that contain it. */
function saidBy(
  message: string,
  literals: readonly MessageMatch[],
  { sources }: GapSources,
  wanted: 'whole' | 'holds' = 'whole',
): GapResult | undefined {
  const whole = literals.filter(({ kind, role }) => kind === wanted && role !== undefined && role !== 'code');
  if (whole.length === 0) return undefined;
  const why = l10n.t('says "{0}"', message);
  const places = placesOf(whole, () => why, sources);
  const more = places.length > mostPlaces ? ` (${places.length - mostPlaces} more are not shown)` : '';
  return { ...partly, outcome: 'found', places: places.slice(0, mostPlaces), note: `this code says "${message}"${more}` };
}

const partly = { how: 'facts', outcome: 'partial', symbols: [], candidates: [] } as const;

/** Filter of index entries. */
interface Counts {
  readonly file: (file: TextFile) => boolean;
  readonly line: (file: TextFile, line: number) => boolean;
}

const countsAll: Counts = { file: () => true, line: () => true };

function countsIn({ scope }: GapSources, within: Within): Counts {
  const isNamed = ({ root, path }: TextFile): boolean => !within || within.some((file) => file.root === root && file.path === path);
  return {
    file: (file) => isNamed(file) && scope.contains(file.root, file.path),
    line: ({ root, path }, line) => scope.contains(root, path, line),
  };
}

function matchesOf(query: TextQuery, { sources }: GapSources, counts: Counts): Promise<TextMatches> {
  const { texts, token = neverCancelled } = sources;
  if (!texts) return Promise.resolve({ matches: [], total: 0, files: 0, searched: 0, unread: [] });
  return searchText(query, { texts, clock: texts.clock }, { includes: counts.file, includesLine: counts.line, most: mostMatches }, token);
}

function phraseOf(message: string): TextQuery {
  return { pattern: message, syntax: 'phrase', matchCase: true, wholeWord: false };
}

/** Matches any case and white space: a model seldom repeats a text exactly as the file has it. */
function looseOf(message: string): TextQuery {
  const words = message.trim().split(/\s+/);
  const pattern = words.map(literally).join('\\s+');
  return { pattern, syntax: 'expression', matchCase: false, wholeWord: false };
}

function holding(
  message: string,
  { matches, total, files }: TextMatches,
  { sources }: GapSources,
  outcome: 'found' | 'partial',
): GapResult {
  const isExact = outcome === 'found';
  const why = isExact ? l10n.t('holds the text "{0}"', message) : l10n.t('holds the text "{0}" in another spelling', message);
  const how = isExact ? '' : ', in another case or with other spaces';
  const note = `"${message}" stands in ${countPhrase(total, 'place')} of ${countPhrase(files, 'file')}${how}`;
  return { ...partly, outcome, places: placesOf(matches, () => why, sources).slice(0, mostPlaces), note };
}

/** One place per definition, or per line outside of any. */
function placesOf<T extends { readonly file: TextFile; readonly line: number }>(
  matches: readonly T[],
  why: (each: T) => string,
  { graph }: GapSources['sources'],
): readonly Candidate[] {
  const places = matches.map((each) => {
    const { file, line } = each;
    return ofLine({ ...file, line }, graph.at(file.root, file.path, line) ?? null, 1, why(each));
  });
  return firstOfEach(places, keyOf);
}

/** Literals that share most of `message`: it may be another text, and nobody knows which. */
function partsOf(message: string, literals: readonly MessageMatch[], { sources }: GapSources): GapResult | undefined {
  const [best] = literals;
  if (!best) return undefined;
  const places = placesOf(literals, (match) => l10n.t('says a part of the text: {0}', withBrackets(match)), sources);
  const note = `no indexed file holds "${message}" as a whole; what is in brackets stands in ${best.file.path}:${best.line + 1}: ${withBrackets(best)}`;
  return { ...partly, places: places.slice(0, mostPlaces), note };
}

function nowhere(message: string, { searched, unread, stopped }: TextMatches, { skipped }: GapSources, within: Within): string {
  const where = within ? within.map(({ path }) => path).join(', ') : `any of the ${countPhrase(searched, 'file')} that were looked through`;
  const isWhole = unread.length === 0 && !stopped;
  const unseen = isWhole ? '' : `; ${countPhrase(unread.length, 'file')} could not be read`;
  const left = within ? '' : leftOut(skipped);
  return `"${message}" does not stand in ${where}${unseen}${left}`;
}

/** Reasons why files are not in the index, most frequent first. */
function leftOut(skipped: GapSources['skipped']): string {
  const reasons = new Map<string, number>();
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  if (reasons.size === 0) return '';
  const list = [...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${reason} ${count}`);
  return `; not in the index are files and folders left out by: ${list.join(', ')}`;
}
