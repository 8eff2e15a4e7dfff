// Finds HTTP requests in a text: "trace GET /users/:id", "what answers POST /orders", "/api/users/42 gives 404".
import type { RequestMention } from './mentions.ts';

const requestPattern =
  /(?:\b(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+)?(?:https?:\/\/[\w.:-]{1,100})?(?<![\w.:/)-])(\/[\w:{}<>[\]$.*@%~+-][\w/:{}<>[\]$.*@%~+-]{0,300}|\/(?=[\s"'`,]|$))/g;
/** Read limit in characters. */
const maxLength = 2000;

/** Requests in `text`, whether or not a route matches. */
export function requestsIn(text: string): readonly RequestMention[] {
  return [...text.slice(0, maxLength).matchAll(requestPattern)].flatMap(([, method, path]) =>
    path && (method || path.length > 1) ? [{ method, path: path.replace(/[.:]+$/, '') }] : [],
  );
}
