// The lines of the indexed text that hold an identifier as a whole: what is known of uses where the graph has no edge.
import { fileKey, fileKeyOf } from '../../base/fileKey.ts';
import { neverCancelled } from '../../base/cancellation.ts';
import { Pause } from '../../base/pause.ts';
import { groupByKey } from '../../base/collections/groupByKey.ts';
import type { LineSpan } from '../../base/text.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { terms as termsOf } from '../../text/terms.ts';
import type { IndexedPlace } from '../../indexing/types.ts';
import { findUses } from '../../uses/findUses.ts';
import { roleOrder, type UsePlace, type Uses, type UseTarget } from '../../uses/types.ts';
import { verdictOf, type UsesVerdict } from '../../uses/answer/nobody.ts';
import { occurrencesOf } from '../../uses/places/occurrences.ts';
import { codeIn } from '../../uses/places/recentCode.ts';
import type { UseKind } from '../../uses/useKind.ts';
import { useNumbers } from '../../uses/answer/useNumbers.ts';
import type { UsesCount } from '../../uses/answer/usesAnswer.ts';
import type { FileRole } from '../../workspace/document.ts';
import type { Candidate } from '../candidate.ts';
import type { Sources } from '../inquiry.ts';
import { ofLine } from '../candidate.ts';
import { hasSureCaller, type CallerWalk } from './callers.ts';
import { everywhere, type ResolvedScope } from '../scope.ts';

/** A line that holds the identifier. Zero-based; `symbol` is the innermost definition around it. */
export interface NamingPlace {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly line: number;
  readonly text: string;
  readonly symbol: SymbolNode | null;
}

/** Lines that hold an identifier, those in code first. */
export interface NamingPlaces {
  readonly places: readonly NamingPlace[];
  /** Number of lines that were found. */
  readonly total: number;
  /** False when more files have the name than are read: then there are at least `total` lines. */
  readonly complete: boolean;
  /** Which of the places are known to use the definitions; absent where only the name was looked for. */
  readonly decided?: DecidedUses;
}

/** Uses of one definition or several, each place once, as *Find All Uses* tells them. */
export interface DecidedUses extends Pick<Uses, 'places' | 'possible' | 'undecided'> {
  /** Used where one of the definitions is, by nobody where none is. */
  readonly verdict: UsesVerdict;
}

/** How many uses there are, for the words of {@link countSentence}. */
export function usesCount({ places, possible, undecided, verdict }: DecidedUses): Omit<UsesCount, 'name' | 'file' | 'line'> {
  return { verdict, ...useNumbers(places, possible, undecided, ({ fact }) => fact.qualifiedName) };
}

/** Where to look, and what does not count. */
export interface NamingOptions {
  /** The whole workspace when absent. */
  readonly scope?: ResolvedScope;
  /** Definitions of the name: their own lines are left out. */
  readonly definitions?: readonly SymbolNode[];
  /** Most entries of {@link NamingPlaces.places}; all lines are counted. */
  readonly most?: number;
}

/** Files that are read for one name. Reading and scanning a file takes about .3 ms; a name in more files is one of many things. */
const mostFiles = 400;
const usualPlaces = 20;

/** Finds the lines that name `identifier` (of a dotted name its last part), compared as a whole and by case. */
export async function namingPlaces(
  identifier: string,
  { search, lines, graph }: Pick<Sources, 'search' | 'lines' | 'graph'>,
  { scope = everywhere, definitions = [], most = usualPlaces }: NamingOptions = {},
): Promise<NamingPlaces> {
  const name = identifier.slice(identifier.lastIndexOf('.') + 1);
  if (name === '') return { places: [], total: 0, complete: true };
  // Prose holds plain words that are no uses, so files of documentation are not counted.
  // What stands in code is indexed as code: bare keywords are not, so every file may hold them.
  const holding = search.filesWith([...new Set(termsOf(name, 'code'))], scope.search).filter(({ role }) => role !== 'documentation');
  const files = holding.toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role]);
  const places: NamingPlace[] = [];
  let total = 0;
  for (const file of files.slice(0, mostFiles)) {
    const { root, path, role } = file;
    const own = spansIn(file, definitions);
    for (const [line, text] of ((await lines(root, path)) ?? []).entries()) {
      if (!holdsName(text, name) || own.some(({ first, last }) => line >= first && line <= last)) continue;
      if (!scope.contains(root, path, line)) continue;
      total++;
      if (places.length < most) places.push({ root, path, role, line, text: text.trim(), symbol: graph.at(root, path, line) ?? null });
    }
  }
  return { places, total, complete: files.length <= mostFiles };
}

/** Where `definitions` are used, as scope, imports and types tell: sure places first, then possible ones, then those that are open. */
export async function usingPlaces(
  definitions: readonly SymbolNode[],
  sources: Pick<Sources, 'graph' | 'texts' | 'search' | 'lines' | 'isComplete' | 'token'>,
  scope: ResolvedScope = everywhere,
): Promise<NamingPlaces> {
  const targets = definitions.map((symbol) => ({ symbol }));
  const decided = await decidedUses(targets, sources, scope);
  const places = decided ? [...decided.places, ...decided.possible, ...decided.undecided] : [];
  if (decided && places.length) return { places, total: places.length, complete: true, decided };
  const naming = await namingPlaces(definitions[0]?.fact.name ?? '', sources, {
    scope,
    definitions,
    most: decided ? mostQuoting : usualPlaces,
  });
  return decided ? { ...(await outsideCode(definitions[0]?.fact.name ?? '', naming, sources)), decided } : naming;
}

/** Lines that are looked through for what only quotes or mentions a name. */
const mostQuoting = 500;

/** Those of `naming` that have the name in strings and comments alone: names in code are decided, and mean something else. */
async function outsideCode(name: string, naming: NamingPlaces, { graph, texts }: Pick<Sources, 'graph' | 'texts'>): Promise<NamingPlaces> {
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
  return { places, total: places.length, complete: naming.complete && naming.total <= mostQuoting };
}

/** Uses of `targets`; undefined where there are none of them, or no texts to look in. Rejects with `CancelledError`. */
export async function decidedUses(
  targets: readonly UseTarget[],
  { graph, texts, isComplete = false, token = neverCancelled }: Pick<Sources, 'graph' | 'texts' | 'isComplete' | 'token'>,
  scope: ResolvedScope = everywhere,
): Promise<DecidedUses | undefined> {
  if (!texts || targets.length === 0) return undefined;
  const includes = ({ root, path }: { root: string; path: string }, line: number): boolean => scope.contains(root, path, line);
  const all: { readonly uses: Uses; readonly verdict: UsesVerdict }[] = [];
  const pause = new Pause(texts.clock, token);
  for (const target of targets) {
    const uses = await findUses(target, { graph, texts }, token, { includes });
    all.push({ uses, verdict: verdictOf(uses, graph, isComplete && scope.text === null) });
    if (pause.isDue) await pause.take();
  }
  const [only, ...more] = all;
  if (only && more.length === 0) return { ...only.uses, verdict: only.verdict };
  // What surely uses one of them is not told as possible for another.
  const known = new Set<string>();
  const once = (of: (uses: Uses) => readonly UsePlace[]): UsePlace[] =>
    all
      .flatMap(({ uses }) => of(uses))
      .filter(({ root, path, line, kind }) => known.size < known.add(`${fileKey(root, path)}:${line} ${kind}`).size);
  const verdicts = (['used', 'unknown', 'nobody'] as const).flatMap((is) => all.filter(({ verdict }) => verdict.is === is));
  const verdict: UsesVerdict = verdicts[0]?.verdict ?? { is: 'unknown', because: 'incomplete' };
  return {
    places: once((uses) => uses.places),
    possible: once((uses) => uses.possible),
    undecided: once((uses) => uses.undecided),
    verdict,
  };
}

/** Those of `uses` that are of `kinds` and stand where `isThere` says. */
export function ofKinds(uses: DecidedUses, kinds: ReadonlySet<UseKind>, isThere: (place: UsePlace) => boolean = () => true): DecidedUses {
  const of = (places: readonly UsePlace[]): UsePlace[] => places.filter((place) => kinds.has(place.kind) && isThere(place));
  return { ...uses, places: of(uses.places), possible: of(uses.possible), undecided: of(uses.undecided) };
}

/** Tells the uses of one definition inside `scope`, each looked up once; undefined for what has no name that code can write. */
export function usesWithin(
  sources: Pick<Sources, 'graph' | 'texts' | 'isComplete' | 'token'>,
  scope: ResolvedScope,
): (symbol: SymbolNode) => Promise<DecidedUses | undefined> {
  const known = new Map<string, Promise<DecidedUses | undefined>>();
  return async (symbol) => {
    if (!hasWritableName(symbol)) return undefined;
    // A request is packed several times until it fits, and gaps lead to what was shown before.
    const uses = known.get(symbol.id) ?? decidedUses([{ symbol }], sources, scope);
    known.set(symbol.id, uses);
    return uses;
  };
}

/** Whether a definition has a name that other code can write. */
export function hasWritableName({ fact: { kind, name } }: SymbolNode): boolean {
  return /^[\p{L}_$]/u.test(name) && kind !== 'module' && kind !== 'route' && kind !== 'test';
}

/** Lines that name `symbol`, where its calls do not tell all of its uses; undefined where they do, and for what has no name. */
export async function usesInText(
  symbol: SymbolNode,
  walk: CallerWalk,
  sources: Pick<Sources, 'search' | 'lines' | 'graph' | 'texts' | 'isComplete' | 'token'>,
  scope: ResolvedScope,
): Promise<NamingPlaces | undefined> {
  const { kind } = symbol.fact;
  if (!hasWritableName(symbol)) return undefined;
  const isCalled = kind === 'function' || kind === 'method';
  return isCalled && hasSureCaller(walk) ? undefined : usingPlaces([symbol], sources, scope);
}

/** A line that names something as a place to read: the definition around it, with the line kept in view. */
export function placeOfNaming({ root, path, role, line, symbol }: NamingPlace, why: string): Candidate {
  return ofLine({ root, path, role, line }, symbol?.fact.kind === 'module' ? null : symbol, 1, why);
}

function spansIn({ root, path }: IndexedPlace, definitions: readonly SymbolNode[]): readonly LineSpan[] {
  const inFile = definitions.filter((each) => each.root === root && each.path === path);
  return inFile.map(({ fact }) => ({ first: fact.range.start.line, last: fact.range.end.line }));
}

/** Whether `name` stands in the line with no other character of an identifier beside it. */
export function holdsName(line: string, name: string): boolean {
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1))
    if (!isPart(line[at - 1]) && !isPart(line[at + name.length])) return true;
  return false;
}

function isPart(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_$]/u.test(character);
}
