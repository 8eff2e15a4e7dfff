// Correct replies of a scripted server: text in any pieces, one completion, JSON, tool calls, the list of models.
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { beginStream, completionOf, sendJson, streamEvents, type AnswerOptions } from './scriptedWire.ts';
import type { ListedModel, ReceivedRequest, Reply } from './scriptedRequest.ts';

type Pieces = string | readonly string[] | ((request: ReceivedRequest) => string | readonly string[]);

/** Streams `pieces`, or sends them as one completion without a request for a stream. A function can answer by the request. */
export function answer(pieces: Pieces, options: AnswerOptions = {}): Reply {
  return async (request, response) => {
    const list = piecesOf(pieces, request);
    if (request.body?.stream !== true) return sendJson(response, 200, completionOf(request, list.join(''), options));
    beginStream(response);
    const events = streamEvents(request, list, options);
    if (options.splitAt) return writeSplit(response, events.join(''), options.splitAt);
    for (const event of events) {
      if (options.pauseMs) await pause(options.pauseMs);
      if (response.destroyed) return;
      response.write(event);
    }
    response.end();
  };
}

/** One JSON completion even for a stream, as of a server that cannot stream. */
export function completion(text: string, options: AnswerOptions = {}): Reply {
  return (request, response) => sendJson(response, 200, completionOf(request, text, options));
}

/** An answer that is one JSON object, as `response_format` requires. */
export function jsonAnswer(value: unknown, options: AnswerOptions = {}): Reply {
  return answer(JSON.stringify(value), options);
}

/** Calls of tools instead of text. */
export function toolCalls(...calls: readonly { readonly name: string; readonly arguments: string }[]): Reply {
  return answer([], { finish: 'tool_calls', toolCalls: calls });
}

/** The list of models. */
export function modelList(models: readonly ListedModel[]): Reply {
  return (_, response) => {
    sendJson(response, 200, { object: 'list', data: models.map((model) => ({ object: 'model', ...model })) });
  };
}

function piecesOf(pieces: Pieces, request: ReceivedRequest): readonly string[] {
  const value = typeof pieces === 'function' ? pieces(request) : pieces;
  return typeof value === 'string' ? value.split(/(?<=\s)/) : value;
}

/** Each part leaves as a piece of its own: the event loop turns between two, so that the socket does not join them. */
async function writeSplit(response: ServerResponse, text: string, positions: readonly number[]): Promise<void> {
  const bytes = Buffer.from(text);
  let from = 0;
  for (const to of [...positions, bytes.length]) {
    if (to <= from || to > bytes.length) continue;
    response.write(bytes.subarray(from, to));
    from = to;
    await pause(0);
  }
  response.end();
}
