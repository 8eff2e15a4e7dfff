// Cleans text from servers, which may be long, and may hold control characters or parts of the key or the request.
import { scrub } from '../../core/secrets/scrub.ts';
import { fieldsOf, jsonText, type JsonFields } from './jsonFields.ts';

/** Longest message of a server to show, in characters. */
const maxShownLength = 200;

/** Longest text to search, in characters: a message stands at the beginning. */
const maxReadLength = 4_000;

/** Returns one line of at most 200 characters, without control characters, secrets, `key`, and the final full stop. May be empty. */
export function cleanServerText(text: string, key?: string): string {
  const start = text.slice(0, maxReadLength);
  // Before lines are joined: a secret may be broken over them, or hold invisible characters.
  const clean = scrub(key ? start.replaceAll(key, '[key]') : start)
    .text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const short = clean.length > maxShownLength ? `${clean.slice(0, maxShownLength - 1)}…` : clean;
  return short.replace(/[.\s]+$/, '');
}

/** Content of an error body. Servers put it in `error.message`, `error`, `message`, `detail`, or the title of a page. */
export interface ServerError {
  readonly message: string;
  /** Names of the error kind, lower case: `code`, `type`, `status`. */
  readonly kinds: readonly string[];
  /** The parameter at fault. */
  readonly param: string;
  /** The whole body in lower case, for wordings anywhere in it. */
  readonly lowerCaseBody: string;
  /** Whether the body was JSON. */
  readonly structured: boolean;
  /** Context length in tokens, where a field has it. */
  readonly contextLength?: number;
}

export function readServerError(body: string): ServerError {
  const value = parseJson(body);
  if (value === undefined)
    return { message: titleOf(body), kinds: [], param: '', lowerCaseBody: body.slice(0, maxReadLength).toLowerCase(), structured: false };
  const outer = fieldsOf(value);
  const inner = outer['error'] === undefined ? outer : fieldsOf(outer['error']);
  const contextLength = [inner['n_ctx'], inner['context_length']].find((length) => typeof length === 'number');
  return {
    message: messageOf(outer, inner),
    kinds: [inner['code'], inner['type'], inner['status'], outer['object']]
      .filter((kind) => typeof kind === 'string')
      .map((kind) => kind.toLowerCase()),
    param: typeof inner['param'] === 'string' ? inner['param'] : '',
    lowerCaseBody: jsonText(value).slice(0, maxReadLength).toLowerCase(),
    structured: true,
    ...(contextLength === undefined ? {} : { contextLength }),
  };
}

function messageOf(outer: JsonFields, inner: JsonFields): string {
  // Some gateways put the provider's message into a field of its own.
  const rawMessage = fieldsOf(inner['metadata'])['raw'];
  const message = [inner['message'], outer['error'], outer['message'], outer['detail'], outer['title']].find(
    (text) => typeof text === 'string',
  );
  const messageText = message ?? jsonText(outer['detail'] ?? inner['message'] ?? inner);
  return typeof rawMessage === 'string' && /^provider returned error$/i.test(messageText)
    ? parseJson(rawMessage) === undefined
      ? rawMessage
      : readServerError(rawMessage).message
    : messageText;
}

/** Title of a page, or a short text as it is. */
function titleOf(body: string): string {
  const title = /<title[^>]*>([^<]*)/i.exec(body.slice(0, maxReadLength))?.[1];
  return title ?? (/^\s*</.test(body) ? '' : body.slice(0, maxReadLength));
}

function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON: the caller takes it as plain text.
    return undefined;
  }
}
