// Tells which places have the same text as a site, and whether the question selects one of them.
import * as l10n from '@vscode/l10n';
import type { Site } from '../../../planning/diagnosticPlan.ts';
import type { Candidate } from '../../../searching/candidate.ts';
import { code } from '../../page/markdownText.ts';
import { nameAsCode } from '../symbolText.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';
import type { SamePlacesWriters } from './messageSite.ts';

/** Maximum named places with the same text: as many as the search finds. */
const maxPlaces = 24;
/** Places with the same text that are named in the first sentence, where none is better than the others. */
const maxEqualPlaces = 3;

/** Writers that name all places in the first paragraph, where none is better than the others. */
export function samePlacesWriters(writerContext: WriterContext, { same, message }: Site): SamePlacesWriters {
  if (!same) return {};
  const count = same.others.length + 1;
  if (message?.runtime)
    return {
      end: async () =>
        l10n.t(
          '{0} lines can make the runtime write this, and nothing tells which of them ran. The others: {1}',
          count,
          withRest(await citedPlaces(writerContext, same.others.slice(0, maxPlaces)), same.others.length),
        ),
    };
  if (same.isSelected) return {};
  return {
    lead: async (first) => {
      const others = await citedPlaces(writerContext, same.others.slice(0, maxEqualPlaces - 1));
      return l10n.t(
        '{0} places have this text, and the question does not say which is meant: {1}.',
        count,
        withRest([first, ...others], count),
      );
    },
  };
}

/** A line with the other places with the text of a site: all where the question selects the site, else those that its paragraph omits. */
export async function otherPlacesLines(writerContext: WriterContext, { same, message }: Site): Promise<string[]> {
  if (!same || message?.runtime) return [];
  const { others, isSelected } = same;
  const unnamedPlaces = isSelected ? others : others.slice(maxEqualPlaces - 1);
  if (unnamedPlaces.length === 0) return [];
  const list = withRest(await citedPlaces(writerContext, unnamedPlaces.slice(0, maxPlaces)), unnamedPlaces.length);
  return [
    isSelected
      ? l10n.t('The same text appears in {0} places; the rest of the question points to this one. The others: {1}', others.length + 1, list)
      : l10n.t('Further places with this text: {0}', list),
    '',
  ];
}

/** The names of places, each with its citation. */
async function citedPlaces({ page }: WriterContext, candidates: readonly Candidate[]): Promise<string[]> {
  const places: string[] = [];
  for (const { root, path, at, symbol, why } of candidates) {
    const line = at ?? symbol?.fact.nameRange.start.line ?? 0;
    const citation = await page.cite({ root, path, lines: { first: line, last: line } }, path, why, symbol);
    places.push(`${symbol && symbol.fact.kind !== 'module' ? nameAsCode(symbol) : code(path)}${citation}`);
  }
  return places;
}
