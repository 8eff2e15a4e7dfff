// Functions that answer with an HTTP status or check for one: code writes 404 as a number, a name, or a constant or class.
import * as l10n from '@vscode/l10n';
import { statusNames, statusSpellings } from '../../../base/httpStatus.ts';
import { neverCancelled } from '../../../base/cancellation.ts';
import { isConstructor } from '../../../graph/values/constructors.ts';
import { isClassLike } from '../../../graph/files/fileEntry.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { isInComment } from '../../../text/isInComment.ts';
import type { TextFile } from '../../../text/fileTexts.ts';
import { moveToLine, newLineCursor } from '../../../text/lineCursor.ts';
import { filesHoldingRuns } from '../../../text/wordRuns.ts';
import { languages } from '../../../syntax/languages.ts';
import { bestOfEachPlace, listOf, lineCandidate, type Candidate, type CandidateList } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { findCombinedUses } from '../../relations/combinedUses.ts';
import { roleFactor } from '../../roleFactors.ts';
import { weightOf } from '../../weights/rankingWeights.ts';

/** Limit of places per spelling in a file; a file with more is a table of codes. */
const maxPlacesInFile = 40;
/** Limit of constants and classes per status whose uses are looked up, each some 10 ms. */
const maxValues = 4;
/** Names of at least this many words are unambiguous; shorter ones, such as `NotFound`, have other meanings too. */
const minTellingWords = 3;

/** Words near a bare number that mark it as a status. */
const statusContext = /status|https?(?![:/])|respon[ds]|abort|errorcode|\bcode\b|redirect/i;
/** Code that compares a status instead of returning one. */
const comparison = /(?:[=!]==?|\b(?:case|when|in|is|instanceof|except|rescue)\b|\bcatch\s*\()\s*[[({]?\s*[\w.:\\]*$/;

/** Functions that use a status of the question, best first; empty when it names none. */
export async function statusListOf(inquiry: Inquiry, sources: Sources): Promise<CandidateList> {
  const items: Candidate[] = [];
  for (const status of inquiry.intent.statuses) items.push(...(await statusCandidates(status, inquiry, sources)));
  return listOf('statuses', 'statuses', bestOfEachPlace(items), inquiry);
}

async function statusCandidates(status: number, inquiry: Inquiry, sources: Sources): Promise<readonly Candidate[]> {
  const candidates = await spellingCandidates(status, inquiry, sources);
  const spellings = (statusNames.get(status) ?? []).flatMap(statusSpellings);
  // A class may only have a member for the status; it represents the status when its name or its number says so.
  const representsStatus = ({ fact }: SymbolNode, line: string): boolean =>
    fact.kind === 'constant' || spellings.some((each) => fact.name.includes(each)) || new RegExp(`\\b${status}\\b`).test(line);
  const values: SymbolNode[] = [];
  for (const { symbol, at = 0 } of candidates)
    if (symbol && isValue(symbol) && representsStatus(symbol, (await sources.lines(symbol.root, symbol.path))?.[at] ?? ''))
      values.push(symbol);
  const valueUsers: Candidate[] = [];
  for (const symbol of values.slice(0, maxValues)) valueUsers.push(...(await usersOf(symbol, status, inquiry, sources)));
  return [...candidates, ...valueUsers];
}

/** Lines with a spelling of the status. */
async function spellingCandidates(
  status: number,
  inquiry: Inquiry,
  { graph, texts, token = neverCancelled }: Sources,
): Promise<Candidate[]> {
  const names = statusNames.get(status) ?? [];
  if (!texts) return [];
  const spellings = names.flatMap((name) => {
    const isTelling = name.split(/[ -]/).length >= minTellingWords;
    // In lower case it is as often a flag or a local name.
    return statusSpellings(name).map((text) => ({ text, isTelling: isTelling && /^\p{Lu}/u.test(text) }));
  });
  const why = l10n.t('has the status {0} {1}', status, names[0] ?? '');
  const candidates: Candidate[] = [];
  const addCandidates = (
    file: TextFile,
    text: string,
    offsets: readonly number[],
    isStatus: (at: number, line: string) => boolean,
  ): void => {
    const language = graph.file(file.root, file.path)?.facts.language;
    const syntax = language === undefined ? undefined : languages.get(language)?.comments;
    const cursor = newLineCursor(text);
    for (const at of offsets) {
      const { line, start } = moveToLine(cursor, at);
      const lineText = text.slice(start, cursor.end === Infinity ? text.length : cursor.end);
      if (!inquiry.scope.contains(file.root, file.path, line)) continue;
      const symbol = graph.at(file.root, file.path, line);
      if (!symbol || symbol.fact.kind === 'module' || !isStatus(at - start, `${lineText} ${symbol.fact.qualifiedName}`)) continue;
      const isComment = syntax !== undefined && isInComment(text, at, syntax);
      // A comment between the members of a class belongs to one of them.
      if (isComment && isClassLike(symbol.fact)) continue;
      const isCompared = isComment || comparison.test(lineText.slice(0, at - start));
      // Methods of an exception class for the status are related to it wherever it is raised.
      const { qualifiedName } = symbol.fact;
      const owner = qualifiedName.slice(0, Math.max(0, qualifiedName.lastIndexOf('.')));
      const isOfValue = isValue(symbol) || spellings.some((each) => owner.includes(each.text));
      const factor = isOfValue ? weightOf('statuses.value', inquiry) : isCompared ? weightOf('statuses.compared', inquiry) : 1;
      const constructedClass = isConstructor(symbol) ? classAround(symbol, graph.inFile(file.root, file.path)) : undefined;
      candidates.push(lineCandidate({ ...file, line }, constructedClass ?? symbol, factor * roleFactor(file.role, 'facts', inquiry), why));
    }
  };
  await filesHoldingRuns(
    [String(status), ...spellings.map(({ text }) => text)],
    texts,
    {
      includes: ({ root, path, role }) => role !== 'documentation' && graph.file(root, path) !== undefined,
      maxOffsets: maxPlacesInFile,
      take: ({ file, text, offsetsByRun: [numbers = [], ...spellingOffsets] }) => {
        addCandidates(file, text, numbers, (column, line) => isWholeWord(line, column, 3) && statusContext.test(line));
        for (const [i, offsets] of spellingOffsets.entries()) {
          const { text: name = '', isTelling = false } = spellings[i] ?? {};
          addCandidates(file, text, offsets, (column, line) => isTelling || isOfStatus(line, column, name.length, status));
        }
      },
    },
    token,
  );
  return bestOfEachPlace(candidates);
}

function isWholeWord(line: string, column: number, length: number): boolean {
  return !/[\w.]/.test(line.charAt(column - 1)) && !/\w/.test(line.charAt(column + length));
}

/** Whether a short name means a status: after `Status` or `Http`, near the number, or as a whole string. */
function isOfStatus(line: string, column: number, length: number, status: number): boolean {
  const [before, after] = [line.slice(0, column), line.slice(column + length)];
  if (/(?:status|http)[\w.:]*$/i.test(before)) return true;
  return (/["'`]$/.test(before) && /^["'`]/.test(after)) || new RegExp(`\\b${status}\\b`).test(line);
}

function isValue(symbol: SymbolNode): boolean {
  return symbol.fact.kind === 'constant' || isClassLike(symbol.fact);
}

function classAround({ fact }: SymbolNode, inFile: readonly SymbolNode[]): SymbolNode | undefined {
  return inFile.find((each) => each.fact.index === fact.parent && isClassLike(each.fact));
}

/** Functions that use a constant or class of the status, and so answer with it. */
async function usersOf(symbol: SymbolNode, status: number, inquiry: Inquiry, sources: Sources): Promise<Candidate[]> {
  // A list of a search, for which no language server is asked.
  const { graph, texts, isComplete = false } = sources;
  const uses = await findCombinedUses([{ symbol }], { graph, isComplete, ...(texts ? { texts } : {}) }, inquiry.scope);
  const why = l10n.t('uses {0}, which has the status {1}', symbol.fact.name, status);
  return (uses?.places ?? []).flatMap((place) => {
    const around = place.symbol;
    if (!around || around.fact.kind === 'module' || isValue(around) || place.kind === 'imports') return [];
    const factor =
      place.kind === 'catches' || comparison.test(place.text.split(symbol.fact.name)[0] ?? '') ? weightOf('statuses.compared', inquiry) : 1;
    return [lineCandidate(place, around, factor * roleFactor(place.role, 'facts', inquiry), why)];
  });
}
