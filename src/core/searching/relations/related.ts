// Collects places related to a hit: its users from the list of all uses, its callees, its class or members, its tests, and its
// documentation.
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import { terms } from '../../text/terms.ts';
import { ofChunk, ofSymbol, type Candidate } from '../candidate.ts';
import type { Sources } from '../inquiry.ts';
import { namesInLine } from '../../reading/mentions/names.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { UsePlace } from '../../uses/types.ts';
import { callKinds } from '../../uses/useKind.ts';
import { directSteps, isPossible, type CallerStep } from './callers.ts';
import { usesWithin } from './namingPlaces.ts';
import { callsOfOverloads, implementationOf } from '../definitions/overloads.ts';
import { asTheyCome } from '../roleFactors.ts';
import { everywhere, type ResolvedScope } from '../scope.ts';

/**
 * Relation of a place to a hit. `user`: uses it without a call; `possible`: may use it through another type; `undecided`: has its name
 * with undecided meaning; `mentioned`: the section of a document that was hit names it.
 */
export type NeighbourKind =
  'owner' | 'member' | 'caller' | 'user' | 'possible' | 'undecided' | 'callee' | 'test' | 'documentation' | 'mentioned';

/** A place related to a hit. */
export interface RelatedPlace {
  readonly relation: NeighbourKind;
  readonly place: Candidate;
}

/** Places related to a hit, nearest relations first; `omitted` counts those beyond a limit, by relation. */
export interface RelatedPlaces {
  readonly places: readonly RelatedPlace[];
  readonly omitted: Readonly<Partial<Record<NeighbourKind, number>>>;
}

/** Limit per relation. */
export type MostRelated = Readonly<Record<NeighbourKind, number>>;

/** For each of many hits. */
export const fewRelated: MostRelated = {
  ...{ owner: 1, member: 6, caller: 3, user: 3, possible: 3, undecided: 0 },
  ...{ callee: 4, test: 2, documentation: 2, mentioned: 4 },
};
/** For a separate list that people filter by typing, so that it should be complete. */
export const allRelated: MostRelated = {
  ...{ owner: 1, member: 300, caller: 300, user: 300, possible: 300, undecided: 300 },
  ...{ callee: 300, test: 300, documentation: 300, mentioned: 300 },
};

/** Minimum confidence of an edge. */
const likely = 0.5;
/** Limits of lines read per section, and of hits examined for documents. */
const longestSection = 200;
const documentHits = 12;
/** A name with more definitions is ambiguous. */
const mostNamesakes = 2;

/** Places related to `candidate` inside the scope, within the limit of each relation. */
export async function relatedPlacesOf(
  candidate: Candidate,
  scope: ResolvedScope,
  sources: Sources,
  most: MostRelated,
): Promise<RelatedPlaces> {
  const { symbol } = candidate;
  const all = symbol && symbol.fact.kind !== 'module' ? await aroundSymbol(symbol, sources) : await mentionedIn(candidate, sources);
  const inside = all.filter(({ place }) => scope.contains(place.root, place.path, place.lines.first));
  const counts = new Map<NeighbourKind, number>();
  const places = inside.filter(({ relation }) => {
    const count = (counts.get(relation) ?? 0) + 1;
    counts.set(relation, count);
    return count <= most[relation];
  });
  const cut = [...counts].flatMap(([relation, count]) => (count > most[relation] ? [[relation, count - most[relation]] as const] : []));
  return { places, omitted: Object.fromEntries(cut) };
}

async function aroundSymbol(symbol: SymbolNode, sources: Sources): Promise<RelatedPlace[]> {
  const { graph } = sources;
  const uses = await usesWithin(sources, everywhere)(symbol);
  // Calls that only the graph has do not name it, such as through a variable that holds it.
  const steps = uses ? directSteps(symbol, uses, graph).filter((step) => step.symbol.id !== symbol.id && isLikely(step)) : undefined;
  const direct = steps?.filter((step) => !isPossible(step)) ?? [];
  const callers = steps
    ? direct.flatMap((step) => (!step.use || callKinds.has(step.use.kind) ? step.symbol : []))
    : endsOf(callsOfOverloads(symbol, graph), ({ caller }) => caller, symbol, graph);
  const calling = new Set(callers);
  const users = direct.flatMap((step) => (calling.has(step.symbol) ? [] : step.symbol));
  const callees = endsOf(graph.callees(symbol.id), ({ callee }) => callee, symbol, graph);
  const isTest = ({ role, fact }: SymbolNode): boolean => role === 'test' || fact.kind === 'test';
  return [
    ...family(symbol, graph),
    ...related(
      'caller',
      callers.filter((each) => !isTest(each)),
    ),
    ...related(
      'user',
      users.filter((each) => !isTest(each)),
    ),
    ...related('possible', steps?.filter(isPossible).map((step) => step.symbol) ?? []),
    ...related('undecided', openOf(uses?.undecided ?? [])),
    ...related('callee', callees),
    ...related('test', [...callers, ...users].filter(isTest)),
    ...(await documents(symbol, sources)),
  ];
}

/** Whether to list a step: a call without the name must be probable. */
function isLikely({ use, edge }: CallerStep): boolean {
  return use !== undefined || edge.confidence >= likely;
}

function openOf(places: readonly UsePlace[]): readonly SymbolNode[] {
  return firstOfEach(
    places.flatMap(({ symbol }) => symbol ?? []),
    ({ id }) => id,
  );
}

function related(relation: NeighbourKind, symbols: readonly SymbolNode[]): RelatedPlace[] {
  return symbols.map((symbol) => ({ relation, place: ofSymbol(symbol, 0, '') }));
}

/** Symbols at the other end of the edges, most probable first, each once. */
function endsOf(edges: readonly Edge[], end: (edge: Edge) => string | null, from: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const sorted = edges.filter(({ confidence }) => confidence >= likely).toSorted((a, b) => b.confidence - a.confidence || a.line - b.line);
  const symbols = sorted.flatMap((edge) => {
    const id = end(edge);
    const symbol = id === null ? undefined : graph.symbol(id);
    return symbol && symbol.fact.kind !== 'module' && symbol.id !== from.id ? [implementationOf(symbol, graph)] : [];
  });
  return [...new Map(symbols.map((symbol) => [symbol.id, symbol])).values()];
}

/** The class around a method, the members of a class. */
function family({ root, path, fact }: SymbolNode, graph: CodeGraph): RelatedPlace[] {
  const inFile = graph.inFile(root, path);
  const owner = fact.parent > 0 ? inFile.filter((other) => other.fact.index === fact.parent && !other.fact.name.startsWith('<')) : [];
  const members = inFile.filter((other) => other.fact.parent === fact.index && other.fact.kind === 'method');
  return [...related('owner', owner), ...related('member', members)];
}

/** Sections of documents with the name, unless it is a single word. */
async function documents({ fact: { name } }: SymbolNode, { search, graph }: Sources): Promise<RelatedPlace[]> {
  const parts = terms(name);
  const whole = parts.at(-1);
  if (whole === undefined || parts.length < 2) return [];
  const query = { text: name, terms: new Map([[whole, 1]]), exact: [], scope: { paths: [] }, limit: documentHits, roles: asTheyCome };
  const hits = await search.search(query);
  return hits.flatMap(({ chunk }) =>
    chunk.role === 'documentation' ? [{ relation: 'documentation' as const, place: ofChunk(chunk, 0, '', graph) }] : [],
  );
}

/** Definitions that a section names. */
async function mentionedIn({ root, path, lines: { first, last }, role }: Candidate, { graph, lines }: Sources): Promise<RelatedPlace[]> {
  if (role !== 'documentation') return [];
  const text = ((await lines(root, path)) ?? []).slice(first, Math.min(last + 1, first + longestSection));
  const names = new Set(text.flatMap((line) => namesInLine(line).map(({ name }) => name)));
  const symbols = [...names].flatMap((name) => {
    const matches = graph.byName(name).filter((symbol) => symbol.role === 'code');
    return matches.length <= mostNamesakes ? matches : [];
  });
  return related('mentioned', [...new Map(symbols.map((symbol) => [symbol.id, symbol])).values()]);
}
