// Routes that a question names: "trace GET /users/:id", "what answers POST /orders", "/api/users/42 gives 404".
import { matchesPath, routesOf } from '../graph/routes.ts';
import type { CodeGraph, SymbolNode } from '../graph/types.ts';

const named =
  /(?:\b(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+)?(?:https?:\/\/[\w.:-]{1,100})?(?<![\w.:/)-])(\/[\w:{}<>[\]$.*@%~+-][\w/:{}<>[\]$.*@%~+-]{0,300}|\/(?=[\s"'`,]|$))/g;
/** A path that more routes answer than this is no name for any of them. */
const most = 8;

interface Asked {
  readonly method: string | undefined;
  readonly path: string;
}

/** What `text` says of requests, whether anything answers them or not. */
function askedIn(text: string): readonly Asked[] {
  return [...text.slice(0, 2000).matchAll(named)].flatMap(([, method, path]) =>
    path && (method || path.length > 1) ? [{ method, path: path.replace(/[.:]+$/, '') }] : [],
  );
}

/** Whether `text` names a request by its method and path: a flow from there needs no other start. */
export function namesRequest(text: string): boolean {
  return requestNamed(text) !== undefined;
}

/** The first request that `text` names by its method and path, as it is written. */
export function requestNamed(text: string): string | undefined {
  const request = askedIn(text).find(({ method }) => method !== undefined);
  return request && `${request.method ?? ''} ${request.path}`;
}

const mostNear = 3;

/** Routes whose path is the end of what `request` asks for: the prefix that they are under may be put together while the program runs. */
export function routesNear(request: string, graph: CodeGraph): readonly SymbolNode[] {
  const [method = '', path = ''] = request.split(' ');
  const parts = path.split('/').filter(Boolean);
  const routes = routesOf(graph).filter((route) => route.method === method || route.method === '*');
  for (let from = 1; from < parts.length; from++) {
    const end = `/${parts.slice(from).join('/')}`;
    const found = routes.filter((route) => matchesPath(route.path, end));
    if (found.length) return found.slice(0, mostNear).map(({ symbol }) => symbol);
  }
  return [];
}

/** Symbols of the routes that `text` names, those that answer just this method first; empty where it names none. */
export function routesNamed(text: string, graph: CodeGraph): readonly SymbolNode[] {
  const asked = askedIn(text);
  if (!asked.length) return [];
  const routes = routesOf(graph);
  const found = asked.flatMap(({ method, path }) => {
    const same = routes.filter((route) => matchesPath(route.path, path));
    const exact = same.filter((route) => route.method === method);
    return exact.length ? exact : method === undefined ? same : same.filter((route) => route.method === '*');
  });
  const symbols = [...new Set(found.map(({ symbol }) => symbol))];
  return symbols.length <= most ? symbols : [];
}

/** What a route in a decorator stands above: the decorator alone says nothing of what happens. Any other symbol is itself. */
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
