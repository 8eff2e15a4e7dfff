// Normalizes paths and methods of routes: joins prefixes of routers or controllers and converts regular expressions to plain paths.
import type { Source } from '../source.ts';

/** HTTP methods by router method; `*` means any. */
export const routeMethods: ReadonlyMap<string, string> = new Map([
  ...['get', 'post', 'put', 'delete', 'patch', 'head', 'options'].map((verb) => [verb, verb.toUpperCase()] as const),
  ['del', 'DELETE'],
  ['all', '*'],
  ['any', '*'],
  ['api_route', '*'],
  ['websocket', 'WEBSOCKET'],
]);

/** Joins `/api` and `users/` to `/api/users/`; a path always begins with a slash. */
export function joinPaths(...parts: readonly string[]): string {
  const path = parts.reduce((base, right) => (right === '' ? base : `${base.replace(/\/$/, '')}/${right.replace(/^\//, '')}`), '');
  return path === '' ? '/' : path.startsWith('/') ? path : `/${path}`;
}

/** Converts `^users/(?P<pk>[0-9]+)/?$` to `users/<pk>/`. */
export function routePathOf(expression: string): string {
  return expression
    .replace(/^\^|\\Z$|\$$/g, '')
    .replace(/\/\?$/, '/')
    .replace(/\(\?P?<(\w{1,60})>(?:[^()]|\([^()]*\))*\)/g, '<$1>')
    .replace(/\\([/.-])/g, '$1');
}

const prefixCaches = new WeakMap<Source, Map<string, string>>();

/** Prefix in the construction of a router: `APIRouter(prefix="/users")`, `new Router({ prefix: '/users' })`. */
export function prefixOf(router: string, source: Source): string {
  let prefixesByRouter = prefixCaches.get(source);
  if (!prefixesByRouter) prefixCaches.set(source, (prefixesByRouter = new Map()));
  let prefix = prefixesByRouter.get(router);
  if (prefix === undefined) prefixesByRouter.set(router, (prefix = findPrefix(router, source.text)));
  return prefix;
}

function findPrefix(router: string, text: string): string {
  if (!/^[\w$]+$/.test(router)) return '';
  const assignment = new RegExp(`(?<![\\w$.])${router.replace(/\$/g, '\\$')}\\s*(?::[^=\\n]{0,60})?=\\s*(?:new\\s+)?[\\w$.]{1,80}\\(`, 'g');
  for (const match of text.matchAll(assignment)) {
    const list = text.slice(match.index + match[0].length, match.index + match[0].length + 400);
    const prefix = /^[^()]*?\b(?:url_prefix|prefix)\s*[:=]\s*["'`]([^"'`\n]{0,200})["'`]/.exec(list)?.[1];
    if (prefix) return prefix;
  }
  return '';
}
