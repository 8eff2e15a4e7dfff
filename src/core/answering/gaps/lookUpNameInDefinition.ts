// Looks up a name inside a definition: a member of a class, or the lines of a function with it ("`close` in `Pool.run`").
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { symbolCandidate } from '../../searching/candidate.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import { maxPlaces, nameAndPlace, type GapSources, type GapResult } from './gapResult.ts';
import { namingLinesIn } from './namingLines.ts';
import { lineNumbersText } from './lookUpNameInFile.ts';

/**
 * The lines of `definitions` that contain `name`, followed by the definition in `symbols` if it is unique. Undefined when no
 * such line or definition exists.
 */
export async function lookUpNameInDefinition(
  name: string,
  definitions: readonly SymbolNode[],
  symbols: readonly SymbolNode[],
  gapSources: GapSources,
): Promise<GapResult | undefined> {
  const owners = implementationsOf(definitions, gapSources.sources.graph).slice(0, maxPlaces);
  const ownerLines = await Promise.all(owners.map(async (owner) => ({ owner, namingLines: await namingLinesIn(owner, name, gapSources) })));
  const holdingOwners = ownerLines.flatMap(({ owner, namingLines }) => (namingLines ? [{ owner, ...namingLines }] : []));
  if (holdingOwners.length === 0) return undefined;
  const [uniqueSymbol] = symbols.length === 1 ? symbols : [];
  const symbolPlaces =
    uniqueSymbol && !holdingOwners.some(({ owner }) => owner.id === uniqueSymbol.id)
      ? [symbolCandidate(uniqueSymbol, 1, l10n.t('defines {0}', name))]
      : [];
  const note = holdingOwners
    .map(({ owner, lines }) => `\`${name}\` stands in ${nameAndPlace(owner)}, ${lineNumbersText(lines)}`)
    .join('; ');
  const places = [...holdingOwners.map(({ place }) => place), ...symbolPlaces];
  return {
    how: 'facts',
    outcome: 'found',
    places,
    symbols: [],
    candidates: [],
    note: symbolPlaces.length && uniqueSymbol ? `${note}; it is ${nameAndPlace(uniqueSymbol)}` : note,
  };
}
