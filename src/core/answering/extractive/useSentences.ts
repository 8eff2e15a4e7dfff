// Writes how many places use a definition, and names the first of each kind. Counts, and places of which it is unsure, stay apart.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { code } from '../page/markdown.ts';
import { usesCount } from '../../searching/relations/combinedUses.ts';
import type { NamingPlace } from '../../searching/relations/nameLines.ts';
import type { NamingPlaces } from '../../searching/relations/usesOrNameLines.ts';
import { roleOrder, type UsePlace } from '../../uses/types.ts';
import { useKinds } from '../../uses/useKind.ts';
import { countSentence } from '../../uses/answer/usesWords.ts';
import { readableName } from '../material/relations/relationNote.ts';
import { citationOrPlace, maxLineLength } from './quotedLine.ts';
import type { WriterContext } from './writerContext.ts';
import { nameAsCode, enclosingDefinition } from './symbolText.ts';
import { withRest } from './withRest.ts';

/** Maximum names in one line; the others are counted and collapsed. */
const maxRelations = 5;

/** Number of places that use a definition, with possible and undecided ones separately. Empty where none is known. */
export function decidedUsesSentence(writerContext: Pick<WriterContext, 'linkedShare'>, { decided }: Pick<NamingPlaces, 'decided'>): string {
  if (!decided || decided.places.length + decided.possible.length + decided.undecided.length === 0) return '';
  const count = usesCount(decided);
  return [coveragePrefix(writerContext), countSentence({ ...count, through: count.through.map(code) })].filter(Boolean).join(' ');
}

/** One line with the number of uses, and the first of each kind. */
export async function usesLine(writerContext: WriterContext, symbol: SymbolNode, namingPlaces: NamingPlaces): Promise<string> {
  const { decided, places, total, complete } = namingPlaces;
  const { name } = symbol.fact;
  const title = readableName(symbol);
  const renderPlaces = (label: string, foldTitle: string, listedPlaces: readonly NamingPlace[], why: string): Promise<string> =>
    placesWords(writerContext, { label, foldTitle }, listedPlaces, symbol, why);
  const countText = decidedUsesSentence(writerContext, namingPlaces);
  if (!decided || !countText) {
    const sentence = decided
      ? countSentence({ ...usesCount(decided), through: [] })
      : l10n.t('The list of uses is incomplete, because indexing is not finished.');
    const lines = complete ? l10n.t('{0} lines name it:', total) : l10n.t('at least {0} lines name it:', total);
    const label = total === 1 && complete ? l10n.t('1 line names it:') : lines;
    const namingText = total ? await renderPlaces(label, l10n.t('Lines that name {0}', title), places, l10n.t('names {0}', name)) : '';
    return [coveragePrefix(writerContext), sentence, namingText].filter(Boolean).join(' ');
  }
  const sortByKind = (uses: readonly UsePlace[]): readonly UsePlace[] =>
    uses.toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role] || useKinds.indexOf(a.kind) - useKinds.indexOf(b.kind));
  const sentences = [
    countText,
    await renderPlaces(l10n.t('Used in:'), l10n.t('Uses of {0}', title), sortByKind(decided.places), l10n.t('uses {0}', name)),
    await renderPlaces(
      l10n.t('Possible:'),
      l10n.t('Possible uses of {0}', title),
      sortByKind(decided.possible),
      l10n.t('may use {0}', name),
    ),
    await renderPlaces(
      l10n.t('Open:'),
      l10n.t('Places that may mean {0}', title),
      sortByKind(decided.undecided),
      l10n.t('names {0}', name),
    ),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Prefix that limits counts to a part of the code, as long as not all of it is linked. */
function coveragePrefix({ linkedShare }: Pick<WriterContext, 'linkedShare'>): string {
  return linkedShare < 1 ? l10n.t('In the {0} % of the files that are indexed so far:', Math.floor(100 * linkedShare)) : '';
}

/** Key of a user at a place: repeated uses in a function are one user, and overloads share their name. */
function userKeyOf({ root, path, symbol }: NamingPlace): string {
  return `${root} ${path} ${enclosingDefinition(symbol)?.fact.qualifiedName ?? ''}`;
}

/** `label`, the first of `places`, each cited, and the number of the others, which are collapsed under `foldTitle`. Empty without places. */
async function placesWords(
  { page }: Pick<WriterContext, 'page'>,
  { label, foldTitle }: { readonly label: string; readonly foldTitle: string },
  places: readonly NamingPlace[],
  { fact }: SymbolNode,
  why: string,
): Promise<string> {
  const placeWords = async ({ root, path, line, symbol }: NamingPlace): Promise<readonly [words: string, cited: string]> => {
    const definition = enclosingDefinition(symbol);
    const title = definition ? `${readableName(definition)} → ${fact.name}` : path;
    const citation = await page.cite({ root, path, lines: { first: line, last: line } }, title, why, symbol);
    return [definition ? nameAsCode(definition) : code(path), citation];
  };
  const firstPlaces = firstOfEach(places, userKeyOf).slice(0, maxRelations);
  const otherPlaces = places.filter((place) => !firstPlaces.includes(place));
  const items: string[] = [];
  for (const place of firstPlaces) items.push((await placeWords(place)).join(''));
  await page.foldRest(foldTitle, otherPlaces, async (place) => {
    const [words, citation] = await placeWords(place);
    return `${words}${citationOrPlace(citation, place.path, place.line)}: ${code(place.text.trim().slice(0, maxLineLength))}`;
  });
  return items.length ? `${label} ${withRest(items, items.length + otherPlaces.length)}.` : '';
}
