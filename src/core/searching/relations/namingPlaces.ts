// Uses of definitions as answers ask for them, decided and undecided, and the lines of the index that hold an identifier, for names that
// nothing here defines.
import { fileKey, fileKeyOf } from '../../base/fileKey.ts';
import { neverCancelled } from '../../base/cancellation.ts';
import { Pause } from '../../base/pause.ts';
import { groupByKey } from '../../base/collections/groupByKey.ts';
import type { LineSpan } from '../../base/positions.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { termsOfText } from '../../text/terms.ts';
import type { IndexedPlace } from '../../indexing/types.ts';
import { findUses } from '../../uses/findUses.ts';
import { roleOrder, type UsePlace, type Uses, type UseTarget } from '../../uses/types.ts';
import { verdictOf, type UsesVerdict } from '../../uses/answer/usesVerdict.ts';
import { occurrencesOf } from '../../uses/places/occurrences.ts';
import { codeIn } from '../../uses/places/recentCode.ts';
import type { UseKind } from '../../uses/useKind.ts';
import { useNumbers } from '../../uses/answer/useNumbers.ts';
import type { UsesCount } from '../../uses/answer/usesAnswer.ts';
import type { FileRole } from '../../workspace/document.ts';
import type { Candidate } from '../candidate.ts';
import type { Sources } from '../inquiry.ts';
import { lineCandidate } from '../candidate.ts';
import { hasSureCaller, type CallerWalk } from './callers.ts';
import { everywhere, type ResolvedScope } from '../scope.ts';

/** A zero-based line with the identifier; `symbol` is the innermost enclosing definition. */
export interface NamingPlace {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly line: number;
  readonly text: string;
  readonly symbol: SymbolNode | null;
}

/** Lines with an identifier, those in code first. */
export interface NamingPlaces {
  readonly places: readonly NamingPlace[];
  /** Number of all such lines. */
  readonly total: number;
  /** False when more files have the name than the limit: there are then at least `total` lines. */
  readonly complete: boolean;
  /** The uses of the definitions among the places; absent when only the name was searched. */
  readonly decided?: DecidedUses;
}

/** Uses of one or several definitions, each place once, as in *Find All Uses*. */
export interface DecidedUses extends Pick<Uses, 'places' | 'possible' | 'undecided'> {
  /** Used if one of the definitions is used; unused only if none is. */
  readonly verdict: UsesVerdict;
}

/** Number of uses for {@link countSentence}. */
export function usesCount({ places, possible, undecided, verdict }: DecidedUses): Omit<UsesCount, 'name' | 'file' | 'line'> {
  return { verdict, ...useNumbers(places, possible, undecided, ({ fact }) => fact.qualifiedName) };
}

/** Scope and exclusions of the search. */
export interface NamingOptions {
  /** Whole workspace when absent. */
  readonly scope?: ResolvedScope;
  /** Definitions of the name; their own lines are excluded. */
  readonly definitions?: readonly SymbolNode[];
  /** Limit of entries in {@link NamingPlaces.places}; all lines are counted. */
  readonly most?: number;
}

/** Limit of files per name. Reading and scanning a file takes about .3 ms; a name in more files is ambiguous. */
const maxFiles = 400;
/** Limit of listed lines when the caller gives none. */
const defaultLimit = 20;

/** Finds lines with `identifier` (the last part of a dotted name), as a whole word and case-sensitive. */
export async function namingPlaces(
  identifier: string,
  { search, lines, graph }: Pick<Sources, 'search' | 'lines' | 'graph'>,
  { scope = everywhere, definitions = [], most = defaultLimit }: NamingOptions = {},
): Promise<NamingPlaces> {
  const name = identifier.slice(identifier.lastIndexOf('.') + 1);
  if (name === '') return { places: [], total: 0, complete: true };
  // Documentation is skipped, because plain words in prose are no uses. The index of code leaves out bare keywords, so every file may hold
  // them.
  const filesWithName = search
    .filesWith([...new Set(termsOfText(name, 'code'))], scope.search)
    .filter(({ role }) => role !== 'documentation');
  const files = filesWithName.toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role]);
  const places: NamingPlace[] = [];
  let total = 0;
  for (const file of files.slice(0, maxFiles)) {
    const { root, path, role } = file;
    const ownSpans = spansIn(file, definitions);
    for (const [line, text] of ((await lines(root, path)) ?? []).entries()) {
      if (!holdsName(text, name) || ownSpans.some(({ first, last }) => line >= first && line <= last)) continue;
      if (!scope.contains(root, path, line)) continue;
      total++;
      if (places.length < most) places.push({ root, path, role, line, text: text.trim(), symbol: graph.at(root, path, line) ?? null });
    }
  }
  return { places, total, complete: files.length <= maxFiles };
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

/** Uses of `targets`; undefined without targets or texts. Rejects with `CancelledError`. */
export async function decidedUses(
  targets: readonly UseTarget[],
  { graph, texts, isComplete = false, token = neverCancelled }: Pick<Sources, 'graph' | 'texts' | 'isComplete' | 'token'>,
  scope: ResolvedScope = everywhere,
): Promise<DecidedUses | undefined> {
  if (!texts || targets.length === 0) return undefined;
  const includes = ({ root, path }: { root: string; path: string }, line: number): boolean => scope.contains(root, path, line);
  const usesByTarget: { readonly uses: Uses; readonly verdict: UsesVerdict }[] = [];
  const pause = new Pause(texts.clock, token);
  for (const target of targets) {
    const uses = await findUses(target, { graph, texts }, token, { includes });
    usesByTarget.push({ uses, verdict: verdictOf(uses, graph, isComplete && scope.text === null) });
    if (pause.isDue) await pause.take();
  }
  const [only, ...more] = usesByTarget;
  if (only && more.length === 0) return { ...only.uses, verdict: only.verdict };
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

/** Filters `uses` by `kinds` and `isThere`. */
export function filterByKind(
  uses: DecidedUses,
  kinds: ReadonlySet<UseKind>,
  isThere: (place: UsePlace) => boolean = () => true,
): DecidedUses {
  const filter = (places: readonly UsePlace[]): UsePlace[] => places.filter((place) => kinds.has(place.kind) && isThere(place));
  return { ...uses, places: filter(uses.places), possible: filter(uses.possible), undecided: filter(uses.undecided) };
}

/** Looks up the uses of a definition inside `scope`, once per definition; undefined for one without a name that code can write. */
export function usesWithin(
  sources: Pick<Sources, 'graph' | 'texts' | 'isComplete' | 'token'>,
  scope: ResolvedScope,
): (symbol: SymbolNode) => Promise<DecidedUses | undefined> {
  const cache = new Map<string, Promise<DecidedUses | undefined>>();
  return async (symbol) => {
    if (!hasWritableName(symbol)) return undefined;
    // Cached, because a request is packed several times until it fits.
    const uses = cache.get(symbol.id) ?? decidedUses([{ symbol }], sources, scope);
    cache.set(symbol.id, uses);
    return uses;
  };
}

/** Whether a definition has a name that code can write. */
export function hasWritableName({ fact: { kind, name } }: SymbolNode): boolean {
  return /^[\p{L}_$]/u.test(name) && kind !== 'module' && kind !== 'route' && kind !== 'test';
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

/** Candidate for a line with a name: the enclosing definition, with the line kept in view. */
export function namingCandidate({ root, path, role, line, symbol }: NamingPlace, why: string): Candidate {
  return lineCandidate({ root, path, role, line }, symbol?.fact.kind === 'module' ? null : symbol, 1, why);
}

function spansIn({ root, path }: IndexedPlace, definitions: readonly SymbolNode[]): readonly LineSpan[] {
  const inFile = definitions.filter((each) => each.root === root && each.path === path);
  return inFile.map(({ fact }) => ({ first: fact.range.start.line, last: fact.range.end.line }));
}

/** Whether `line` has `name` as a whole identifier. */
export function holdsName(line: string, name: string): boolean {
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1))
    if (!isNameCharacter(line[at - 1]) && !isNameCharacter(line[at + name.length])) return true;
  return false;
}

function isNameCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_$]/u.test(character);
}
