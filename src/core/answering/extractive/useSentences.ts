// Writes how many places use a definition, and names the first of each kind. Counts, and places of which it is unsure, stay apart.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
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
    const sentence = uses
      ? countSentence({ ...summarizeCombinedUses(uses), through: [] })
      : l10n.t('The list of uses is incomplete, because indexing is not finished.');
    const lines = complete ? l10n.t('{0} lines name it:', total) : l10n.t('at least {0} lines name it:', total);
    const label = total === 1 && complete ? l10n.t('1 line names it:') : lines;
    const namingText = total ? await renderPlaces(label, l10n.t('Lines that name {0}', title), places, l10n.t('names {0}', name)) : '';
    return [coveragePrefix(writerContext), sentence, namingText].filter(Boolean).join(' ');
  }
  const sortByKind = (usePlaces: readonly UsePlace[]): readonly UsePlace[] =>
    usePlaces.toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role] || useKinds.indexOf(a.kind) - useKinds.indexOf(b.kind));
  const sentences = [
    countText,
    await renderPlaces(l10n.t('Used in:'), l10n.t('Uses of {0}', title), sortByKind(uses.places), l10n.t('uses {0}', name)),
    await renderPlaces(l10n.t('Possible:'), l10n.t('Possible uses of {0}', title), sortByKind(uses.possible), l10n.t('may use {0}', name)),
    await renderPlaces(l10n.t('Open:'), l10n.t('Places that may mean {0}', title), sortByKind(uses.undecided), l10n.t('names {0}', name)),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Prefix that limits counts to a part of the code, as long as not all of it is linked. */
function coveragePrefix({ linkedShare }: Pick<WriterContext, 'linkedShare'>): string {
  return linkedShare < 1 ? l10n.t('In the {0} % of the files that are indexed so far:', Math.floor(100 * linkedShare)) : '';
}

/** Key of a user at a place: repeated uses in a function are one user, and overloads share their name. */
function userKeyOf({ root, path, symbol }: NameLine): string {
  return `${root} ${path} ${enclosingDefinition(symbol)?.fact.qualifiedName ?? ''}`;
}

/** `label`, the first of `places`, each cited, and the number of the others, which are collapsed under `foldTitle`. Empty without places. */
async function placesSentence(
  { page }: Pick<WriterContext, 'page'>,
  { label, foldTitle }: { readonly label: string; readonly foldTitle: string },
  places: readonly NameLine[],
  { fact }: SymbolNode,
  why: string,
): Promise<string> {
  const writePlace = async ({ root, path, line, symbol }: NameLine): Promise<readonly [words: string, cited: string]> => {
    const definition = enclosingDefinition(symbol);
    const title = definition ? `${readableName(definition)} → ${fact.name}` : path;
    const citation = await page.cite({ root, path, lines: { first: line, last: line } }, title, why, symbol);
    return [definition ? nameAsCode(definition) : code(path), citation];
  };
  const firstPlaces = firstOfEach(places, userKeyOf).slice(0, maxRelations);
  const otherPlaces = places.filter((place) => !firstPlaces.includes(place));
  const items: string[] = [];
  for (const place of firstPlaces) items.push((await writePlace(place)).join(''));
  await page.foldRest(foldTitle, otherPlaces, async (place) => {
    const [words, citation] = await writePlace(place);
    return `${words}${citationOrPlace(citation, place.path, place.line)}: ${code(place.text.trim().slice(0, maxLineLength))}`;
  });
  return items.length ? `${label} ${withRest(items, items.length + otherPlaces.length)}.` : '';
}
