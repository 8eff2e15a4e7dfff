// Finds the lines of a definition or file that contain a name, as few readable places: lines of code, each with its surroundings.
import * as l10n from '@vscode/l10n';
import type { LineSpan } from '../../base/positions.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { languageOf } from '../../syntax/languages.ts';
import { allLinesOf, type Candidate } from '../../searching/candidate.ts';
import { holdsName } from '../../searching/relations/nameLines.ts';
import { escapeRegExp } from '../../text/textQuery.ts';
import type { PathFile } from '../../workspace/pathIndex.ts';
import { codeAndProse } from '../material/evidence/proseLines.ts';
import type { ScopedSources } from './gapResult.ts';

/** Lines shown before and after a match. */
const [linesBefore, linesAfter] = [2, 10];
/** A definition up to this many lines is read as a whole: the lines around a match say when it is reached. Set by judgement. */
const maxWholeLines = 60;
/** Maximum windows per file. Set by judgement. */
const maxWindows = 4;

/** Zero-based lines of a file within `span` that hold `name`: lines of code, otherwise strings, otherwise any. */
export async function linesNaming(
  name: string,
  { root, path }: Pick<PathFile, 'root' | 'path'>,
  { sources, scope }: ScopedSources,
  span?: LineSpan,
): Promise<readonly number[]> {
  const lines = (await sources.lines(root, path)) ?? [];
  const { first, last } = span ?? { first: 0, last: lines.length - 1 };
  const namingLines: number[] = [];
  for (let line = first; line <= Math.min(last, lines.length - 1); line++)
    if (holdsName(lines[line] ?? '', name) && scope.contains(root, path, line)) namingLines.push(line);
  if (namingLines.length === 0) return namingLines;
  const { code, prose } = codeAndProse(lines, languageOf(path) ?? '');
  const codeLines = namingLines.filter((line) => holdsName(code[line] ?? '', name));
  const preferredLines = codeLines.length ? codeLines : namingLines.filter((line) => !prose.has(line));
  return preferredLines.length ? preferredLines : namingLines;
}

/** The `lines` of a file on which code calls `name`. */
export async function callLinesAmong(
  lines: readonly number[],
  name: string,
  { root, path }: Pick<PathFile, 'root' | 'path'>,
  { sources }: ScopedSources,
): Promise<readonly number[]> {
  const { code } = codeAndProse((await sources.lines(root, path)) ?? [], languageOf(path) ?? '');
  const call = new RegExp(`(?<![\\p{L}\\p{N}_$])${escapeRegExp(name)}\\s*(?:\\?\\.)?(?:<[^()]*>)?\\(`, 'u');
  return lines.filter((line) => call.test(code[line] ?? ''));
}

/** The lines of the definition `owner` that contain `name`, from first to last with their surroundings; undefined when there are none. */
export async function namingLinesIn(
  owner: SymbolNode,
  name: string,
  scopedSources: ScopedSources,
): Promise<{ readonly place: Candidate; readonly lines: readonly number[] } | undefined> {
  const { root, path, role, fact } = owner;
  const definitionLines = allLinesOf(owner);
  const lines = await linesNaming(name, owner, scopedSources, definitionLines);
  const [firstLine] = lines;
  const lastLine = lines.at(-1);
  if (firstLine === undefined || lastLine === undefined) return undefined;
  const isWhole = definitionLines.last - definitionLines.first < maxWholeLines;
  const span = isWhole
    ? definitionLines
    : { first: Math.max(definitionLines.first, firstLine - linesAfter), last: Math.min(definitionLines.last, lastLine + linesAfter) };
  const place: Candidate = {
    root,
    path,
    role,
    lines: span,
    symbol: owner,
    title: fact.qualifiedName,
    score: 1,
    why: l10n.t('names {0}', name),
    at: firstLine,
  };
  return { place, lines };
}

/** Windows around the lines of a file that hold a name, joined where they meet; only the first where there are many. */
export function windowsOf(
  { root, path, role }: PathFile,
  name: string,
  namingLines: readonly number[],
  lastLine: number,
): readonly Candidate[] {
  const spans: { first: number; last: number; at: number }[] = [];
  for (const at of namingLines) {
    const span = { first: Math.max(0, at - linesBefore), last: Math.min(lastLine, at + linesAfter), at };
    const previousSpan = spans.at(-1);
    if (previousSpan && span.first <= previousSpan.last + 1) previousSpan.last = span.last;
    else if (spans.length === maxWindows) break;
    else spans.push(span);
  }
  return spans.map(({ first, last, at }) => ({
    root,
    path,
    role,
    lines: { first, last },
    symbol: null,
    title: path,
    score: 1,
    why: l10n.t('names {0}', name),
    at,
  }));
}
