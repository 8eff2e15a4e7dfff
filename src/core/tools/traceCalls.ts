// The tool `trace_calls`: shows the callers or callees of a function, or the call chains between two, each step at its line.
import * as v from 'valibot';
import { gatherRelations } from '../answering/material/evidence/gatherEvidence.ts';
import { callerSteps, chainSteps, flowSteps, pathSteps } from '../answering/material/relations/flowRelations.ts';
import type { RelationNote } from '../answering/material/relations/relationNote.ts';
import { readableName } from '../answering/material/relations/relationNote.ts';
import type { Edge, SymbolNode } from '../graph/edges/graphTypes.ts';
import { flowFrom } from '../searching/definitions/overloads.ts';
import { possibleChain } from '../searching/relations/possibleChain.ts';
import { directSteps, walkCallers } from '../searching/relations/callers.ts';
import { inScope } from '../searching/scope.ts';
import type { CallContext, ResultDraft } from './callContext.ts';
import { calleesContinuation, callersContinuation } from './walkNotes.ts';
import { ambiguityNotes, resolveSymbols, withPlace, type NamesLike } from './resolveName.ts';
import { defineTool, depthBounds, maxTokensArgument, scopeArgument, textArgument, type Tool } from './tool.ts';

/** Maximum meanings of one name that are traced; all are listed. */
const maxMeanings = 3;
/** Maximum callers or callees per function. Set by judgement: it only limits the walk, since as many as fit are shown. */
const maxNeighbours = 25;
/** Maximum calls of a chain. Set by judgement: longer ones are unreadable. */
const maxChainLength = 10;
/** Maximum chains between two functions, the shortest first. Set by judgement. */
const maxChains = 4;

/** Creates the tool; `namesLike` supplies similar names for an unknown one. */
export function traceCalls(namesLike: NamesLike): Tool {
  return defineTool({
    name: 'trace_calls',
    description:
      'Call chains: who reaches a function (callers), what it reaches (callees), or the way from it to another one (to), each step with its line.',
    schema: v.strictObject({
      name: textArgument('NAME or Class.member to start at'),
      path: v.optional(textArgument('File that defines it')),
      to: v.optional(textArgument('Name at which the chain ends')),
      direction: v.optional(v.picklist(['callers', 'callees']), 'callers'),
      depth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(depthBounds.least), v.maxValue(depthBounds.most)), 3),
      scope: scopeArgument,
      max_tokens: maxTokensArgument(2000),
    }),
    run: (args, callContext) => callsDraft(args, callContext, namesLike),
  });
}

interface TraceCallsArguments {
  readonly name: string;
  readonly path?: string | undefined;
  readonly to?: string | undefined;
  readonly direction: 'callers' | 'callees';
  readonly depth: number;
}

async function callsDraft(
  { name, path, to, direction, depth }: TraceCallsArguments,
  callContext: CallContext,
  namesLike: NamesLike,
): Promise<ResultDraft> {
  const starts = await resolveSymbols(name, path, callContext, namesLike);
  const ends = to === undefined ? undefined : await resolveSymbols(to, undefined, callContext, namesLike);
  const notes = [...ambiguityNotes(name, starts, callContext), ...(to === undefined || !ends ? [] : ambiguityNotes(to, ends, callContext))];
  const tracedStarts = starts.slice(0, maxMeanings);
  const trace = ends
    ? chains(tracedStarts, ends.slice(0, maxMeanings), callContext)
    : await walkAll(tracedStarts, direction, depth, callContext);
  const allNotes = [...notes, ...(trace.notes ?? [])];
  const evidenceSet = await gatherRelations(trace.relations, callContext.rowRoom(allNotes), callContext.evidenceSources);
  return { notes: allNotes, evidenceSet, advice: 'Raise max_tokens, or lower depth.', isFound: trace.isFound };
}

interface TraceResult {
  readonly relations: readonly RelationNote[];
  readonly notes?: readonly string[];
  readonly isFound: boolean;
}

/** The chains of calls that are certain; where there are none, possible ones. */
function chains(starts: readonly SymbolNode[], ends: readonly SymbolNode[], callContext: CallContext): TraceResult {
  const { graph } = callContext.sources;
  const isInside = (id: string | null): boolean => {
    const symbol = id === null ? undefined : graph.symbol(id);
    return symbol !== undefined && inScope(symbol, callContext.scope);
  };
  const paths = starts.flatMap((start) => ends.flatMap((end) => graph.paths(start.id, end.id, maxChainLength, maxChains)));
  // A chain with a step outside the scope is hidden as a whole.
  const shownPaths = paths.filter((path) => path.every(({ caller, callee }) => isInside(caller) && isInside(callee))).slice(0, maxChains);
  const [start, end] = [starts[0], ends[0]];
  const names = start && end ? `from ${readableName(start)} to ${readableName(end)}` : '';
  if (shownPaths.length === 0) return possibleChains(starts, ends, names, callContext);
  return {
    relations: shownPaths.flatMap((path, i) => pathSteps(path, graph).slice(sharedStepCount(path, shownPaths[i - 1]))),
    isFound: true,
  };
}

/** Chains through interfaces and bases with several implementations. They are possible ways where certain calls do not reach the end. */
function possibleChains(starts: readonly SymbolNode[], ends: readonly SymbolNode[], names: string, callContext: CallContext): TraceResult {
  const { graph } = callContext.sources;
  const isAllowed = (symbol: SymbolNode): boolean => inScope(symbol, callContext.scope);
  const possibleWays = starts.flatMap((start) =>
    ends.flatMap((end) => [possibleChain(start, end, maxChainLength, graph, isAllowed) ?? []]),
  );
  const shownWays = possibleWays.filter((way) => way.length > 0).slice(0, maxChains);
  if (shownWays.length)
    return {
      relations: shownWays.flatMap((way) => chainSteps(way, graph)),
      notes: [
        `No chain of calls ${names} is sure. What follows is possible: a step is one of several methods that may run, or a function that is handed on.`,
      ],
      isFound: true,
    };
  return {
    relations: [],
    notes: [`No chain of calls ${names} is known. Trace callers of the one and callees of the other.`],
    isFound: false,
  };
}

/** Number of first steps that a chain shares with the previous one. They are shown once, so that both read as one tree. */
function sharedStepCount(path: readonly Edge[], before: readonly Edge[] = []): number {
  const firstOwnStep = path.findIndex(({ caller, callee, line }, i) => {
    const earlierStep = before[i];
    return caller !== earlierStep?.caller || callee !== earlierStep.callee || line !== earlierStep.line;
  });
  return Math.max(0, firstOwnStep);
}

async function walkAll(
  starts: readonly SymbolNode[],
  direction: TraceCallsArguments['direction'],
  depth: number,
  callContext: CallContext,
): Promise<TraceResult> {
  const walkResults: WalkResult[] = [];
  for (const start of starts)
    walkResults.push(direction === 'callees' ? callees(start, depth, callContext) : await callers(start, depth, callContext));
  return {
    relations: walkResults.flatMap(({ relations }) => relations),
    notes: walkResults.flatMap(({ continuationNotes }) => continuationNotes),
    isFound: walkResults.some(({ isFound }) => isFound),
  };
}

/** The steps of a walk from one function, and notes how to continue where it stopped. */
interface WalkResult {
  readonly relations: readonly RelationNote[];
  readonly continuationNotes: readonly string[];
  readonly isFound: boolean;
}

function callees(start: SymbolNode, depth: number, callContext: CallContext): WalkResult {
  const { graph } = callContext.sources;
  const flow = flowFrom(start, graph, depth, maxNeighbours);
  const steps = flowSteps(flow, graph);
  const isFound = steps.length > 1;
  const emptyNotes = isFound ? [] : [{ note: 'it is not known to call anything', depth: 1 }];
  return { relations: [...steps, ...emptyNotes], continuationNotes: calleesContinuation(flow, depth, callContext), isFound };
}

async function callers(start: SymbolNode, depth: number, callContext: CallContext): Promise<WalkResult> {
  const { graph } = callContext.sources;
  const uses = await callContext.evidenceSources.usesOf(start);
  const firstSteps = uses ? directSteps(start, uses, graph, false) : undefined;
  const walk = walkCallers(
    start,
    graph,
    depth,
    { width: maxNeighbours, stateFirst: false },
    (symbol) => inScope(symbol, callContext.scope),
    firstSteps,
  );
  const steps = callerSteps(start, walk);
  const head = `callers of ${withPlace(start, callContext)}${steps.length ? '' : ': none is known; find_uses also tells other uses'}`;
  return {
    relations: [{ note: head, depth: 0 }, ...steps.map((step) => ({ ...step, depth: step.depth + 1 }))],
    continuationNotes: callersContinuation(start, walk, depth, callContext),
    isFound: steps.length > 0,
  };
}
