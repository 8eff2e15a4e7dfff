// Writes how many places use a definition, and names the first of each kind. Counts, and places of which it is unsure, stay apart.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { escapeRegExp } from '../../text/textQuery.ts';
import { code } from '../page/markdownText.ts';
import { summarizeCombinedUses } from '../../searching/relations/combinedUses.ts';
import type { NameLine } from '../../searching/relations/nameLines.ts';
import type { UsesOrNameLines } from '../../searching/relations/usesOrNameLines.ts';
import { roleOrder, type UsePlace } from '../../uses/target/usePlaces.ts';
import { useKinds } from '../../uses/places/useKind.ts';
import { countSentence } from '../../uses/answer/usesSentences.ts';
import { readableName } from '../material/relations/relationNote.ts';
import { citationOrPlace, maxLineLength } from './quotedLine.ts';
import type { WriterContext } from './writerContext.ts';
import { nameAsCode, enclosingDefinition } from './symbolText.ts';
import { withRest } from './withRest.ts';

/** Maximum names in one line; the others are counted and collapsed. */
const maxRelations = 5;
const commentLine = /^\s*(?:\/\/|\/?\*|#(?!\[)|--\s)/;

/** Number of places that use a definition, with possible and undecided ones separately. Empty where none is known. */
export function combinedUsesSentence(writerContext: Pick<WriterContext, 'linkedShare'>, { uses }: Pick<UsesOrNameLines, 'uses'>): string {
  if (!uses || uses.places.length + uses.possible.length + uses.undecided.length === 0) return '';
  const usesSummary = summarizeCombinedUses(uses);
  return [coveragePrefix(writerContext), countSentence({ ...usesSummary, through: usesSummary.through.map(code) })]
    .filter(Boolean)
    .join(' ');
}

/** One line with the number of uses, and the first of each kind. */
export async function usesLine(writerContext: WriterContext, symbol: SymbolNode, usesOrLines: UsesOrNameLines): Promise<string> {
  const { uses, places, total, complete } = usesOrLines;
  const { name } = symbol.fact;
  const title = readableName(symbol);
  const renderPlaces = (label: string, foldTitle: string, listedPlaces: readonly NameLine[], why: string): Promise<string> =>
    placesSentence(writerContext, { label, foldTitle }, listedPlaces, symbol, why);
  const countText = combinedUsesSentence(writerContext, usesOrLines);
  if (!uses || !countText) {
    if (uses && isMain(symbol)) return l10n.t('The program begins here.');
    const sentence = uses
      ? countSentence({ ...summarizeCombinedUses(uses), through: [] })
      : l10n.t('The list of uses is incomplete, because indexing is not finished.');
    const lines = complete ? l10n.t('{0} lines name it.', total) : l10n.t('At least {0} lines name it.', total);
    const label = total === 1 && complete ? l10n.t('1 line names it.') : lines;
    const namingText = total ? await namingPlaces(writerContext, symbol, label, places) : '';
    return [coveragePrefix(writerContext), sentence, namingText].filter(Boolean).join(' ');
  }
  const sortByKind = (usePlaces: readonly UsePlace[]): readonly UsePlace[] =>
    usePlaces.toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role] || useKinds.indexOf(a.kind) - useKinds.indexOf(b.kind));
  const sentences = [
    countText,
    await renderPlaces(l10n.t('Used in:'), l10n.t('Uses of {0}', title), sortByKind(uses.places), l10n.t('uses {0}', name)),
    await renderPlaces(l10n.t('Possible:'), l10n.t('Possible uses of {0}', title), sortByKind(uses.possible), l10n.t('may use {0}', name)),
    await undecidedPlaces(writerContext, symbol, uses.places.length > 0, sortByKind(uses.undecided)),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** How many lines name a definition without use, with those that have the name in quotation marks, by which it may be reached. */
async function namingPlaces(writerContext: WriterContext, symbol: SymbolNode, label: string, places: readonly NameLine[]): Promise<string> {
  const foldTitle = l10n.t('Lines that name {0}', readableName(symbol));
  const why = l10n.t('names {0}', symbol.fact.name);
  const quotedName = new RegExp(`(["'\`])(?:[\\w.:/#]*[.:/#])?${escapeRegExp(symbol.fact.name)}\\1`);
  const isQuoted = ({ text, role }: NameLine): boolean => role !== 'documentation' && quotedName.test(text) && !commentLine.test(text);
  const quotedPlaces = places.filter(isQuoted);
  const quotedText = await placesSentence(writerContext, { label: l10n.t('In quotation marks in:'), foldTitle }, quotedPlaces, symbol, why);
  await foldPlaces(
    writerContext,
    foldTitle,
    places.filter((place) => !isQuoted(place)),
    symbol,
    why,
  );
  return [label, quotedText].filter(Boolean).join(' ');
}

/** Places that may or may not mean `symbol`: collapsed beside certain ones, and otherwise the only lead to a user. */
async function undecidedPlaces(
  writerContext: WriterContext,
  symbol: SymbolNode,
  isUsed: boolean,
  places: readonly UsePlace[],
): Promise<string> {
  const foldTitle = l10n.t('Places that may mean {0}', readableName(symbol));
  const why = l10n.t('names {0}', symbol.fact.name);
  if (!isUsed) return placesSentence(writerContext, { label: l10n.t('The name is in:'), foldTitle }, places, symbol, why);
  await foldPlaces(writerContext, foldTitle, places, symbol, why);
  return '';
}

/** Whether a function is the start of a program. */
function isMain({ fact, role }: SymbolNode): boolean {
  return role === 'code' && /^main$/i.test(fact.name) && (fact.kind === 'function' || fact.kind === 'method');
}

/** Prefix that limits counts to a part of the code, as long as not all of it is linked. */
function coveragePrefix({ linkedShare }: Pick<WriterContext, 'linkedShare'>): string {
  return linkedShare < 1 ? l10n.t('In the {0} % of the files that are indexed so far:', Math.floor(100 * linkedShare)) : '';
}

/** Key of a user at a place: repeated uses in a function are one user, and overloads share their name. */
export function userKeyOf({ root, path, symbol }: NameLine): string {
  return `${root} ${path} ${enclosingDefinition(symbol)?.fact.qualifiedName ?? ''}`;
}

/** `label`, the first of `places`, each cited, and the number of the others, which are collapsed under `foldTitle`. Empty without places. */
async function placesSentence(
  writerContext: Pick<WriterContext, 'page'>,
  { label, foldTitle }: { readonly label: string; readonly foldTitle: string },
  places: readonly NameLine[],
  symbol: SymbolNode,
  why: string,
): Promise<string> {
  const firstPlaces = firstOfEach(places, userKeyOf).slice(0, maxRelations);
  const otherPlaces = places.filter((place) => !firstPlaces.includes(place));
  const items: string[] = [];
  for (const place of firstPlaces) items.push((await namedPlace(writerContext, place, symbol, why)).join(''));
  await foldPlaces(writerContext, foldTitle, otherPlaces, symbol, why);
  return items.length ? `${label} ${withRest(items, items.length + otherPlaces.length)}.` : '';
}

/** Collapses places, each with its line. */
async function foldPlaces(
  writerContext: Pick<WriterContext, 'page'>,
  title: string,
  places: readonly NameLine[],
  symbol: SymbolNode,
  why: string,
): Promise<void> {
  await writerContext.page.foldRest(title, places, async (place) => {
    const [words, citation] = await namedPlace(writerContext, place, symbol, why);
    return `${words}${citationOrPlace(citation, place.path, place.line)}: ${code(place.text.trim().slice(0, maxLineLength))}`;
  });
}

/** The definition around a place, otherwise its file, and the citation. */
async function namedPlace(
  { page }: Pick<WriterContext, 'page'>,
  { root, path, line, symbol: around }: NameLine,
  { fact }: SymbolNode,
  why: string,
): Promise<readonly [words: string, citation: string]> {
  const definition = enclosingDefinition(around);
  const title = definition ? `${readableName(definition)} → ${fact.name}` : path;
  const citation = await page.cite({ root, path, lines: { first: line, last: line } }, title, why, around);
  return [definition ? nameAsCode(definition) : code(path), citation];
}
