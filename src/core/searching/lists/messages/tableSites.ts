// A message that stands in a table of code leads on to the functions that take it out by its key: they raise or show it, and the table does not.
import * as l10n from '@vscode/l10n';
import type { CancellationToken } from '../../../base/cancellation.ts';
import { shorten } from '../../../base/shorten.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/types.ts';
import type { ResourceEntry } from '../../../messages/resources/entry.ts';
import { tableKey } from '../../../messages/tableKey.ts';
import type { FileTexts } from '../../../text/fileTexts.ts';
import { literally } from '../../../text/textQuery.ts';
import { undefinedNameUses } from '../../../uses/outsideUses.ts';
import type { UsePlace } from '../../../uses/types.ts';
import type { Candidate } from '../../candidate.ts';
import type { Inquiry } from '../../inquiry.ts';
import { weightOf } from '../../weights.ts';
import { ofMessage } from './ofMessage.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Uses of a key that are shown. */
const mostUses = 5;
/** Characters of a text that a reason shows. */
const longestShown = 60;

/** The places that take the text of `match` out of its table, and behind them the text itself; undefined where it stands in none, or nobody does. */
export async function tableSites(
  match: MessageMatch,
  score: number,
  inquiry: Pick<Inquiry, 'scope' | 'weights'>,
  { graph, texts, token }: { readonly graph: CodeGraph; readonly texts: FileTexts; readonly token: CancellationToken },
): Promise<Candidate[] | undefined> {
  const { file, line } = match;
  const table = graph.at(file.root, file.path, line);
  if (table?.fact.kind !== 'constant' || match.kind === 'part') return undefined;
  const text = await texts.textOf(file.root, file.path);
  const key = text === undefined ? undefined : tableKey(text.split('\n'), line, table.fact.range.start.line);
  if (key === undefined) return undefined;
  const { scope } = inquiry;
  const includes = ({ root, path }: { root: string; path: string }, at: number): boolean => scope.contains(root, path, at);
  const named = await undefinedNameUses(key, { graph, texts }, token, { includes });
  const places = named.filter((place) => takesOut(place, key, table, graph) || isTakenApart(place, key, named, table));
  if (places.length === 0) return undefined;
  const entry: ResourceEntry = { key, text: match.literal, line, endLine: line };
  const why = l10n.t('uses the key "{0}", whose text is "{1}"', key, shorten(match.literal, longestShown));
  let next = score;
  const sites = places.slice(0, mostUses).map((place) => {
    const user = { root: place.root, path: place.path, role: place.role };
    const site = ofMessage(
      { ...match, entry, entryFile: file, file: user, line: place.line, how: 'exact', conditions: [] },
      next,
      why,
      graph,
    );
    next *= weightOf('keys.further', inquiry);
    return site;
  });
  const own = ofMessage({ ...match, entry }, next * weightOf('keys.entry', inquiry), l10n.t('text of the key "{0}"', key), graph);
  return [...sites, own];
}

/** Whether a place in a function names `key` as that of `table`: behind the name of the table or module, or under the name that the file imports. */
function takesOut({ root, path, role, kind, symbol, text }: UsePlace, key: string, table: SymbolNode, graph: CodeGraph): boolean {
  if (role !== 'code' || kind === 'imports' || !isInFunction(symbol, table)) return false;
  const names = graph.file(root, path)?.facts.imports.flatMap((each) => each.names) ?? [];
  const owner = new RegExp(`([\\p{L}\\p{N}_$]+)\\s*(?:\\??\\.|::|\\[["'])\\s*${literally(key)}(?![\\p{L}\\p{N}_$])`, 'u').exec(text)?.[1];
  if (owner === undefined) return names.some(({ imported, local }) => imported === key || local === key);
  return owner === table.fact.name || names.some(({ local }) => local === owner);
}

/** Whether a bare name is bound at the top of its file by taking something apart: `const { NO_USER } = codes`. */
function isTakenApart(place: UsePlace, key: string, named: readonly UsePlace[], table: SymbolNode): boolean {
  if (place.role !== 'code' || !isInFunction(place.symbol, table)) return false;
  const part = new RegExp(`(?:^|[{,])\\s*${literally(key)}\\s*(?:[,}]|$)`, 'u');
  return named.some((other) => {
    const isTop = other.symbol === null || other.symbol.fact.kind === 'module' || other.symbol.fact.kind === 'constant';
    return isTop && other.symbol?.id !== table.id && other.path === place.path && other.root === place.root && part.test(other.text.trim());
  });
}

function isInFunction(symbol: SymbolNode | null, table: SymbolNode): boolean {
  return symbol !== null && symbol.fact.kind !== 'module' && symbol.id !== table.id;
}
