// Contracts of HTTP: requests of clients and the routes that answer them, by method and path.
import type { Pause } from '../../base/pause.ts';
import { fileKeyOf } from '../../base/fileKey.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Route } from '../../graph/queries/routes.ts';
import { codeFilesOf } from '../../uses/target/codeFiles.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import { CodeFiles, type CodeFile } from '../codeFile.ts';
import type { ContractKind, ContractLink, ContractSources } from '../contract.ts';
import { requestsIn, type FileRequests } from './clientCalls.ts';
import { clientTexts } from './clientRows.ts';
import { requestsOfCallers, resolvedRequest, givenBy, type HttpRequest } from './httpRequest.ts';
import { filesWithImportedClients } from './importedClients.ts';
import { objectTexts } from './objectRequests.ts';
import { requestPath, type RequestPath } from './pathPattern.ts';
import { handlerOfRoute } from './routeHandler.ts';
import { RouteIndex, type RouteMatch } from './routeIndex.ts';

/** Functions that pass a path on to the next one. Set by judgement: an `api.get` that calls a `request` that calls `fetch`. */
const maxWrappers = 3;

/** What was read from a file, for as long as its text and its imported clients stay. */
interface ReadFile {
  readonly text: string;
  readonly importedKey: string;
  readonly requests: FileRequests;
}

/** Links of HTTP. Keeps the requests of unchanged files. */
export class HttpContracts implements ContractKind {
  #readFiles = new Map<string, ReadFile>();

  async links({ graph, texts, pause }: ContractSources): Promise<readonly ContractLink[]> {
    const routes = new RouteIndex(graph);
    if (routes.isEmpty) return [];
    const files = new CodeFiles(graph, texts);
    const heldTexts: { readonly file: TextFile; readonly text: string }[] = [];
    const runs = [...clientTexts, ...objectTexts];
    const includes = codeFilesOf(graph);
    const take = ({ file, text }: { file: TextFile; text: string }): void => void heldTexts.push({ file, text });
    await filesHoldingRuns(runs, texts, { includes, maxOffsets: 1, take, pause }, pause.token);
    const previous = this.#readFiles;
    this.#readFiles = new Map();
    const codeFiles = heldTexts.flatMap(({ file, text }) => files.of(file.root, file.path, text) ?? []);
    for (const file of codeFiles) {
      this.#requestsOf(file, new Set(), previous);
      if (pause.isDue) await pause.take();
    }
    const links = sentRequests(routes, graph);
    const search = new RequestSearch(routes, files, pause);
    const own = codeFiles.map((file) => ({ file, requests: this.#requestsOf(file, new Set(), previous) }));
    const importing = await filesWithImportedClients(own, files);
    const seen = new Set(importing.map(({ file }) => file));
    for (const { file, requests } of own) if (!seen.has(file)) links.push(...(await search.linksOf(requests, file, new Map())));
    for (const { file, bases } of importing) {
      const requests = this.#requestsOf(file, new Set(bases.keys()), previous);
      links.push(...(await search.linksOf(requests, file, bases)));
      if (pause.isDue) await pause.take();
    }
    return links;
  }

  #requestsOf(file: CodeFile, imported: ReadonlySet<string>, previous: ReadonlyMap<string, ReadFile>): FileRequests {
    const importedKey = [...imported].sort().join(' ');
    const key = `${fileKeyOf(file)} ${importedKey}`;
    const known = this.#readFiles.get(key) ?? previous.get(key);
    const requests =
      known?.text === file.text && known.importedKey === importedKey ? known.requests : requestsIn(file, file.rules, imported);
    this.#readFiles.set(key, { text: file.text, importedKey, requests });
    return requests;
  }
}

/** Requests of client interfaces that declare them like routes. */
function sentRequests(routes: RouteIndex, graph: CodeGraph): ContractLink[] {
  return routes.sent.flatMap((route: Route) => {
    const path = requestPath([{ is: 'text', text: route.path }]);
    const symbol = handlerOfRoute(route, graph);
    if (!path) return [];
    const matches = routes.answering(route.method, { ...path, hasUnknownBase: true }, symbol.role === 'test');
    return matches.map((match) => linkOf(symbol, symbol.fact.nameRange.start.line, route.method, path, match, graph));
  });
}

/** Finds the routes that answer the requests of a file. */
class RequestSearch {
  readonly #routes: RouteIndex;
  readonly #files: CodeFiles;
  readonly #pause: Pause;

  constructor(routes: RouteIndex, files: CodeFiles, pause: Pause) {
    this.#routes = routes;
    this.#files = files;
    this.#pause = pause;
  }

  async linksOf(
    { calls }: FileRequests,
    file: CodeFile,
    bases: ReadonlyMap<string, HttpRequest['path'] | undefined>,
  ): Promise<readonly ContractLink[]> {
    const links: ContractLink[] = [];
    for (const call of calls) {
      const base = call.importedClient === undefined ? undefined : bases.get(call.importedClient);
      const request = await resolvedRequest(call, file, this.#files, base);
      if (request) links.push(...(await this.#linksOfRequest(request, maxWrappers)));
    }
    return links;
  }

  /** Links of a request itself; where callers give its path and that alone tells no route, links of the callers. */
  async #linksOfRequest(request: HttpRequest, depth: number): Promise<readonly ContractLink[]> {
    if (this.#pause.isDue) await this.#pause.take();
    const links = this.#ownLinks(request);
    const isCertain = links.some(({ isGuessed }) => !isGuessed) && request.methodFrom === undefined;
    if (isCertain || depth === 0 || !givenBy(request)) return links.map(({ link }) => link);
    const callerLinks: ContractLink[] = [];
    for (const each of await requestsOfCallers(request, this.#files)) callerLinks.push(...(await this.#linksOfRequest(each, depth - 1)));
    return callerLinks.length ? callerLinks : links.map(({ link }) => link);
  }

  #ownLinks({ symbol, line, method, path: parts }: HttpRequest): readonly { readonly link: ContractLink; readonly isGuessed: boolean }[] {
    const path = requestPath(parts.map((part) => (part.is === 'parameter' ? { is: 'value' } : part)));
    if (!path) return [];
    const { graph } = this.#files;
    return this.#routes
      .answering(method, path, symbol.role === 'test')
      .map((match) => ({ link: linkOf(symbol, line, method, path, match, graph), isGuessed: match.match.guessed > 0 }));
  }
}

function linkOf(
  symbol: SymbolNode,
  line: number,
  method: string | undefined,
  path: RequestPath,
  { route, confidence }: RouteMatch,
  graph: CodeGraph,
): ContractLink {
  const offering = handlerOfRoute(route, graph);
  return {
    use: { symbol, line, contract: `${method ?? route.method} /${path.segments.join('/')}` },
    offer: { symbol: offering, line: route.symbol.fact.range.start.line, contract: `${route.method} ${route.path}` },
    confidence,
  };
}
