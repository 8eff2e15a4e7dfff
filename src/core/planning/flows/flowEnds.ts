// Finds the two ends of a flow: searches the start in the first half of a question and the end in the second, and picks a pair that calls
// connect.
import { isConstructor } from '../../graph/values/constructors.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunctionRouteOrClass } from '../../graph/edges/functionKinds.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { rankHybrid } from '../../searching/hybridRanking.ts';
import { nameParts } from '../../searching/nameParts.ts';
import { functionsByWords } from '../entryPoints.ts';
import { stepsLeadingTo, wayFrom, type LeadingStep } from './leadingSteps.ts';
import { weakWords } from './missingEnds.ts';
import { methodsOfRoles } from './typeRoles.ts';
import { outsideTarget, outsideCalls, type IsOutsideTarget } from './flowOut.ts';
import type { FlowQuestion } from '../../reading/intent.ts';
import type { Mentions } from '../../reading/mentions/mentions.ts';
import { inScope } from '../../searching/scope.ts';
import { isAskingTerm } from '../../reading/mentions/termWeights.ts';
import type { RetrieverRuns } from '../../searching/retrieverRuns.ts';
import { subjectsOf } from '../subjects.ts';
import { roleWithin } from '../../searching/testCode.ts';

/** Both ends of a flow. */
export interface FlowEnds {
  readonly start: SymbolNode;
  readonly end: SymbolNode;
  /** The shortest chain of calls between them, empty where none is known. Its last step may leave the workspace. */
  readonly way: readonly Edge[];
  /** Without such a chain: a function that calls first the one and then the other, with both chains. */
  readonly above?: CommonCaller;
  /** The words of the question for the end, where the end is only the nearest match. */
  readonly guessedWords?: string;
  /** Without calls between the ends: the calls that lead to the end from the function furthest above it. */
  readonly approach?: readonly Edge[];
}

/** Input of the search for ends. */
export interface EndSearch {
  readonly inquiry: Inquiry;
  readonly sources: Sources;
  readonly runs: RetrieverRuns;
  /** Maximum results of a search. */
  readonly limit: number;
  /** Starts that the question describes without a name in code. */
  readonly anchorStarts: readonly SymbolNode[];
}

/** A function from which both ends are reached. */
interface CommonCaller {
  readonly symbol: SymbolNode;
  readonly toStart: readonly Edge[];
  readonly toEnd: readonly Edge[];
}

/** Maximum functions tried as start, and as end. */
const maxCandidates = 16;
/** Maximum functions that a capitalised word may name; with more it is an ordinary word. */
const maxNamesakes = 3;
/** Weight of a function whose name is exactly a word; the best result of the search weighs 1. */
const plainWorth = 0.5;
/** Factor for a pair that no calls connect. */
const apartFactor = 0.3;
/** Factor for a pair that only a function above both ends connects. */
const commonCallerFactor = 0.6;
/** Maximum calls from a function above to both ends together. Without a limit, `main` would be above everything. */
const maxCommonHops = 5;
/** Weight of a function that leads to the end and is no result of the search, if its name has words of the question. */
const unfoundWorth = 0.5;
/** Weight of routes: a question about a request begins where code answers it. */
const routeWorth = 3;
/**
 * Weight of a method of a role that a noun names; the best result of the search weighs 1. The noun means the role, while a result may only
 * share its name.
 */
const roleWorth = 2;
/** Factor per further call on the way. */
const hopFactor = 0.95;
/** Maximum calls shown above an end that is not connected to the start. Set by judgement: more would be a flow of their own. */
const maxApproach = 6;
/** Factor for a start that others cannot call. */
const hiddenStartFactor = 0.7;
/** Factor for an end below {@link minCoverage}. */
const guessFactor = 0.5;
/** An end with a smaller share of the requested words is a guess. */
const minCoverage = 0.5;

/** The ends of the flow in `span`; undefined where nothing in code matches one half of it. */
export async function flowEnds(
  span: Extract<FlowQuestion, { readonly kind: 'between' }>,
  search: EndSearch,
  hops: number,
): Promise<FlowEnds | undefined> {
  const { inquiry, sources } = search;
  const { graph } = sources;
  const starts = await startCandidates(span.from, search);
  const isOutsideTarget = outsideTarget(span.to, graph);
  const outsideEnds = isOutsideTarget && starts && outsideFlow(isOutsideTarget, starts, inquiry, graph, hops);
  if (outsideEnds) return outsideEnds;
  const ends = await endCandidates(span.to, search, methodsOfRoles(span.to, inquiry.scope, graph));
  if (!starts || !ends) return undefined;
  let best: (FlowEnds & { readonly worth: number }) | undefined;
  const offer = (pair: FlowEnds, worth: number): void => {
    if (pair.start.id !== pair.end.id && worth > (best?.worth ?? 0)) best = { ...pair, worth };
  };
  const callersOfStarts = new Map(
    [...starts.worths.keys()].map((start) => [start, stepsLeadingTo(start, graph, maxCommonHops - 1, inquiry)]),
  );
  for (const [end, endWorth] of ends.worths) {
    const callersOfEnd = stepsLeadingTo(end, graph, hops, inquiry);
    for (const [start, worth] of starts.worths) {
      if (callersOfEnd.has(start.id)) continue;
      offer({ start, end, way: [] }, worth * endWorth * apartFactor);
      const commonCaller = nearestCommonCaller(start, end, callersOfStarts.get(start) ?? noCallers, callersOfEnd, graph);
      if (commonCaller)
        offer(
          { start, end, way: [], above: commonCaller },
          worth * endWorth * commonCallerFactor * hopFactor ** (commonCaller.toStart.length + commonCaller.toEnd.length),
        );
    }
    for (const [id, step] of callersOfEnd) {
      const start = graph.symbol(id);
      const worth = start && starts.worthOf(start) * openness(start, starts) * endWorth * hopFactor ** step.hops;
      if (start && worth && worth > (best?.worth ?? 0)) offer({ start, end, way: wayFrom(step) }, worth);
    }
  }
  if (!best) return undefined;
  const { worth: _, ...pair } = best;
  const approach = pair.way.length || pair.above ? [] : approachTo(pair.end, pair.start, graph, hops, inquiry);
  const flow = approach.length ? { ...pair, approach } : pair;
  return isGuessed(flow, span.to, ends) ? { ...flow, guessedWords: span.to.prose.map(({ text }) => text).join(' ') } : flow;
}

/**
 * The calls to `end` from the function furthest above it, other than `start`; from a module only if there is no function. Of several
 * equally far ones, the surest call decides.
 */
function approachTo(end: SymbolNode, start: SymbolNode, graph: CodeGraph, hops: number, inquiry: Inquiry): readonly Edge[] {
  const callersOfEnd = stepsLeadingTo(end, graph, Math.min(hops, maxApproach), inquiry);
  const byDistance = [...callersOfEnd].toSorted(([, a], [, b]) => b.hops - a.hops);
  const furthest = byDistance.find(([id]) => id !== start.id && graph.symbol(id)?.fact.kind !== 'module') ?? byDistance[0];
  return wayFrom(furthest?.[1]);
}

/** Factor for a start: a described flow more likely begins in code that others can call. */
function openness({ fact }: SymbolNode, { isNamed }: FlowEndCandidates): number {
  return isNamed || fact.exported ? 1 : hiddenStartFactor;
}

/** Whether an end without a name is a guess: no calls lead to it, or it lacks most of the words that describe it. */
function isGuessed({ end, way }: FlowEnds, part: Mentions, { isNamed }: FlowEndCandidates): boolean {
  // A name may be that of a field, which is no definition: the answer reports separately whether a name exists.
  if (isNamed || (way.length > 0 && part.names.length > 0)) return false;
  return wordsOf(part).length > 0 && (way.length === 0 || coverage(end, part) < minCoverage);
}

function wordsOf({ titleWords }: Mentions): readonly string[] {
  return termsOfText(titleWords.join(' ')).filter((term) => !weakWords.has(term) && !isAskingTerm(term));
}

/** The share of the words of `part` in the name, path, head or first comment line of a definition. */
function coverage({ fact, path }: SymbolNode, part: Mentions): number {
  const words = wordsOf(part);
  const symbolTerms = new Set(termsOfText(`${fact.qualifiedName} ${path} ${fact.signature} ${/^.*/.exec(fact.doc.trim())?.[0] ?? ''}`));
  return words.length ? words.filter((term) => symbolTerms.has(term)).length / words.length : 1;
}

const noCallers: ReadonlyMap<string, LeadingStep> = new Map();

/** The nearest function that reaches first `start` and then `end`. */
function nearestCommonCaller(
  start: SymbolNode,
  end: SymbolNode,
  toStart: ReadonlyMap<string, LeadingStep>,
  toEnd: ReadonlyMap<string, LeadingStep>,
  graph: CodeGraph,
): CommonCaller | undefined {
  // A function that constructs both says little about how one leads to the other.
  if (start.fact.kind === 'class' || end.fact.kind === 'class') return undefined;
  let nearest: { readonly id: string; readonly distance: number } | undefined;
  for (const [id, { hops, edge }] of toStart) {
    const stepToEnd = toEnd.get(id);
    const distance = hops + (stepToEnd?.hops ?? maxCommonHops);
    const isNearer = distance <= maxCommonHops && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY);
    if (stepToEnd && isNearer && edge.line <= stepToEnd.edge.line) nearest = { id, distance };
  }
  const symbol = nearest && graph.symbol(nearest.id);
  return symbol && { symbol, toStart: wayFrom(toStart.get(symbol.id)), toEnd: wayFrom(toEnd.get(symbol.id)) };
}

/** The best pair of a start and a function that makes the external call, by the words of the whole question. */
function outsideFlow(
  isOutsideTarget: IsOutsideTarget,
  starts: FlowEndCandidates,
  inquiry: Inquiry,
  graph: CodeGraph,
  hops: number,
): FlowEnds | undefined {
  const { titleWords, speaksOfRequests } = inquiry.intent;
  const words = new Set(termsOfText(titleWords.join(' ')).filter((term) => !weakWords.has(term)));
  let best: (FlowEnds & { readonly worth: number }) | undefined;
  for (const [start, startWorth] of starts.worths) {
    const weighedStart = startWorth * (speaksOfRequests && isRouted(start, graph) ? routeWorth : 1);
    for (const { end, way, sure } of outsideCalls(start, isOutsideTarget, graph, hops)) {
      const worth = weighedStart * sure * wordFactor(end, words) * hopFactor ** way.length;
      if (worth > (best?.worth ?? 0)) best = { worth, start, end, way };
    }
  }
  return best && startOutermost(best, starts, graph, hops, inquiry);
}

/** Moves the start to the outermost of the functions of one name that delegate to each other. */
function startOutermost(
  { start, end, way }: FlowEnds,
  { worths }: FlowEndCandidates,
  graph: CodeGraph,
  hops: number,
  inquiry: Inquiry,
): FlowEnds {
  const callersOfStart = stepsLeadingTo(start, graph, hops, inquiry);
  const distanceOf = (symbol: SymbolNode): number => callersOfStart.get(symbol.id)?.hops ?? 0;
  const namesakes = [...worths.keys()].filter((symbol) => symbol.fact.name === start.fact.name && distanceOf(symbol) > 0);
  const outermost = namesakes.sort((a, b) => distanceOf(b) - distanceOf(a))[0];
  return outermost ? { start: outermost, end, way: [...wayFrom(callersOfStart.get(outermost.id)), ...way] } : { start, end, way };
}

/** Whether a symbol is a route, or a route leads to it. */
function isRouted(symbol: SymbolNode, graph: CodeGraph): boolean {
  const isRoute = (each: SymbolNode | undefined): boolean => each?.fact.kind === 'route';
  return isRoute(symbol) || graph.incoming(symbol.id, ['calls', 'references']).some(({ caller }) => isRoute(graph.symbol(caller)));
}

/** Candidates for one half of the question with their weights, and the weight of any other function for the words in its name. */
interface FlowEndCandidates {
  readonly worths: ReadonlyMap<SymbolNode, number>;
  readonly worthOf: (symbol: SymbolNode) => number;
  /** The half names its subject instead of describing it. */
  readonly isNamed: boolean;
}

/**
 * Candidates for the first half: the definitions that it names, else the start of a program that it mentions, else results of the search.
 */
async function startCandidates(part: Mentions, search: EndSearch): Promise<FlowEndCandidates | undefined> {
  const { anchorStarts } = search;
  const namedDefinitions = anchorStarts.length ? definitionsIn(part, search) : [];
  return anchorStarts.length && namedDefinitions.length === 0 ? candidatesOf(anchorStarts) : endCandidates(part, search);
}

function definitionsIn(part: Mentions, { inquiry, sources }: EndSearch): readonly SymbolNode[] {
  const half: Inquiry = { ...inquiry, intent: { ...inquiry.intent, ...part } };
  const definitions = subjectsOf(half, sources).flatMap(({ definitions }) => definitions.filter(({ fact }) => fact.kind !== 'module'));
  return definitions.length ? definitions : capitalisedFunctions(part, inquiry, sources);
}

/**
 * Callable functions that a capital in the middle of a sentence names: "registering it with Get". A name of several functions is ambiguous.
 */
function capitalisedFunctions({ capitalisedWords }: Mentions, { scope }: Inquiry, { graph }: Sources): readonly SymbolNode[] {
  return capitalisedWords.flatMap((word) => {
    const publicFunctions = graph
      .byName(word)
      .filter((symbol) => symbol.fact.exported && symbol.role === 'code' && isFunctionRouteOrClass(symbol) && inScope(symbol, scope));
    const implementations = publicFunctions.filter(({ fact }) => !fact.declaration);
    const symbols = implementations.filter((symbol) => roleWithin(symbol, symbol.role, graph) === 'code');
    return symbols.length <= maxNamesakes ? symbols : [];
  });
}

function candidatesOf(symbols: readonly SymbolNode[]): FlowEndCandidates {
  const worths = new Map(symbols.slice(0, maxCandidates).map((symbol) => [symbol, 1]));
  return { worths, worthOf: (symbol) => worths.get(symbol) ?? 0, isNamed: true };
}

/**
 * Candidates for half of a question, by weight: its names, otherwise the results for its words, and the methods of `roles` that its nouns
 * name. Undefined where it has no telling words.
 */
async function endCandidates(
  part: Mentions,
  search: EndSearch,
  roles?: ReadonlyMap<SymbolNode, number>,
): Promise<FlowEndCandidates | undefined> {
  if (![...part.terms.keys()].some((term) => !isAskingTerm(term))) return undefined;
  const { inquiry, sources, runs, limit } = search;
  const half: Inquiry = { ...inquiry, intent: { ...inquiry.intent, ...part } };
  const definitions = definitionsIn(part, search);
  if (definitions.length) return candidatesOf(definitions);
  const candidates = await rankHybrid(half, sources, runs, limit);
  const scores = new Map(functionsByWords(half, sources).map((symbol): [SymbolNode, number] => [symbol, plainWorth]));
  for (const { symbol, score, role } of candidates) {
    if (symbol && isFunctionRouteOrClass(symbol) && roleWithin(symbol, role, sources.graph) === 'code')
      scores.set(symbol, (scores.get(symbol) ?? 0) + score);
  }
  const words = new Set(termsOfText(part.titleWords.join(' ')).filter((term) => !weakWords.has(term)));
  const worthFor = (symbol: SymbolNode, score: number): number => score * wordFactor(symbol, words) * kindFactor(symbol, sources.graph);
  const sortedWorths = [...scores].map(([symbol, score]) => ({ symbol, worth: worthFor(symbol, score) })).sort((a, b) => b.worth - a.worth);
  const highestWorth = sortedWorths[0]?.worth ?? 1;
  const worths = new Map(sortedWorths.slice(0, maxCandidates).map(({ symbol, worth }) => [symbol, worth / highestWorth]));
  // An end that lacks most of the requested words is hardly the right one, however near it is.
  if (roles) for (const [symbol, share] of worths) if (coverage(symbol, part) < minCoverage) worths.set(symbol, share * guessFactor);
  for (const [symbol, share] of roles ?? []) worths.set(symbol, Math.max(worths.get(symbol) ?? 0, roleWorth * share));
  const worthOf = (symbol: SymbolNode): number =>
    worths.get(symbol) ??
    (wordFactor(symbol, words) > 1 ? worthFor(symbol, Math.max(unfoundWorth, scores.get(symbol) ?? 0)) / highestWorth : 0);
  return { worths, worthOf, isNamed: false };
}

/** Factor from 1 to 8: by the share of the name in `words`, and by the share of `words` in the name or first comment line. */
function wordFactor({ fact }: SymbolNode, words: ReadonlySet<string>): number {
  const parts = new Set(fact.qualifiedName.split('.').flatMap((name) => nameParts(name)));
  const count = [...parts].filter((part) => words.has(part)).length;
  const nameAndDocTerms = new Set([...parts, ...termsOfText(/^.*/.exec(fact.doc?.trim() ?? '')?.[0] ?? '')]);
  const coveredCount = [...words].filter((word) => nameAndDocTerms.has(word)).length;
  return parts.size && words.size ? (1 + count / parts.size) * (1 + coveredCount / words.size) ** 2 : 1;
}

/** Factor by kind: flows begin or end in functions that do something, less often in classes, constructors and getters. */
function kindFactor(symbol: SymbolNode, graph: CodeGraph): number {
  const { id, fact } = symbol;
  if (fact.kind === 'class' || isConstructor(symbol) || fact.name.startsWith('__')) return 0.5;
  return graph.outgoing(id, ['calls']).length > 0 ? 1 : 0.5;
}
