// Compares the path of a request with the path of a route, segment by segment, with values that nobody knows on both sides.
import type { PathPart } from './pathExpression.ts';

/** The path that a client requests. */
export interface RequestPath {
  /** Without the base address; {@link hole} stands for a value. */
  readonly segments: readonly string[];
  /** A base address stands before it that the code does not tell. */
  readonly hasUnknownBase: boolean;
  /** The host of an address on the public network. */
  readonly publicHost: string | undefined;
}

/** What a match of two paths rests on. */
export interface RequestMatch {
  /** Segments of the same text. */
  readonly literals: number;
  /** Values of the client where the route has a text. */
  readonly guessed: number;
  /** Texts of the client where the route takes any value. */
  readonly filled: number;
  /** Segments at the start that only the route, or only the request has. */
  readonly routePrefix: number;
  readonly requestPrefix: number;
  /** The prefix is one that most programs have: `api`, `v1`. */
  readonly isPlainPrefix: boolean;
  /** The route takes any rest of the path. */
  readonly isRest: boolean;
}

/** A value in a segment. */
export const hole = '{}';
const mark = '\u0000';
/** Segments that name no route. */
const plainSegment = /^(?:api|v\d+|rest)$/i;
/** Maximum segments at the start that one side alone may have: `api/v1/shop`. Set by judgement. */
const maxPrefix = 3;

/** The path of a request; undefined where its parts say nothing. */
export function requestPath(parts: readonly PathPart[]): RequestPath | undefined {
  const raw = parts.map((part) => (part.is === 'text' ? marked(part.text) : mark)).join('');
  const url = /^(?:https?|wss?|lb):\/\/([^/]*)/.exec(raw);
  const path = (url ? raw.slice(url[0].length) : raw).split(/[?#]/, 1)[0] ?? '';
  const isRooted = path.startsWith('/') && !path.startsWith('//');
  const withoutBase = isRooted ? path : path.replace(new RegExp(`^(?:${mark}+|\\.{1,2}(?=/))`), '');
  const segments = withoutBase
    .split('/')
    .filter((segment) => segment !== '')
    // A value at the end of a text is mostly a query: `/orders${query}`.
    .map((segment, i, all) => (i === all.length - 1 && segment !== mark ? segment.replace(new RegExp(`${mark}$`), '') : segment));
  if (segments.length === 0 || segments.every((segment) => segment === mark)) return undefined;
  const host = url?.[1];
  return {
    segments: segments.map((segment) => segment.replaceAll(mark, hole)),
    hasUnknownBase: !isRooted || url?.[1]?.includes(mark) === true,
    publicHost: host !== undefined && isPublic(host) ? host : undefined,
  };
}

/** `http://orders:8080` names a service of one's own, `https://api.example.com` mostly somebody else's. */
function isPublic(host: string): boolean {
  const name = host.replace(/:\d*$/, '').replace(/^.*@/, '');
  return !name.includes(mark) && /\.[a-z]{2,}$/i.test(name) && !/\.(?:local|internal|localhost|test|svc|cluster)$/i.test(name);
}

/** Marks of values in constant text: `:id`, `{id}`, `<int:pk>`, `[id]`, `%s`. */
function marked(text: string): string {
  return text.replace(/\{[^{}/]*\}|<[^<>/]*>|(?<=\/)\[[^[\]/]*\]|%[sdvq]/g, mark).replace(/(?<=\/):[A-Za-z_]\w*/g, mark);
}

/** The path of a route, read once for all requests. */
export interface RoutePath {
  readonly segments: readonly string[];
  /** The segment that takes any rest of the path; -1 for none. */
  readonly restAt: number;
}

/** Reads the path of a route: `/orders/:id`. */
export function routePath(route: string): RoutePath {
  const segments = routeSegmentsOf(route);
  return { segments, restAt: segments.findIndex(isRest) };
}

/** The texts by which a request can find a route: those that most paths have are left out. */
export function tellingSegments(segments: readonly string[]): readonly string[] {
  return segments.filter((segment) => !plainSegment.test(segment));
}

/** How a request matches the path of a route; undefined when it does not. */
export function matchPaths(
  { segments, hasUnknownBase }: RequestPath,
  { segments: routeSegments, restAt }: RoutePath,
): RequestMatch | undefined {
  const counts = restAt < 0 ? [routeSegments.length] : [restAt];
  for (const count of counts) {
    const difference = restAt < 0 ? segments.length - count : Math.min(0, segments.length - count);
    if (Math.abs(difference) > maxPrefix || (difference < 0 && !hasUnknownBase)) continue;
    const [requestPrefix, routePrefix] = difference > 0 ? [difference, 0] : [0, -difference];
    if (segments.slice(0, requestPrefix).includes(hole)) continue;
    const match = aligned(
      segments.slice(requestPrefix, restAt < 0 ? undefined : count - routePrefix),
      routeSegments.slice(routePrefix, count),
    );
    const prefix = [...segments.slice(0, requestPrefix), ...routeSegments.slice(0, routePrefix)];
    if (match)
      return { ...match, requestPrefix, routePrefix, isPlainPrefix: prefix.every((each) => plainSegment.test(each)), isRest: restAt >= 0 };
  }
  return undefined;
}

function aligned(
  segments: readonly string[],
  routeSegments: readonly string[],
): Pick<RequestMatch, 'literals' | 'guessed' | 'filled'> | undefined {
  if (segments.length !== routeSegments.length) return undefined;
  let [literals, guessed, filled] = [0, 0, 0];
  for (const [i, segment] of segments.entries()) {
    const routeSegment = routeSegments[i] ?? '';
    const [isValue, isOpen] = [segment === hole, isParameter(routeSegment)];
    if (isOpen) filled += isValue ? 0 : 1;
    else if (isValue) guessed++;
    else if (segment === routeSegment) literals++;
    else if (isMixedMatch(segment, routeSegment)) guessed++;
    else return undefined;
  }
  // Values alone, and a version or `api` alone, name no route.
  const named = routeSegments.filter((routeSegment, i) => routeSegment === segments[i] && !plainSegment.test(routeSegment));
  return literals > 0 && named.length > 0 ? { literals, guessed, filled } : undefined;
}

/** `orders-{}` and `orders-2024`. */
function isMixedMatch(segment: string, routeSegment: string): boolean {
  if (!segment.includes(hole)) return false;
  const [first = '', last = ''] = [segment.split(hole)[0], segment.split(hole).at(-1)];
  return routeSegment.length >= first.length + last.length && routeSegment.startsWith(first) && routeSegment.endsWith(last);
}

function routeSegmentsOf(route: string): readonly string[] {
  return route
    .replace(/[?#](?=$)|\(\?:?[^()]*\)/g, '')
    .split('/')
    .filter((segment) => segment !== '');
}

function isParameter(segment: string): boolean {
  return /^(?::|\{.*\}|<.*>|\[.*\]|\(.*\)|\*)/.test(segment);
}

function isRest(segment: string): boolean {
  return /^(?:\*{1,2}|\[\[?\.{3}.*|<path:.*|\{\*.*|\{[\w$]+:path\}|:\w+\*)$/.test(segment);
}
