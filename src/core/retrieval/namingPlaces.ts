// The lines of the indexed text that hold an identifier as a whole: what is known of uses where the graph has no edge.
import { neverCancelled } from '../base/cancellation.ts';
import type { LineSpan } from '../base/text.ts';
import type { SymbolNode } from '../graph/types.ts';
import { terms as termsOf } from '../indexing/terms.ts';
import type { IndexedPlace } from '../indexing/types.ts';
import { findUses, roleOrder, type UsePlace } from '../uses/findUses.ts';
import { numbersOf, type UseNumbers } from '../uses/useNumbers.ts';
import type { FileRole } from '../workspace/document.ts';
import type { Candidate, Sources } from './candidate.ts';
import { ofLine } from './candidate.ts';
import { hasSureCaller, type CallerWalk } from './callers.ts';
import { everywhere, type ResolvedScope } from './scope.ts';

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
  /** How many of the places are known to use the definitions, may do so through another type, or are open; absent where only the name was looked for. */
  readonly decided?: UseNumbers;
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
  sources: Pick<Sources, 'graph' | 'texts' | 'search' | 'lines'>,
  scope: ResolvedScope = everywhere,
): Promise<NamingPlaces> {
  const { graph, texts } = sources;
  if (!texts) return namingPlaces(definitions[0]?.fact.name ?? '', sources, { scope, definitions });
  const lists: { readonly direct: UsePlace[]; readonly possible: UsePlace[]; readonly undecided: UsePlace[] } = {
    direct: [],
    possible: [],
    undecided: [],
  };
  const includes = ({ root, path }: { root: string; path: string }, line: number): boolean => scope.contains(root, path, line);
  for (const symbol of definitions) {
    const uses = await findUses({ symbol }, { graph, texts }, neverCancelled, { includes });
    lists.direct.push(...uses.places);
    lists.possible.push(...uses.possible);
    lists.undecided.push(...uses.undecided);
  }
  const known = new Set<string>();
  const once = (places: readonly UsePlace[]): UsePlace[] =>
    places.filter(({ root, path, line, kind }) => known.size < known.add(`${root}:${path}:${line} ${kind}`).size);
  const [direct, possible, undecided] = [once(lists.direct), once(lists.possible), once(lists.undecided)];
  const places = [...direct, ...possible, ...undecided];
  // Text that merely has the name, as in quotation marks, is all that is known then.
  if (!places.length) return namingPlaces(definitions[0]?.fact.name ?? '', sources, { scope, definitions });
  const decided = numbersOf(direct, possible, undecided, ({ fact }) => fact.qualifiedName);
  return { places, total: places.length, complete: true, decided };
}

/** Lines that name `symbol`, where its calls do not tell all of its uses; undefined where they do, and for what has no name. */
export async function usesInText(
  symbol: SymbolNode,
  walk: CallerWalk,
  sources: Pick<Sources, 'search' | 'lines' | 'graph' | 'texts'>,
  scope: ResolvedScope,
): Promise<NamingPlaces | undefined> {
  const { kind, name } = symbol.fact;
  if (!/^[\p{L}_$]/u.test(name) || kind === 'module' || kind === 'route' || kind === 'test') return undefined;
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
