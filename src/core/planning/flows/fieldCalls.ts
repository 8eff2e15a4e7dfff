// Resolves calls through a field ("m.handler.ServeHTTP(…)") to the functions assigned to it. Where types do not tell, the assigning lines
// do.
import { flowFrom } from '../../searching/definitions/overloads.ts';
import type { Sources } from '../../searching/inquiry.ts';
import type { FlowNode, SymbolNode } from '../../graph/edges/types.ts';

/** Maximum levels below the start: further down a trace tells little about a flow. */
const deepest = 2;
/** `handler` of `m.handler.ServeHTTP(`, of `this.handler(` and of `self.handler.run(`. */
const throughField = /\b[\p{L}_]\w*(?:\.|->)([\p{L}_]\w*)(?:(?:\.|->)\w+)?\(/gu;

/** `flow` with the functions assigned to fields in place of calls without a target here. */
export async function withFieldCalls(flow: FlowNode, sources: Sources, hops: number, width: number, level = 0): Promise<FlowNode> {
  const { symbol } = flow;
  if (!symbol || level >= deepest || hops <= 1) return flow;
  const children: FlowNode[] = [];
  const told = new Set(flow.children.flatMap((child) => child.symbol?.id ?? []).concat(symbol.id));
  for (const child of flow.children) {
    const handlers = child.symbol || !child.edge ? [] : await setTo(symbol, child.edge.line, sources);
    const fresh = [...new Set(handlers)].filter(({ id }) => !told.has(id));
    for (const each of fresh) told.add(each.id);
    const instead = fresh.map((each): FlowNode => ({ ...flowFrom(each, sources.graph, hops - 1, width), runs: true }));
    for (const each of instead.length ? instead : [child]) children.push(await withFieldCalls(each, sources, hops - 1, width, level + 1));
  }
  return { ...flow, children };
}

/** Functions that the lines of its file assign to the field through which `line` calls. */
async function setTo({ root, path }: SymbolNode, line: number, { graph, lines }: Sources): Promise<readonly SymbolNode[]> {
  const text = await lines(root, path);
  const fields = [...(text?.[line] ?? '').matchAll(throughField)].flatMap(([, field = '']) => field);
  if (!text || fields.length === 0) return [];
  const sets = new RegExp(`(?:\\.|->)(?:${fields.join('|')})\\s*=(?!=)`);
  const at = new Set(text.flatMap((each, number) => (sets.test(each) ? [number] : [])));
  if (at.size === 0) return [];
  const handed = graph.inFile(root, path).flatMap(({ id }) => graph.outgoing(id, ['references']).filter((edge) => at.has(edge.line)));
  return handed.flatMap(({ callee }) => {
    const symbol = callee === null ? undefined : graph.symbol(callee);
    return symbol?.role === 'code' && (symbol.fact.kind === 'function' || symbol.fact.kind === 'method') ? [symbol] : [];
  });
}
