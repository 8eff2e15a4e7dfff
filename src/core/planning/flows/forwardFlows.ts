// Finds flows forward: from entry points along their calls, or between the two ends that a question names.
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { Candidate } from '../../searching/candidate.ts';
import { flowFrom } from '../../searching/definitions/overloads.ts';
import { rankHybrid } from '../../searching/hybridRanking.ts';
import { checkCalls } from '../../languageServers/checkCalls.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { RetrieverRuns } from '../../searching/retrieverRuns.ts';
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { FlowQuestion } from '../../reading/intent.ts';
import type { SubjectMeaning } from '../relations/meaning.ts';
import type { Subject } from '../subjects.ts';
import { entryPoints, functionsByWords } from '../entryPoints.ts';
import type { LeftOutEntry } from '../overview/projectEntries.ts';
import { anchoredStarts, type AnchoredStarts } from './anchors.ts';
import { mainPathFrom } from '../overview/mainChain.ts';
import { withFieldCalls } from './fieldCalls.ts';
import { flowEnds, type FlowEnds } from './flowEnds.ts';
import { missingEnds, type MissingEnd } from './missingEnds.ts';
import { requestEntries } from './requestEntries.ts';
import { flowToStorage } from './storageFlow.ts';

/** Flows that a question asks for. */
export interface ForwardFlows {
  readonly flows: readonly FlowNode[];
  /** Chains of calls between two names. */
  readonly paths: readonly (readonly Edge[])[];
  /** Start and end of the flow, when the question has both. */
  readonly ends: FlowEnds | undefined;
  /** Ends that do not exist in the code. */
  readonly missing: readonly MissingEnd[];
  /** Starts of the program in its manifest that the index leaves out. */
  readonly leftOut: readonly LeftOutEntry[];
}

/** Input of the search for flows. */
export interface FlowSearch {
  readonly inquiry: Inquiry;
  readonly sources: Sources;
  readonly runs: RetrieverRuns;
  readonly settings: AskSettings;
  /** Maximum results of a search. */
  readonly limit: number;
}

/** A chain of calls between two known ends may be this many times as long as an open flow. */
const wayHopsFactor = 3;
/** Maximum paths shown between two names. */
const maxPaths = 3;
/** Number of calls by which such a path may exceed a flow. */
const furtherHops = 2;

/** Looks up the flows of the resolved question. `candidates` are the results of the search, best first. */
export async function forwardFlows(meaning: SubjectMeaning, candidates: readonly Candidate[], search: FlowSearch): Promise<ForwardFlows> {
  if (!meaning.asksForFlows) return { flows: [], paths: [], ends: undefined, missing: [], leftOut: [] };
  const { inquiry, sources, runs, settings, limit } = search;
  const { flow } = inquiry.intent;
  const hops = hopsOf(settings);
  const span = hops > 0 && meaning.pointedAt.length === 0 && flow?.kind === 'between' ? flow : undefined;
  const anchor = hops > 0 && (flow?.kind === 'between' || flow?.kind === 'from') ? flow.anchor : undefined;
  const { symbols: anchorStarts, leftOut } = anchor ? await anchoredStarts(anchor, inquiry, sources) : noStarts;
  const unknownEnds = span ? missingEnds(span, inquiry, sources).filter(({ of }) => of === 'end' || anchorStarts.length === 0) : [];
  // No path for an end that does not exist: it would lead to something else.
  const ends = span && !unknownEnds.length && (await flowEnds(span, { inquiry, sources, runs, limit, anchorStarts }, wayHopsFactor * hops));
  if (span === undefined)
    await checkNamedCalls(
      meaning.subjects.flatMap(({ definitions }) => definitions.slice(0, 1)),
      sources,
    );
  const paths = ends ? waysOf(ends) : unknownEnds.length ? [] : pathsBetween(meaning.subjects, sources, hops);
  const hasStart = !unknownEnds.some(({ of }) => of === 'start');
  const entries = !hasStart ? [] : ends ? [ends.above?.symbol ?? ends.start] : await entriesOf(meaning, candidates, search, anchorStarts);
  await checkNamedCalls(entries, sources);
  const isToStorage = flow?.kind === 'to-storage' && hops > 0;
  const storageFlows = entries.map((symbol) => (isToStorage ? flowToStorage(symbol, sources.graph, wayHopsFactor * hops) : undefined));
  const width = settings['graph.calleesPerHop'];
  const flows: FlowNode[] = [];
  for (const [at, symbol] of entries.entries())
    flows.push(storageFlows[at] ?? (await withFieldCalls(flowFrom(symbol, sources.graph, hops, width), sources, hops, width)));
  // From the start of a program, its main path tells more than its first calls.
  const [program] = anchor?.of === 'program' && flow?.kind === 'from' ? entries : [];
  const mainPath = program ? mainPathFrom(program, sources.graph) : [];
  const isUnstored = isToStorage && entries.length > 0 && storageFlows.every((each) => each === undefined);
  const missing: readonly MissingEnd[] = isUnstored ? [{ of: 'end', words: [] }] : unknownEnds;
  return { flows: withoutNested(flows), paths: mainPath.length ? [mainPath] : paths, ends: ends || undefined, missing, leftOut };
}

const noStarts: AnchoredStarts = { symbols: [], leftOut: [] };

function hopsOf(settings: AskSettings): number {
  return settings['features.callGraph'] ? settings['graph.calleeHops'] : 0;
}

/** Functions at which flows begin. For a flow to storage without a named start, the search omits the words for both ends. */
async function entriesOf(
  { definitions }: SubjectMeaning,
  candidates: readonly Candidate[],
  { inquiry, sources, runs, settings, limit }: FlowSearch,
  anchorStarts: readonly SymbolNode[],
): Promise<readonly SymbolNode[]> {
  const { flow, terms } = inquiry.intent;
  if (anchorStarts.length > 0 && definitions.length === 0) return anchorStarts.slice(0, settings['retrieval.entryPoints']);
  if (flow?.kind === 'from-request' && definitions.length === 0) {
    const handlers = await requestEntries(inquiry.scope, sources, settings['retrieval.entryPoints']);
    if (handlers.length > 0) return handlers;
  }
  const search =
    flow?.kind === 'to-storage' && definitions.length === 0
      ? await searchWithoutEnds(flow, inquiry, sources, runs, limit)
      : { candidates, terms };
  return entryPoints(
    definitions,
    search.candidates,
    functionsByWords(inquiry, sources),
    search.terms,
    sources,
    settings['retrieval.entryPoints'],
  );
}

/** Results for the words besides "from the route" and "to the database"; only those for routes if the question starts at one. */
async function searchWithoutEnds(
  { otherMentions, fromRoute }: Extract<FlowQuestion, { readonly kind: 'to-storage' }>,
  inquiry: Inquiry,
  sources: Sources,
  runs: RetrieverRuns,
  limit: number,
): Promise<{ readonly candidates: readonly Candidate[]; readonly terms: ReadonlyMap<string, number> }> {
  const intent = { ...inquiry.intent, ...otherMentions };
  const candidates = await rankHybrid({ ...inquiry, intent }, sources, runs, limit);
  if (!fromRoute) return { candidates, terms: otherMentions.terms };
  const routeCandidates = candidates.filter(({ symbol }) => symbol && answersRoute(symbol, sources.graph));
  return { candidates: routeCandidates.length ? routeCandidates : candidates, terms: otherMentions.terms };
}

/** Whether a symbol is a route, named by a route, or a method of a class that a route names. */
function answersRoute({ id, root, path, fact }: SymbolNode, graph: CodeGraph): boolean {
  const isNamed = (targetId: string): boolean =>
    graph.incoming(targetId, ['references']).some(({ caller }) => graph.symbol(caller)?.fact.kind === 'route');
  const container = fact.kind === 'method' ? graph.inFile(root, path)[fact.parent] : undefined;
  return fact.kind === 'route' || isNamed(id) || (container?.fact.kind === 'class' && isNamed(container.id));
}

/** Removes flows that begin inside an earlier one: they would appear twice. */
function withoutNested(flows: readonly FlowNode[]): FlowNode[] {
  const ids = new Set<string>();
  const addIds = ({ symbol, children }: FlowNode): void => {
    if (symbol) ids.add(symbol.id);
    children.forEach(addIds);
  };
  return flows.filter((flow) => {
    const isPart = flow.symbol !== null && ids.has(flow.symbol.id);
    if (!isPart) addIds(flow);
    return !isPart;
  });
}

/** Asks the language servers about the calls of the functions from which a flow starts. */
async function checkNamedCalls(functions: readonly SymbolNode[], { graph, languageServers }: Sources): Promise<void> {
  if (languageServers) await checkCalls(functions, graph, languageServers);
}

function pathsBetween(subjects: readonly Subject[], { graph }: Sources, hops: number): readonly (readonly Edge[])[] {
  if (hops === 0) return [];
  const [from, to] = subjects.map(({ definitions }) => definitions[0]);
  return from && to ? graph.paths(from.id, to.id, hops + furtherHops, maxPaths) : [];
}

function waysOf({ way, above }: FlowEnds): readonly (readonly Edge[])[] {
  return above ? [above.toStart, above.toEnd] : way.length ? [way] : [];
}
