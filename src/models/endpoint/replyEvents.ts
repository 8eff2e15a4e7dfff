// Turns a reply's chunks into events. No shape is taken for granted, and a model's thoughts never become text, whatever their field.
import { UserError } from '../../core/base/wording/errors.ts';
import type { ModelEvent, ModelRequest, ModelUsage } from '../../core/ports.ts';
import { refusalInStream } from './httpRefusal.ts';
import { fieldsOf, type JsonFields } from './jsonFields.ts';
import { ReplyToolCalls } from './replyToolCalls.ts';
import { readUsage } from './usage.ts';

/** Reads the chunks of one reply, in order. */
export class ReplyEvents {
  #isThinking = false;
  #sawThought = false;
  #textLength = 0;
  #sawWords = false;
  #finishReason: string | undefined;
  #usage: ModelUsage | undefined;
  readonly #calls: ReplyToolCalls;
  readonly #mayCall: boolean;

  constructor({ messages, tools = [], mayCall = true }: Pick<ModelRequest, 'messages' | 'tools' | 'mayCall'>) {
    this.#calls = new ReplyToolCalls(messages.length);
    // Calls of tools that nobody offered are no answer.
    this.#mayCall = mayCall && tools.length > 0;
  }

  /** Whether text has come: from then on a failed call cannot be repeated unseen. */
  get hasText(): boolean {
    return this.#textLength > 0;
  }

  /** Characters of text that have come. */
  get textLength(): number {
    return this.#textLength;
  }

  /**
   * Yields the events of one chunk: usually one, and none for a chunk without content.
   * @throws HttpRefusal when the chunk is an error
   */
  *readChunk(chunk: unknown): Generator<ModelEvent> {
    const { choices, object } = fieldsOf(chunk);
    if (object === 'error') throw refusalInStream(chunk);
    this.#usage = readUsage(chunk) ?? this.#usage;
    const choice = fieldsOf(Array.isArray(choices) ? choices[0] : undefined);
    const delta = fieldsOf(choice['delta'] ?? choice['message']);
    if (isThought(delta)) yield* this.#think();
    this.#calls.readDelta(delta);
    const text = textOf(delta['content']) + stringOf(delta['refusal']);
    if (text !== '') {
      this.#isThinking = false;
      this.#textLength += text.length;
      this.#sawWords ||= text.trim() !== '';
      yield { kind: 'text', text };
    }
    if (typeof choice['finish_reason'] === 'string') this.#finishReason = choice['finish_reason'];
  }

  /**
   * Yields the last events.
   * @param done whether the server marked the stream as complete, besides or instead of a reason to finish
   * @throws UserError `model-interrupted`, `model-filtered`, `model-empty`
   */
  *end(done: boolean, model: string, where: string, maxTokens: number): Generator<ModelEvent> {
    // Reported even without an answer, since it was paid for.
    if (this.#usage) yield { kind: 'usage', usage: this.#usage };
    const reason = endReasons.get(this.#finishReason ?? '') ?? 'stop';
    if (
      this.#finishReason === 'error' ||
      (this.#finishReason === undefined && !done && (this.hasText || this.#sawThought || this.#calls.begun))
    )
      throw new UserError('model-interrupted', [where]);
    if (!this.#sawWords && reason === 'filtered') throw new UserError('model-filtered', [model]);
    const calls = this.#mayCall ? this.#calls.all : [];
    for (const call of calls) yield { kind: 'tool-call', call };
    if (!this.#sawWords && calls.length === 0)
      throw new UserError('model-empty', [model, this.#sawThought && reason === 'length' ? String(maxTokens) : '']);
    yield { kind: 'end', reason };
  }

  *#think(): Generator<ModelEvent> {
    this.#sawThought = true;
    if (this.#isThinking) return;
    this.#isThinking = true;
    yield { kind: 'reasoning' };
  }
}

/** Finish reasons other than a plain stop: first OpenAI's, then those of gateways to other providers. */
const endReasons: ReadonlyMap<string, 'length' | 'filtered'> = new Map([
  ...(['length', 'max_tokens', 'model_length', 'MAX_TOKENS'] as const).map((name) => [name, 'length'] as const),
  ...(['content_filter', 'SAFETY', 'safety', 'RECITATION', 'refusal'] as const).map((name) => [name, 'filtered'] as const),
]);

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Text, or the parts of type `text` in a list (Mistral sends thoughts as other parts). */
function textOf(content: unknown): string {
  if (!Array.isArray(content)) return stringOf(content);
  return content.map((part) => (fieldsOf(part)['type'] === 'text' ? stringOf(fieldsOf(part)['text']) : '')).join('');
}

/**
 * DeepSeek, vLLM and llama.cpp: `reasoning_content`; OpenRouter, Ollama and newer vLLM: `reasoning`; others: `thinking`; Mistral: parts.
 */
function isThought(delta: JsonFields): boolean {
  const fields = [delta['reasoning_content'], delta['reasoning'], delta['thinking']];
  if (fields.some((field) => typeof field === 'string' && field !== '')) return true;
  const { content } = delta;
  return Array.isArray(content) && content.some((part) => fieldsOf(part)['type'] === 'thinking');
}
