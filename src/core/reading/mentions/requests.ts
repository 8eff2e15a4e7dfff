// Requests that a text names: "trace GET /users/:id", "what answers POST /orders", "/api/users/42 gives 404".
import type { RequestMention } from './mentions.ts';

const named =
  /(?:\b(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+)?(?:https?:\/\/[\w.:-]{1,100})?(?<![\w.:/)-])(\/[\w:{}<>[\]$.*@%~+-][\w/:{}<>[\]$.*@%~+-]{0,300}|\/(?=[\s"'`,]|$))/g;
/** More of a text is not read for requests. */
const mostRead = 2000;

/** What `text` says of requests, whether anything answers them or not. */
export function requestsIn(text: string): readonly RequestMention[] {
  return [...text.slice(0, mostRead).matchAll(named)].flatMap(([, method, path]) =>
    path && (method || path.length > 1) ? [{ method, path: path.replace(/[.:]+$/, '') }] : [],
  );
}
