// Finds routes of Rails: resources, scopes and namespaces nested in blocks, and single routes, each with the controller action that
// handles it.
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../context.ts';
import { joinPaths, routeMethods } from './routePaths.ts';
import type { TableRoute, UnplacedRoute } from './tableRoute.ts';
import type { Source } from '../source.ts';

const drawn = /\broutes\.draw\b|\bdraw\s+do\b/;
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

const outside: RouteScope = { path: '', module: '', controller: '', member: '', collection: '' };

/** The routes of a file with `routes.draw`. */
export function railsRoutes({ sites, source }: FileContext): readonly TableRoute[] {
  if (!drawn.test(source.text)) return [];
  return sites.flatMap((site) => (site.receiver ? [] : routesOf(site, source)));
}

function routesOf(site: CallSite, source: Source): readonly TableRoute[] {
  const call = site.node.parent;
  if (!call || !site.arguments) return [];
  const given = argumentsOf(site.arguments, source);
  const around = scopeOf(call, source);
  if (!around) return [];
  const end = call.childForFieldName('block')?.startIndex ?? call.endIndex;
  const at = { start: call.startIndex, end: call.startIndex + source.text.slice(call.startIndex, end).trimEnd().length };
  if (site.name === 'resources' || site.name === 'resource') {
    return given.values.flatMap((name) =>
      resourceRoutes(name, site.name === 'resource', given, around).map((route) => ({ ...route, ...at })),
    );
  }
  return single(site.name, given, around).map((route) => ({ ...route, ...at }));
}

function resourceRoutes(name: string, isOne: boolean, given: RouteArguments, around: RouteScope): readonly UnplacedRoute[] {
  const inner = inResource(name, isOne, given, around);
  const [only, except] = [given.lists.get('only'), given.lists.get('except')];
  return actions.flatMap(([action, method, ofOne, ending]) => {
    if (isOne && action === 'index') return [];
    if (only ? !only.includes(action) : except?.includes(action)) return [];
    const path = joinPaths(ofOne && !isOne ? inner.member : inner.path, ending);
    return [{ method, path, controller: className(inner.module, inner.controller), action }];
  });
}

/**
 * Single routes: `get 'a/:id', to: 'orders#show'`, `get :feed, on: :collection`, `root 'home#index'`, `match 'a' => 'b#c', via: [:get,
 * :post]`.
 */
function single(word: string, given: RouteArguments, around: RouteScope): readonly UnplacedRoute[] {
  const method = routeMethods.get(word);
  if (!method && word !== 'root' && word !== 'match') return [];
  const [pairPath, pairTarget] = given.arrow ?? [];
  const paths = word === 'root' ? ['/'] : pairPath === undefined ? given.values : [pairPath];
  const said = pairTarget ?? given.options.get('to') ?? (word === 'root' ? given.values[0] : undefined);
  const on = given.options.get('on');
  const base = on === 'member' ? around.member : on === 'collection' ? around.collection : around.path;
  const methods = word === 'match' ? (given.lists.get('via') ?? ['all']).map((via) => routeMethods.get(via) ?? '*') : [method ?? 'GET'];
  return paths.flatMap((path) => {
    const [controller, action] = target(said, path, given, around);
    if (!controller || !action) return [];
    const whole = joinPaths(base, path === '/' ? '' : path.replace(/\(\.:format\)$/, ''));
    return methods.map((each) => ({ method: each, path: whole, controller: className(around.module, controller), action }));
  });
}

function target(text: string | undefined, path: string, { options }: RouteArguments, around: RouteScope): readonly (string | undefined)[] {
  if (text?.includes('#')) return text.split('#');
  const controller = options.get('controller') ?? around.controller;
  const action = options.get('action') ?? text;
  if (controller) return [controller, action ?? path.slice(path.lastIndexOf('/') + 1)];
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
  let scope: RouteScope | undefined = outside;
  for (const block of blocks) scope = scope && entered(block, scope, source);
  return scope;
}

function entered(block: SyntaxNode, around: RouteScope, source: Source): RouteScope | undefined {
  const name = block.childForFieldName('method');
  const list = block.childForFieldName('arguments');
  const given = list ? argumentsOf(list, source) : none;
  const [first] = given.values;
  const { options } = given;
  switch (name ? source.of(name) : '') {
    case 'namespace': {
      const path = joinPaths(around.path, options.get('path') ?? first ?? '');
      return { ...around, path, member: path, collection: path, module: within(around.module, options.get('module') ?? first ?? '') };
    }
    case 'scope': {
      const path = joinPaths(around.path, options.get('path') ?? first ?? '');
      const module = within(around.module, options.get('module') ?? '');
      return { ...around, path, member: path, collection: path, module, controller: options.get('controller') ?? around.controller };
    }
    case 'controller':
      return { ...around, controller: first ?? around.controller };
    case 'resources':
      return first === undefined ? around : nested(inResource(first, false, given, around), first, given);
    case 'resource':
      return first === undefined ? around : inResource(first, true, given, around);
    case 'member':
      return { ...around, path: around.member };
    case 'collection':
      return { ...around, path: around.collection };
    case 'concern':
      return undefined;
    default:
      return around;
  }
}

/** Paths of a resource: the collection, and one member. */
function inResource(name: string, isOne: boolean, { options }: RouteArguments, around: RouteScope): RouteScope {
  const path = joinPaths(around.path, options.get('path') ?? name);
  return {
    path,
    collection: path,
    member: isOne ? path : joinPaths(path, `:${options.get('param') ?? 'id'}`),
    module: within(around.module, options.get('module') ?? ''),
    controller: options.get('controller') ?? (isOne ? plural(name) : name),
  };
}

/** Routes in the block of a resource concern one member, unless they say `collection`. */
function nested(scope: RouteScope, name: string, { options }: RouteArguments): RouteScope {
  return { ...scope, path: joinPaths(scope.path, `:${singular(name)}_${options.get('param') ?? 'id'}`) };
}

interface RouteArguments {
  readonly values: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** Target as a pair: `'path' => 'controller#action'`. */
  readonly arrow?: readonly [string, string];
}

const none: RouteArguments = { values: [], options: new Map(), lists: new Map() };

function argumentsOf(list: SyntaxNode, source: Source): RouteArguments {
  const values: string[] = [];
  const options = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  let arrow: readonly [string, string] | undefined;
  for (const node of list.namedChildren) {
    if (node.type !== 'pair') {
      const value = plain(node, source);
      if (value !== undefined) values.push(value);
      continue;
    }
    const [key, value] = [node.childForFieldName('key'), node.childForFieldName('value')];
    if (!key || !value) continue;
    const word = plain(key, source) ?? source.of(key).replace(/:$/, '');
    const all = listed(value, source);
    if (key.type === 'string' && all.length === 1) arrow = [word, all[0] ?? ''];
    else if (all.length) lists.set(word, all);
    if (key.type !== 'string' && all.length === 1) options.set(word, all[0] ?? '');
  }
  return { values, options, lists, ...(arrow ? { arrow } : {}) };
}

/** The text of a symbol or string; computed values are unknown. */
function plain(node: SyntaxNode, source: Source): string | undefined {
  const text = source.folded(node, 200);
  if (node.type === 'simple_symbol') return text.slice(1);
  return node.type === 'string' && !text.includes('#{') ? text.slice(1, -1) : undefined;
}

/** Reads `:show`, `[:show, :index]` and `%i[show index]`. */
function listed(node: SyntaxNode, source: Source): readonly string[] {
  const one = plain(node, source);
  if (one !== undefined) return [one];
  if (node.type === 'array') return node.namedChildren.flatMap((each) => plain(each, source) ?? []);
  return /^(?:symbol|string)_array$/.test(node.type) ? source.folded(node, 400).slice(3, -1).trim().split(' ') : [];
}

function within(module: string, inner: string): string {
  return [module, inner].filter((part) => part !== '').join('/');
}

/** Converts `admin/line_items` to `Admin::LineItemsController`. */
function className(module: string, controller: string): string {
  const path = controller.startsWith('/') ? controller.slice(1) : within(module, controller);
  const words = path.split('/').map((part) => part.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));
  return `${words.join('::')}Controller`;
}

const unlike: ReadonlyMap<string, string> = new Map([
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
]);

function plural(word: string): string {
  const other = unlike.get(word);
  if (other) return other;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function singular(word: string): string {
  for (const [one, many] of unlike) if (many === word) return one;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, '');
}
