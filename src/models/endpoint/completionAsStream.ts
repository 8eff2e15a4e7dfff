// Some servers answer a request for a stream with one JSON completion, and some name no type for their stream. Both become a stream of
// events, so that everything after this reads one form.
import * as l10n from '@vscode/l10n';
import { UserError } from '../../core/base/wording/errors.ts';
import { urlForPeople, whereOf } from './address.ts';
import type { BodyState } from './boundedBody.ts';

/** Characters of one completion that are read: it is parsed at once, which must not be felt, and no answer is that long. */
const completionLimit = 2_000_000;

/**
 * `response` as a stream of events.
 * @param isJson its head says JSON; else its first byte tells what it is
 * @param state is told that the stream is complete where it is made here
 * @throws UserError `model-too-long`, `model-bad-response` for JSON that is broken, `model-wrong-url` for JSON that is no completion
 */
export async function completionAsStream(response: Response, baseUrl: string, isJson: boolean, state: BodyState): Promise<Response> {
  const [first, rest] = isJson ? ['{', response] : await peek(response);
  if (!/^[{[]/.test(first)) return rest;
  const text = await rest.text();
  state.done = true;
  if (text.trim() === '') return asEvents();
  if (text.length > completionLimit) throw new UserError('model-too-long', [whereOf(baseUrl), String(completionLimit / 1e6)]);
  return asEvents(chunkOf(parse(text, baseUrl), baseUrl));
}

/** The first character that is no space, and the response as if it had not been read. */
async function peek(response: Response): Promise<[string, Response]> {
  const [look, rest] = response.body?.tee() ?? [];
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of look ?? []) {
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

/** A completion with its message as the only delta. An error object stays what it is: streams carry those too. */
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

function asEvents(...chunks: readonly unknown[]): Response {
  return new Response([...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), 'data: [DONE]\n\n'].join(''));
}
