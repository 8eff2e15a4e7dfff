// Looks up a gap that quotes a text: first in the messages of the code, then in all indexed text. "Not found" means that no indexed file
// contains it.
import * as l10n from '@vscode/l10n';
import { neverCancelled } from '../../base/cancellation.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { findMessages } from '../../messages/matching/findMessage.ts';
import { keyOf, lineCandidate, type Candidate } from '../../searching/candidate.ts';
import { literalSource } from '../../searching/lists/messages/literalSource.ts';
import { withBrackets } from '../../searching/lists/messages/messageParts.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import { searchText, type TextMatches } from '../../text/searchText.ts';
import { escapeRegExp, type TextQuery } from '../../text/textQuery.ts';
import type { GapView } from './gapView.ts';
import { countPhrase, maxPlaces, notFoundResult, type GapSources, type GapResult } from './gapResult.ts';
import type { MessageMatch } from '../../messages/matching/messageMatch.ts';

/** Files to search; absent: all in the scope. */
type SearchedFiles = readonly { readonly root: string; readonly path: string }[] | undefined;

/** Maximum matching lines of a search: several are in one definition. */
const maxMatches = 4 * maxPlaces;

/**
 * Finds the quoted text `message`. Code with exactly this message comes first, then every file that holds it, then places with a part of
 * it, which is only a partial find.
 * @param files the files in which the gap expects it
 */
export async function lookUpMessage(message: string, view: GapView, gapSources: GapSources, files?: SearchedFiles): Promise<GapResult> {
  const filter = filterOf(gapSources, files);
  const literals = await literalsOf(message, gapSources, filter);
  const wholeResult = messageResult(message, literals, gapSources);
  if (wholeResult) return wholeResult;
  const exactMatches = await searchTexts(phraseQuery(message), gapSources, filter);
  if (exactMatches.total > 0) return textResult(message, exactMatches, gapSources, 'found');
  const partResult = messageResult(message, literals, gapSources, 'holds');
  if (partResult) return partResult;
  const innerTexts = valuesIn(message);
  if (innerTexts.length) {
    const valueResults = await Promise.all(innerTexts.map((value) => lookUpMessage(value, view, gapSources, files)));
    const [firstFound] = valueResults.filter(({ outcome }) => outcome === 'found');
    if (firstFound) return firstFound;
  }
  const looseMatches = await searchTexts(looseQuery(message), gapSources, filter);
  if (looseMatches.total > 0) return textResult(message, looseMatches, gapSources, 'partial');
  const { scope } = gapSources;
  if (scope.text !== null && (await searchTexts(phraseQuery(message), gapSources, noFilter)).total > 0)
    return view.outOfScopeResult(`text that holds "${message}"`, 'facts');
  return (
    partsResult(message, literals, gapSources) ?? {
      ...notFoundResult,
      how: 'facts',
      note: nowhereNote(message, exactMatches, gapSources, files),
    }
  );
}

async function literalsOf(message: string, { sources }: GapSources, filter: LineFilter): Promise<readonly MessageMatch[]> {
  const { texts, graph, token = neverCancelled } = sources;
  if (!texts) return [];
  const options = { includes: filter.includesFile, maxMatches };
  const [messageMatches = []] = await findMessages([message], texts, literalSource(graph), options, token);
  return messageMatches.filter(({ file, line }) => filter.includesLine(file, line));
}

/** The first texts with several words in a quoted dict or list: `{"field": ["Not a number."]}`. */
function valuesIn(message: string): readonly string[] {
  if (!/^\s*[[{(].*[\]})]\s*$/s.test(message)) return [];
  const values = [...message.matchAll(/"([^"]{4,200})"|'([^']{4,200})'/g)].map(([, double, single]) => double ?? single ?? '');
  return values.filter((value) => /\w\s+\w/.test(value)).slice(0, maxValues);
}

/** Maximum texts of one dict that are looked up. Set by judgement. */
const maxValues = 3;

/** Literals that equal `message`, including values in their holes, or that contain it. */
function messageResult(
  message: string,
  literals: readonly MessageMatch[],
  { sources }: GapSources,
  matchKind: 'whole' | 'holds' = 'whole',
): GapResult | undefined {
  const chosenMatches = literals.filter(({ kind, role }) => kind === matchKind && role !== undefined && role !== 'code');
  if (chosenMatches.length === 0) return undefined;
  const why = l10n.t('says "{0}"', message);
  const places = placesOf(chosenMatches, () => why, sources);
  const moreText = places.length > maxPlaces ? ` (${places.length - maxPlaces} more are not shown)` : '';
  return { ...partialResult, outcome: 'found', places: places.slice(0, maxPlaces), note: `this code says "${message}"${moreText}` };
}

const partialResult = { how: 'facts', outcome: 'partial', symbols: [], candidates: [] } as const;

/** Filter of index entries. */
interface LineFilter {
  readonly includesFile: (file: TextFile) => boolean;
  readonly includesLine: (file: TextFile, line: number) => boolean;
}

const noFilter: LineFilter = { includesFile: () => true, includesLine: () => true };

function filterOf({ scope }: GapSources, files: SearchedFiles): LineFilter {
  const isNamed = ({ root, path }: TextFile): boolean => !files || files.some((file) => file.root === root && file.path === path);
  return {
    includesFile: (file) => isNamed(file) && scope.contains(file.root, file.path),
    includesLine: ({ root, path }, line) => scope.contains(root, path, line),
  };
}

function searchTexts(query: TextQuery, { sources }: GapSources, filter: LineFilter): Promise<TextMatches> {
  const { texts, token = neverCancelled } = sources;
  if (!texts) return Promise.resolve({ matches: [], total: 0, files: 0, searchedFiles: 0, unread: [] });
  return searchText(
    query,
    { texts, clock: texts.clock },
    { includes: filter.includesFile, includesLine: filter.includesLine, maxListed: maxMatches },
    token,
  );
}

function phraseQuery(message: string): TextQuery {
  return { pattern: message, syntax: 'phrase', matchCase: true, wholeWord: false };
}

/** Matches any case and white space: a model seldom repeats a text exactly as the file has it. */
function looseQuery(message: string): TextQuery {
  const words = message.trim().split(/\s+/);
  const pattern = words.map(escapeRegExp).join('\\s+');
  return { pattern, syntax: 'expression', matchCase: false, wholeWord: false };
}

function textResult(
  message: string,
  { matches, total, files }: TextMatches,
  { sources }: GapSources,
  outcome: 'found' | 'partial',
): GapResult {
  const isExact = outcome === 'found';
  const why = isExact ? l10n.t('holds the text "{0}"', message) : l10n.t('holds the text "{0}" in another spelling', message);
  const spellingNote = isExact ? '' : ', in another case or with other spaces';
  const note = `"${message}" stands in ${countPhrase(total, 'place')} of ${countPhrase(files, 'file')}${spellingNote}`;
  return { ...partialResult, outcome, places: placesOf(matches, () => why, sources).slice(0, maxPlaces), note };
}

/** One place per definition, or per line outside of any. */
function placesOf<T extends { readonly file: TextFile; readonly line: number }>(
  matches: readonly T[],
  why: (each: T) => string,
  { graph }: GapSources['sources'],
): readonly Candidate[] {
  const places = matches.map((each) => {
    const { file, line } = each;
    return lineCandidate({ ...file, line }, graph.at(file.root, file.path, line) ?? null, 1, why(each));
  });
  return firstOfEach(places, keyOf);
}

/** Literals that share most of `message`: each may be another text. */
function partsResult(message: string, literals: readonly MessageMatch[], { sources }: GapSources): GapResult | undefined {
  const [bestMatch] = literals;
  if (!bestMatch) return undefined;
  const places = placesOf(literals, (match) => l10n.t('says a part of the text: {0}', withBrackets(match)), sources);
  const note = `no indexed file holds "${message}" as a whole; what is in brackets stands in ${bestMatch.file.path}:${bestMatch.line + 1}: ${withBrackets(bestMatch)}`;
  return { ...partialResult, places: places.slice(0, maxPlaces), note };
}

function nowhereNote(
  message: string,
  { searchedFiles, unread, stopped }: TextMatches,
  { skippedFiles }: GapSources,
  files: SearchedFiles,
): string {
  const where = files
    ? files.map(({ path }) => path).join(', ')
    : `any of the ${countPhrase(searchedFiles, 'file')} that were looked through`;
  const isComplete = unread.length === 0 && !stopped;
  const unreadNote = isComplete ? '' : `; ${countPhrase(unread.length, 'file')} could not be read`;
  const skippedNote = files ? '' : skippedReasons(skippedFiles);
  return `"${message}" does not stand in ${where}${unreadNote}${skippedNote}`;
}

/** Reasons why files are not in the index, most frequent first. */
function skippedReasons(skippedFiles: GapSources['skippedFiles']): string {
  const reasons = new Map<string, number>();
  for (const { reason } of skippedFiles) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  if (reasons.size === 0) return '';
  const list = [...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${reason} ${count}`);
  return `; not in the index are files and folders left out by: ${list.join(', ')}`;
}
