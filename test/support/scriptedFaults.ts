// Faults of a model server: refusals, silence, broken streams and pages of other kinds.
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { answer } from './scriptedReplies.ts';
import { beginStream, chunk, event, sendJson, streamEvents } from './scriptedWire.ts';
import type { Reply } from './scriptedRequest.ts';

/** Content of an error response. */
export interface FailureOptions {
  readonly message?: string;
  readonly code?: string | number | null;
  readonly type?: string;
  readonly param?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The whole body, where it is not `{ error: … }`. */
  readonly body?: unknown;
}

/** An HTTP error in the shape of OpenAI's. */
export function failure(status: number, options: FailureOptions = {}): Reply {
  const {
    message = `Scripted failure ${String(status)}`,
    code = null,
    type = 'scripted_error',
    param = null,
    headers = {},
    body,
  } = options;
  return (_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJson(response, status, body ?? { error: { message, type, param, code } });
  };
}

/** 401, with the key masked as OpenAI does it. */
export function unauthorized(): Reply {
  return failure(401, { message: 'Incorrect API key provided: sk-12***89.', code: 'invalid_api_key', type: 'invalid_request_error' });
}

/** 429; `seconds` goes out as `Retry-After`. */
export function rateLimited(seconds?: number): Reply {
  const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  return failure(429, { message: 'Rate limit reached.', code: 'rate_limit_exceeded', headers });
}

/** 404 for a model that is not there, as OpenAI words it. */
export function unknownModel(name: string): Reply {
  const message = `The model \`${name}\` does not exist or you do not have access to it.`;
  return failure(404, { message, code: 'model_not_found', type: 'invalid_request_error' });
}

/** 400 for a request that is too long, as OpenAI words it. */
export function contextLength(limit: number): Reply {
  const message = `This model's maximum context length is ${String(limit)} tokens. However, your messages resulted in ${String(limit * 2)} tokens.`;
  return failure(400, { message, code: 'context_length_exceeded', type: 'invalid_request_error', param: 'messages' });
}

/** 400 for a parameter that the server does not take. `system` stands for messages of that role. */
export function refusedParameter(name: string): Reply {
  if (name === 'system') return failure(400, { message: 'System role not supported', type: 'BadRequestError', code: 400 });
  const instead = name === 'max_tokens' ? " Use 'max_completion_tokens' instead." : '';
  const message = `Unsupported parameter: '${name}' is not supported with this model.${instead}`;
  return failure(400, { message, code: 'unsupported_parameter', type: 'invalid_request_error', param: name });
}

/** 404 for a path that is not served, without JSON. */
export function unknownPath(): Reply {
  return (_, response) => {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('404 page not found');
  };
}

/** The request is taken, and nothing ever comes back. */
export function stall(): Reply {
  return () => undefined;
}

/** Begins to answer and then says nothing more. */
export function stallAfter(text: string): Reply {
  return (request, response) => {
    beginStream(response);
    response.write(event(chunk(request, { content: text })));
  };
}

/** Sends headers and then nothing. */
export function stallAfterHeaders(): Reply {
  return (_, response) => {
    beginStream(response);
    response.flushHeaders();
  };
}

/** Sends keep-alive comments for as long as the client listens, and never a piece of an answer. */
export function onlyComments(everyMs: number): Reply {
  return async (_, response) => {
    beginStream(response);
    while (!response.destroyed) {
      response.write(': PROCESSING\n\n');
      await pause(everyMs);
    }
  };
}

/** Sends the answer byte by byte. */
export function drip(text: string, everyMs: number): Reply {
  return async (request, response) => {
    beginStream(response);
    for (const byte of Buffer.from(streamEvents(request, [text], {}).join(''))) {
      if (response.destroyed) return;
      response.write(Uint8Array.of(byte));
      await pause(everyMs);
    }
    response.end();
  };
}

/** Begins to answer; then the connection is reset. */
export function resetAfter(text: string): Reply {
  return async (request, response) => {
    if (text) {
      beginStream(response);
      response.write(event(chunk(request, { content: text })));
      // The piece should arrive before the reset does.
      await pause(20);
    }
    response.socket?.resetAndDestroy();
  };
}

/** Ends an answer properly as far as HTTP goes, but without its last events. */
export function endAfter(text: string): Reply {
  return (request, response) => {
    beginStream(response);
    response.end(event(chunk(request, { content: text })));
  };
}

/** A stream whose events are no JSON. */
export function garbage(text = ''): Reply {
  return (request, response) => {
    beginStream(response);
    if (text) response.write(event(chunk(request, { content: text })));
    response.end('data: {"choices":[{"delta":\u0000\ufffd not json\n\n');
  };
}

/** A page for people where an answer should be, such as a captive portal or a wrong address. */
export function html(status = 200): Reply {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><html><head><title>Welcome to the portal</title></head><body><script>1</script>Log in</body></html>');
  };
}

/** Sends the client elsewhere. */
export function redirect(to: string, status = 307): Reply {
  return (_, response) => {
    response.writeHead(status, { location: to });
    response.end();
  };
}

/** Sends so many megabytes in many pieces, then nothing: however fast the client reads, the answer is not over. */
export function stallAfterFlood(megabytes: number): Reply {
  return async (request, response) => {
    beginStream(response);
    const piece = event(chunk(request, { content: 'x'.repeat(65_000) }));
    for (let sentBytes = 0; sentBytes < megabytes * 1e6 && !response.destroyed; sentBytes += piece.length)
      if (!response.write(piece)) await waitForDrain(response);
  };
}

/** An answer of so many megabytes, written for as long as the client reads. */
export function huge(megabytes: number, as: 'stream' | 'json' = 'stream'): Reply {
  return async (request, response) => {
    if (as === 'json') response.writeHead(200, { 'content-type': 'application/json' });
    else beginStream(response);
    const piece = as === 'json' ? ' '.repeat(65_536) : event(chunk(request, { content: 'x'.repeat(65_000) }));
    for (let sentBytes = 0; sentBytes < megabytes * 1e6 && !response.destroyed; sentBytes += piece.length)
      if (!response.write(piece)) await waitForDrain(response);
    response.end();
  };
}

/** 200 with a type that no model server sends. */
export function wrongContentType(type = 'image/png'): Reply {
  return (_, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end('\u0089PNG');
  };
}

/** 200 and not one byte. */
export function noBody(type = 'text/event-stream'): Reply {
  return (_, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end();
  };
}

/** A proper stream that holds no text. */
export function empty(): Reply {
  return answer([]);
}

/** An error inside a stream that began well. */
export function errorInStream(text: string, error: Readonly<Record<string, unknown>>): Reply {
  return (request, response) => {
    beginStream(response);
    if (text) response.write(event(chunk(request, { content: text })));
    response.end(event({ error }));
  };
}

function waitForDrain(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      response.off('drain', finish).off('close', finish);
      resolve();
    };
    response.on('drain', finish).on('close', finish);
  });
}
