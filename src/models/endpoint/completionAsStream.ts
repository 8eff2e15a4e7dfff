// Turns replies into event streams, since some servers answer with one JSON completion, and some give their stream no type.
import * as l10n from '@vscode/l10n';
import { UserError } from '../../core/base/wording/errors.ts';
import { urlForPeople, whereOf } from './address.ts';
import type { BodyState } from './boundedBody.ts';

/** Maximum characters of one completion: it is parsed in one go, which must not be felt, and no answer is that long. */
const maxCompletionLength = 2_000_000;

/**
 * Returns `response` as a stream of events.
 * @param isJson whether the header says JSON; otherwise the first byte decides
 * @param state is marked complete where the stream is made here
 * @throws UserError `model-too-long`, `model-bad-response` for broken JSON, `model-wrong-url` for JSON that is no completion
 */
export async function completionAsStream(response: Response, baseUrl: string, isJson: boolean, state: BodyState): Promise<Response> {
  const [first, rest] = isJson ? ['{', response] : await peekFirst(response);
  if (!/^[{[]/.test(first)) return rest;
  const text = await rest.text();
  state.done = true;
  if (text.trim() === '') return eventStream();
  if (text.length > maxCompletionLength) throw new UserError('model-too-long', [whereOf(baseUrl), String(maxCompletionLength / 1e6)]);
  return eventStream(chunkOf(parse(text, baseUrl), baseUrl));
}

/** Returns the first non-space character, and the response as if unread. */
async function peekFirst(response: Response): Promise<[string, Response]> {
  const [probe, rest] = response.body?.tee() ?? [];
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of probe ?? []) {
    text = (text + decoder.decode(chunk, { stream: true })).trimStart();
    if (text !== '') break;
  }
  return [text.slice(0, 1), new Response(rest ?? null)];
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
  return new Response([...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), 'data: [DONE]\n\n'].join(''));
}
