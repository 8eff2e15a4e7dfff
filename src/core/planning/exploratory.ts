// "Trace X": entry points for the subject -> what they call, step by step -> the few functions on which the flow turns.
import { defaultAskSettings, type AskSettings } from '../base/askSettings.ts';
import { testsOf, type TestOf } from '../graph/testsOf.ts';
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../graph/types.ts';
import { directSteps, walkCallers, type CallerWalk } from '../finding/relations/callers.ts';
import { keyOf, ofSymbol, type Candidate } from '../finding/candidate.ts';
import type { Inquiry, Sources } from '../finding/inquiry.ts';
import { hybridList } from '../finding/hybrid.ts';
import { entryPoints, plainlyNamed } from './flows/entryPoints.ts';
import { flowEnds, type FlowEnds } from './flows/flowEnds.ts';
import { bestOfEach } from '../finding/candidate.ts';
import { inScope } from '../finding/scope.ts';
import { isIndexed } from '../indexing/isIndexed.ts';
import { isAsking } from '../reading/mentions/termWeights.ts';
import { terms as termsOf } from '../text/terms.ts';
import * as l10n from '@vscode/l10n';
import { isNamed, usingPlaces, type NamingPlaces } from '../finding/relations/namingPlaces.ts';
import { flowFrom } from '../finding/definitions/overloads.ts';
import { raisedBelow, type RaisedBelow } from '../finding/relations/raisedBelow.ts';
import type { FlowAsked } from '../reading/intent.ts';
import type { Relation } from '../reading/relations.ts';
import type { AskedOfSubject } from '../reading/subject.ts';
import { askedRelation, type AskedRelation } from './relations/askedRelation.ts';
import { handlerOf } from '../finding/definitions/routes.ts';
import type { Runs } from '../finding/runs.ts';
import { flowToStorage } from './flows/storage.ts';
import { subjectsOf, type Subject } from './subjects.ts';
import type { WantedRelation } from '../finding/wantedRelation.ts';

/** A function whose callers are asked for, or whose tests, or both: what breaks when it changes. */
export interface AskedCallers {
  readonly symbol: SymbolNode;
  /** Absent where only tests are asked for. */
  readonly walk?: CallerWalk;
  /** All places that use it, in the list that *Find All Uses* shows; lines that only name it where there are none. Absent for what has no name. */
  readonly naming?: NamingPlaces;
  /** Absent where nobody asks for them. */
  readonly tests?: readonly TestOf[];
}

/** What an exploratory answer is made from: flows forward, or callers when the question asks who calls, or the paths between two names. */
export interface ExploratoryPlan {
  readonly mode: 'exploratory';
  readonly subjects: readonly Subject[];
  /** What was taken for what the question describes without a name. */
  readonly described: SymbolNode | undefined;
  readonly flows: readonly FlowNode[];
  readonly callers: readonly AskedCallers[];
  /** What stands in a relation that is asked for and that is no walk over calls. */
  readonly asked: AskedRelation | undefined;
  readonly paths: readonly (readonly Edge[])[];
  /** Where the flow begins and ends, when the question says both. */
  readonly ends: FlowEnds | undefined;
  /** What the named functions can raise, when the question asks for that. */
  readonly raises: readonly RaisedBelow[];
  readonly pivotal: readonly Candidate[];
  /** What the search found beside them: the flow may begin elsewhere, or a call may be missing in the graph. */
  readonly further: readonly Candidate[];
}

/** Of functions that were pointed at, as by a change that touches many, more are answered for. */
const mostPointedAt = 8;
const mostTests = 20;
const mostFurther = 8;
/** Where both ends are known, a chain of calls between them may be this many times as long as a flow without an end is followed. */
const wayHops = 2;

/** Flows are told of what calls something. A constant or a type that calls nothing can only be used. */
function usualRelation(named: readonly SymbolNode[], { graph }: Sources): WantedRelation {
  const isOnlyUsed = ({ id, fact: { kind } }: SymbolNode): boolean =>
    (kind === 'constant' || kind === 'enum' || kind === 'type' || kind === 'interface') && graph.callees(id).length === 0;
  return named.every(isOnlyUsed) ? 'callers' : 'calls';
}

/** What a question that reads as `relation` is answered with, where it names a definition and {@link askedRelation} has nothing. */
function wantedOf(relation: Relation): WantedRelation | undefined {
  if (relation === 'uses') return 'callers';
  return relation === 'calls' || relation === 'callers' || relation === 'raises' || relation === 'impact' || relation === 'tests'
    ? relation
    : undefined;
}

/** Retrieves for an exploratory question. */
export async function exploratory(
  inquiry: Inquiry,
  sources: Sources,
  runs: Runs,
  limit: number,
): Promise<{ readonly ranked: readonly Candidate[]; readonly plan: ExploratoryPlan }> {
  const settings = inquiry.settings ?? defaultAskSettings;
  const hops = settings['features.callGraph'] ? settings['graph.calleeHops'] : 0;
  const mostEntries = settings['retrieval.entryPoints'];
  const hybrid = await hybridList(inquiry, sources, runs, limit);
  const subjects = subjectsOf(inquiry, sources);
  // What the asker pointed at is what is meant, whatever else has the name.
  const { flow, relation } = inquiry.question;
  const cue = inquiry.wanted === undefined ? relation : undefined;
  const selected = inquiry.focus.filter(({ fact }) => fact.kind !== 'module');
  const byName = cue && (await askedRelation(cue, inquiry, sources));
  const known = selected.length ? selected : subjects.flatMap(meantBy);
  const described =
    cue && !byName && known.length === 0 && isDescribed(cue, subjects, inquiry, sources)
      ? describedBy(hybrid, inquiry, sources)
      : undefined;
  const pointedAt = described ? [described] : selected;
  const named = described ? [described] : known;
  const asked = described && cue ? await askedRelation(cue, { ...inquiry, focus: pointedAt }, sources) : byName;
  const isKnown = asked !== undefined || named.length > 0;
  const wanted =
    named.length > 0 && !asked ? (inquiry.wanted ?? (cue && wantedOf(cue.relation)) ?? usualRelation(named, sources)) : 'calls';
  // Of a name that is nowhere no flow is told: it would be that of something else.
  const forward = wanted === 'calls' && !asked && !(cue?.isCode && !isKnown && subjects.length > 0);
  const toStorage = forward && flow?.kind === 'to-storage' ? flow : undefined;
  const span = forward && hops > 0 && pointedAt.length === 0 && flow?.kind === 'between' ? flow : undefined;
  const ends = span && (await flowEnds(span, inquiry, sources, runs, limit, wayHops * hops));
  const paths = ends ? waysOf(ends) : forward && hops > 0 ? pathsBetween(subjects, sources, hops) : [];
  const plain = (): readonly SymbolNode[] => plainlyNamed(inquiry, sources);
  const said =
    toStorage && named.length === 0
      ? await withoutEnds(toStorage, inquiry, sources, runs, limit)
      : { found: hybrid, terms: inquiry.question.terms };
  const entries = ends
    ? [ends.above?.symbol ?? ends.start]
    : forward
      ? entryPoints(named, said.found, plain(), said.terms, sources, mostEntries)
      : [];
  const width = settings['graph.calleesPerHop'];
  const flowOf = (symbol: SymbolNode): FlowNode => flowFrom(symbol, sources.graph, hops, width);
  const flows = withoutParts(
    entries.map((symbol) => (toStorage && hops > 0 && flowToStorage(symbol, sources.graph, wayHops * hops)) || flowOf(symbol)),
  );
  const most = pointedAt.length ? mostPointedAt : mostEntries;
  const raises = wanted === 'raises' ? named.slice(0, most).map((symbol) => raisedBelow(symbol, sources.graph)) : [];
  const backward = wanted === 'callers' || wanted === 'impact' || wanted === 'tests';
  const callers: AskedCallers[] = [];
  if (backward) for (const symbol of named.slice(0, most)) callers.push(await askedCallers(symbol, wanted, inquiry, sources, settings));
  const pivotal = pivotalOf(
    ends,
    flows,
    sources.graph,
    [...[...callers, ...raises].map(({ symbol }) => symbol), ...(asked?.definitions.length === 1 ? asked.definitions : [])],
    settings['retrieval.pivotalSources'],
  );
  return {
    ranked: hybrid,
    plan: {
      mode: 'exploratory',
      described,
      subjects,
      flows,
      callers,
      asked,
      paths,
      ends,
      raises,
      pivotal,
      further: furtherOf(hybrid, pivotal),
    },
  };
}

/** Whether a question describes what it asks about: no name of code stands in it, and some file has each of its words. */
function isDescribed(
  { isCode }: AskedOfSubject,
  subjects: readonly Subject[],
  { question: { content } }: Inquiry,
  { search }: Sources,
): boolean {
  if (isCode || subjects.length > 0) return false;
  const isThere = (term: string): boolean => isAsking(term) || isIndexed(term, search);
  return content.every((word) => termsOf(word).some(isThere) || termsOf(word).length === 0);
}

/** The function that the words of a question describe best. */
function describedBy(found: readonly Candidate[], inquiry: Inquiry, sources: Sources): SymbolNode | undefined {
  return entryPoints([], found, plainlyNamed(inquiry, sources), inquiry.question.terms, sources, 1)[0];
}

/** What is found by what a question says beside "from the route" and "to the database"; with a route first where it speaks of one. */
async function withoutEnds(
  { beside, fromRoute }: Extract<FlowAsked, { readonly kind: 'to-storage' }>,
  inquiry: Inquiry,
  sources: Sources,
  runs: Runs,
  limit: number,
): Promise<{ readonly found: readonly Candidate[]; readonly terms: ReadonlyMap<string, number> }> {
  const question = { ...inquiry.question, ...beside };
  const found = await hybridList({ ...inquiry, question }, sources, runs, limit);
  if (!fromRoute) return { found, terms: beside.terms };
  const answering = found.filter(({ symbol }) => symbol && answersRoute(symbol, sources.graph));
  return { found: answering.length ? answering : found, terms: beside.terms };
}

/** A route, what a route names, or a method of a class that it names. */
function answersRoute({ id, root, path, fact }: SymbolNode, graph: CodeGraph): boolean {
  const isNamed = (named: string): boolean =>
    graph.incoming(named, ['references']).some(({ caller }) => graph.symbol(caller)?.fact.kind === 'route');
  const around = fact.kind === 'method' ? graph.inFile(root, path)[fact.parent] : undefined;
  return fact.kind === 'route' || isNamed(id) || (around?.fact.kind === 'class' && isNamed(around.id));
}

/** What a subject stands for; of a request that no route is known to answer, those that may. */
function meantBy({ request, definitions, elsewhere }: Subject): readonly SymbolNode[] {
  return request ? elsewhere().near : definitions;
}

function furtherOf(found: readonly Candidate[], pivotal: readonly Candidate[]): readonly Candidate[] {
  const known = new Set(pivotal.map(keyOf));
  const functions = found.filter(({ symbol, role }) => role === 'code' && symbol !== null && symbol.fact.kind !== 'module');
  return functions.filter((each) => !known.has(keyOf(each))).slice(0, mostFurther);
}

async function askedCallers(
  symbol: SymbolNode,
  wanted: WantedRelation,
  { scope }: Inquiry,
  sources: Sources,
  settings: AskSettings,
): Promise<AskedCallers> {
  const { graph } = sources;
  const hops = settings['features.callGraph'] ? settings['graph.callerHops'] : 0;
  const stateFirst = settings['graph.stateChangersFirst'];
  const asksWho = wanted !== 'tests';
  const naming = asksWho && isNamed(symbol) ? await usingPlaces([symbol], sources, scope) : undefined;
  const first = naming?.decided && directSteps(symbol, naming.decided, graph, stateFirst);
  // Who asks for callers is shown as many of them as of the steps of a flow.
  const width = settings['graph.calleesPerHop'];
  const walk = asksWho ? walkCallers(symbol, graph, hops, { width, stateFirst }, (caller) => inScope(caller, scope), first) : undefined;
  return {
    symbol,
    ...(walk ? { walk } : {}),
    ...(naming ? { naming } : {}),
    ...(wanted === 'callers' ? {} : { tests: testsOf(symbol, graph, mostTests) }),
  };
}

/** A flow that begins inside an earlier one would be told twice. */
function withoutParts(flows: readonly FlowNode[]): FlowNode[] {
  const told = new Set<string>();
  const tell = ({ symbol, children }: FlowNode): void => {
    if (symbol) told.add(symbol.id);
    children.forEach(tell);
  };
  return flows.filter((flow) => {
    const part = flow.symbol !== null && told.has(flow.symbol.id);
    if (!part) tell(flow);
    return !part;
  });
}

function pathsBetween(subjects: readonly Subject[], { graph }: Sources, hops: number): readonly (readonly Edge[])[] {
  const [from, to] = subjects.map(({ definitions }) => definitions[0]);
  return from && to ? graph.paths(from.id, to.id, hops + 2, 3) : [];
}

function waysOf({ way, above }: FlowEnds): readonly (readonly Edge[])[] {
  return above ? [above.toStart, above.toEnd] : way.length ? [way] : [];
}

/** Both ends of a flow, then what lies between them. */
function onTheWay({ start, end, way, above }: FlowEnds, graph: CodeGraph): Candidate[] {
  const steps = above ? [...above.toStart.slice(0, -1), ...above.toEnd.slice(0, -1)] : way.slice(0, -1);
  const between = steps.flatMap(({ callee }) => graph.symbol(callee ?? '') ?? []);
  return [
    ofSymbol(handlerOf(start, graph), 1.2, l10n.t('is where the flow starts')),
    ofSymbol(end, 1.15, l10n.t('is where the flow ends')),
    ...(above ? [ofSymbol(above.symbol, 1.12, l10n.t('comes to both ends'))] : []),
    ...between.map((symbol, at) => ofSymbol(symbol, 1.1 - at / 100, l10n.t('is on the way'))),
  ];
}

/** Both ends and what lies between; entry points, then ends of the chain, then branch points. */
function pivotalOf(
  ends: FlowEnds | undefined,
  flows: readonly FlowNode[],
  graph: CodeGraph,
  asked: readonly SymbolNode[],
  most: number,
): Candidate[] {
  const items = asked.map((symbol) => ofSymbol(symbol, 1, l10n.t('is asked about')));
  if (ends) items.push(...onTheWay(ends, graph));
  const visit = (node: FlowNode, depth: number): void => {
    const inside = node.children.filter((child) => child.symbol);
    if (node.symbol && depth === 0) items.push(ofSymbol(handlerOf(node.symbol, graph), 1, l10n.t('is where the flow starts')));
    else if (node.symbol && inside.length > 1)
      items.push(ofSymbol(node.symbol, 0.5 + Math.min(0.3, inside.length / 30), l10n.t('is where the flow branches')));
    else if (node.symbol && inside.length === 0 && !node.recursive) {
      items.push(ofSymbol(node.symbol, 0.55 + Math.min(0.1, depth / 40), l10n.t('is where the flow ends')));
    }
    for (const child of node.children) visit(child, depth + 1);
  };
  for (const flow of flows) visit(flow, 0);
  return bestOfEach(items).slice(0, most);
}
