// Turns replies into event streams, since some servers answer with one JSON completion, and some give their stream no type.
import * as l10n from '@vscode/l10n';
import { UserError } from '../../core/base/wording/errors.ts';
import { urlForPeople, whereOf } from './address.ts';
import { jsonText } from './jsonFields.ts';
import type { BodyState } from './boundedBody.ts';

/** Maximum characters of one completion: it is parsed in one go, which must not be felt, and no answer is that long. */
const maxCompletionLength = 2_000_000;

/**
 * Returns `response` as a stream of events. Its first characters decide what it is, since some servers declare a stream as JSON.
 * @param state is marked complete where the stream is made here
 * @throws UserError `model-too-long`, `model-bad-response` for broken JSON, `model-wrong-url` for JSON that is no completion
 */
export async function completionAsStream(response: Response, baseUrl: string, state: BodyState): Promise<Response> {
  const [beginning, rest] = await peek(response);
  if (streamBeginning.test(beginning)) return rest;
  const text = await rest.text();
  state.done = true;
  if (text.trim() === '') return eventStream();
  if (text.length > maxCompletionLength) throw new UserError('model-too-long', [whereOf(baseUrl), String(maxCompletionLength / 1e6)]);
  return eventStream(chunkOf(parse(text, baseUrl), baseUrl));
}

/** Lines of a stream of events: a comment, or one of the fields of https://html.spec.whatwg.org/#parsing-an-event-stream. */
const streamBeginning = /^(?::|data:|event:|id:|retry:)/;

/** Characters that tell a stream from anything else. */
const peekLength = 'event:'.length;

/** Returns the first characters that are no space, and the response as if unread. */
async function peek(response: Response): Promise<[string, Response]> {
  // Not `tee`: a branch that is read no further settles only when the other one has ended.
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  const decoder = new TextDecoder();
  const chunks: Uint8Array[] = [];
  let text = '';
  while (!/^[:[{]/.test(text) && text.length < peekLength) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    chunks.push(value);
    text = (text + decoder.decode(value, { stream: true })).trimStart();
  }
  const rest = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const value = chunks.shift() ?? (await reader?.read())?.value;
      if (value) controller.enqueue(value);
      else controller.close();
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  return [text.slice(0, peekLength), new Response(rest)];
}

function parse(text: string, baseUrl: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UserError('model-bad-response', [whereOf(baseUrl), l10n.t('broken JSON')], { cause: error });
  }
}

/** A completion with its message as the only delta. An error object stays as it is: streams carry those too. */
function chunkOf(value: unknown, baseUrl: string): unknown {
  const completion = value as {
    readonly choices?: readonly Readonly<Record<string, unknown>>[];
    readonly error?: unknown;
    readonly object?: unknown;
  } | null;
  if (typeof completion !== 'object' || completion === null) throw new UserError('model-wrong-url', [urlForPeople(baseUrl)]);
  if (completion.error || completion.object === 'error') return completion;
  if (!Array.isArray(completion.choices)) throw new UserError('model-wrong-url', [urlForPeople(baseUrl)]);
  return { ...completion, choices: completion.choices.map(({ message, ...choice }) => ({ ...choice, delta: message ?? {} })) };
}

function eventStream(...chunks: readonly unknown[]): Response {
  return new Response([...chunks.map((chunk) => `data: ${jsonText(chunk)}\n\n`), 'data: [DONE]\n\n'].join(''));
}
