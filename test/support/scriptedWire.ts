// The shapes of the chat protocol as a server sends them: chunks, completions, events.
import type { ServerResponse } from 'node:http';
import type { ReceivedRequest } from './scriptedRequest.ts';

/** Tokens as a server counts them. */
export interface ScriptedUsage {
  readonly prompt: number;
  readonly completion: number;
  readonly cached?: number;
}

/** How an answer is sent. */
export interface AnswerOptions {
  readonly finish?: 'stop' | 'length' | 'content_filter' | 'tool_calls';
  readonly usage?: ScriptedUsage;
  /** Thoughts that come before the text, in a field of their own. */
  readonly reasoning?: readonly string[];
  readonly reasoningField?: 'reasoning_content' | 'reasoning' | 'thinking';
  /** The bytes of the stream are cut at these positions and written one by one. */
  readonly splitAt?: readonly number[];
  /** Pause between two pieces, in ms. */
  readonly pauseMs?: number;
  /** End lines with CR LF. */
  readonly crlf?: boolean;
  /** Leave out `data: [DONE]`. */
  readonly withoutDone?: boolean;
  /** Lines that are no data, before each event, as keep-alives are sent. */
  readonly comments?: boolean;
  /** A chunk of any shape, before all others. */
  readonly first?: Readonly<Record<string, unknown>>;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
}

/** A whole answer as events: role, thoughts, text, finish, usage on request, `[DONE]`. */
export function streamEvents(request: ReceivedRequest, pieces: readonly string[], options: AnswerOptions): string[] {
  const { finish = 'stop', usage, reasoning = [], reasoningField = 'reasoning_content' } = options;
  const calls = options.toolCalls?.map((call, index) => ({ index, id: `call_${String(index)}`, type: 'function', function: call }));
  const wantsUsage = (request.body?.['stream_options'] as { include_usage?: boolean } | undefined)?.include_usage === true;
  const data = [
    ...(options.first ? [options.first] : []),
    chunk(request, { role: 'assistant', content: '' }),
    ...reasoning.map((text) => chunk(request, { [reasoningField]: text })),
    ...pieces.map((text) => chunk(request, { content: text })),
    ...(calls ? [chunk(request, { tool_calls: calls })] : []),
    chunk(request, {}, finish),
    ...(usage && wantsUsage ? [{ ...chunk(request, {}), choices: [], usage: usageOf(usage) }] : []),
  ].map((value) => `${options.comments ? ': keep-alive\n\n' : ''}${event(value)}`);
  if (!options.withoutDone) data.push('data: [DONE]\n\n');
  return options.crlf ? data.map((text) => text.replaceAll('\n', '\r\n')) : data;
}

/** One `chat.completion.chunk`. */
export function chunk(
  request: ReceivedRequest,
  delta: Readonly<Record<string, unknown>>,
  finish: string | null = null,
): Record<string, unknown> {
  return {
    id: 'chatcmpl-scripted',
    object: 'chat.completion.chunk',
    created: 0,
    model: request.body?.model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
}

/** One `chat.completion`. */
export function completionOf(request: ReceivedRequest, content: string, options: AnswerOptions): Record<string, unknown> {
  const { finish = 'stop', usage, reasoning, reasoningField = 'reasoning_content', toolCalls: calls } = options;
  const message = {
    role: 'assistant',
    content,
    ...(reasoning ? { [reasoningField]: reasoning.join('') } : {}),
    ...(calls ? { tool_calls: calls.map((call, i) => ({ id: `call_${String(i)}`, type: 'function', function: call })) } : {}),
  };
  return {
    id: 'chatcmpl-scripted',
    object: 'chat.completion',
    created: 0,
    model: request.body?.model,
    choices: [{ index: 0, message, finish_reason: finish }],
    ...(usage ? { usage: usageOf(usage) } : {}),
  };
}

function usageOf({ prompt, completion: reply, cached }: ScriptedUsage): Record<string, unknown> {
  return {
    prompt_tokens: prompt,
    completion_tokens: reply,
    total_tokens: prompt + reply,
    ...(cached === undefined ? {} : { prompt_tokens_details: { cached_tokens: cached } }),
  };
}

/** One event of the stream. */
export function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** Sends the head of a stream. */
export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
}

/** Sends one JSON value as the whole body. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}
