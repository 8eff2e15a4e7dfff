// The only way to a model server: a `fetch` that follows no redirect, sends no needless header, bounds what it reads, and rejects foreign
// replies before any library sees them.
import * as l10n from '@vscode/l10n';
import { UserError } from '../../core/base/wording/errors.ts';
import { isAzure, urlForPeople, whereOf } from './address.ts';
import { boundBody, refusalText, type BodyState } from './boundedBody.ts';
import { completionAsStream } from './completionAsStream.ts';
import { HttpRefusal, retryAfter } from './httpRefusal.ts';
import { acceptedEncodings, foreignEncoding } from './replyEncoding.ts';
import { cleanServerText } from './serverText.ts';

/** Target of a call: address, key, and the `fetch` to use. */
export interface GuardedCall {
  readonly fetch: typeof globalThis.fetch;
  readonly baseUrl: string;
  readonly key?: string;
  /** Progress of the body, to explain how it ended. */
  readonly state: BodyState;
  /** Whether the reply is read as a stream of events; one JSON completion is turned into that. */
  readonly stream: boolean;
}

/**
 * Sends `init` to `url` under the guard.
 * @throws UserError `model-redirected`, `model-wrong-url`, `model-bad-response`, `model-too-long`
 * @throws HttpRefusal for an error status
 */
export async function guardedFetch(call: GuardedCall, url: string, init: RequestInit): Promise<Response> {
  const { fetch, baseUrl, state } = call;
  const { method = 'GET', body, signal } = init;
  const response = await fetch(url, { method, body, signal, headers: headersFor(call, body !== undefined), redirect: 'manual' });
  try {
    mustNotRedirect(response, baseUrl);
    const type = typeOf(response);
    const foreign = foreignEncoding(response.headers);
    if (!response.ok) {
      // The status says enough where the words of the server cannot be read.
      const words = foreign === undefined ? await refusalText(response) : '';
      throw new HttpRefusal(response.status, words, type, retryAfter(response.headers, Date.now()));
    }
    if (foreign !== undefined)
      throw new UserError('model-bad-response', [
        whereOf(baseUrl),
        l10n.t('packed as {0}, which was not asked for', cleanServerText(foreign, call.key)),
      ]);
    if (response.body === null)
      throw new UserError('model-bad-response', [whereOf(baseUrl), l10n.t('nothing (HTTP {0})', response.status)]);
    if (type === 'text/html' || type === 'application/xhtml+xml') throw new UserError('model-wrong-url', [urlForPeople(baseUrl)]);
    return await checkedResponse(new Response(boundBody(response, whereOf(baseUrl), state), response), type, call);
  } catch (error) {
    // The rest is not read, so the connection need not stay open.
    if (response.body && !response.body.locked) await response.body.cancel();
    throw error;
  }
}

/** Sends only these headers: no names of libraries, platforms and versions, none from the environment. */
function headersFor({ baseUrl, key, stream }: GuardedCall, hasBody: boolean): Record<string, string> {
  return {
    accept: stream ? 'text/event-stream, application/json' : 'application/json',
    'accept-encoding': acceptedEncodings,
    'user-agent': 'clew',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(key ? { authorization: `Bearer ${key}` } : {}),
    ...(key && isAzure(baseUrl) ? { 'api-key': key } : {}),
  };
}

function mustNotRedirect(response: Response, baseUrl: string): void {
  const { status, type, headers } = response;
  if (type !== 'opaqueredirect' && (status < 300 || status > 399)) return;
  const target = headers.get('location') ?? '';
  const targetUrl = URL.canParse(target, baseUrl) ? new URL(target, baseUrl) : undefined;
  throw new UserError('model-redirected', [
    whereOf(baseUrl),
    cleanServerText(targetUrl ? (targetUrl.host === new URL(baseUrl).host ? urlForPeople(targetUrl.href) : targetUrl.host) : target),
  ]);
}

/** Media type without parameters, lower case; empty when there is none. */
function typeOf(response: Response): string {
  return (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Types that say nothing: the reply may still be an answer, and its first byte tells. */
const vagueTypes = new Set(['', 'text/plain', 'application/octet-stream']);

async function checkedResponse(response: Response, type: string, { stream, baseUrl, key, state }: GuardedCall): Promise<Response> {
  const isJson = type === 'application/json' || type.endsWith('+json');
  if (type === 'text/event-stream' && stream) return response;
  if (isJson || vagueTypes.has(type)) return stream ? completionAsStream(response, baseUrl, state) : response;
  await response.body?.cancel();
  throw new UserError('model-bad-response', [whereOf(baseUrl), cleanServerText(type, key)]);
}
