// Addresses of model servers: turns typed text into the base URL to call, and tells who listens there. Keys and consent belong to an
// origin, so every decision uses the parsed URL and never the text.
import { UserError } from '../../core/base/wording/errors.ts';

/** Hosts of Azure, which takes its keys in a header of its own and serves the API below `/openai`. */
const azure = /\.(?:openai\.azure|services\.ai\.azure|cognitiveservices\.azure)\.(?:com|us|cn)$/;

/** Paths of calls, which people paste along with the base URL. */
const callPath = /\/(?:chat\/completions|completions|embeddings|models|responses)$/;

/** Port of Ollama, whose own API lies at `/api` beside the compatible one at `/v1`. */
const ollamaPort = '11434';

/**
 * Returns the base URL to which API paths are added, without a trailing slash. Typed text is read leniently: spaces, trailing slashes, a
 * fragment and the path of a call (`/chat/completions`) are removed. A bare host, or one with `/api` alone, gets `/v1` (Azure:
 * `/openai/v1`); `/api` of Ollama becomes `/v1`. Any other path, and the query, stay as they are.
 * @throws UserError `model-bad-url` for anything but http and https, and for a URL that holds a user or password
 */
export function apiBase(baseUrl: string): string {
  const url = parse(baseUrl);
  if (!url) throw new UserError('model-bad-url', [displayText(baseUrl)]);
  url.hash = '';
  const path = url.pathname.replace(/\/+$/, '').replace(callPath, '').replace(/\/+$/, '');
  url.pathname = versionedPath(url, path);
  return url.href.replace(/\/$/, '');
}

function versionedPath({ hostname, port }: URL, path: string): string {
  if (isAzureHost(hostname)) return path === '' || path === '/openai' ? '/openai/v1' : path;
  if (path === '' || (path === '/api' && port === ollamaPort)) return '/v1';
  return path === '/api' ? '/api/v1' : path;
}

/** Adds a scheme to `text` when it has none: `localhost:8977` is http, addresses outside one's own networks are https. */
export function withScheme(text: string): string {
  const address = text.trim();
  if (!/^[\w.-]+(?::\d+)?(?:\/|$)/.test(address)) return address;
  const httpUrl = `http://${address}`;
  return isExposed(httpUrl) ? `https://${address}` : httpUrl;
}

/**
 * Scheme, host and port, to which keys and consent belong: `https://api.example.com`.
 * @throws UserError `model-bad-url`
 */
export function originOf(baseUrl: string): string {
  return new URL(apiBase(baseUrl)).origin;
}

/** As {@link originOf}, but undefined for an invalid address. */
export function originFrom(baseUrl: string): string | undefined {
  return parse(baseUrl) ? originOf(baseUrl) : undefined;
}

/** Host for people, with the port unless it is the default: `localhost:11434`. Returns an invalid address unchanged. */
export function whereOf(baseUrl: string): string {
  return parse(baseUrl)?.host ?? displayText(baseUrl);
}

/** The URL for sentences, without its query, which may hold secrets. */
export function urlForPeople(url: string): string {
  return displayText(url.replace(/[?#].*$/s, ''));
}

/** Whether the address means the machine that this process runs on. */
export function isLocal(baseUrl: string): boolean {
  const host = hostOf(baseUrl);
  return host !== undefined && isLocalHost(host);
}

/** Whether requests travel unencrypted through foreign networks: plain http to a public host. */
export function isExposed(baseUrl: string): boolean {
  const host = hostOf(baseUrl);
  return host !== undefined && parse(baseUrl)?.protocol === 'http:' && !isLocalHost(host) && !isPrivateHost(host);
}

/**
 * Destination of a base URL for the gate: its origin, to which consent belongs, and who can read the requests.
 * @throws UserError `model-bad-url`
 */
export function destinationOf(baseUrl: string): { readonly key: string; readonly local: boolean; readonly exposed: boolean } {
  return { key: originOf(baseUrl), local: isLocal(baseUrl), exposed: isExposed(baseUrl) };
}

export function isAzure(baseUrl: string): boolean {
  const host = hostOf(baseUrl);
  return host !== undefined && isAzureHost(host);
}

/** `127.0.0.0/8` and `::1`, also where IPv6 wraps IPv4; `0.0.0.0` and `::` reach this machine too. */
function isLocalHost(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  if (host === '[::1]' || host === '[::]') return true;
  const ip = ipv4Of(host);
  return ip !== undefined && (ip[0] === 127 || ip.every((part) => part === 0));
}

/** Private networks by RFC 1918, 4193, 3927 and 6598, names without a dot, and suffixes that only resolve at home. */
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
  const plainMatch = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(host);
  if (plainMatch) return plainMatch.slice(1).map(Number);
  const mappedMatch = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(host);
  if (!mappedMatch) return undefined;
  return mappedMatch.slice(1).flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]);
}

function isAzureHost(host: string): boolean {
  return azure.test(host);
}

/** Host in lower case, without the dot that may end a full name. */
function hostOf(baseUrl: string): string | undefined {
  return parse(baseUrl)?.hostname.replace(/\.$/, '');
}

/** Undefined for anything but an http address, and for one with a user or password: settings must not hold secrets. */
function parse(baseUrl: string): URL | undefined {
  const text = baseUrl.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '' || url.username !== '' || url.password !== '') return undefined;
  return url;
}

/** The typed text for a sentence: short, and without user and password (between `//` and `@`). */
function displayText(baseUrl: string): string {
  return baseUrl
    .trim()
    .replace(/\/\/[^/@]*@/, '//')
    .slice(0, 200);
}
