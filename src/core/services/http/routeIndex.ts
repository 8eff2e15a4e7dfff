// Routes of a workspace that clients can reach, found by the texts in their paths.
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import { routesOf, type Route } from '../../graph/queries/routes.ts';
import { matchConfidence } from './matchConfidence.ts';
import { matchPaths, routePath, tellingSegments, type RequestMatch, type RequestPath, type RoutePath } from './pathPattern.ts';

/** A route that answers a request. */
export interface RouteMatch {
  readonly route: Route;
  readonly confidence: number;
  readonly match: RequestMatch;
}

/** Interfaces whose routes are requests that a generated client sends. */
const clientInterface = /^(?:\w+\.)*(?:FeignClient|RegisterRestClient|HttpExchange|ReactiveFeignClient)\b/;
/** Maximum routes that equally answer a request; with more, none of them is meant. Set by judgement. */
const maxEqualRoutes = 3;

/** Routes by the texts of their segments, and the requests of interfaces that only declare them. */
export class RouteIndex {
  /** Routes of client interfaces: they send, and do not answer. */
  readonly sent: readonly Route[];
  readonly #bySegment = new Map<string, { readonly route: Route; readonly path: RoutePath }[]>();
  readonly isEmpty: boolean;

  constructor(graph: CodeGraph) {
    const routes = hasRoutes(graph) ? routesOf(graph) : [];
    const isSent = ({ symbol }: Route): boolean =>
      ownerOf(symbol, graph)?.fact.decorators.some((each) => clientInterface.test(each)) ?? false;
    this.sent = routes.filter(isSent);
    const offered = routes.filter((route) => !isSent(route) && route.method !== 'WEBSOCKET');
    this.isEmpty = offered.length === 0;
    for (const route of offered) {
      const path = routePath(route.path);
      const indexed = { route, path };
      for (const segment of new Set(tellingSegments(path.segments))) {
        const entry = this.#bySegment.get(segment);
        if (entry) entry.push(indexed);
        else this.#bySegment.set(segment, [indexed]);
      }
    }
  }

  /** The routes that answer a request best. `isTest`: the request is one of a test, which may have routes of its own. */
  answering(method: string | undefined, path: RequestPath, isTest: boolean): readonly RouteMatch[] {
    const candidates = new Set(tellingSegments(path.segments).flatMap((segment) => this.#bySegment.get(segment) ?? []));
    const matches = [...candidates].flatMap(({ route, path: pattern }) => {
      if (method !== undefined && route.method !== method && route.method !== '*') return [];
      if (!isTest && route.symbol.role === 'test') return [];
      const match = matchPaths(path, pattern);
      return match ? [{ route, match }] : [];
    });
    const best = bestOf(matches);
    const isCut = best.some(({ match }) => match.routePrefix + match.requestPrefix > 0);
    const symbols = new Set(best.map(({ route }) => route.symbol.id));
    if (symbols.size > (isCut ? 1 : maxEqualRoutes)) return [];
    return best
      .filter(({ route }, i) => best.findIndex((each) => each.route.symbol.id === route.symbol.id) === i)
      .map(({ route, match }) => ({ route, match, confidence: matchConfidence(match, path, method !== undefined, symbols.size) }));
  }
}

/** The matches that no other one is better than. */
function bestOf<Match extends { readonly match: RequestMatch }>(matches: readonly Match[]): readonly Match[] {
  const rank = ({ match }: Match): number =>
    -100 * (match.isRest ? 1 : 0) - 20 * (match.routePrefix + match.requestPrefix) - 4 * match.guessed - 2 * match.filled + match.literals;
  const top = Math.max(...matches.map(rank));
  return matches.filter((each) => rank(each) === top);
}

/** Whether any file has a route: most workspaces have none, and then nothing more is read. */
function hasRoutes(graph: CodeGraph): boolean {
  for (const { path, fact } of graph.symbols())
    if (fact.kind === 'route' || (fact.parent === 0 && /(?:^|\/)(?:app|routes|pages)\//.test(path))) return true;
  return false;
}
