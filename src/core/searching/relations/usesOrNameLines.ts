// Finds the uses of a definition, or the lines with its name where no use is known. A name in a string or comment may still be a use, by
// reflection for instance, so an answer shows such lines rather than nothing.
import { fileKeyOf } from '../../base/fileKey.ts';
import { groupByKey } from '../../base/collections/groupByKey.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { occurrencesOf } from '../../uses/places/occurrences.ts';
import { codeIn } from '../../uses/places/recentCode.ts';
import type { Sources } from '../inquiry.ts';
import { everywhere, type ResolvedScope } from '../scope.ts';
import { hasSureCaller, type CallerWalk } from './callers.ts';
import { decidedUses, hasWritableName, type DecidedUses } from './combinedUses.ts';
import { defaultLimit, namingPlaces, type NameLines, type NamingPlace } from './nameLines.ts';

/** The uses of definitions, certain ones first, or the lines with their name where no use is known. */
export interface NamingPlaces extends NameLines {
  /** The same uses by certainty, with their verdict; absent when only the text was searched. */
  readonly decided?: DecidedUses;
}

/** Uses of `definitions`, resolved by scope, imports and types: certain places first, then possible ones, then undecided ones. */
export async function usePlaces(
  definitions: readonly SymbolNode[],
  sources: Pick<Sources, 'graph' | 'texts' | 'search' | 'lines' | 'isComplete' | 'token'>,
  scope: ResolvedScope = everywhere,
): Promise<NamingPlaces> {
  const targets = definitions.map((symbol) => ({ symbol }));
  const uses = await decidedUses(targets, sources, scope);
  const places = uses ? [...uses.places, ...uses.possible, ...uses.undecided] : [];
  if (uses && places.length) return { places, total: places.length, complete: true, decided: uses };
  const naming = await namingPlaces(definitions[0]?.fact.name ?? '', sources, {
    scope,
    definitions,
    most: uses ? maxExamined : defaultLimit,
  });
  return uses ? { ...(await placesOutsideCode(definitions[0]?.fact.name ?? '', naming, sources)), decided: uses } : naming;
}

/** Limit of lines examined for quotes and mentions of a name. */
const maxExamined = 500;

/** Those of `naming` with the name only in strings and comments: names in code are resolved, and mean something else. */
async function placesOutsideCode(
  name: string,
  naming: NamingPlaces,
  { graph, texts }: Pick<Sources, 'graph' | 'texts'>,
): Promise<NamingPlaces> {
  const places: NamingPlace[] = [];
  for (const [, inFile] of groupByKey(naming.places, fileKeyOf)) {
    const [{ root, path } = { root: '', path: '' }] = inFile;
    const language = graph.file(root, path)?.facts.language;
    const text = language === undefined ? undefined : await texts?.textOf(root, path);
    const inCode = new Set(
      language === undefined || text === undefined ? [] : occurrencesOf(name, codeIn(text, language)).map(({ line }) => line),
    );
    places.push(...inFile.filter(({ line }) => !inCode.has(line)));
  }
  return { places, total: places.length, complete: naming.complete && naming.total <= maxExamined };
}

/** Lines with the name of `symbol`, when its calls do not cover all of its uses; undefined when they do, or when it has no name. */
export async function usesInText(
  symbol: SymbolNode,
  walk: CallerWalk,
  sources: Pick<Sources, 'search' | 'lines' | 'graph' | 'texts' | 'isComplete' | 'token'>,
  scope: ResolvedScope,
): Promise<NamingPlaces | undefined> {
  const { kind } = symbol.fact;
  if (!hasWritableName(symbol)) return undefined;
  const isCalled = kind === 'function' || kind === 'method';
  return isCalled && hasSureCaller(walk) ? undefined : usePlaces([symbol], sources, scope);
}
