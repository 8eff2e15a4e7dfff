// Confidence of a link between a client and a route, by what the match rests on. Shares of right links, judged by reading.
import type { RequestPath, RequestMatch } from './pathPattern.ts';

/** How sure each condition leaves a link; the factors of all that hold are multiplied. */
const factors = {
  exact: 0.97,
  /** `/users/{}` of the client, `/users/me` of the route. */
  guessedSegment: 0.6,
  /** `/users/me` of the client, `/users/:id` of the route. */
  filledSegment: 0.9,
  /** A base address that the code does not tell. */
  unknownBase: 0.97,
  /** The route has further segments before it; by the number of segments of the same text. */
  routePrefix: { one: 0.75, several: 0.92 },
  /** The request has further segments before it, as for a proxy. */
  requestPrefix: { one: 0.7, several: 0.85 },
  rest: 0.7,
  /** The code does not tell the method of the request. */
  unknownMethod: 0.6,
  publicHost: 0.5,
} as const;

/** Share of right links among those with such a match. `count`: routes that match as well. */
export function matchConfidence(match: RequestMatch, request: RequestPath, isMethodKnown: boolean, count: number): number {
  const size = match.literals > 1 || match.isPlainPrefix ? 'several' : 'one';
  const applied = [
    factors.exact,
    factors.guessedSegment ** match.guessed,
    factors.filledSegment ** match.filled,
    request.hasUnknownBase && match.routePrefix === 0 ? factors.unknownBase : 1,
    match.routePrefix ? factors.routePrefix[size] : 1,
    match.requestPrefix ? factors.requestPrefix[size] : 1,
    match.isRest ? factors.rest : 1,
    isMethodKnown ? 1 : factors.unknownMethod,
    request.publicHost === undefined ? 1 : factors.publicHost,
  ];
  return Math.round((applied.reduce((product, factor) => product * factor, 1) / count) * 100) / 100;
}
