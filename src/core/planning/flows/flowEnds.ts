// Finds a flow with two ends: searches the start in the first half of a question, the end in the second, and picks a pair that calls
// connect.
import { isConstructor } from '../../graph/values/constructors.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import { terms as termsOf } from '../../text/terms.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { hybridList } from '../../searching/hybrid.ts';
import { nameParts } from '../../searching/nameParts.ts';
import { plainlyNamed } from '../entryPoints.ts';
import { isCallable, leadingTo, wayFrom, type Leading } from './leadingSteps.ts';
import { little } from './missingEnds.ts';
import { methodsOfRoles } from './roles.ts';
import { meantOutside, outsideCalls, type MeantOutside } from './flowOut.ts';
import type { FlowQuestion } from '../../reading/intent.ts';
import type { Mentions } from '../../reading/mentions/mentions.ts';
import { inScope } from '../../searching/scope.ts';
import { isAsking } from '../../reading/mentions/termWeights.ts';
import type { Runs } from '../../searching/retrieverRuns.ts';
import { subjectsOf } from '../subjects.ts';
import { roleWithin } from '../../searching/testCode.ts';

/**
 * Both ends of a flow. `way`: the shortest chain of calls between them, empty where none is known. For a flow that leaves the workspace,
 * the last step of `way` does.
 */
export interface FlowEnds {
  readonly start: SymbolNode;
  readonly end: SymbolNode;
  readonly way: readonly Edge[];
  /** Without such a chain: a function that calls first the one and then the other, with both chains. */
  readonly above?: Above;
  /** The words of the question for the end, where the end is only the nearest match. */
  readonly guessed?: string;
  /** Without calls between the ends: the calls that lead to the end from the function furthest above it. */
  readonly approach?: readonly Edge[];
}

/** Input of the search for ends. */
export interface EndSearch {
  readonly inquiry: Inquiry;
  readonly sources: Sources;
  readonly runs: Runs;
  /** Maximum results of a search. */
  readonly limit: number;
  /** Starts that the question describes without a name in code. */
  readonly anchored: readonly SymbolNode[];
}

/** A function from which both ends are reached. */
interface Above {
  readonly symbol: SymbolNode;
  readonly toStart: readonly Edge[];
  readonly toEnd: readonly Edge[];
}

/** Maximum functions tried as start, and as end. */
const mostTried = 16;
/** A capitalised word with more functions of that name is no name. */
const mostNamesakes = 3;
/** Weight of a function whose name is exactly a word; the best find weighs 1. */
const plainWorth = 0.5;
/** Factor for a pair that no calls connect. */
const apart = 0.3;
/** Factor for a pair that only a function above both ends connects. */
const beside = 0.6;
/** Maximum calls from a function above down to both ends together: everything is below the `main` of a program. */
const mostBeside = 5;
/** Weight of a function that leads to the end and was not found by the search, if its name has words of the question. */
const unfound = 0.5;
/** Weight of routes: a question about a request begins where code answers it. */
const routedWorth = 3;
/**
 * Weight of a method of a role that a noun names; the best find weighs 1. The noun means exactly the role, while a find may only have the
 * name.
 */
const roleWorth = 2;
/** Factor per further call on the way. */
const perHop = 0.95;
/** Maximum calls above an end without a connection to the start: more of them are a flow of their own. Set by judgement. */
const longestApproach = 6;
/** Factor for a start that others cannot call. */
const hiddenStart = 0.7;
/** Factor for an end below {@link saidEnough}. */
const guessWorth = 0.5;
/** An end with a smaller share of the requested words is a guess. */
const saidEnough = 0.5;

/** The ends of the flow in `span`; undefined where nothing in code matches one half of it. */
export async function flowEnds(
  span: Extract<FlowQuestion, { readonly kind: 'between' }>,
  search: EndSearch,
  hops: number,
): Promise<FlowEnds | undefined> {
  const { inquiry, sources } = search;
  const { graph } = sources;
  const starts = await triedStarts(span.from, search);
  const outside = meantOutside(span.to, graph);
  const leaving = outside && starts && leavingAt(outside, starts, inquiry, graph, hops);
  if (leaving) return leaving;
  const ends = await tried(span.to, search, methodsOfRoles(span.to, inquiry.scope, graph));
  if (!starts || !ends) return undefined;
  let best: (FlowEnds & { readonly worth: number }) | undefined;
  const offer = (ends: FlowEnds, worth: number): void => {
    if (ends.start.id !== ends.end.id && worth > (best?.worth ?? 0)) best = { ...ends, worth };
  };
  const aboveStarts = new Map([...starts.by.keys()].map((start) => [start, leadingTo(start, graph, mostBeside - 1, inquiry)]));
  for (const [end, endWorth] of ends.by) {
    const leading = leadingTo(end, graph, hops, inquiry);
    for (const [start, worth] of starts.by) {
      if (leading.has(start.id)) continue;
      offer({ start, end, way: [] }, worth * endWorth * apart);
      const above = aboveBoth(start, end, aboveStarts.get(start) ?? none, leading, graph);
      if (above) offer({ start, end, way: [], above }, worth * endWorth * beside * perHop ** (above.toStart.length + above.toEnd.length));
    }
    for (const [id, { hops: far }] of leading) {
      const start = graph.symbol(id);
      const worth = start && starts.worthOf(start) * openness(start, starts) * endWorth * perHop ** far;
      if (start && worth && worth > (best?.worth ?? 0)) offer({ start, end, way: wayFrom(id, end.id, leading) }, worth);
    }
  }
  if (!best) return undefined;
  const { worth: _, ...pair } = best;
  const approach = pair.way.length || pair.above ? [] : approachTo(pair.end, pair.start, graph, hops, inquiry);
  const matches = approach.length ? { ...pair, approach } : pair;
  return isGuessed(matches, span.to, ends) ? { ...matches, guessed: span.to.prose.map(({ text }) => text).join(' ') } : matches;
}

/**
 * The calls to `end` from the function furthest above it; the surest of those where several are equally far. Callers that lead only to
 * `start` are on another path.
 */
function approachTo(end: SymbolNode, start: SymbolNode, graph: CodeGraph, hops: number, inquiry: Inquiry): readonly Edge[] {
  const leading = leadingTo(end, graph, Math.min(hops, longestApproach), inquiry);
  const far = [...leading].toSorted(([, a], [, b]) => b.hops - a.hops);
  const top = far.find(([id]) => id !== start.id && graph.symbol(id)?.fact.kind !== 'module') ?? far[0];
  return top ? wayFrom(top[0], end.id, leading) : [];
}

/** A described flow more likely begins in code that others can call than in hidden code. */
function openness({ fact }: SymbolNode, { isNamed }: FlowEndCandidates): number {
  return isNamed || fact.exported ? 1 : hiddenStart;
}

/** Whether an end is a guess: it lacks most of the words that describe it, or only words describe it and nothing leads to it. */
function isGuessed({ end, way }: FlowEnds, part: Mentions, { isNamed }: FlowEndCandidates): boolean {
  // A name may be that of a field, which is no definition: the answer reports separately whether a name exists.
  if (isNamed || (way.length > 0 && part.names.length > 0)) return false;
  return wordsOf(part).length > 0 && (way.length === 0 || coverage(end, part) < saidEnough);
}

function wordsOf({ titleWords }: Mentions): readonly string[] {
  return termsOf(titleWords.join(' ')).filter((term) => !little.has(term) && !isAsking(term));
}

/** The share of the words of `part` in the name, path, head or first comment line of a definition. */
function coverage({ fact, path }: SymbolNode, part: Mentions): number {
  const words = wordsOf(part);
  const said = new Set(termsOf(`${fact.qualifiedName} ${path} ${fact.signature} ${/^.*/.exec(fact.doc.trim())?.[0] ?? ''}`));
  return words.length ? words.filter((term) => said.has(term)).length / words.length : 1;
}

const none: ReadonlyMap<string, Leading> = new Map();

/** The nearest function that reaches first `start` and then `end`. */
function aboveBoth(
  start: SymbolNode,
  end: SymbolNode,
  toStart: ReadonlyMap<string, Leading>,
  toEnd: ReadonlyMap<string, Leading>,
  graph: CodeGraph,
): Above | undefined {
  // Code that constructs both says little about how the one becomes the other.
  if (start.fact.kind === 'class' || end.fact.kind === 'class') return undefined;
  let nearest: { readonly id: string; readonly far: number } | undefined;
  for (const [id, { hops, edge }] of toStart) {
    const other = toEnd.get(id);
    const far = hops + (other?.hops ?? mostBeside);
    if (other && far <= mostBeside && far < (nearest?.far ?? Number.POSITIVE_INFINITY) && edge.line <= other.edge.line)
      nearest = { id, far };
  }
  const symbol = nearest && graph.symbol(nearest.id);
  return symbol && { symbol, toStart: wayFrom(symbol.id, start.id, toStart), toEnd: wayFrom(symbol.id, end.id, toEnd) };
}

/** The pair of a start and a function that makes the external call; the words of the whole question choose among several. */
function leavingAt(
  outside: MeantOutside,
  starts: FlowEndCandidates,
  inquiry: Inquiry,
  graph: CodeGraph,
  hops: number,
): FlowEnds | undefined {
  const { titleWords, speaksOfRequests: answers } = inquiry.intent;
  const words = new Set(termsOf(titleWords.join(' ')).filter((term) => !little.has(term)));
  let best: (FlowEnds & { readonly worth: number }) | undefined;
  for (const [start, startWorth] of starts.by) {
    const own = startWorth * (answers && isRouted(start, graph) ? routedWorth : 1);
    for (const { end, way, sure } of outsideCalls(start, outside, graph, hops)) {
      const worth = own * sure * saidShare(end, words) * perHop ** way.length;
      if (worth > (best?.worth ?? 0)) best = { worth, start, end, way };
    }
  }
  return best && fromOutermost(best, starts, graph, hops, inquiry);
}

/** Where functions of one name delegate to each other, a flow begins in the outermost one. */
function fromOutermost(
  { start, end, way }: FlowEnds,
  { by }: FlowEndCandidates,
  graph: CodeGraph,
  hops: number,
  inquiry: Inquiry,
): FlowEnds {
  const leading = leadingTo(start, graph, hops, inquiry);
  const far = (symbol: SymbolNode): number => leading.get(symbol.id)?.hops ?? 0;
  const same = [...by.keys()].filter((symbol) => symbol.fact.name === start.fact.name && far(symbol) > 0);
  const outer = same.sort((a, b) => far(b) - far(a))[0];
  return outer ? { start: outer, end, way: [...wayFrom(outer.id, start.id, leading), ...way] } : { start, end, way };
}

/** Whether a symbol is a route, or a route leads to it. */
function isRouted(symbol: SymbolNode, graph: CodeGraph): boolean {
  const isRoute = (each: SymbolNode | undefined): boolean => each?.fact.kind === 'route';
  return isRoute(symbol) || graph.incoming(symbol.id, ['calls', 'references']).some(({ caller }) => isRoute(graph.symbol(caller)));
}

/** Candidates for one half of the question with their weights, and the weight of any other function for the words in its name. */
interface FlowEndCandidates {
  readonly by: ReadonlyMap<SymbolNode, number>;
  readonly worthOf: (symbol: SymbolNode) => number;
  /** The half names its subject instead of describing it. */
  readonly isNamed: boolean;
}

/** Candidates for the first half: its names come before the start of a program that it mentions. */
async function triedStarts(part: Mentions, search: EndSearch): Promise<FlowEndCandidates | undefined> {
  const { anchored } = search;
  const named = anchored.length ? namedIn(part, search) : [];
  return anchored.length && named.length === 0 ? exactly(anchored) : tried(part, search);
}

function namedIn(part: Mentions, { inquiry, sources }: EndSearch): readonly SymbolNode[] {
  const half: Inquiry = { ...inquiry, intent: { ...inquiry.intent, ...part } };
  const named = subjectsOf(half, sources).flatMap(({ definitions }) => definitions.filter(({ fact }) => fact.kind !== 'module'));
  return named.length ? named : capitalisedIn(part, inquiry, sources);
}

/**
 * Callable functions that a capital in the middle of a sentence names: "registering it with Get". A name of several functions is ambiguous.
 */
function capitalisedIn({ capitalised }: Mentions, { scope }: Inquiry, { graph }: Sources): readonly SymbolNode[] {
  return capitalised.flatMap((word) => {
    const open = graph
      .byName(word)
      .filter((symbol) => symbol.fact.exported && symbol.role === 'code' && isCallable(symbol) && inScope(symbol, scope));
    const own = open.filter(({ fact }) => !fact.declaration);
    const symbols = own.filter((symbol) => roleWithin(symbol, symbol.role, graph) === 'code');
    return symbols.length <= mostNamesakes ? symbols : [];
  });
}

function exactly(symbols: readonly SymbolNode[]): FlowEndCandidates {
  const by = new Map(symbols.slice(0, mostTried).map((symbol) => [symbol, 1]));
  return { by, worthOf: (symbol) => by.get(symbol) ?? 0, isNamed: true };
}

/**
 * Candidates for half of a question, by weight: its names, otherwise the results for its words, and the methods of `roles` that its nouns
 * name. Undefined where it has no telling words.
 */
async function tried(part: Mentions, search: EndSearch, roles?: ReadonlyMap<SymbolNode, number>): Promise<FlowEndCandidates | undefined> {
  if (![...part.terms.keys()].some((term) => !isAsking(term))) return undefined;
  const { inquiry, sources, runs, limit } = search;
  const half: Inquiry = { ...inquiry, intent: { ...inquiry.intent, ...part } };
  const named = namedIn(part, search);
  if (named.length) return exactly(named);
  const candidates = await hybridList(half, sources, runs, limit);
  const scores = new Map(plainlyNamed(half, sources).map((symbol): [SymbolNode, number] => [symbol, plainWorth]));
  for (const { symbol, score, role } of candidates) {
    if (symbol && isCallable(symbol) && roleWithin(symbol, role, sources.graph) === 'code')
      scores.set(symbol, (scores.get(symbol) ?? 0) + score);
  }
  const words = new Set(termsOf(part.titleWords.join(' ')).filter((term) => !little.has(term)));
  const rated = (symbol: SymbolNode, score: number): number => score * saidShare(symbol, words) * kindWorth(symbol, sources.graph);
  const worth = [...scores].map(([symbol, score]) => ({ symbol, worth: rated(symbol, score) })).sort((x, y) => y.worth - x.worth);
  const top = worth[0]?.worth ?? 1;
  const by = new Map(worth.slice(0, mostTried).map((each) => [each.symbol, each.worth / top]));
  // An end with less than half of the requested words is hardly the right one, however near it is.
  if (roles) for (const [symbol, share] of by) if (coverage(symbol, part) < saidEnough) by.set(symbol, share * guessWorth);
  for (const [symbol, share] of roles ?? []) by.set(symbol, Math.max(by.get(symbol) ?? 0, roleWorth * share));
  const worthOf = (symbol: SymbolNode): number =>
    by.get(symbol) ?? (saidShare(symbol, words) > 1 ? rated(symbol, Math.max(unfound, scores.get(symbol) ?? 0)) / top : 0);
  return { by, worthOf, isNamed: false };
}

/** 1 to 8: from the share of its name in `words`, and the share of `words` in its name or first comment line. */
function saidShare({ fact }: SymbolNode, words: ReadonlySet<string>): number {
  const parts = new Set(fact.qualifiedName.split('.').flatMap((name) => nameParts(name)));
  const count = [...parts].filter((part) => words.has(part)).length;
  const told = new Set([...parts, ...termsOf(/^.*/.exec(fact.doc?.trim() ?? '')?.[0] ?? '')]);
  const covered = [...words].filter((word) => told.has(word)).length;
  return parts.size && words.size ? (1 + count / parts.size) * (1 + covered / words.size) ** 2 : 1;
}

/** Factor by kind: flows begin or end in actions, less often in constructors, hardly ever in getters. */
function kindWorth(symbol: SymbolNode, graph: CodeGraph): number {
  const { id, fact } = symbol;
  if (fact.kind === 'class' || isConstructor(symbol) || fact.name.startsWith('__')) return 0.5;
  return graph.outgoing(id, ['calls']).length > 0 ? 1 : 0.5;
}
