// Finds route definitions in calls: Express and similar frameworks, Koa, Hono, aiohttp, lists of Django, and routers mounted under a
// prefix.
import type { Grammar } from '../../syntax/language.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import type { Entry } from '../definitions/entry.ts';
import type { CallFact, RouteFact } from '../facts.ts';
import { goRoute } from './routesGo.ts';
import { joinPaths, routePathOf, prefixOf, routeMethods } from './routePaths.ts';
import { fold, type Source } from '../source.ts';

/** HTTP clients, which have the same methods as routers. */
const clients =
  /^(?:axios|https?|\$http|client|requests?|session|ky|got|superagent|supertest|\$|jQuery|agent|chai|nock|cy|mock\w*|fetch\w*|cache\w*|\w*[cC]lient)$/;
const routers = /(?:app|application|router?s?|server|api|blueprint|bp|fastify|hono|koa|web|group|v\d+|instance)$/i;
/** Node types of request data rather than handlers. */
const isData = /^(?:object|dictionary|keyword_argument|number|integer|float|true|false|null|none)$|string/;
const mounting: ReadonlySet<string> = new Set([
  'use',
  'register_blueprint',
  'include_router',
  'mount',
  'route',
  'register',
  'add_api_route',
  'add_url_rule',
]);
/** Flask-RESTful's method, and projects' own versions of it. */
const resources = /^add_(?:\w{1,20}_)?resource$/;
const listed: ReadonlySet<string> = new Set(['path', 're_path', 'url']);

/** The route or mount that a call defines. `listsRoutes`: the file imports Django's route functions. */
export function routeOfCall(site: CallSite, list: SyntaxNode, source: Source, grammar: Grammar, listsRoutes: boolean): Entry | undefined {
  if (grammar.routes === 'handlers') {
    const match = goRoute(site, list, source, grammar);
    return match && entry(match.route, list, match.nameNode, match.route.mounts ? list.startIndex + 1 : match.nameNode.endIndex, grammar);
  }
  const method = routeMethods.get(site.name);
  if (!site.receiver) return listsRoutes && listed.has(site.name) ? listedRoute(list, source, grammar) : undefined;
  if (!method && !mounting.has(site.name) && !resources.test(site.name)) return undefined;
  const on = source.folded(site.receiver, 200);
  if (resources.test(site.name)) return resource(on, list, source, grammar);
  const last = /([\w$]+)(?:\([^()]*\))?$/.exec(on)?.[1] ?? '';
  if (clients.test(last)) return undefined;
  const chained = method ? /^([\w$.]+)\s?\.route\(\s*["'`]([^"'`]+)["'`]\s*\)/.exec(on) : null;
  if (chained && method) {
    const path = joinPaths(prefixOf(chained[1] ?? '', source), chained[2] ?? '');
    return entry({ method, path, on: chained[1] ?? '' }, list, site.node, list.startIndex + 1, grammar);
  }
  const at = { list, on: on.replace(/\(.*$/, ''), source, grammar, isChain: /\)$/.test(on) };
  return method ? added(method, at) : mounted(site.name, last, at);
}

interface RouteCallSite {
  readonly list: SyntaxNode;
  readonly on: string;
  readonly source: Source;
  readonly grammar: Grammar;
  /** The receiver is the result of the previous call. */
  readonly isChain: boolean;
}

/** Route with a handler: `app.get('/users', handler)`. */
function added(method: string, { list, on, source, grammar, isChain }: RouteCallSite): Entry | undefined {
  const [nameNode, ...others] = list.namedChildren;
  const last = others.at(-1);
  if (!nameNode || !last || !grammar.stringNodes.includes(nameNode.type)) return undefined;
  const path = textOf(nameNode, source);
  const isHandler = grammar.functionNodes.includes(last.type) || (routers.test(on) && !isData.test(last.type));
  if (!path.startsWith('/') || !isHandler) return undefined;
  const route = { method, path: joinPaths(prefixOf(on, source), path), on };
  return entry(route, list, nameNode, nameNode.endIndex, grammar, isChain ? list : undefined);
}

/** Mounts: `app.use('/api', router)`, `app.include_router(router, prefix='/api')`, `router.register('users', UserViewSet)`. */
function mounted(name: string, last: string, { list, on, source, grammar, isChain }: RouteCallSite): Entry | undefined {
  const [first, second] = list.namedChildren;
  if (first && !second && name === 'use' && routers.test(last)) return mountedAsIs(first, { list, on, source, grammar, isChain });
  if (!first || !second || !routers.test(last)) return undefined;
  const isPath = grammar.stringNodes.includes(first.type);
  const prefix = isPath ? first : prefixNode(list, source);
  if (!prefix) return undefined;
  const path = textOf(prefix, source);
  const target = isPath ? (list.namedChildren.findLast((each) => isReference(each) || each.type === 'call_expression') ?? second) : first;
  const isView = /View(?:Set)?$/.test(source.folded(target, 100));
  if (!(path.startsWith('/') || isView) || grammar.stringNodes.includes(target.type)) return undefined;
  const route = { method: '*', path: joinPaths(prefixOf(on, source), path), on };
  const isRouter = name !== 'add_api_route' && name !== 'add_url_rule' && !isView && !grammar.functionNodes.includes(target.type);
  const start = isPath ? prefix.endIndex : list.startIndex + 1;
  return entry(
    isRouter ? { ...route, mounts: mountedText(target, source) } : route,
    list,
    prefix,
    start,
    grammar,
    isChain ? list : undefined,
  );
}

/** Mount without a prefix: `api.use(users)`, `app.use(router.routes())`. Most such arguments are not routers. */
function mountedAsIs(target: SyntaxNode, { list, on, source, grammar }: RouteCallSite): Entry | undefined {
  const mounts = mountedText(target, source);
  const made =
    /^[\w$]+$/.test(mounts) &&
    new RegExp(`\\b${mounts.replace(/\$/g, '\\$')}\\b[^\\n]{0,80}["'\`][./][^"'\`\\n]*rout[^"'\`\\n]*["'\`]`, 'i').test(source.text);
  const isRouter = mounts !== on && (made || /\.routes\(\)$/.test(source.folded(target, 200)));
  return isRouter
    ? entry({ method: '*', path: prefixOf(on, source) || '/', on, mounts }, list, target, list.startIndex + 1, grammar)
    : undefined;
}

/** Class-based route of Flask-RESTful: `api.add_resource(UserResource, '/users/<id>')`. The class's methods handle it. */
function resource(on: string, list: SyntaxNode, source: Source, grammar: Grammar): Entry | undefined {
  const [type, nameNode] = list.namedChildren;
  if (!type || !nameNode || !isReference(type) || !grammar.stringNodes.includes(nameNode.type)) return undefined;
  const path = textOf(nameNode, source);
  if (!path.startsWith('/')) return undefined;
  return entry({ method: '*', path: joinPaths(prefixOf(on, source), path), on }, list, nameNode, list.startIndex + 1, grammar);
}

/** Routes of Django: `path('users/<int:pk>/', views.detail)`, `path('shop/', include('shop.urls'))`. */
function listedRoute(list: SyntaxNode, source: Source, grammar: Grammar): Entry | undefined {
  const [nameNode, target] = list.namedChildren;
  if (!nameNode || !target || !grammar.stringNodes.includes(nameNode.type)) return undefined;
  const path = joinPaths(routePathOf(textOf(nameNode, source)));
  const included = /^include\(\s*\(?\s*([\w.]+|["'][\w.]+["'])/.exec(source.folded(target, 200))?.[1];
  const route = { method: '*', path, ...(included ? { mounts: included } : {}) };
  return entry(route, list, nameNode, nameNode.endIndex, grammar);
}

function entry(
  route: RouteFact,
  list: SyntaxNode,
  nameNode: SyntaxNode,
  scopeStart: number,
  grammar: Grammar,
  whole?: SyntaxNode,
): Entry | undefined {
  const last = list.lastNamedChild;
  const isChained = nameNode.endIndex <= list.startIndex;
  const node = whole ?? (isChained ? list : list.parent);
  if (!node) return undefined;
  const body = last && grammar.functionNodes.includes(last.type) ? last : node;
  return {
    kind: 'route',
    title: `${route.method} ${route.path}`,
    route,
    node,
    body,
    nameNode: isChained || whole ? list : nameNode,
    scopeStart,
  };
}

function prefixNode(list: SyntaxNode, source: Source): SyntaxNode | undefined {
  for (const value of list.namedChildren) {
    const pairs = value.type === 'object' ? value.namedChildren : [value];
    for (const pair of pairs) {
      const key = pair.childForFieldName('name') ?? pair.childForFieldName('key');
      if (key && /^(?:url_prefix|prefix)$/.test(source.of(key))) return pair.childForFieldName('value') ?? undefined;
    }
  }
  return undefined;
}

function mountedText(target: SyntaxNode, source: Source): string {
  const text = source.folded(target, 200);
  const required = /^(?:await\s+)?(?:require|import)\(\s*["']([^"']+)["']\s*\)/.exec(text)?.[1];
  // In Koa `router.routes()` returns the routes of `router`.
  return required ? `'${required}'` : text.replace(/\.(?:routes|router|middleware)?\(\)$/, '');
}

function isReference({ type }: SyntaxNode): boolean {
  return /^(?:identifier|member_expression|attribute|call|field_access|method_reference)$/.test(type);
}

function textOf(node: SyntaxNode, source: Source): string {
  return fold(source.of(node).replace(/^[a-zA-Z]?["'`]|["'`]$/g, ''), 200);
}

/** `views.UserDetail.as_view()` in a list of routes refers to the class that handles them. */
export function viewReferences(calls: Iterable<CallFact>): CallFact[] {
  const references: CallFact[] = [];
  for (const { name, receiver, caller, line, column } of calls) {
    if (name !== 'as_view' || !receiver || !/^[\w.]+$/.test(receiver)) continue;
    const dot = receiver.lastIndexOf('.');
    const on = dot < 0 ? {} : { receiver: receiver.slice(0, dot) };
    references.push({ caller, name: receiver.slice(dot + 1), ...on, line, column, how: 'reference', arguments: 0 });
  }
  return references;
}
