// Finds the uses of one or several definitions as an answer needs them: one list for all definitions, each place once, with one verdict.
import { fileKey } from '../../base/fileKey.ts';
import { neverCancelled } from '../../base/cancellation.ts';
import { Pause } from '../../base/pause.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { rulesOf } from '../../syntax/languages.ts';
import { checkUses } from '../../languageServers/checkUses.ts';
import { findUses } from '../../uses/search/findUses.ts';
import type { UsePlace, Uses, UseTarget } from '../../uses/target/usePlaces.ts';
import { verdictOf, type UsesVerdict } from '../../uses/answer/usesVerdict.ts';
import type { UseKind } from '../../uses/places/useKind.ts';
import { countUses } from '../../uses/answer/useCounts.ts';
import type { UsesSummary } from '../../uses/answer/usesAnswer.ts';
import type { Sources } from '../inquiry.ts';
import { everywhere, type ResolvedScope } from '../scope.ts';

/** What a search for uses needs. */
type UseSources = Pick<Sources, 'graph' | 'texts' | 'isComplete' | 'token' | 'languageServers'>;

/** Uses of one or several definitions, each place once, as in *Find All Uses*. */
export interface CombinedUses extends Pick<Uses, 'places' | 'possible' | 'undecided'> {
  /** Used if one of the definitions is used; unused only if none is. */
  readonly verdict: UsesVerdict;
  /** The same as if there were no tests. */
  readonly verdictWithoutTests?: UsesVerdict;
  /** Code outside of the workspace can name one of the definitions: it is exported. */
  readonly isOpenToOthers?: boolean;
}

/** Whether a definition and the types around it are exported, and not only to the project itself. */
function isOpen(symbol: SymbolNode, graph: CodeGraph): boolean {
  const { projectMark } = rulesOf(symbol.language);
  for (let each: SymbolNode | undefined = symbol; each && each.fact.kind !== 'module'; each = ownerOf(each, graph)) {
    const { exported, signature, name } = each.fact;
    const end = signature.indexOf(name);
    if (!exported || projectMark?.test(end < 0 ? signature : signature.slice(0, end))) return false;
  }
  return true;
}

/** Number of uses for {@link countSentence}. */
export function summarizeCombinedUses({ places, possible, undecided, verdict }: CombinedUses): Omit<UsesSummary, 'name' | 'file' | 'line'> {
  return { verdict, ...countUses(places, possible, undecided, ({ fact }) => fact.qualifiedName) };
}

/** Uses of `targets`; undefined without targets or texts. Rejects with `CancelledError`. */
export async function findCombinedUses(
  targets: readonly UseTarget[],
  { graph, texts, isComplete = false, token = neverCancelled, languageServers }: UseSources,
  scope: ResolvedScope = everywhere,
): Promise<CombinedUses | undefined> {
  if (!texts || targets.length === 0) return undefined;
  const includes = ({ root, path }: { root: string; path: string }, line: number): boolean => scope.contains(root, path, line);
  const usesByTarget: { readonly uses: Uses; readonly verdict: UsesVerdict; readonly verdictWithoutTests: UsesVerdict }[] = [];
  const pause = new Pause(texts.clock, token);
  for (const target of targets) {
    const ownUses = await findUses(target, { graph, texts }, token, { includes });
    const uses = languageServers ? await checkUses(ownUses, { graph, texts, includes }, languageServers) : ownUses;
    const isWhole = isComplete && scope.text === null;
    usesByTarget.push({
      uses,
      verdict: verdictOf(uses, graph, isWhole),
      verdictWithoutTests: verdictOf(withoutTests(uses), graph, isWhole),
    });
    if (pause.isDue) await pause.take();
  }
  const [only, ...more] = usesByTarget;
  if (only && more.length === 0) {
    const { uses, verdict, verdictWithoutTests } = only;
    return { ...uses, verdict, verdictWithoutTests, isOpenToOthers: isOpen(uses.target.symbol, graph) && uses.reach.within === 'outside' };
  }
  // A certain use of one target is not listed as a possible use of another.
  const visited = new Set<string>();
  const placesOnce = (placesOf: (uses: Uses) => readonly UsePlace[]): UsePlace[] =>
    usesByTarget
      .flatMap(({ uses }) => placesOf(uses))
      .filter(({ root, path, line, kind }) => visited.size < visited.add(`${fileKey(root, path)}:${line} ${kind}`).size);
  const verdicts = (['used', 'unknown', 'nobody'] as const).flatMap((is) => usesByTarget.filter(({ verdict }) => verdict.is === is));
  const verdict: UsesVerdict = verdicts[0]?.verdict ?? { is: 'unknown', because: 'incomplete' };
  return {
    places: placesOnce((uses) => uses.places),
    possible: placesOnce((uses) => uses.possible),
    undecided: placesOnce((uses) => uses.undecided),
    verdict,
  };
}

function withoutTests(uses: Uses): Uses {
  const isOther = ({ role }: UsePlace): boolean => role !== 'test';
  return {
    ...uses,
    places: uses.places.filter(isOther),
    possible: uses.possible.filter(isOther),
    undecided: uses.undecided.filter(isOther),
  };
}

/** Filters `uses` by `kinds` and `isThere`. */
export function filterUsesByKind(
  uses: CombinedUses,
  kinds: ReadonlySet<UseKind>,
  isThere: (place: UsePlace) => boolean = () => true,
): CombinedUses {
  const filter = (places: readonly UsePlace[]): UsePlace[] => places.filter((place) => kinds.has(place.kind) && isThere(place));
  return { ...uses, places: filter(uses.places), possible: filter(uses.possible), undecided: filter(uses.undecided) };
}

/** Looks up the uses of a definition inside `scope`, once per definition; undefined for one without a name that code can write. */
export function cachedUsesLookup(sources: UseSources, scope: ResolvedScope): (symbol: SymbolNode) => Promise<CombinedUses | undefined> {
  const cache = new Map<string, Promise<CombinedUses | undefined>>();
  // These are relations of pieces that search found: language servers are asked about what a question names.
  const { languageServers: _, ...unchecked } = sources;
  return async (symbol) => {
    if (!hasWritableName(symbol)) return undefined;
    // Cached, because a request is packed several times until it fits.
    const uses = cache.get(symbol.id) ?? findCombinedUses([{ symbol }], unchecked, scope);
    cache.set(symbol.id, uses);
    return uses;
  };
}

/** Whether a definition has a name that code can write. */
export function hasWritableName({ fact: { kind, name } }: SymbolNode): boolean {
  return /^[\p{L}_$]/u.test(name) && kind !== 'module' && kind !== 'route' && kind !== 'test';
}
