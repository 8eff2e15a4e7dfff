// Finds the uses of a definition, or the lines with its name where no use is known. A name in a string or comment may still be a use, by
// reflection for instance, so an answer shows such lines rather than nothing.
import { fileKeyOf } from '../../base/fileKey.ts';
import { groupByKey } from '../../base/collections/groupByKey.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { occurrencesOf } from '../../uses/places/occurrences.ts';
import { codeIn } from '../../uses/places/recentCode.ts';
import type { Sources } from '../inquiry.ts';
import { everywhere, type ResolvedScope } from '../scope.ts';
import { hasSureCaller, type CallerWalk } from './callers.ts';
import { findCombinedUses, hasWritableName, type CombinedUses } from './combinedUses.ts';
import { defaultNameLines, findNameLines, type NameLines, type NameLine } from './nameLines.ts';

/** The uses of definitions, certain ones first, or the lines with their name where no use is known. */
export interface UsesOrNameLines extends NameLines {
  /** The same uses by certainty, with their verdict; absent when only the text was searched. */
  readonly uses?: CombinedUses;
}

/** Uses of `definitions`, resolved by scope, imports and types: certain places first, then possible ones, then undecided ones. */
export async function findUsesOrNameLines(
  definitions: readonly SymbolNode[],
  sources: Pick<Sources, 'graph' | 'texts' | 'fullText' | 'lines' | 'isComplete' | 'token' | 'languageServers'>,
  scope: ResolvedScope = everywhere,
): Promise<UsesOrNameLines> {
  const targets = definitions.map((symbol) => ({ symbol }));
  const uses = await findCombinedUses(targets, sources, scope);
  const places = uses ? [...uses.places, ...uses.possible, ...uses.undecided] : [];
  if (uses && places.length) return { places, total: places.length, complete: true, uses };
  const nameLines = await findNameLines(definitions[0]?.fact.name ?? '', sources, {
    scope,
    definitions,
    most: uses ? maxExaminedLines : defaultNameLines,
  });
  return uses ? { ...(await linesOutsideCode(definitions[0]?.fact.name ?? '', nameLines, sources)), uses } : nameLines;
}

/** Limit of lines examined for quotes and mentions of a name. */
const maxExaminedLines = 500;

/** Those of `nameLines` with the name only in strings and comments: names in code are resolved, and mean something else. */
async function linesOutsideCode(
  name: string,
  nameLines: UsesOrNameLines,
  { graph, texts }: Pick<Sources, 'graph' | 'texts'>,
): Promise<UsesOrNameLines> {
  const places: NameLine[] = [];
  for (const [, inFile] of groupByKey(nameLines.places, fileKeyOf)) {
    const [{ root, path } = { root: '', path: '' }] = inFile;
    const language = graph.file(root, path)?.facts.language;
    const text = language === undefined ? undefined : await texts?.textOf(root, path);
    const inCode = new Set(
      language === undefined || text === undefined ? [] : occurrencesOf(name, codeIn(text, language)).map(({ line }) => line),
    );
    places.push(...inFile.filter(({ line }) => !inCode.has(line)));
  }
  return { places, total: places.length, complete: nameLines.complete && nameLines.total <= maxExaminedLines };
}

/** Lines with the name of `symbol`, when its calls do not cover all of its uses; undefined when they do, or when it has no name. */
export async function findUsesBeyondCalls(
  symbol: SymbolNode,
  walk: CallerWalk,
  sources: Pick<Sources, 'fullText' | 'lines' | 'graph' | 'texts' | 'isComplete' | 'token' | 'languageServers'>,
  scope: ResolvedScope,
): Promise<UsesOrNameLines | undefined> {
  const { kind } = symbol.fact;
  if (!hasWritableName(symbol)) return undefined;
  const isCalled = kind === 'function' || kind === 'method';
  return isCalled && hasSureCaller(walk) ? undefined : findUsesOrNameLines([symbol], sources, scope);
}
