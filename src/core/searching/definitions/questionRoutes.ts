// Finds the routes in a question: "trace GET /users/:id", "what answers POST /orders", "/api/users/42 gives 404".
import { matchesPath, routesOf } from '../../graph/queries/routes.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { RequestMention } from '../../reading/mentions/mentions.ts';

/** A path with more matching routes identifies none of them. */
const maxRoutes = 8;

/** The first request that the question names with method and path, as written. A flow can start there. */
export function requestWithMethod(requests: readonly RequestMention[]): string | undefined {
  const request = requests.find(({ method }) => method !== undefined);
  return request && `${request.method ?? ''} ${request.path}`;
}

const maxNearRoutes = 3;

/** Routes whose path is the end of the path of `request`: a prefix may be added at run time. */
export function routesNear(request: string, graph: CodeGraph): readonly SymbolNode[] {
  const [method = '', path = ''] = request.split(' ');
  const parts = path.split('/').filter(Boolean);
  const routes = routesOf(graph).filter((route) => route.method === method || route.method === '*');
  for (let from = 1; from < parts.length; from++) {
    const end = `/${parts.slice(from).join('/')}`;
    const matches = routes.filter((route) => matchesPath(route.path, end));
    if (matches.length) return matches.slice(0, maxNearRoutes).map(({ symbol }) => symbol);
  }
  return [];
}

/** Symbols of the routes that answer `requests`; a route with the exact method excludes others. Empty for none, or for too many. */
export function routesAnswering(requests: readonly RequestMention[], graph: CodeGraph): readonly SymbolNode[] {
  if (!requests.length) return [];
  const routes = routesOf(graph);
  const matches = requests.flatMap(({ method, path }) => {
    const samePath = routes.filter((route) => matchesPath(route.path, path));
    const exact = samePath.filter((route) => route.method === method);
    return exact.length ? exact : method === undefined ? samePath : samePath.filter((route) => route.method === '*');
  });
  const symbols = [...new Set(matches.map(({ symbol }) => symbol))];
  return symbols.length <= maxRoutes ? symbols : [];
}

/**
 * The function under the decorator of a route, because the decorator alone does not show the behaviour. Other symbols are returned as
 * they are.
 */
export function handlerOf(symbol: SymbolNode, graph: CodeGraph): SymbolNode {
  const { kind, range } = symbol.fact;
  if (kind !== 'route') return symbol;
  for (const { callee } of graph.outgoing(symbol.id, ['calls', 'references'])) {
    const handler = callee === null ? undefined : graph.symbol(callee);
    const isAround = handler?.path === symbol.path && handler.root === symbol.root && handler.fact.range.start.line <= range.start.line;
    if (handler && isAround && handler.fact.range.end.line > range.end.line) return handler;
  }
  return symbol;
}
