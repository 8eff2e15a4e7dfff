// Finds routes of Rails: resources, scopes and namespaces nested in blocks, and single routes, each with the controller action that
// handles it.
import { baseName } from '../../base/baseName.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../fileContext.ts';
import { joinPaths, routeMethods } from './routePaths.ts';
import type { TableRoute, UnplacedRoute } from './tableRoute.ts';
import type { Source } from '../source.ts';

const drawCall = /\broutes\.draw\b|\bdraw\s+do\b/;
/** Actions of `resources`: the method, and whether the action concerns one member. */
const actions: readonly (readonly [action: string, method: string, ofOne: boolean, ending: string])[] = [
  ['index', 'GET', false, ''],
  ['create', 'POST', false, ''],
  ['new', 'GET', false, 'new'],
  ['show', 'GET', true, ''],
  ['update', 'PATCH', true, ''],
  ['update', 'PUT', true, ''],
  ['destroy', 'DELETE', true, ''],
  ['edit', 'GET', true, 'edit'],
];

/** Scope that the blocks around a line define. */
interface RouteScope {
  readonly path: string;
  /** Module path of the controllers. */
  readonly module: string;
  readonly controller: string;
  /** Paths of one member of the enclosing resource, and of the collection. */
  readonly member: string;
  readonly collection: string;
}

const rootScope: RouteScope = { path: '', module: '', controller: '', member: '', collection: '' };

/** The routes of a file with `routes.draw`. */
export function railsRoutes({ sites, source }: FileContext): readonly TableRoute[] {
  if (!drawCall.test(source.text)) return [];
  return sites.flatMap((site) => (site.receiver ? [] : routesOf(site, source)));
}

function routesOf(site: CallSite, source: Source): readonly TableRoute[] {
  const call = site.node.parent;
  if (!call || !site.arguments) return [];
  const routeArguments = argumentsOf(site.arguments, source);
  const scope = scopeOf(call, source);
  if (!scope) return [];
  const end = call.childForFieldName('block')?.startIndex ?? call.endIndex;
  const span = { start: call.startIndex, end: call.startIndex + source.text.slice(call.startIndex, end).trimEnd().length };
  if (site.name === 'resources' || site.name === 'resource') {
    return routeArguments.values.flatMap((name) =>
      resourceRoutes(name, site.name === 'resource', routeArguments, scope).map((route) => ({ ...route, ...span })),
    );
  }
  return singleRoutes(site.name, routeArguments, scope).map((route) => ({ ...route, ...span }));
}

function resourceRoutes(name: string, isOne: boolean, routeArguments: RouteArguments, scope: RouteScope): readonly UnplacedRoute[] {
  const resource = resourceScope(name, isOne, routeArguments, scope);
  const [only, except] = [routeArguments.lists.get('only'), routeArguments.lists.get('except')];
  return actions.flatMap(([action, method, ofOne, ending]) => {
    if (isOne && action === 'index') return [];
    if (only ? !only.includes(action) : except?.includes(action)) return [];
    const path = joinPaths(ofOne && !isOne ? resource.member : resource.path, ending);
    return [{ method, path, controller: className(resource.module, resource.controller), action }];
  });
}

/**
 * Single routes: `get 'a/:id', to: 'orders#show'`, `get :feed, on: :collection`, `root 'home#index'`, `match 'a' => 'b#c', via: [:get,
 * :post]`.
 */
function singleRoutes(word: string, routeArguments: RouteArguments, scope: RouteScope): readonly UnplacedRoute[] {
  const method = routeMethods.get(word);
  if (!method && word !== 'root' && word !== 'match') return [];
  const [pairPath, pairTarget] = routeArguments.arrow ?? [];
  const paths = word === 'root' ? ['/'] : pairPath === undefined ? routeArguments.values : [pairPath];
  const targetText = pairTarget ?? routeArguments.options.get('to') ?? (word === 'root' ? routeArguments.values[0] : undefined);
  const scopeOption = routeArguments.options.get('on');
  const basePath = scopeOption === 'member' ? scope.member : scopeOption === 'collection' ? scope.collection : scope.path;
  const methods =
    word === 'match' ? (routeArguments.lists.get('via') ?? ['all']).map((via) => routeMethods.get(via) ?? '*') : [method ?? 'GET'];
  return paths.flatMap((path) => {
    const [controller, action] = targetOf(targetText, path, routeArguments, scope);
    if (!controller || !action) return [];
    const fullPath = joinPaths(basePath, path === '/' ? '' : path.replace(/\(\.:format\)$/, ''));
    return methods.map((each) => ({ method: each, path: fullPath, controller: className(scope.module, controller), action }));
  });
}

function targetOf(text: string | undefined, path: string, { options }: RouteArguments, scope: RouteScope): readonly (string | undefined)[] {
  if (text?.includes('#')) return text.split('#');
  const controller = options.get('controller') ?? scope.controller;
  const action = options.get('action') ?? text;
  if (controller) return [controller, action ?? baseName(path)];
  // `get 'orders/late'` without a target means the action `late` of the orders controller.
  const parts = path.replace(/^\//, '').split('/');
  return parts.length === 2 && parts.every((part) => /^\w+$/.test(part)) ? parts : [];
}

/** The scope of the blocks around a call; undefined inside a `concern`, which only declares routes for later. */
function scopeOf(call: SyntaxNode, source: Source): RouteScope | undefined {
  const blocks: SyntaxNode[] = [];
  for (let node: SyntaxNode | null = call; node; node = node.parent) {
    const { parent } = node;
    if (parent?.type === 'call' && /block$/.test(node.type)) blocks.unshift(parent);
  }
  let scope: RouteScope | undefined = rootScope;
  for (const block of blocks) scope = scope && scopeOfBlock(block, scope, source);
  return scope;
}

function scopeOfBlock(block: SyntaxNode, outer: RouteScope, source: Source): RouteScope | undefined {
  const name = block.childForFieldName('method');
  const list = block.childForFieldName('arguments');
  const routeArguments = list ? argumentsOf(list, source) : noArguments;
  const [first] = routeArguments.values;
  const { options } = routeArguments;
  switch (name ? source.textOf(name) : '') {
    case 'namespace': {
      const path = joinPaths(outer.path, options.get('path') ?? first ?? '');
      return { ...outer, path, member: path, collection: path, module: joinModules(outer.module, options.get('module') ?? first ?? '') };
    }
    case 'scope': {
      const path = joinPaths(outer.path, options.get('path') ?? first ?? '');
      const module = joinModules(outer.module, options.get('module') ?? '');
      return { ...outer, path, member: path, collection: path, module, controller: options.get('controller') ?? outer.controller };
    }
    case 'controller':
      return { ...outer, controller: first ?? outer.controller };
    case 'resources':
      return first === undefined ? outer : memberScope(resourceScope(first, false, routeArguments, outer), first, routeArguments);
    case 'resource':
      return first === undefined ? outer : resourceScope(first, true, routeArguments, outer);
    case 'member':
      return { ...outer, path: outer.member };
    case 'collection':
      return { ...outer, path: outer.collection };
    case 'concern':
      return undefined;
    default:
      return outer;
  }
}

/** Paths of a resource: the collection, and one member. */
function resourceScope(name: string, isOne: boolean, { options }: RouteArguments, outer: RouteScope): RouteScope {
  const path = joinPaths(outer.path, options.get('path') ?? name);
  return {
    path,
    collection: path,
    member: isOne ? path : joinPaths(path, `:${options.get('param') ?? 'id'}`),
    module: joinModules(outer.module, options.get('module') ?? ''),
    controller: options.get('controller') ?? (isOne ? pluralOf(name) : name),
  };
}

/** Routes in the block of a resource concern one member, unless they say `collection`. */
function memberScope(scope: RouteScope, name: string, { options }: RouteArguments): RouteScope {
  return { ...scope, path: joinPaths(scope.path, `:${singularOf(name)}_${options.get('param') ?? 'id'}`) };
}

interface RouteArguments {
  readonly values: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** Target as a pair: `'path' => 'controller#action'`. */
  readonly arrow?: readonly [string, string];
}

const noArguments: RouteArguments = { values: [], options: new Map(), lists: new Map() };

function argumentsOf(list: SyntaxNode, source: Source): RouteArguments {
  const values: string[] = [];
  const options = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  let arrow: readonly [string, string] | undefined;
  for (const node of list.namedChildren) {
    if (node.type !== 'pair') {
      const value = plainText(node, source);
      if (value !== undefined) values.push(value);
      continue;
    }
    const [key, value] = [node.childForFieldName('key'), node.childForFieldName('value')];
    if (!key || !value) continue;
    const word = plainText(key, source) ?? source.textOf(key).replace(/:$/, '');
    const texts = valuesOf(value, source);
    if (key.type === 'string' && texts.length === 1) arrow = [word, texts[0] ?? ''];
    else if (texts.length) lists.set(word, texts);
    if (key.type !== 'string' && texts.length === 1) options.set(word, texts[0] ?? '');
  }
  return { values, options, lists, ...(arrow ? { arrow } : {}) };
}

/** The text of a symbol or string; computed values are unknown. */
function plainText(node: SyntaxNode, source: Source): string | undefined {
  const text = source.foldedText(node, 200);
  if (node.type === 'simple_symbol') return text.slice(1);
  return node.type === 'string' && !text.includes('#{') ? text.slice(1, -1) : undefined;
}

/** Reads `:show`, `[:show, :index]` and `%i[show index]`. */
function valuesOf(node: SyntaxNode, source: Source): readonly string[] {
  const singleValue = plainText(node, source);
  if (singleValue !== undefined) return [singleValue];
  if (node.type === 'array') return node.namedChildren.flatMap((each) => plainText(each, source) ?? []);
  return /^(?:symbol|string)_array$/.test(node.type) ? source.foldedText(node, 400).slice(3, -1).trim().split(' ') : [];
}

function joinModules(module: string, inner: string): string {
  return [module, inner].filter((part) => part !== '').join('/');
}

/** Converts `admin/line_items` to `Admin::LineItemsController`. */
function className(module: string, controller: string): string {
  const path = controller.startsWith('/') ? controller.slice(1) : joinModules(module, controller);
  const words = path.split('/').map((part) => part.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));
  return `${words.join('::')}Controller`;
}

const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
]);

function pluralOf(word: string): string {
  const other = irregularPlurals.get(word);
  if (other) return other;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function singularOf(word: string): string {
  for (const [one, many] of irregularPlurals) if (many === word) return one;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, '');
}
