// Finds route definitions in calls: Express and similar frameworks, Koa, Hono, aiohttp, lists of Django, and routers mounted under a
// prefix.
import type { Grammar } from '../../syntax/language.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import type { CallEntry } from '../definitions/callEntry.ts';
import type { CallFact, RouteFact } from '../facts.ts';
import { goRoute } from './routesGo.ts';
import { joinPaths, routePathOf, prefixOf, routeMethods } from './routePaths.ts';
import { fold, type Source } from '../source.ts';

/** HTTP clients, which have the same methods as routers. */
const clientName =
  /^(?:\$?axios\w*|https?|\$http|client|requests?|session|ky|got|superagent|supertest|\$|jQuery|agent|chai|nock|cy|mock\w*|fetch\w*|cache\w*|\w*[cC]lient)$/;
const routerName = /(?:app|application|router?s?|server|api|blueprint|bp|fastify|hono|koa|web|group|v\d+|instance)$/i;
/** Node types of request data rather than handlers. */
const dataNode = /^(?:object|dictionary|keyword_argument|number|integer|float|true|false|null|none)$|string/;
const mountMethods: ReadonlySet<string> = new Set([
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
const resourceMethod = /^add_(?:\w{1,20}_)?resource$/;
const djangoFunctions: ReadonlySet<string> = new Set(['path', 're_path', 'url']);

/** The route or mount that a call defines. `listsRoutes`: the file imports Django's route functions. */
export function routeOfCall(
  site: CallSite,
  list: SyntaxNode,
  source: Source,
  grammar: Grammar,
  listsRoutes: boolean,
): CallEntry | undefined {
  if (grammar.routes === 'handlers') {
    const match = goRoute(site, list, source, grammar);
    return (
      match && routeEntry(match.route, list, match.nameNode, match.route.mounts ? list.startIndex + 1 : match.nameNode.endIndex, grammar)
    );
  }
  const method = routeMethods.get(site.name);
  if (!site.receiver) return listsRoutes && djangoFunctions.has(site.name) ? djangoRoute(list, source, grammar) : undefined;
  if (!method && !mountMethods.has(site.name) && !resourceMethod.test(site.name)) return undefined;
  const routerText = source.foldedText(site.receiver, 200);
  if (resourceMethod.test(site.name)) return resourceRoute(routerText, list, source, grammar);
  const last = /([\w$]+)(?:\([^()]*\))?$/.exec(routerText)?.[1] ?? '';
  if (clientName.test(last)) return undefined;
  const routeChain = method ? /^([\w$.]+)\s?\.route\(\s*["'`]([^"'`]+)["'`]\s*\)/.exec(routerText) : null;
  if (routeChain && method) {
    const path = joinPaths(prefixOf(routeChain[1] ?? '', source), routeChain[2] ?? '');
    return routeEntry({ method, path, on: routeChain[1] ?? '' }, list, site.node, list.startIndex + 1, grammar);
  }
  const callSite = { list, on: routerText.replace(/\(.*$/, ''), source, grammar, isChain: /\)$/.test(routerText) };
  return method ? handlerRoute(method, callSite) : mountRoute(site.name, last, callSite);
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
function handlerRoute(method: string, { list, on, source, grammar, isChain }: RouteCallSite): CallEntry | undefined {
  const [nameNode, ...others] = list.namedChildren;
  const last = others.at(-1);
  if (!nameNode || !last || !grammar.stringNodes.includes(nameNode.type)) return undefined;
  const path = textOf(nameNode, source);
  const isHandler = grammar.functionNodes.includes(last.type) || (routerName.test(on) && !dataNode.test(last.type));
  if (!path.startsWith('/') || !isHandler) return undefined;
  const route = { method, path: joinPaths(prefixOf(on, source), path), on };
  return routeEntry(route, list, nameNode, nameNode.endIndex, grammar, isChain ? list : undefined);
}

/** Mounts: `app.use('/api', router)`, `app.include_router(router, prefix='/api')`, `router.register('users', UserViewSet)`. */
function mountRoute(name: string, last: string, { list, on, source, grammar, isChain }: RouteCallSite): CallEntry | undefined {
  const [first, second] = list.namedChildren;
  if (first && !second && name === 'use' && routerName.test(last)) return mountWithoutPrefix(first, { list, on, source, grammar, isChain });
  if (!first || !second || !routerName.test(last)) return undefined;
  const isPath = grammar.stringNodes.includes(first.type);
  const prefix = isPath ? first : prefixNode(list, source);
  if (!prefix) return undefined;
  const path = textOf(prefix, source);
  const target = isPath ? (list.namedChildren.findLast((each) => isReference(each) || each.type === 'call_expression') ?? second) : first;
  const isView = /View(?:Set)?$/.test(source.foldedText(target, 100));
  if (!(path.startsWith('/') || isView) || grammar.stringNodes.includes(target.type)) return undefined;
  const route = { method: '*', path: joinPaths(prefixOf(on, source), path), on };
  const isRouter = name !== 'add_api_route' && name !== 'add_url_rule' && !isView && !grammar.functionNodes.includes(target.type);
  const start = isPath ? prefix.endIndex : list.startIndex + 1;
  return routeEntry(
    isRouter ? { ...route, mounts: mountTargetText(target, source) } : route,
    list,
    prefix,
    start,
    grammar,
    isChain ? list : undefined,
  );
}

/** Mount without a prefix: `api.use(users)`, `app.use(router.routes())`. Most such arguments are not routers. */
function mountWithoutPrefix(target: SyntaxNode, { list, on, source, grammar }: RouteCallSite): CallEntry | undefined {
  const mounts = mountTargetText(target, source);
  const hasRouterImport =
    /^[\w$]+$/.test(mounts) &&
    new RegExp(`\\b${mounts.replace(/\$/g, '\\$')}\\b[^\\n]{0,80}["'\`][./][^"'\`\\n]*rout[^"'\`\\n]*["'\`]`, 'i').test(source.text);
  const isRouter = mounts !== on && (hasRouterImport || /\.routes\(\)$/.test(source.foldedText(target, 200)));
  return isRouter
    ? routeEntry({ method: '*', path: prefixOf(on, source) || '/', on, mounts }, list, target, list.startIndex + 1, grammar)
    : undefined;
}

/** Class-based route of Flask-RESTful: `api.add_resource(UserResource, '/users/<id>')`. The class's methods handle it. */
function resourceRoute(on: string, list: SyntaxNode, source: Source, grammar: Grammar): CallEntry | undefined {
  const [type, nameNode] = list.namedChildren;
  if (!type || !nameNode || !isReference(type) || !grammar.stringNodes.includes(nameNode.type)) return undefined;
  const path = textOf(nameNode, source);
  if (!path.startsWith('/')) return undefined;
  return routeEntry({ method: '*', path: joinPaths(prefixOf(on, source), path), on }, list, nameNode, list.startIndex + 1, grammar);
}

/** Routes of Django: `path('users/<int:pk>/', views.detail)`, `path('shop/', include('shop.urls'))`. */
function djangoRoute(list: SyntaxNode, source: Source, grammar: Grammar): CallEntry | undefined {
  const [nameNode, target] = list.namedChildren;
  if (!nameNode || !target || !grammar.stringNodes.includes(nameNode.type)) return undefined;
  const path = joinPaths(routePathOf(textOf(nameNode, source)));
  const includedModule = /^include\(\s*\(?\s*([\w.]+|["'][\w.]+["'])/.exec(source.foldedText(target, 200))?.[1];
  const route = { method: '*', path, ...(includedModule ? { mounts: includedModule } : {}) };
  return routeEntry(route, list, nameNode, nameNode.endIndex, grammar);
}

function routeEntry(
  route: RouteFact,
  list: SyntaxNode,
  nameNode: SyntaxNode,
  scopeStart: number,
  grammar: Grammar,
  wholeNode?: SyntaxNode,
): CallEntry | undefined {
  const last = list.lastNamedChild;
  const isChained = nameNode.endIndex <= list.startIndex;
  const node = wholeNode ?? (isChained ? list : list.parent);
  if (!node) return undefined;
  const body = last && grammar.functionNodes.includes(last.type) ? last : node;
  return {
    kind: 'route',
    title: `${route.method} ${route.path}`,
    route,
    node,
    body,
    nameNode: isChained || wholeNode ? list : nameNode,
    scopeStart,
  };
}

function prefixNode(list: SyntaxNode, source: Source): SyntaxNode | undefined {
  for (const value of list.namedChildren) {
    const pairs = value.type === 'object' ? value.namedChildren : [value];
    for (const pair of pairs) {
      const key = pair.childForFieldName('name') ?? pair.childForFieldName('key');
      if (key && /^(?:url_prefix|prefix)$/.test(source.textOf(key))) return pair.childForFieldName('value') ?? undefined;
    }
  }
  return undefined;
}

function mountTargetText(target: SyntaxNode, source: Source): string {
  const text = source.foldedText(target, 200);
  const moduleName = /^(?:await\s+)?(?:require|import)\(\s*["']([^"']+)["']\s*\)/.exec(text)?.[1];
  // In Koa `router.routes()` returns the routes of `router`.
  return moduleName ? `'${moduleName}'` : text.replace(/\.(?:routes|router|middleware)?\(\)$/, '');
}

function isReference({ type }: SyntaxNode): boolean {
  return /^(?:identifier|member_expression|attribute|call|field_access|method_reference)$/.test(type);
}

function textOf(node: SyntaxNode, source: Source): string {
  return fold(source.textOf(node).replace(/^[a-zA-Z]?["'`]|["'`]$/g, ''), 200);
}

/** `views.UserDetail.as_view()` in a list of routes refers to the class that handles them. */
export function viewReferences(calls: Iterable<CallFact>): CallFact[] {
  const references: CallFact[] = [];
  for (const { name, receiver, caller, line, column } of calls) {
    if (name !== 'as_view' || !receiver || !/^[\w.]+$/.test(receiver)) continue;
    const dot = receiver.lastIndexOf('.');
    const receiverField = dot < 0 ? {} : { receiver: receiver.slice(0, dot) };
    references.push({ caller, name: receiver.slice(dot + 1), ...receiverField, line, column, how: 'reference', arguments: 0 });
  }
  return references;
}
