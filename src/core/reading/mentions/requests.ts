// Finds HTTP requests in a text: "trace GET /users/:id", "what answers POST /orders", "/api/users/42 gives 404".
import type { RequestMention } from './mentions.ts';

const named =
  /(?:\b(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+)?(?:https?:\/\/[\w.:-]{1,100})?(?<![\w.:/)-])(\/[\w:{}<>[\]$.*@%~+-][\w/:{}<>[\]$.*@%~+-]{0,300}|\/(?=[\s"'`,]|$))/g;
/** Read limit in characters. */
const mostRead = 2000;

/** Requests in `text`, whether or not a route matches. */
export function requestsIn(text: string): readonly RequestMention[] {
  return [...text.slice(0, mostRead).matchAll(named)].flatMap(([, method, path]) =>
    path && (method || path.length > 1) ? [{ method, path: path.replace(/[.:]+$/, '') }] : [],
  );
}
