// Follows a message in a table of code to the functions that read it by its key: they raise or show it, the table does not.
import * as l10n from '@vscode/l10n';
import type { CancellationToken } from '../../../base/cancellation.ts';
import { shorten } from '../../../base/shorten.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { ResourceEntry } from '../../../messages/resources/resourceEntry.ts';
import { tableKey } from '../../../messages/tableKey.ts';
import type { FileTexts } from '../../../text/fileTexts.ts';
import { escapeRegExp } from '../../../text/textQuery.ts';
import { undefinedNameUses } from '../../../uses/search/outsideUses.ts';
import type { UsePlace } from '../../../uses/target/usePlaces.ts';
import type { Candidate } from '../../candidate.ts';
import type { Inquiry } from '../../inquiry.ts';
import { weightOf } from '../../weights/rankingWeights.ts';
import { maxShownLength } from './messageLimits.ts';
import { messageCandidate } from './messageCandidate.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Limit of listed uses of a key. */
const maxUses = 5;

/** Places that read the text of `match` from its table, then the text itself; undefined when it is in no table or nobody reads it. */
export async function tableCandidates(
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
  const nameUses = await undefinedNameUses(key, { graph, texts }, token, { includes });
  const places = nameUses.filter((place) => readsKey(place, key, table, graph) || isDestructured(place, key, nameUses, table));
  if (places.length === 0) return undefined;
  const entry: ResourceEntry = { key, text: match.literal, line, endLine: line };
  const why = l10n.t('uses the key "{0}", whose text is "{1}"', key, shorten(match.literal, maxShownLength));
  let nextScore = score;
  const useCandidates = places.slice(0, maxUses).map((place) => {
    const user = { root: place.root, path: place.path, role: place.role };
    const candidate = messageCandidate(
      { ...match, entry, entryFile: file, file: user, line: place.line, how: 'exact', conditions: [] },
      nextScore,
      why,
      graph,
    );
    nextScore *= weightOf('keys.further', inquiry);
    return candidate;
  });
  const textCandidate = messageCandidate(
    { ...match, entry },
    nextScore * weightOf('keys.entry', inquiry),
    l10n.t('text of the key "{0}"', key),
    graph,
  );
  return [...useCandidates, textCandidate];
}

/** Whether a place in a function reads `key` from `table`: as a member of the table or module, or by the name that the file imports. */
function readsKey({ root, path, role, kind, symbol, text }: UsePlace, key: string, table: SymbolNode, graph: CodeGraph): boolean {
  if (role !== 'code' || kind === 'imports' || !isInFunction(symbol, table)) return false;
  const names = graph.file(root, path)?.facts.imports.flatMap((each) => each.names) ?? [];
  const owner = new RegExp(`([\\p{L}\\p{N}_$]+)\\s*(?:\\??\\.|::|\\[["'])\\s*${escapeRegExp(key)}(?![\\p{L}\\p{N}_$])`, 'u').exec(
    text,
  )?.[1];
  if (owner === undefined) return names.some(({ imported, local }) => imported === key || local === key);
  return owner === table.fact.name || names.some(({ local }) => local === owner);
}

/** Whether a bare name is bound at the top of its file by destructuring: `const { NO_USER } = codes`. */
function isDestructured(place: UsePlace, key: string, nameUses: readonly UsePlace[], table: SymbolNode): boolean {
  if (place.role !== 'code' || !isInFunction(place.symbol, table)) return false;
  const bindingPattern = new RegExp(`(?:^|[{,])\\s*${escapeRegExp(key)}\\s*(?:[,}]|$)`, 'u');
  return nameUses.some((use) => {
    const isTop = use.symbol === null || use.symbol.fact.kind === 'module' || use.symbol.fact.kind === 'constant';
    return (
      isTop && use.symbol?.id !== table.id && use.path === place.path && use.root === place.root && bindingPattern.test(use.text.trim())
    );
  });
}

function isInFunction(symbol: SymbolNode | null, table: SymbolNode): boolean {
  return symbol !== null && symbol.fact.kind !== 'module' && symbol.id !== table.id;
}
