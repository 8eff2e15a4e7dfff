// Finds routes of Laravel: `Route::…` lines with their groups, and resources, each with the controller method that handles it.
import { baseName } from '../../base/baseName.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../fileContext.ts';
import { joinPaths, routeMethods } from './routePaths.ts';
import type { TableRoute, UnplacedRoute } from './tableRoute.ts';
import { toDots, type Source } from '../source.ts';

const facadeCall = /^\\?(?:[\w\\]+\\)?Route(?=::|$|->)/;
/** Router variables of Lumen and older applications. */
const routerVariable = /^\$(?:router|app|api)\b/;
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
const inlineHandler = '<anonymous>';
const pageActions: ReadonlySet<string> = new Set(['create', 'edit']);

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
  const receiverText = site.receiver ? source.foldedText(site.receiver, 300) : '';
  if (!call || !site.arguments || !(facadeCall.test(receiverText) || routerVariable.test(receiverText))) return [];
  const group = extendGroup(receiverText, '', groupOf(call, source));
  const list = site.arguments.namedChildren.map((each) => source.foldedText(each, 400));
  const routes = /^(?:apiR|r)esources?$/.test(site.name)
    ? resourceRoutes(site.name, list, chainAfter(call, source), group)
    : singleRoutes(site.name, list, group);
  const span = { start: call.startIndex, end: call.endIndex };
  const inPlace = site.arguments.lastNamedChild?.startIndex;
  return routes.map((route) => ({ ...route, ...span, ...(route.action === inlineHandler && inPlace !== undefined ? { inPlace } : {}) }));
}

/** Routes of `Route::get('a/{id}', …)` and `Route::match(['put', 'patch'], 'a', …)`. */
function singleRoutes(name: string, list: readonly string[], group: RouteGroup): readonly UnplacedRoute[] {
  const methods =
    name === 'match' ? textsIn(list[0] ?? '').map((each) => routeMethods.get(each.toLowerCase()) ?? '*') : [routeMethods.get(name)];
  const [path, handler] = name === 'match' ? list.slice(1) : list;
  const target = handlerIn(handler ?? '', group);
  const pathText = textOf(path ?? '');
  if (pathText === undefined || !target) return [];
  return methods.flatMap((method) => (method ? [{ method, path: joinPaths(group.path, pathText), ...target }] : []));
}

function handlerIn(handler: string, group: RouteGroup): Pick<UnplacedRoute, 'controller' | 'action'> | undefined {
  const [, type, action] = /^(?:\[|array\()\s*([\w\\]+)::class\s*,\s*["'](\w+)["']/.exec(handler) ?? [];
  if (type && action) return { controller: toDots(type), action };
  if (/^(?:static )?(?:function|fn)\b/.test(handler)) return { controller: '', action: inlineHandler };
  const controllerClass = /^([\w\\]+)::class$/.exec(handler)?.[1];
  if (controllerClass) return { controller: toDots(controllerClass), action: '__invoke' };
  const match = /(?:^|["']uses["']\s*=>\s*)["']([\w\\]+)@(\w+)["']/.exec(handler);
  if (match?.[1] && match[2]) return { controller: qualifyController(match[1], group), action: match[2] };
  const ownAction = textOf(handler);
  return ownAction !== undefined && group.controller ? { controller: group.controller, action: ownAction } : undefined;
}

/** Qualifies a controller named by a string with the namespace of the group. */
function qualifyController(type: string, { namespace }: RouteGroup): string {
  return [defaultNamespace, toDots(namespace), toDots(type)].filter((part) => part !== '').join('.');
}

function resourceRoutes(
  name: string,
  [first = '', second = '', third = '']: readonly string[],
  chain: string,
  group: RouteGroup,
): readonly UnplacedRoute[] {
  const pairs: readonly (readonly [string, string])[] = name.endsWith('s')
    ? [...first.matchAll(/["']([^"']+)["']\s*=>\s*([\w\\]+(?:::class)?|["'][\w\\]+["'])/g)].map(([, path = '', type = '']) => [path, type])
    : [[textOf(first) ?? '', second]];
  const [only, except] = [actionList('only', third, chain), actionList('except', third, chain)];
  const isTaken = (action: string): boolean =>
    (only ? only.includes(action) : !except?.includes(action)) && !(name.startsWith('api') && pageActions.has(action));
  return pairs.flatMap(([path, type]) => {
    const className = /^([\w\\]+)::class$/.exec(type)?.[1];
    const controller = className ? toDots(className) : qualifyController(textOf(type) ?? '', group);
    // `photos.comments` is the nested resource for the comments of a photo.
    const parts = path.split('.');
    const last = parts.at(-1) ?? '';
    const parentPaths = parts.slice(0, -1).flatMap((part) => [part, `{${singularOf(part)}}`]);
    const resourcePath = joinPaths(group.path, ...parentPaths, last);
    return path === ''
      ? []
      : actions.flatMap(([action, method, ofOne, ending]) =>
          isTaken(action)
            ? [
                {
                  method,
                  path: joinPaths(ofOne ? joinPaths(resourcePath, `{${singularOf(last)}}`) : resourcePath, ending),
                  controller,
                  action,
                },
              ]
            : [],
        );
  });
}

/** Reads `['only' => ['index']]` beside the controller, or `->only(['index'])` after the call. */
function actionList(word: string, options: string, chain: string): readonly string[] | undefined {
  const list =
    new RegExp(`["']${word}["']\\s*=>\\s*(\\[[^\\]]*\\]|array\\([^)]*\\)|["']\\w+["'])`).exec(options)?.[1] ??
    new RegExp(`->${word}\\(([^)]*)\\)`).exec(chain)?.[1];
  return list === undefined ? undefined : textsIn(list);
}

function singularOf(word: string): string {
  const last = baseName(word).replaceAll('-', '_');
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
    if (name && source.textOf(name) === 'group' && call.startIndex > name.endIndex) groups.unshift(node);
  }
  let group: RouteGroup = { path: '', namespace: '', controller: '' };
  for (const each of groups) {
    const name = each.childForFieldName('name');
    const list = each.childForFieldName('arguments');
    const first = list?.namedChildren[0];
    const head = source.text.slice(each.startIndex, name?.startIndex).slice(0, 400);
    group = extendGroup(
      head,
      first && /^\s*(?:\[|array\()/.test(source.textOf(first).slice(0, 20)) ? source.foldedText(first, 400) : '',
      group,
    );
  }
  return group;
}

/** Extends a group by a chain (`Route::prefix('a')->…`) or by group options. */
function extendGroup(chain: string, options: string, parent: RouteGroup): RouteGroup {
  const optionOf = (word: string): string =>
    new RegExp(`(?:::|->)${word}\\(\\s*["']([^"']*)["']`).exec(chain)?.[1] ??
    new RegExp(`["']${word}["']\\s*=>\\s*["']([^"']*)["']`).exec(options)?.[1] ??
    '';
  const controller = /(?:::|->)controller\(\s*([\w\\]+)::class/.exec(chain)?.[1];
  const prefix = optionOf('prefix');
  return {
    path: prefix ? joinPaths(parent.path, prefix) : parent.path,
    namespace: [parent.namespace, optionOf('namespace')].filter((part) => part !== '').join('\\'),
    controller: controller ? toDots(controller) : parent.controller,
  };
}

function textOf(argument: string): string | undefined {
  return /^["']([^"'$]*)["']$/.exec(argument)?.[1];
}

function textsIn(list: string): readonly string[] {
  return [...list.matchAll(/["'](\w+)["']/g)].map(([, word]) => word ?? '');
}
