// Checks the calls of functions against what the language servers say they call, and corrects the graph by it.
import { fileKeyOf } from '../base/fileKey.ts';
import { definitionFrom } from '../graph/files/enclosingSymbols.ts';
import { confidenceOf, minSureConfidence } from '../graph/edges/edgeConfidence.ts';
import { isFunction } from '../graph/edges/functionKinds.ts';
import type { CodeGraph, Edge, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { SymbolId } from '../symbols/symbolId.ts';
import type { ServerPlace, ServerReply } from '../ports.ts';
import type { Consultation } from './consultation.ts';
import { isBelow, isSameTarget, requestAbout, symbolAtName } from './serverSymbols.ts';

/** Levels of calls below the asked functions that are checked while requests are left. */
const maxLevels = 3;

/**
 * Checks the calls of `functions`, then those of the functions that they call, until time or requests run out. Corrects the graph: a call
 * that the server names, too, is confirmed; one that it alone names is added; one that it says leads elsewhere is refuted. Rejects with
 * `CancelledError`.
 */
export async function checkCalls(functions: readonly SymbolNode[], graph: CodeGraph, consultation: Consultation): Promise<void> {
  const visited = new Set<SymbolId>();
  let level = functions;
  for (let depth = 0; depth < maxLevels && level.length && !consultation.isOver; depth++) {
    const callers = level.filter((symbol) => isFunction(symbol) && visited.size < visited.add(symbol.id).size);
    await checkLevel(callers, graph, consultation);
    level = callers.flatMap(({ id }) => graph.callees(id).flatMap(({ callee }) => (callee === null ? [] : (graph.symbol(callee) ?? []))));
  }
}

async function checkLevel(callers: readonly SymbolNode[], graph: CodeGraph, consultation: Consultation): Promise<void> {
  const { memory } = consultation;
  const unchecked: SymbolNode[] = [];
  for (const symbol of callers) {
    const counts = memory.callCounts(symbol, graph);
    if (counts) consultation.count(symbol.language, counts);
    else unchecked.push(symbol);
  }
  const languages = new Set(unchecked.map(({ language }) => language));
  for (const language of languages) {
    const symbols = unchecked.filter((symbol) => symbol.language === language);
    const replies = await consultation.askAll(
      language,
      symbols.map((symbol) => requestAbout(symbol, 'outgoing-calls')),
    );
    for (const [at, symbol] of symbols.entries()) {
      const reply = replies[at];
      if (reply) correctCalls(symbol, reply, graph, consultation);
    }
  }
}

/** A call that the server names: the function around it, its line, and where it leads. */
interface ServerCall {
  readonly caller: SymbolId;
  readonly line: number;
  readonly name: string;
  /** Undefined outside the workspace, and where the graph has no symbol. */
  readonly target: SymbolNode | undefined;
  /** Whether the code calls the name there. Servers also name properties with code behind them, which are read and not called. */
  readonly isCall: boolean;
}

function correctCalls(symbol: SymbolNode, reply: ServerReply, graph: CodeGraph, consultation: Consultation): void {
  const calls = withoutOverloads(reply.places.flatMap((place) => serverCalls(place, symbol, graph)));
  const edges: Edge[] = [];
  const refutedEdges: Edge[] = [];
  let added = 0;
  for (const { caller, line, target, isCall } of calls) {
    if (!target) continue;
    const ownEdges = graph.outgoing(caller, ['calls']).filter((edge) => edge.line === line);
    const exactEdges = ownEdges.filter(({ callee }) => callee === target.id);
    const sameEdges = exactEdges.length ? exactEdges : ownEdges.filter(({ callee }) => isSameTarget(callee, target, graph));
    const evidence = { evidence: 'language-server', confidence: confidenceOf['language-server'] } as const;
    edges.push(...sameEdges.map((edge) => ({ ...edge, ...evidence })));
    // An edge to the implementation tells more than the declaration that the server names.
    if (sameEdges.length || ownEdges.some(({ callee }) => isBelow(callee, target, graph)) || !isCall) continue;
    added++;
    edges.push({ caller, callee: target.id, external: null, kind: 'calls', line, ...evidence });
  }
  if (!reply.isCut) refutedEdges.push(...contradictedEdges(calls, graph));
  const counts = { confirmed: edges.length - added, added, refuted: refutedEdges.length };
  graph.correct({ edges, refutedEdges });
  consultation.count(symbol.language, counts);
  consultation.memory.noteCalls(
    symbol,
    calls.flatMap(({ target }) => target ?? []),
    counts,
    graph,
  );
}

/** Of several overloads that a server names for one call, the one with a body: the others only declare it. */
function withoutOverloads(calls: readonly ServerCall[]): readonly ServerCall[] {
  const byCall = new Map<string, ServerCall>();
  for (const call of calls) {
    const { caller, line, name, target } = call;
    const key = `${caller} ${line} ${name} ${target && `${fileKeyOf(target)} ${target.fact.qualifiedName}`}`;
    if (!byCall.has(key) || !target?.fact.declaration) byCall.set(key, call);
  }
  return [...byCall.values()];
}

/** Calls of a name on a line of which the server names every target, and none is that of the edge. */
function contradictedEdges(calls: readonly ServerCall[], graph: CodeGraph): readonly Edge[] {
  const places = new Map(calls.map((call) => [`${call.caller} ${call.line} ${call.name}`, call]));
  return [...places.values()].flatMap(({ caller, line, name }) => {
    const targets = calls.filter((call) => call.caller === caller && call.line === line && call.name === name);
    const edges = graph.outgoing(caller, ['calls']).filter((edge) => edge.line === line && edge.callee !== null);
    // What stands outside may be an interface or base that the target of a sure edge implements.
    const isOutside = targets.every(({ target }) => target === undefined);
    return edges.filter(({ callee, evidence, confidence }) => {
      // A server knows nothing of requests to another service.
      if (evidence === 'contract') return false;
      if (isOutside && evidence !== 'name-only' && confidence >= minSureConfidence) return false;
      const symbol = callee === null ? undefined : graph.symbol(callee);
      const isNamed = targets.some(({ target }) => target && (isSameTarget(callee, target, graph) || isBelow(callee, target, graph)));
      return symbol?.fact.name === name && !isNamed;
    });
  });
}

function serverCalls({ root, path, line, column, name = '', calls = [] }: ServerPlace, asked: SymbolNode, graph: CodeGraph): ServerCall[] {
  const target = root === '' ? undefined : symbolAtName(graph, { root, path, line, column }, name);
  const callFacts = graph.file(asked.root, asked.path)?.facts.calls ?? [];
  return calls.flatMap((call) => {
    const around = definitionFrom(graph.at(asked.root, asked.path, call.line), call.line, call.column, graph);
    const isCall = callFacts.some(
      ({ how, line: factLine, name: calledName, column: factColumn }) =>
        how !== 'reference' && factLine === call.line && (factColumn === call.column || calledName === '<computed>'),
    );
    return around ? [{ caller: around.id, line: call.line, name: target?.fact.name ?? name, target, isCall }] : [];
  });
}
