// Addresses of model servers: what a person typed becomes the base URL that is called, and it is told who listens there. Keys are kept
// and consent is given by origin, so all of it is decided here, on the parsed URL and never on the text.
import { UserError } from '../../core/base/wording/errors.ts';

/** Hosts of Azure, which takes its keys in a header of its own and puts the API below `/openai`. */
const azure = /\.(?:openai\.azure|services\.ai\.azure|cognitiveservices\.azure)\.(?:com|us|cn)$/;

/** Paths of calls, which people paste along with the base URL. */
const callPath = /\/(?:chat\/completions|completions|embeddings|models|responses)$/;

/** Port of Ollama, whose own API lies at `/api` beside the compatible one at `/v1`. */
const ollamaPort = '11434';

/**
 * The base URL to which the paths of the API are added, without a slash at its end. What people type is read kindly:
 * spaces, slashes at the end, a fragment and the path of a call (`/chat/completions`) are taken off; a bare host, and one with `/api`
 * alone, gets `/v1` (Azure: `/openai/v1`); `/api` of Ollama becomes `/v1`. Any other path, and the query, stay as they are.
 * @throws UserError `model-bad-url` for anything but http and https, and for a URL that holds a user or password
 */
export function apiBase(baseUrl: string): string {
  const url = parse(baseUrl);
  if (!url) throw new UserError('model-bad-url', [shown(baseUrl)]);
  url.hash = '';
  const path = url.pathname.replace(/\/+$/, '').replace(callPath, '').replace(/\/+$/, '');
  url.pathname = versioned(url, path);
  return url.href.replace(/\/$/, '');
}

function versioned({ hostname, port }: URL, path: string): string {
  if (isAzureHost(hostname)) return path === '' || path === '/openai' ? '/openai/v1' : path;
  if (path === '' || (path === '/api' && port === ollamaPort)) return '/v1';
  return path === '/api' ? '/api/v1' : path;
}

/** `text` with a scheme when it has none, as people type addresses: `localhost:8977` is http, what is not on one's own networks is https. */
export function withScheme(text: string): string {
  const typed = text.trim();
  if (!/^[\w.-]+(?::\d+)?(?:\/|$)/.test(typed)) return typed;
  const http = `http://${typed}`;
  return isExposed(http) ? `https://${typed}` : http;
}

/**
 * Scheme, host and port: `https://api.example.com`. Keys and consent belong to it.
 * @throws UserError `model-bad-url`
 */
export function originOf(baseUrl: string): string {
  return new URL(apiBase(baseUrl)).origin;
}

/** As {@link originOf}; undefined for what is no address. */
export function originFrom(baseUrl: string): string | undefined {
  return parse(baseUrl) ? originOf(baseUrl) : undefined;
}

/** Host and, unless it is the usual one, port, for people: `localhost:11434`. Of what is no address, its text. */
export function whereOf(baseUrl: string): string {
  return parse(baseUrl)?.host ?? shown(baseUrl);
}

/** The URL without its query, which may hold what is nobody's business; for sentences. */
export function urlForPeople(url: string): string {
  return shown(url.replace(/[?#].*$/s, ''));
}

/** Does the address mean the machine that this process runs on? */
export function isLocal(baseUrl: string): boolean {
  const host = hostOf(baseUrl);
  return host !== undefined && isLocalHost(host);
}

/** Would whatever is sent there travel readable through networks that are not one's own: plain http to a public host? */
export function isExposed(baseUrl: string): boolean {
  const host = hostOf(baseUrl);
  return host !== undefined && parse(baseUrl)?.protocol === 'http:' && !isLocalHost(host) && !isPrivateHost(host);
}

/**
 * What the gate asks of a base URL: its origin, for which consent is given, and who can read what goes there.
 * @throws UserError `model-bad-url`
 */
export function destinationOf(baseUrl: string): { readonly key: string; readonly local: boolean; readonly exposed: boolean } {
  return { key: originOf(baseUrl), local: isLocal(baseUrl), exposed: isExposed(baseUrl) };
}

/** Is the server one of Azure, by its host? */
export function isAzure(baseUrl: string): boolean {
  const host = hostOf(baseUrl);
  return host !== undefined && isAzureHost(host);
}

/** `127.0.0.0/8` and `::1` also where IPv6 wraps IPv4; `0.0.0.0` and `::` reach this machine too. */
function isLocalHost(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  if (host === '[::1]' || host === '[::]') return true;
  const ip = ipv4Of(host);
  return ip !== undefined && (ip[0] === 127 || ip.every((part) => part === 0));
}

/** Private networks by RFC 1918, 4193, 3927 and 6598, names without a dot, and suffixes that are resolved at home only. */
function isPrivateHost(host: string): boolean {
  if (/^\[f[cd]|^\[fe[89ab]/.test(host) || /\.(?:local|internal|lan|home\.arpa)$/.test(host)) return true;
  const ip = ipv4Of(host);
  if (!ip) return !host.includes('.') && !host.startsWith('[');
  const [a = 0, b = 0] = ip;
  return (
    a === 10 ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254) ||
    (a === 100 && b >= 64 && b < 128)
  );
}

/** The four numbers of an IPv4 address, also of one inside IPv6 (`[::ffff:7f00:1]`, as URLs write `::ffff:127.0.0.1`). */
function ipv4Of(host: string): readonly number[] | undefined {
  const plain = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(host);
  if (plain) return plain.slice(1).map(Number);
  const mapped = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(host);
  if (!mapped) return undefined;
  return mapped.slice(1).flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]);
}

function isAzureHost(host: string): boolean {
  return azure.test(host);
}

/** Lower case, without the dot that may end a full name. */
function hostOf(baseUrl: string): string | undefined {
  return parse(baseUrl)?.hostname.replace(/\.$/, '');
}

/** Undefined for what is no http address, and for one with a user or password: a secret has no place in settings. */
function parse(baseUrl: string): URL | undefined {
  const text = baseUrl.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '' || url.username !== '' || url.password !== '') return undefined;
  return url;
}

/** What was typed, for a sentence: short, and without what stands between `//` and `@`. */
function shown(baseUrl: string): string {
  return baseUrl
    .trim()
    .replace(/\/\/[^/@]*@/, '//')
    .slice(0, 200);
}
