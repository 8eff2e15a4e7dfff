// Collects the places related to a candidate: its users from the list of all uses, its callees, its class or members, its tests, and its
// documentation.
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { chunkCandidate, symbolCandidate, type Candidate } from '../candidate.ts';
import type { Sources } from '../inquiry.ts';
import { namesInLine } from '../../reading/mentions/codeNames.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { UsePlace } from '../../uses/target/usePlaces.ts';
import { callKinds } from '../../uses/places/useKind.ts';
import { directSteps, isPossible, type CallerStep } from './callers.ts';
import { cachedUsesLookup } from './combinedUses.ts';
import { callsOfOverloads, implementationOf } from '../definitions/overloads.ts';
import { neutralFactors } from '../roleFactors.ts';
import { everywhere, type ResolvedScope } from '../scope.ts';

/**
 * Relation of a place to a candidate. `user`: uses it without a call; `possible`: may use it through another type; `undecided`: has its
 * name with undecided meaning; `mentioned`: the candidate is a section of a document, which names the place.
 */
export type PlaceRelation =
  'owner' | 'member' | 'caller' | 'user' | 'possible' | 'undecided' | 'callee' | 'test' | 'documentation' | 'mentioned';

/** A place with its relation to a candidate. */
export interface RelatedPlace {
  readonly relation: PlaceRelation;
  readonly place: Candidate;
}

/** Places related to a candidate, nearest relations first; `omittedCounts` counts those beyond a limit, by relation. */
export interface RelatedPlaces {
  readonly places: readonly RelatedPlace[];
  readonly omittedCounts: Readonly<Partial<Record<PlaceRelation, number>>>;
}

/** Limit per relation. */
export type RelatedLimits = Readonly<Record<PlaceRelation, number>>;

/** Limits for one candidate among many. */
export const shortLimits: RelatedLimits = {
  ...{ owner: 1, member: 6, caller: 3, user: 3, possible: 3, undecided: 0 },
  ...{ callee: 4, test: 2, documentation: 2, mentioned: 4 },
};
/** Limits for a list of its own. People filter it by typing, so it should be complete. */
export const fullLimits: RelatedLimits = {
  ...{ owner: 1, member: 300, caller: 300, user: 300, possible: 300, undecided: 300 },
  ...{ callee: 300, test: 300, documentation: 300, mentioned: 300 },
};

/** Minimum confidence of an edge. */
const minConfidence = 0.5;
/** Limit of lines read per section. */
const maxSectionLines = 200;
/** Limit of full-text hits among which documents are looked for. */
const maxExaminedHits = 12;
/** A name with more definitions is ambiguous. */
const maxNamesakes = 2;

/** Places related to `candidate` inside the scope, within the limit of each relation. */
export async function relatedPlacesOf(
  candidate: Candidate,
  scope: ResolvedScope,
  sources: Sources,
  limits: RelatedLimits,
): Promise<RelatedPlaces> {
  const { symbol } = candidate;
  const allPlaces =
    symbol && symbol.fact.kind !== 'module' ? await relatedToSymbol(symbol, sources) : await definitionsNamedIn(candidate, sources);
  const placesInScope = allPlaces.filter(({ place }) => scope.contains(place.root, place.path, place.lines.first));
  const counts = new Map<PlaceRelation, number>();
  const places = placesInScope.filter(({ relation }) => {
    const count = (counts.get(relation) ?? 0) + 1;
    counts.set(relation, count);
    return count <= limits[relation];
  });
  const omittedPairs = [...counts].flatMap(([relation, count]) =>
    count > limits[relation] ? [[relation, count - limits[relation]] as const] : [],
  );
  return { places, omittedCounts: Object.fromEntries(omittedPairs) };
}

async function relatedToSymbol(symbol: SymbolNode, sources: Sources): Promise<RelatedPlace[]> {
  const { graph } = sources;
  const uses = await cachedUsesLookup(sources, everywhere)(symbol);
  // Calls that only the graph has do not name it, such as through a variable that holds it.
  const steps = uses ? directSteps(symbol, uses, graph).filter((step) => step.symbol.id !== symbol.id && isLikely(step)) : undefined;
  const direct = steps?.filter((step) => !isPossible(step)) ?? [];
  const callers = steps
    ? direct.flatMap((step) => (!step.use || callKinds.has(step.use.kind) ? step.symbol : []))
    : endsOf(callsOfOverloads(symbol, graph), ({ caller }) => caller, symbol, graph);
  const callerSet = new Set(callers);
  const users = direct.flatMap((step) => (callerSet.has(step.symbol) ? [] : step.symbol));
  const callees = endsOf(graph.callees(symbol.id), ({ callee }) => callee, symbol, graph);
  const isTest = ({ role, fact }: SymbolNode): boolean => role === 'test' || fact.kind === 'test';
  return [
    ...ownerAndMembers(symbol, graph),
    ...withRelation(
      'caller',
      callers.filter((each) => !isTest(each)),
    ),
    ...withRelation(
      'user',
      users.filter((each) => !isTest(each)),
    ),
    ...withRelation('possible', steps?.filter(isPossible).map((step) => step.symbol) ?? []),
    ...withRelation('undecided', symbolsOf(uses?.undecided ?? [])),
    ...withRelation('callee', callees),
    ...withRelation('test', [...callers, ...users].filter(isTest)),
    ...(await documentsNaming(symbol, sources)),
  ];
}

/** Whether to list a step: a call without the name must be probable. */
function isLikely({ use, edge }: CallerStep): boolean {
  return use !== undefined || edge.confidence >= minConfidence;
}

function symbolsOf(places: readonly UsePlace[]): readonly SymbolNode[] {
  return firstOfEach(
    places.flatMap(({ symbol }) => symbol ?? []),
    ({ id }) => id,
  );
}

function withRelation(relation: PlaceRelation, symbols: readonly SymbolNode[]): RelatedPlace[] {
  return symbols.map((symbol) => ({ relation, place: symbolCandidate(symbol, 0, '') }));
}

/** Symbols at the other end of the edges, most probable first, each once. */
function endsOf(edges: readonly Edge[], end: (edge: Edge) => string | null, from: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const sortedEdges = edges
    .filter(({ confidence }) => confidence >= minConfidence)
    .toSorted((a, b) => b.confidence - a.confidence || a.line - b.line);
  const symbols = sortedEdges.flatMap((edge) => {
    const id = end(edge);
    const symbol = id === null ? undefined : graph.symbol(id);
    return symbol && symbol.fact.kind !== 'module' && symbol.id !== from.id ? [implementationOf(symbol, graph)] : [];
  });
  return [...new Map(symbols.map((symbol) => [symbol.id, symbol])).values()];
}

/** The class around a method, the members of a class. */
function ownerAndMembers({ root, path, fact }: SymbolNode, graph: CodeGraph): RelatedPlace[] {
  const inFile = graph.inFile(root, path);
  const owner = fact.parent > 0 ? inFile.filter((each) => each.fact.index === fact.parent && !each.fact.name.startsWith('<')) : [];
  const members = inFile.filter((each) => each.fact.parent === fact.index && each.fact.kind === 'method');
  return [...withRelation('owner', owner), ...withRelation('member', members)];
}

/** Sections of documents with the name, unless it is a single word. */
async function documentsNaming({ fact: { name } }: SymbolNode, { fullText, graph }: Sources): Promise<RelatedPlace[]> {
  const parts = termsOfText(name);
  const wholeName = parts.at(-1);
  if (wholeName === undefined || parts.length < 2) return [];
  const query = {
    text: name,
    terms: new Map([[wholeName, 1]]),
    exact: [],
    scope: { paths: [] },
    limit: maxExaminedHits,
    roles: neutralFactors,
  };
  const hits = await fullText.search(query);
  return hits.flatMap(({ chunk }) =>
    chunk.role === 'documentation' ? [{ relation: 'documentation' as const, place: chunkCandidate(chunk, 0, '', graph) }] : [],
  );
}

/** Definitions that a section names. */
async function definitionsNamedIn(
  { root, path, lines: { first, last }, role }: Candidate,
  { graph, lines }: Sources,
): Promise<RelatedPlace[]> {
  if (role !== 'documentation') return [];
  const text = ((await lines(root, path)) ?? []).slice(first, Math.min(last + 1, first + maxSectionLines));
  const names = new Set(text.flatMap((line) => namesInLine(line).map(({ name }) => name)));
  const symbols = [...names].flatMap((name) => {
    const matches = graph.byName(name).filter((symbol) => symbol.role === 'code');
    return matches.length <= maxNamesakes ? matches : [];
  });
  return withRelation('mentioned', [...new Map(symbols.map((symbol) => [symbol.id, symbol])).values()]);
}
