// Resolves calls through a field ("m.handler.ServeHTTP(…)") by the lines that assign functions to it, for calls that types do not resolve.
import { flowFrom } from '../../searching/definitions/overloads.ts';
import type { Sources } from '../../searching/inquiry.ts';
import type { FlowNode, SymbolNode } from '../../graph/edges/graphTypes.ts';

/** Maximum levels below the start: further down a trace tells little about a flow. */
const maxLevel = 2;
/** `handler` of `m.handler.ServeHTTP(`, of `this.handler(` and of `self.handler.run(`. */
const fieldCall = /\b[\p{L}_]\w*(?:\.|->)([\p{L}_]\w*)(?:(?:\.|->)\w+)?\(/gu;

/** `flow` in which calls of fields without a target are replaced by the functions that are assigned to the field. */
export async function withFieldCalls(flow: FlowNode, sources: Sources, hops: number, width: number, level = 0): Promise<FlowNode> {
  const { symbol } = flow;
  if (!symbol || level >= maxLevel || hops <= 1) return flow;
  const children: FlowNode[] = [];
  const visited = new Set(flow.children.flatMap((child) => child.symbol?.id ?? []).concat(symbol.id));
  for (const child of flow.children) {
    const handlers = child.symbol || !child.edge ? [] : await functionsInFields(symbol, child.edge.line, sources);
    const newHandlers = [...new Set(handlers)].filter(({ id }) => !visited.has(id));
    for (const each of newHandlers) visited.add(each.id);
    const handlerFlows = newHandlers.map((each): FlowNode => ({ ...flowFrom(each, sources.graph, hops - 1, width), runs: true }));
    for (const each of handlerFlows.length ? handlerFlows : [child])
      children.push(await withFieldCalls(each, sources, hops - 1, width, level + 1));
  }
  return { ...flow, children };
}

/** Functions that lines of the file assign to a field that `line` calls. */
async function functionsInFields({ root, path }: SymbolNode, line: number, { graph, lines }: Sources): Promise<readonly SymbolNode[]> {
  const text = await lines(root, path);
  const fields = [...(text?.[line] ?? '').matchAll(fieldCall)].flatMap(([, field = '']) => field);
  if (!text || fields.length === 0) return [];
  const assignment = new RegExp(`(?:\\.|->)(?:${fields.join('|')})\\s*=(?!=)`);
  const assigningLines = new Set(text.flatMap((each, number) => (assignment.test(each) ? [number] : [])));
  if (assigningLines.size === 0) return [];
  const passedEdges = graph
    .inFile(root, path)
    .flatMap(({ id }) => graph.outgoing(id, ['references']).filter((edge) => assigningLines.has(edge.line)));
  return passedEdges.flatMap(({ callee }) => {
    const symbol = callee === null ? undefined : graph.symbol(callee);
    return symbol?.role === 'code' && (symbol.fact.kind === 'function' || symbol.fact.kind === 'method') ? [symbol] : [];
  });
}
