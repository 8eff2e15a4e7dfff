// Names the fault of a failed or broken connection, by error codes of Node, undici, OpenSSL and Chromium, which VS Code can use.
import * as l10n from '@vscode/l10n';
import { UserError } from '../../core/base/wording/errors.ts';
import { isLocal, urlForPeople, whereOf } from './address.ts';
import { cleanServerText } from './serverText.ts';

/** Destination of a call, and the machine that it came from. */
export interface CallDestination {
  readonly baseUrl: string;
  /** Whether this process runs on a remote machine, so that `localhost` is not the user's own. */
  readonly remote: boolean;
}

/** One error of a chain of causes. */
interface ErrorCause {
  readonly code: string;
  readonly message: string;
  readonly port?: unknown;
}

type Explain = (destination: CallDestination, link: ErrorCause) => UserError;

/** Codes of a connection that broke after it was made. */
const brokenConnection =
  /ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET|terminated|other side closed|premature|ERR_(?:CONNECTION_(?:RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|HTTP2_)/i;

/** Faults by pattern, matched against `code message`; the first match counts. */
const faults: readonly (readonly [RegExp, Explain])[] = [
  // Undici reports status 407, from a proxy that wants credentials, with an empty message.
  [/^ $/, ({ baseUrl }) => new UserError('model-proxy', [whereOf(baseUrl), 'HTTP 407'])],
  [/proxy|tunnel|\b407\b/i, ({ baseUrl }, link) => new UserError('model-proxy', [whereOf(baseUrl), detailOf(link)])],
  [
    /ENOTFOUND|EAI_|ENODATA|ERR_NAME_(?:NOT_RESOLVED|RESOLUTION_FAILED)/,
    ({ baseUrl }) => new UserError('model-dns', [hostnameOf(baseUrl)]),
  ],
  // `fetch` blocks ports of other services: https://fetch.spec.whatwg.org/#bad-port.
  [/^ ?bad port/i, ({ baseUrl }) => new UserError('model-bad-url', [urlForPeople(baseUrl), new URL(baseUrl).port])],
  [/invalid url/i, ({ baseUrl }) => new UserError('model-bad-url', [urlForPeople(baseUrl)])],
  [/ECONNREFUSED|ERR_CONNECTION_REFUSED/, connectionRefusedError],
  [/HPE_|does not match the HTTP/, (destination) => unreachableError(destination, l10n.t('it does not speak http'))],
  [
    /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|ERR_SSL_PROTOCOL_ERROR/,
    (destination) => unreachableError(destination, l10n.t('it does not speak https')),
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|ERR_TLS|ERR_SSL|EPROTO/,
    ({ baseUrl }, link) => new UserError('model-tls', [whereOf(baseUrl), detailOf(link)]),
  ],
  [brokenConnection, (destination) => unreachableError(destination, l10n.t('the connection was closed'))],
];

/** Default time limits of undici, in seconds. */
const libraryWaits: readonly (readonly [RegExp, ConstructorParameters<typeof UserError>[0], string])[] = [
  [/UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT|ERR_(?:CONNECTION_)?TIMED_OUT/, 'model-connect-timeout', '10'],
  [/UND_ERR_HEADERS_TIMEOUT/, 'model-first-timeout', '300'],
  [/UND_ERR_BODY_TIMEOUT/, 'model-silent', '300'],
];

/** Returns the failure behind a `fetch` error. `begun`: parts of the answer had come. */
export function networkFailure(error: unknown, destination: CallDestination, begun: boolean): UserError {
  const links = causesOf(error);
  const where = whereOf(destination.baseUrl);
  for (const [pattern, code, seconds] of libraryWaits)
    if (links.some((link) => pattern.test(textOf(link)))) return new UserError(code, [where, seconds], { cause: error });
  if (begun) return new UserError('model-interrupted', [where], { cause: error });
  for (const [pattern, explain] of faults) {
    const link = links.find((candidate) => pattern.test(textOf(candidate)));
    if (link) return explain(destination, link);
  }
  return unreachableError(destination, detailOf(links.findLast(({ code }) => code !== '') ?? links.at(-1)));
}

/** Whether a retry may succeed: true for failed name lookups that may pass and for broken connections. */
export function maySucceedLater(error: unknown): boolean {
  return causesOf(error).some((link) => /EAI_AGAIN/.test(textOf(link)) || brokenConnection.test(textOf(link)));
}

/** The requested address refused the connection; another port means that the proxy was unreachable. */
function connectionRefusedError(destination: CallDestination, link: ErrorCause): UserError {
  const { baseUrl, remote } = destination;
  const where = whereOf(baseUrl);
  if (typeof link.port === 'number' && link.port !== portOf(baseUrl)) return new UserError('model-proxy', [where, detailOf(link)]);
  return new UserError(remote && isLocal(baseUrl) ? 'model-refused-remote' : 'model-refused', [where]);
}

function unreachableError({ baseUrl }: CallDestination, detail: string): UserError {
  return new UserError('model-unreachable', [whereOf(baseUrl), detail]);
}

/** Prefers the code to the message: it is short, stable and searchable. */
function detailOf(link: ErrorCause | undefined): string {
  if (!link) return l10n.t('no details');
  return cleanServerText(link.code || /\bnet::(\w+)/.exec(link.message)?.[1] || link.message) || l10n.t('no details');
}

function textOf({ code, message }: ErrorCause): string {
  return `${code} ${message}`;
}

/** The error, its causes, and the errors of several tried addresses. Bounded, since a cause may be its own. */
function causesOf(error: unknown): readonly ErrorCause[] {
  const links: ErrorCause[] = [];
  const queue: unknown[] = [error];
  while (queue.length > 0 && links.length < 10) {
    const next = queue.shift();
    if (!(next instanceof Error)) continue;
    const { code, errors, port, cause } = next as Error & { readonly code?: unknown; readonly errors?: unknown; readonly port?: unknown };
    links.push({ code: typeof code === 'string' ? code : '', message: next.message || (errors ? 'several addresses' : ''), port });
    queue.push(cause, ...(Array.isArray(errors) ? (errors as unknown[]) : []));
  }
  return links;
}

function hostnameOf(baseUrl: string): string {
  return new URL(baseUrl).hostname;
}

function portOf(baseUrl: string): number {
  const { port, protocol } = new URL(baseUrl);
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}
