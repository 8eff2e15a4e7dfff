// Routes of a workspace with full paths: declared routes under their mount prefixes, and file-based routes (Next, SvelteKit).
import { rulesOf } from '../../syntax/languages.ts';
import { fileKey, fileKeyOf } from '../../base/fileKey.ts';
import type { SymbolFact } from '../../symbols/facts.ts';
import type { CodeGraph, GraphFile, SymbolNode } from '../edges/graphTypes.ts';

/** A request that the workspace handles. */
export interface Route {
  /** Upper case; `*` for any. */
  readonly method: string;
  readonly path: string;
  /** The route, or the handler if the framework declares no route. */
  readonly symbol: SymbolNode;
}

interface Mount {
  readonly file: string;
  readonly routerName: string;
  readonly path: string;
  /** File and name of the mounted router; an empty name means every router of the file. */
  readonly target: { readonly file: string; readonly name: string };
}

/** Name of Django's list of routes. */
const patternList = 'urlpatterns';
const verbs = /^(?:get|post|put|delete|patch|head|options)$/;
const methods = /^(?:GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)$/;

/** All routes, in the order of files and lines; a router mounted several times has one route per prefix. */
export function routesOf(graph: CodeGraph): readonly Route[] {
  const symbols = [...graph.symbols()];
  const routes = symbols.filter(({ fact }) => fact.route !== undefined);
  const targets = new MountTargets(graph);
  const prefixes = new Prefixes(routes.flatMap((symbol) => targets.of(symbol) ?? []));
  const declaredRoutes = routes.flatMap((symbol): Route[] => {
    const { route } = symbol.fact;
    if (!route || route.mounts !== undefined) return [];
    const routePrefixes = prefixes.of(fileKeyOf(symbol), routerOf(symbol, graph)).map((prefix) => join(placePrefix(symbol), prefix));
    const handlers = route.method === '*' ? methodHandlers(symbol, graph) : noHandlers;
    const handledRequests = [...handlers.routes, ...(handlers.isComplete ? [] : [{ method: route.method, symbol }])];
    return routePrefixes.flatMap((prefix) =>
      handledRequests.map(({ method, symbol: handler, under }) => ({
        method,
        symbol: handler,
        path: under ? join(join(prefix, route.path), under) : join(prefix, route.path),
      })),
    );
  });
  return [...declaredRoutes, ...symbols.flatMap((symbol) => routeByPlace(symbol) ?? [])];
}

/** Laravel serves the routes of its API file under a fixed prefix. */
function placePrefix({ path }: SymbolNode): string {
  return /(?:^|\/)routes\/api\.php$/.test(path) ? '/api' : '';
}

/**
 * Actions of a view set of Django REST framework below its path: `list` and `create` on the collection, the others on one object. View
 * sets may add their own.
 */
const viewSetActions: ReadonlyMap<string, readonly [method: string, under: string]> = new Map([
  ['list', ['GET', '']],
  ['create', ['POST', '']],
  ['retrieve', ['GET', '<pk>']],
  ['update', ['PUT', '<pk>']],
  ['partial_update', ['PATCH', '<pk>']],
  ['destroy', ['DELETE', '<pk>']],
]);

function viewSetRoutes(symbol: SymbolNode): MethodHandlers['routes'] {
  const { name, decorators } = symbol.fact;
  const standardAction = viewSetActions.get(name);
  if (standardAction) return [{ method: standardAction[0], under: standardAction[1], symbol }];
  return decorators.flatMap((text) => {
    const action = /^(?:[\w.]+\.)?(?:action|detail_route|list_route)\((.*)/.exec(text)?.[1];
    if (action === undefined) return [];
    const path = /\burl_path\s*=\s*r?["']([^"']*)["']/.exec(action)?.[1] ?? name;
    const isOnOneObject = /\bdetail\s*=\s*True\b/.test(action) || /detail_route\(/.test(text);
    const methodNames = /\bmethods\s*=\s*[[({]([^\])}]*)/.exec(action)?.[1]?.match(/\w+/g) ?? ['get'];
    return methodNames.map((method) => ({ method: method.toUpperCase(), under: isOnOneObject ? `<pk>/${path}` : path, symbol }));
  });
}

interface MethodHandlers {
  readonly routes: readonly (Pick<Route, 'method' | 'symbol'> & { readonly under?: string })[];
  /** True when no base class could handle other methods. */
  readonly isComplete: boolean;
}

const noHandlers: MethodHandlers = { routes: [], isComplete: false };

/** Handlers of a class that serves any method: its methods with names of HTTP methods. */
function methodHandlers(route: SymbolNode, graph: CodeGraph): MethodHandlers {
  for (const { callee } of graph.outgoing(route.id, ['calls', 'references'])) {
    const type = callee === null ? undefined : graph.symbol(callee);
    if (type?.fact.kind !== 'class') continue;
    const members = graph.inFile(type.root, type.path).filter(({ fact }) => fact.parent === type.fact.index && fact.kind === 'method');
    const methodRoutes = members.flatMap((symbol) =>
      verbs.test(symbol.fact.name) ? [{ method: symbol.fact.name.toUpperCase(), symbol }] : [],
    );
    // A view listed with its full path has the same methods as a view set whose router adds the paths.
    const isSet = route.fact.route?.on !== undefined;
    const actionRoutes = methodRoutes.length ? [] : members.flatMap(viewSetRoutes).map((each) => (isSet ? each : { ...each, under: '' }));
    return { routes: [...methodRoutes, ...actionRoutes], isComplete: methodRoutes.length > 0 && type.fact.extends.length === 0 };
  }
  return noHandlers;
}

/** The router of a route: the one that it names, or the list that contains it. */
function routerOf({ root, path, fact }: SymbolNode, graph: CodeGraph): string {
  if (fact.route?.on !== undefined) return fact.route.on;
  const parentFact = graph.inFile(root, path)[fact.parent]?.fact;
  return parentFact?.kind === 'constant' ? parentFact.name : '';
}

/** Prefixes of routers; a router without a mount has the empty prefix. */
class Prefixes {
  readonly #mounts = new Map<string, Mount[]>();
  readonly #prefixCache = new Map<string, readonly string[]>();

  constructor(mounts: readonly Mount[]) {
    for (const mount of mounts) {
      const { file } = mount.target;
      const fileMounts = this.#mounts.get(file);
      if (fileMounts) fileMounts.push(mount);
      else this.#mounts.set(file, [mount]);
    }
  }

  /** Prefixes of the router `routerName` of a file. A router mounted in itself adds none. */
  of(file: string, routerName: string): readonly string[] {
    const key = `${file} ${routerName}`;
    const cachedPrefixes = this.#prefixCache.get(key);
    if (cachedPrefixes) return cachedPrefixes;
    this.#prefixCache.set(key, []);
    const mounts = (this.#mounts.get(file) ?? []).filter(
      ({ target }) => target.name === '' || routerName === '' || target.name === routerName,
    );
    // An inner router of the file does not get the prefixes of mounts of the whole file.
    const isInner = routerName !== '' && mounts.some((mount) => mount.file === file && mount.target.name === routerName);
    const applicableMounts = isInner ? mounts.filter(({ target }) => target.name !== '') : mounts;
    const joinedPrefixes = applicableMounts.flatMap((mount) =>
      this.of(mount.file, mount.routerName).map((before) => join(before, mount.path)),
    );
    const prefixes = joinedPrefixes.length ? [...new Set(joinedPrefixes)] : [''];
    this.#prefixCache.set(key, prefixes);
    return prefixes;
  }
}

/** Finds the files of mounted routers. */
class MountTargets {
  readonly #graph: CodeGraph;
  readonly #files = new Map<string, GraphFile>();

  constructor(graph: CodeGraph) {
    this.#graph = graph;
    for (const file of graph.files()) this.#files.set(fileKeyOf(file), file);
  }

  of(symbol: SymbolNode): Mount | undefined {
    const { route } = symbol.fact;
    const target = route?.mounts === undefined ? undefined : this.#target(symbol, route.mounts);
    return route && target && { file: fileKeyOf(symbol), routerName: routerOf(symbol, this.#graph), path: route.path, target };
  }

  #target(symbol: SymbolNode, routerText: string): Mount['target'] | undefined {
    if (rulesOf(symbol.language).routersAreHandedOn) return this.#targetOfCall(symbol, routerText);
    const moduleName = /^["'](.*)["']$/.exec(routerText)?.[1];
    if (moduleName !== undefined) return this.#targetOfModule(symbol, moduleName);
    const dot = routerText.indexOf('.');
    const name = dot < 0 ? routerText : routerText.slice(0, dot);
    const importedRouter = this.#importTarget(symbol, name);
    if (importedRouter) return { file: importedRouter.file, name: dot < 0 ? importedRouter.name : routerText.slice(dot + 1) };
    return { file: fileKeyOf(symbol), name };
  }

  /** The Go function that takes or returns the router: the target of the call on the line. */
  #targetOfCall({ id, root, path, fact }: SymbolNode, name: string): Mount['target'] | undefined {
    const parent = this.#graph.inFile(root, path)[fact.parent];
    const calls = [id, ...(parent ? [parent.id] : [])].flatMap((each) => this.#graph.outgoing(each, ['calls', 'references']));
    const { start, end } = fact.range;
    const callsInRoute = calls.filter(({ line }) => start.line <= line && line <= end.line);
    const symbols = callsInRoute.flatMap(({ callee }) => (callee === null ? [] : (this.#graph.symbol(callee) ?? [])));
    const last = name.slice(name.lastIndexOf('.') + 1);
    const namesakes = symbols.filter((each) => each.fact.name === last);
    const best = namesakes.find((each) => each.fact.qualifiedName === name) ?? namesakes[0];
    return best && { file: fileKeyOf(best), name: best.fact.qualifiedName };
  }

  /** The file behind a local name and its name there; empty for a default export or a whole module. */
  #importTarget({ root, path }: SymbolNode, local: string): { file: string; name: string } | undefined {
    const file = this.#files.get(fileKey(root, path));
    for (const fact of file?.facts.imports ?? []) {
      const name = fact.names.find((each) => each.local === local);
      if (!name) continue;
      const importedFile = this.#importedFileAt(root, path, fact.line, name.imported);
      if (importedFile)
        return {
          file: importedFile,
          name: /^(?:default|\*)$/.test(name.imported) || this.#isModule(importedFile, name.imported) ? '' : name.imported,
        };
    }
    return undefined;
  }

  /** The file that has the imported name, among several targets of an import (a package and its module). */
  #importedFileAt(root: string, path: string, line: number, importedName: string): string | undefined {
    const module = this.#graph.inFile(root, path)[0];
    const edges = module ? this.#graph.outgoing(module.id, ['imports']).filter((edge) => edge.line === line) : [];
    const files = edges.flatMap(({ callee }) => (callee === null ? [] : (this.#graph.symbol(callee) ?? [])));
    const best = files.find((each) => this.#isModule(fileKeyOf(each), importedName)) ?? files[0];
    return best && fileKeyOf(best);
  }

  #isModule(file: string, name: string): boolean {
    return new RegExp(`[:/]${name.replace(/[^\w]/g, '')}(?:/index|/__init__)?\\.\\w+$`).test(file);
  }

  /** The module behind a string: `shop.urls` in Django, `./routes` in `require`. */
  #targetOfModule({ root, path }: SymbolNode, name: string): Mount['target'] | undefined {
    if (name.startsWith('.')) {
      const fact = this.#files.get(fileKey(root, path))?.facts.imports.find(({ module }) => module === name);
      const file = fact && this.#importedFileAt(root, path, fact.line, '*');
      return file === undefined ? undefined : { file, name: '' };
    }
    const end = `${name.replaceAll('.', '/')}.py`;
    for (const [key, file] of this.#files) {
      if (file.root === root && (file.path === end || file.path.endsWith(`/${end}`))) return { file: key, name: this.#patternListOf(file) };
    }
    return undefined;
  }

  /** The list that Django includes from a module; other lists are included by name. */
  #patternListOf({ root, path }: GraphFile): string {
    return this.#graph.inFile(root, path).some(({ fact }) => fact.kind === 'constant' && fact.name === patternList) ? patternList : '';
  }
}

/**
 * File-based routes of Next and SvelteKit: `app/users/[id]/route.ts` has functions named after methods, `pages/api/users.ts` a default
 * export.
 */
export function routeByPlace(symbol: SymbolNode): Route | undefined {
  const { path, fact } = symbol;
  if (!fact.exported || fact.parent !== 0 || !isFunctionLike(fact)) return undefined;
  const app = /(?:^|\/)(?:app|routes)\/(?:(.*)\/)?(?:route|\+server)\.[cm]?[jt]sx?$/.exec(path);
  if (app && methods.test(fact.name)) return { method: fact.name, path: placePath(app[1] ?? ''), symbol };
  const page = /(?:^|\/)pages\/(api\/.*?)\.[cm]?[jt]sx?$/.exec(path);
  if (!page) return undefined;
  // Checked last, since it may unpack the signature of the symbol.
  const isDefault = fact.name === 'default' || /\bexport default\b/.test(fact.signature) || fact.name === 'handler';
  return isDefault ? { method: '*', path: placePath(page[1] ?? ''), symbol } : undefined;
}

function isFunctionLike({ kind }: SymbolFact): boolean {
  return kind === 'function' || kind === 'constant';
}

/** The path of a file-based route: folders in parentheses and `@slots` do not count; `index` is the folder itself. */
function placePath(folders: string): string {
  const parts = folders.split('/').filter((part) => part !== '' && !/^\(.*\)$|^@/.test(part));
  if (parts.at(-1) === 'index') parts.pop();
  return `/${parts.join('/')}`;
}

function join(prefix: string, path: string): string {
  if (prefix === '') return path;
  return path === '/' ? prefix : `${prefix.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** Whether a path as written by people or in requests (`/users/:id`, `/users/42`) matches the path of a route, segment by segment. */
export function matchesPath(route: string, request: string): boolean {
  const [routeParts, requestParts] = [segments(route), segments(request)];
  const wildcardAt = routeParts.findIndex((part) => /^(?:\*|\[\[?\.{3}|<path:|\{\*|\*\*)/.test(part));
  if (wildcardAt < 0 ? routeParts.length !== requestParts.length : requestParts.length < wildcardAt) return false;
  return routeParts.every((part, i) => {
    if (wildcardAt >= 0 && i >= wildcardAt) return true;
    return isParameter(part) ? requestParts[i] !== undefined : part === requestParts[i];
  });
}

function segments(path: string): string[] {
  return (
    path
      .split(/[?#]/, 1)[0]
      ?.split('/')
      .filter((part) => part !== '') ?? []
  );
}

function isParameter(segment: string): boolean {
  return /^(?::|\{.*\}$|<.*>$|\[.*\]$|\*)/.test(segment);
}
