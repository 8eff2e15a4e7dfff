// Finds routes of Laravel: `Route::…` lines with their groups, and resources, each with the controller method that handles it.
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../context.ts';
import { joinPaths, routeMethods } from './routePaths.ts';
import type { TableRoute, UnplacedRoute } from './tableRoute.ts';
import { toDots, type Source } from '../source.ts';

const facade = /^\\?(?:[\w\\]+\\)?Route(?=::|$|->)/;
/** Router variables of Lumen and older applications. */
const given = /^\$(?:router|app|api)\b/;
/** Default namespace of controllers named by a string. */
const defaultNamespace = 'App.Http.Controllers';
/** Methods of a resource controller, those of API resources first. */
const actions: readonly (readonly [action: string, method: string, ofOne: boolean, ending: string])[] = [
  ['index', 'GET', false, ''],
  ['store', 'POST', false, ''],
  ['show', 'GET', true, ''],
  ['update', 'PUT', true, ''],
  ['update', 'PATCH', true, ''],
  ['destroy', 'DELETE', true, ''],
  ['create', 'GET', false, 'create'],
  ['edit', 'GET', true, 'edit'],
];
/** Name of an inline function. */
const writtenHere = '<anonymous>';
const forPages: ReadonlySet<string> = new Set(['create', 'edit']);

interface RouteGroup {
  readonly path: string;
  readonly namespace: string;
  readonly controller: string;
}

/** The routes that the calls of a file define. */
export function laravelRoutes({ sites, source }: FileContext): readonly TableRoute[] {
  return /\bRoute::|\$(?:router|app|api)->/.test(source.text) ? sites.flatMap((site) => routesOf(site, source)) : [];
}

function routesOf(site: CallSite, source: Source): readonly TableRoute[] {
  const call = site.node.parent;
  const on = site.receiver ? source.folded(site.receiver, 300) : '';
  if (!call || !site.arguments || !(facade.test(on) || given.test(on))) return [];
  const around = entered(on, '', groupOf(call, source));
  const list = site.arguments.namedChildren.map((each) => source.folded(each, 400));
  const matches = /^(?:apiR|r)esources?$/.test(site.name)
    ? resources(site.name, list, chainAfter(call, source), around)
    : lines(site.name, list, around);
  const at = { start: call.startIndex, end: call.endIndex };
  const inPlace = site.arguments.lastNamedChild?.startIndex;
  return matches.map((route) => ({ ...route, ...at, ...(route.action === writtenHere && inPlace !== undefined ? { inPlace } : {}) }));
}

/** Routes of `Route::get('a/{id}', …)` and `Route::match(['put', 'patch'], 'a', …)`. */
function lines(name: string, list: readonly string[], around: RouteGroup): readonly UnplacedRoute[] {
  const methods =
    name === 'match' ? textsIn(list[0] ?? '').map((each) => routeMethods.get(each.toLowerCase()) ?? '*') : [routeMethods.get(name)];
  const [path, handler] = name === 'match' ? list.slice(1) : list;
  const answers = handlerIn(handler ?? '', around);
  const pathText = text(path ?? '');
  if (pathText === undefined || !answers) return [];
  return methods.flatMap((method) => (method ? [{ method, path: joinPaths(around.path, pathText), ...answers }] : []));
}

function handlerIn(handler: string, around: RouteGroup): Pick<UnplacedRoute, 'controller' | 'action'> | undefined {
  const [, type, action] = /^(?:\[|array\()\s*([\w\\]+)::class\s*,\s*["'](\w+)["']/.exec(handler) ?? [];
  if (type && action) return { controller: toDots(type), action };
  if (/^(?:static )?(?:function|fn)\b/.test(handler)) return { controller: '', action: writtenHere };
  const invoked = /^([\w\\]+)::class$/.exec(handler)?.[1];
  if (invoked) return { controller: toDots(invoked), action: '__invoke' };
  const match = /(?:^|["']uses["']\s*=>\s*)["']([\w\\]+)@(\w+)["']/.exec(handler);
  if (match?.[1] && match[2]) return { controller: named(match[1], around), action: match[2] };
  const own = text(handler);
  return own !== undefined && around.controller ? { controller: around.controller, action: own } : undefined;
}

/** Qualifies a controller named by a string with the namespace of the group. */
function named(type: string, { namespace }: RouteGroup): string {
  return [defaultNamespace, toDots(namespace), toDots(type)].filter((part) => part !== '').join('.');
}

function resources(
  name: string,
  [first = '', second = '', third = '']: readonly string[],
  after: string,
  around: RouteGroup,
): readonly UnplacedRoute[] {
  const pairs: readonly (readonly [string, string])[] = name.endsWith('s')
    ? [...first.matchAll(/["']([^"']+)["']\s*=>\s*([\w\\]+(?:::class)?|["'][\w\\]+["'])/g)].map(([, path = '', type = '']) => [path, type])
    : [[text(first) ?? '', second]];
  const [only, except] = [chosen('only', third, after), chosen('except', third, after)];
  const takes = (action: string): boolean =>
    (only ? only.includes(action) : !except?.includes(action)) && !(name.startsWith('api') && forPages.has(action));
  return pairs.flatMap(([path, type]) => {
    const written = /^([\w\\]+)::class$/.exec(type)?.[1];
    const controller = written ? toDots(written) : named(text(type) ?? '', around);
    // `photos.comments` is the nested resource for the comments of a photo.
    const parts = path.split('.');
    const last = parts.at(-1) ?? '';
    const before = parts.slice(0, -1).flatMap((part) => [part, `{${one(part)}}`]);
    const all = joinPaths(around.path, ...before, last);
    return path === ''
      ? []
      : actions.flatMap(([action, method, ofOne, ending]) =>
          takes(action) ? [{ method, path: joinPaths(ofOne ? joinPaths(all, `{${one(last)}}`) : all, ending), controller, action }] : [],
        );
  });
}

/** Reads `['only' => ['index']]` beside the controller, or `->only(['index'])` after the call. */
function chosen(word: string, options: string, after: string): readonly string[] | undefined {
  const list =
    new RegExp(`["']${word}["']\\s*=>\\s*(\\[[^\\]]*\\]|array\\([^)]*\\)|["']\\w+["'])`).exec(options)?.[1] ??
    new RegExp(`->${word}\\(([^)]*)\\)`).exec(after)?.[1];
  return list === undefined ? undefined : textsIn(list);
}

function one(word: string): string {
  const last = word.slice(word.lastIndexOf('/') + 1).replaceAll('-', '_');
  return last.endsWith('ies') ? `${last.slice(0, -3)}y` : last.replace(/s$/, '');
}

/** The method chain after a call in the same statement. */
function chainAfter(call: SyntaxNode, source: Source): string {
  let top = call;
  while (top.parent?.type === 'member_call_expression') top = top.parent;
  return source.text.slice(call.endIndex, Math.min(top.endIndex, call.endIndex + 400));
}

/** The merged groups around a call. */
function groupOf(call: SyntaxNode, source: Source): RouteGroup {
  const groups: SyntaxNode[] = [];
  for (let node = call.parent; node; node = node.parent) {
    const name = /_call_expression$/.test(node.type) ? node.childForFieldName('name') : null;
    if (name && source.of(name) === 'group' && call.startIndex > name.endIndex) groups.unshift(node);
  }
  let group: RouteGroup = { path: '', namespace: '', controller: '' };
  for (const each of groups) {
    const name = each.childForFieldName('name');
    const list = each.childForFieldName('arguments');
    const first = list?.namedChildren[0];
    const head = source.text.slice(each.startIndex, name?.startIndex).slice(0, 400);
    group = entered(head, first && /^\s*(?:\[|array\()/.test(source.of(first).slice(0, 20)) ? source.folded(first, 400) : '', group);
  }
  return group;
}

/** Extends a group by a chain (`Route::prefix('a')->…`) or by group options. */
function entered(chain: string, options: string, around: RouteGroup): RouteGroup {
  const said = (word: string): string =>
    new RegExp(`(?:::|->)${word}\\(\\s*["']([^"']*)["']`).exec(chain)?.[1] ??
    new RegExp(`["']${word}["']\\s*=>\\s*["']([^"']*)["']`).exec(options)?.[1] ??
    '';
  const controller = /(?:::|->)controller\(\s*([\w\\]+)::class/.exec(chain)?.[1];
  const prefix = said('prefix');
  return {
    path: prefix ? joinPaths(around.path, prefix) : around.path,
    namespace: [around.namespace, said('namespace')].filter((part) => part !== '').join('\\'),
    controller: controller ? toDots(controller) : around.controller,
  };
}

function text(argument: string): string | undefined {
  return /^["']([^"'$]*)["']$/.exec(argument)?.[1];
}

function textsIn(list: string): readonly string[] {
  return [...list.matchAll(/["'](\w+)["']/g)].map(([, word]) => word ?? '');
}
