// `trace_calls`: the callers or callees of a function, or the call chain between two, each step at its line.
import * as v from 'valibot';
import { gatherRelations } from '../answering/evidence/gather.ts';
import { callerSteps, chainSteps, flowSteps, pathSteps } from '../answering/relations/flow.ts';
import type { RelationNote } from '../answering/relations/relation.ts';
import { nameForModel } from '../answering/relations/relation.ts';
import type { Edge, SymbolNode } from '../graph/edges/types.ts';
import { flowFrom } from '../searching/definitions/overloads.ts';
import { possibleChain } from '../searching/relations/possibleChain.ts';
import { directSteps, walkCallers } from '../searching/relations/callers.ts';
import { inScope } from '../searching/scope.ts';
import type { Desk, ResultDraft } from './desk.ts';
import { furtherCallees, furtherCallers } from './further.ts';
import { ambiguity, symbolsMeant, withPlace, type NamesLike } from './resolveName.ts';
import { defineTool, depthBounds, maxTokens, scopeArgument, text, type Tool } from './tool.ts';

/** Limit of traced meanings of one name; all are listed. */
const mostMeanings = 3;
/** Limit of callers or callees per function: as many as fit are shown, so this only bounds the walk. Set by judgement. */
const width = 25;
/**
 * Limits of calls per chain, and of chains between two functions. Set by judgement: longer chains are unreadable, and the shortest come
 * first.
 */
const longestChain = 10;
const mostChains = 4;

/** Creates the tool; `namesLike` supplies similar names for an unknown one. */
export function traceCalls(namesLike: NamesLike): Tool {
  return defineTool({
    name: 'trace_calls',
    description:
      'Call chains: who reaches a function (callers), what it reaches (callees), or the way from it to another one (to), each step with its line.',
    schema: v.strictObject({
      name: text('NAME or Class.member to start at'),
      path: v.optional(text('File that defines it')),
      to: v.optional(text('Name at which the chain ends')),
      direction: v.optional(v.picklist(['callers', 'callees']), 'callers'),
      depth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(depthBounds.least), v.maxValue(depthBounds.most)), 3),
      scope: scopeArgument,
      max_tokens: maxTokens(2000),
    }),
    run: (args, desk) => traced(args, desk, namesLike),
  });
}

interface TraceCallsArguments {
  readonly name: string;
  readonly path?: string | undefined;
  readonly to?: string | undefined;
  readonly direction: 'callers' | 'callees';
  readonly depth: number;
}

async function traced({ name, path, to, direction, depth }: TraceCallsArguments, desk: Desk, namesLike: NamesLike): Promise<ResultDraft> {
  const starts = await symbolsMeant(name, path, desk, namesLike);
  const ends = to === undefined ? undefined : await symbolsMeant(to, undefined, desk, namesLike);
  const says = [...ambiguity(name, starts, desk), ...(to === undefined || !ends ? [] : ambiguity(to, ends, desk))];
  const from = starts.slice(0, mostMeanings);
  const known = ends ? chains(from, ends.slice(0, mostMeanings), desk) : await walks(from, direction, depth, desk);
  const all = [...says, ...(known.says ?? [])];
  const evidenceSet = await gatherRelations(known.relations, desk.rowRoom(all), desk.reading);
  return { says: all, gathered: evidenceSet, more: 'Raise max_tokens, or lower depth.', isFound: known.isFound };
}

interface TraceResult {
  readonly relations: readonly RelationNote[];
  readonly says?: readonly string[];
  readonly isFound: boolean;
}

function chains(starts: readonly SymbolNode[], ends: readonly SymbolNode[], desk: Desk): TraceResult {
  const { graph } = desk.sources;
  const isInside = (id: string | null): boolean => {
    const symbol = id === null ? undefined : graph.symbol(id);
    return symbol !== undefined && inScope(symbol, desk.scope);
  };
  const paths = starts.flatMap((start) => ends.flatMap((end) => graph.paths(start.id, end.id, longestChain, mostChains)));
  // A chain with a step outside the scope is hidden as a whole.
  const shown = paths.filter((path) => path.every(({ caller, callee }) => isInside(caller) && isInside(callee))).slice(0, mostChains);
  const [start, end] = [starts[0], ends[0]];
  const names = start && end ? `from ${nameForModel(start)} to ${nameForModel(end)}` : '';
  if (shown.length === 0) return possibleChains(starts, ends, names, desk);
  return { relations: shown.flatMap((path, i) => pathSteps(path, graph).slice(shared(path, shown[i - 1]))), isFound: true };
}

/** Fallback when direct calls do not reach the end: paths through interfaces and bases with several implementations, marked as possible. */
function possibleChains(starts: readonly SymbolNode[], ends: readonly SymbolNode[], names: string, desk: Desk): TraceResult {
  const { graph } = desk.sources;
  const isAllowed = (symbol: SymbolNode): boolean => inScope(symbol, desk.scope);
  const ways = starts.flatMap((start) => ends.flatMap((end) => [possibleChain(start, end, longestChain, graph, isAllowed) ?? []]));
  const shown = ways.filter((way) => way.length > 0).slice(0, mostChains);
  if (shown.length)
    return {
      relations: shown.flatMap((way) => chainSteps(way, graph)),
      says: [
        `No chain of calls ${names} is sure. What follows is possible: a step is one of several methods that may run, or a function that is handed on.`,
      ],
      isFound: true,
    };
  return {
    relations: [],
    says: [`No chain of calls ${names} is known. Trace callers of the one and callees of the other.`],
    isFound: false,
  };
}

/** Number of leading steps shared with the previous chain: they are shown once, so that both read as one tree. */
function shared(path: readonly Edge[], before: readonly Edge[] = []): number {
  const own = path.findIndex(({ caller, callee, line }, i) => {
    const other = before[i];
    return caller !== other?.caller || callee !== other.callee || line !== other.line;
  });
  return Math.max(0, own);
}

async function walks(
  starts: readonly SymbolNode[],
  direction: TraceCallsArguments['direction'],
  depth: number,
  desk: Desk,
): Promise<TraceResult> {
  const walkResults: WalkResult[] = [];
  for (const start of starts) walkResults.push(direction === 'callees' ? callees(start, depth, desk) : await callers(start, depth, desk));
  return {
    relations: walkResults.flatMap(({ relations }) => relations),
    says: walkResults.flatMap(({ further }) => further),
    isFound: walkResults.some(({ isFound }) => isFound),
  };
}

/** One walk, and how to continue where it stopped. */
interface WalkResult {
  readonly relations: readonly RelationNote[];
  readonly further: readonly string[];
  readonly isFound: boolean;
}

function callees(start: SymbolNode, depth: number, desk: Desk): WalkResult {
  const { graph } = desk.sources;
  const flow = flowFrom(start, graph, depth, width);
  const steps = flowSteps(flow, graph);
  const isFound = steps.length > 1;
  const none = isFound ? [] : [{ note: 'it is not known to call anything', depth: 1 }];
  return { relations: [...steps, ...none], further: furtherCallees(flow, depth, desk), isFound };
}

async function callers(start: SymbolNode, depth: number, desk: Desk): Promise<WalkResult> {
  const { graph } = desk.sources;
  const uses = await desk.reading.usesOf(start);
  const first = uses ? directSteps(start, uses, graph, false) : undefined;
  const walk = walkCallers(start, graph, depth, { width, stateFirst: false }, (symbol) => inScope(symbol, desk.scope), first);
  const steps = callerSteps(start, walk);
  const head = `callers of ${withPlace(start, desk)}${steps.length ? '' : ': none is known; find_uses also tells other uses'}`;
  return {
    relations: [{ note: head, depth: 0 }, ...steps.map((step) => ({ ...step, depth: step.depth + 1 }))],
    further: furtherCallers(start, walk, depth, desk),
    isFound: steps.length > 0,
  };
}
