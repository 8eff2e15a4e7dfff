// A flow with two ends: its start is sought among what the first half of a question says, its end among the second, and of these the pair that
// calls connect.
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
 * Both ends of a flow. `way` is the shortest chain of calls from one to the other, empty where none is known; where the flow is followed until it
 * leaves the workspace, its last step does.
 */
export interface FlowEnds {
  readonly start: SymbolNode;
  readonly end: SymbolNode;
  readonly way: readonly Edge[];
  /** Where none is known: what calls first the one and then the other, with both chains. */
  readonly above?: Above;
  /** The words of the question for its end, where it is only what comes nearest to them. */
  readonly guessed?: string;
  /** Where no calls are known from one to the other: the calls that lead to the end from the function furthest above it. */
  readonly approach?: readonly Edge[];
}

/** What ends are looked for with. */
export interface EndSearch {
  readonly inquiry: Inquiry;
  readonly sources: Sources;
  readonly runs: Runs;
  /** Most results of a search. */
  readonly limit: number;
  /** Where the flow begins, where the question says that without a name of code. */
  readonly anchored: readonly SymbolNode[];
}

/** A function from which both ends are reached. */
interface Above {
  readonly symbol: SymbolNode;
  readonly toStart: readonly Edge[];
  readonly toEnd: readonly Edge[];
}

/** Functions that are tried as start, and as end. */
const mostTried = 16;
/** A capitalised word that names more functions than this names none. */
const mostNamesakes = 3;
/** What a function is worth for being called just what a word says, beside the 1 of the best find. */
const plainWorth = 0.5;
/** A pair that no calls connect is this much less likely to be what is meant. */
const apart = 0.3;
/** One that a function above both ends connects is so much less likely. */
const beside = 0.6;
/** Calls from a function above down to both ends, in all: of a program's `main` everything is below. */
const mostBeside = 5;
/** What a function that leads to the end counts as a find of the search when it is none, but its name says words of the question. */
const unfound = 0.5;
/** A question about a request begins where one is answered. */
const routedWorth = 3;
/** What a method of a role that a noun names is worth, beside the 1 of the best find: the noun says just that, while a find may only be called so. */
const roleWorth = 2;
/** Each call further on the way says a little less. */
const perHop = 0.95;
/** Calls above an end that nothing connects with the start: more of them are a flow of their own. Set by judgement. */
const longestApproach = 6;
/** What a start is worth that others cannot call, beside the 1 of one that they can. */
const hiddenStart = 0.7;
/** What such an end is worth beside one that says more. */
const guessWorth = 0.5;
/** An end is a guess where it says fewer of the words that are asked for than this. */
const saidEnough = 0.5;

/** The ends of the flow that `span` asks for; undefined where one half of it says nothing that is in the code. */
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

/** The calls to `end` from the function furthest above it; the surest of those where several are as far. What leads to `start` alone is another way. */
function approachTo(end: SymbolNode, start: SymbolNode, graph: CodeGraph, hops: number, inquiry: Inquiry): readonly Edge[] {
  const leading = leadingTo(end, graph, Math.min(hops, longestApproach), inquiry);
  const far = [...leading].toSorted(([, a], [, b]) => b.hops - a.hops);
  const top = far.find(([id]) => id !== start.id && graph.symbol(id)?.fact.kind !== 'module') ?? far[0];
  return top ? wayFrom(top[0], end.id, leading) : [];
}

/** A flow that is described begins where others can call, more likely than in what is hidden. */
function openness({ fact }: SymbolNode, { isNamed }: FlowEndCandidates): number {
  return isNamed || fact.exported ? 1 : hiddenStart;
}

/** Whether an end is told of by words most of which it does not say, or by words alone where nothing leads to it. */
function isGuessed({ end, way }: FlowEnds, part: Mentions, { isNamed }: FlowEndCandidates): boolean {
  // A name may be that of a field, which is no definition: what is said of names tells whether it is there.
  if (isNamed || (way.length > 0 && part.names.length > 0)) return false;
  return wordsOf(part).length > 0 && (way.length === 0 || coverage(end, part) < saidEnough);
}

function wordsOf({ titleWords }: Mentions): readonly string[] {
  return termsOf(titleWords.join(' ')).filter((term) => !little.has(term) && !isAsking(term));
}

/** The share of the words of `part` that a definition says with its name, its place, its head or the first line of its comment. */
function coverage({ fact, path }: SymbolNode, part: Mentions): number {
  const words = wordsOf(part);
  const said = new Set(termsOf(`${fact.qualifiedName} ${path} ${fact.signature} ${/^.*/.exec(fact.doc.trim())?.[0] ?? ''}`));
  return words.length ? words.filter((term) => said.has(term)).length / words.length : 1;
}

const none: ReadonlyMap<string, Leading> = new Map();

/** The nearest function that comes first to `start` and then to `end`. */
function aboveBoth(
  start: SymbolNode,
  end: SymbolNode,
  toStart: ReadonlyMap<string, Leading>,
  toEnd: ReadonlyMap<string, Leading>,
  graph: CodeGraph,
): Above | undefined {
  // What makes an object of each says little of how the one becomes the other.
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

/** The pair of a start and of a function that calls what is meant outside; what the whole question says of a function tells which of many. */
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

/** Where functions of one name hand on to each other, a flow begins in the one that the others are called for. */
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

/** A route, or what one leads to. */
function isRouted(symbol: SymbolNode, graph: CodeGraph): boolean {
  const isRoute = (each: SymbolNode | undefined): boolean => each?.fact.kind === 'route';
  return isRoute(symbol) || graph.incoming(symbol.id, ['calls', 'references']).some(({ caller }) => isRoute(graph.symbol(caller)));
}

/** What one half of the question may mean: by its worth, and what any other function is worth for the words in its name. */
interface FlowEndCandidates {
  readonly by: ReadonlyMap<SymbolNode, number>;
  readonly worthOf: (symbol: SymbolNode) => number;
  /** It is named, not described. */
  readonly isNamed: boolean;
}

/** What the first half may mean: what it names goes before the start of a program that it speaks of. */
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

/** Functions that others can call and that a capital in the middle of a sentence names: "registering it with Get". More of one name say nothing. */
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
 * What half of a question may mean, by worth: what it names, else what a search for its words finds, and what the `roles` do that its nouns name.
 * Undefined where it says nothing.
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
  // An end that says less than half of what is asked for is hardly the one that is meant, however near it is.
  if (roles) for (const [symbol, share] of by) if (coverage(symbol, part) < saidEnough) by.set(symbol, share * guessWorth);
  for (const [symbol, share] of roles ?? []) by.set(symbol, Math.max(by.get(symbol) ?? 0, roleWorth * share));
  const worthOf = (symbol: SymbolNode): number =>
    by.get(symbol) ?? (saidShare(symbol, words) > 1 ? rated(symbol, Math.max(unfound, scores.get(symbol) ?? 0)) / top : 0);
  return { by, worthOf, isNamed: false };
}

/** 1 to 8: how much of its name `words` say, and how many of them its name or the first line of its comment says. */
function saidShare({ fact }: SymbolNode, words: ReadonlySet<string>): number {
  const parts = new Set(fact.qualifiedName.split('.').flatMap((name) => nameParts(name)));
  const count = [...parts].filter((part) => words.has(part)).length;
  const told = new Set([...parts, ...termsOf(/^.*/.exec(fact.doc?.trim() ?? '')?.[0] ?? '')]);
  const covered = [...words].filter((word) => told.has(word)).length;
  return parts.size && words.size ? (1 + count / parts.size) * (1 + covered / words.size) ** 2 : 1;
}

/** Something begins or ends in what is done, less often in that a thing is made, hardly in what only tells a value. */
function kindWorth(symbol: SymbolNode, graph: CodeGraph): number {
  const { id, fact } = symbol;
  if (fact.kind === 'class' || isConstructor(symbol) || fact.name.startsWith('__')) return 0.5;
  return graph.outgoing(id, ['calls']).length > 0 ? 1 : 0.5;
}
