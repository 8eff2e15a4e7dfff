// Looks up a name inside a definition: a member of a class, or the lines of a function with it ("`close` in `Pool.run`").
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { ofSymbol } from '../../searching/candidate.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import { mostPlaces, nameAndPlace, type GapSources, type GapResult } from './gapResult.ts';
import { namingLinesIn } from './namingLines.ts';
import { lineNumbersText } from './writtenGap.ts';

/**
 * The lines of the definitions `within` that contain `name`, followed by the definition in `symbols` if it is unique. Undefined when no
 * such line or definition exists.
 */
export async function nameWithin(
  name: string,
  within: readonly SymbolNode[],
  symbols: readonly SymbolNode[],
  sources: GapSources,
): Promise<GapResult | undefined> {
  const owners = implementationsOf(within, sources.sources.graph).slice(0, mostPlaces);
  const inside = await Promise.all(owners.map(async (each) => ({ each, found: await namingLinesIn(each, name, sources) })));
  const holding = inside.flatMap(({ each, found }) => (found ? [{ each, ...found }] : []));
  if (holding.length === 0) return undefined;
  const [defined] = symbols.length === 1 ? symbols : [];
  const own = defined && !holding.some(({ each }) => each.id === defined.id) ? [ofSymbol(defined, 1, l10n.t('defines {0}', name))] : [];
  const note = holding.map(({ each, lines }) => `\`${name}\` stands in ${nameAndPlace(each)}, ${lineNumbersText(lines)}`).join('; ');
  const places = [...holding.map(({ place }) => place), ...own];
  return {
    how: 'facts',
    outcome: 'found',
    places,
    symbols: [],
    candidates: [],
    note: own.length && defined ? `${note}; it is ${nameAndPlace(defined)}` : note,
  };
}
