// Lets a small model read a question. It may fail, take too long or talk nonsense: then what the rules read stands, as without a model.
import type { AskSettings } from '../base/askSettings.ts';
import { CancellationSource, CancelledError, type CancellationToken } from '../base/cancellation.ts';
import { UserError } from '../base/errors.ts';
import { estimateTokens } from '../packing/tokens.ts';
import type { Clock, Log, Model, ModelRequest, ModelUsage } from '../ports.ts';
import type { AskEvent } from './events.ts';
import { modelReadingOf, type ModelReading } from '../reading/modelReading.ts';
import { readingMessages } from './prompts/readingPrompt.ts';
import { notSent, nothingUsed, type Spent } from './spent.ts';
import { untilCancelled } from './stream/untilCancelled.ts';
import { ThinkingFilter } from './stream/thinkingFilter.ts';

/** What the call needs. */
export interface ReadByModelParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly spent: Spent;
  readonly settings: AskSettings;
  readonly token: CancellationToken;
  /** Secrets of the question that are placeholders in it. */
  readonly secrets: number;
}

/** What came of it; `declined` when the user did not let the question out. */
export interface ReadByModel {
  readonly reading?: ModelReading;
  readonly declined: boolean;
}

/** How often the time is looked at, in ms: no timer outlives a call by more. */
const tick = 100;
const longestReply = 4000;

/** Lets `model` read `question`, whose secrets are placeholders. Rejects with `CancelledError` only. */
export async function* readByModel(
  question: string,
  model: Model,
  parts: ReadByModelParts,
): AsyncGenerator<AskEvent, ReadByModel, undefined> {
  const { info } = model;
  const messages = readingMessages(question, info.capabilities.system);
  const json = info.capabilities.json ? { json: true } : {};
  const request: ModelRequest = {
    purpose: 'classify',
    messages,
    temperature: 0,
    maxTokens: parts.settings['classify.maxTokens'],
    places: [],
    secretsReplaced: parts.secrets,
    ...json,
  };
  const call = { text: '', usage: undefined as ModelUsage | undefined };
  const limit = new TimeLimit(parts);
  try {
    for await (const event of untilCancelled(model.chat(request, limit.token), limit.token)) {
      if (event.kind === 'text') call.text += event.text;
      else if (event.kind === 'usage') call.usage = event.usage;
      if (event.kind === 'end' || call.text.length > longestReply) break;
      if (event.kind === 'consent') {
        limit.pause();
        yield { kind: 'status', status: 'consent', args: [] };
      } else limit.resume();
      if (event.kind === 'consented') yield { kind: 'status', status: 'asking', args: [info.name, info.where] };
    }
    spend(call, request, model, parts.spent);
    const reading = modelReadingOf(jsonIn(call.text), question);
    if (!reading) parts.log.info(`${info.name} did not read the question; the rules did.`);
    return { declined: false, ...(reading && reading.confidence >= parts.settings['classify.leastConfidence'] ? { reading } : {}) };
  } catch (error) {
    if (error instanceof CancelledError && parts.token.isCancellationRequested) throw error;
    parts.log.info(`${info.name} could not read the question: ${error instanceof CancelledError ? 'too slow' : String(error)}`);
    const code = error instanceof UserError ? error.code : '';
    if (!notSent.has(code)) parts.spent.add(info, nothingUsed, false);
    return { declined: code === 'model-declined' };
  } finally {
    limit.end();
  }
}

function spend(
  { text, usage }: { readonly text: string; readonly usage: ModelUsage | undefined },
  { messages }: ModelRequest,
  { info }: Model,
  spent: Spent,
): void {
  if (usage) return spent.add(info, usage, false);
  // Not worth loading the encoder before the first word of the answer.
  const promptTokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  spent.add(info, { promptTokens, completionTokens: estimateTokens(text), cachedTokens: 0 }, true);
}

/** The JSON value of a reply; undefined when it holds none. Models without JSON mode put words or a fence around it. */
export function jsonIn(reply: string): unknown {
  const filter = new ThinkingFilter();
  const text = filter.push(reply).text + filter.end();
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    // Not JSON is an answer like any other that cannot be used.
    return undefined;
  }
}

/** Cancels when the time is over or the question is given up. */
class TimeLimit {
  readonly #source = new CancellationSource();
  readonly #link: { dispose(): void };
  readonly #clock: Clock;
  #left: number;
  #paused = false;
  #over = false;

  constructor({ clock, token, settings }: Pick<ReadByModelParts, 'clock' | 'token' | 'settings'>) {
    // The question to the user whether it may leave does not count.
    this.#left = settings['classify.timeLimit'] * 1000;
    this.#clock = clock;
    this.#link = token.onCancellationRequested(() => this.#source.cancel());
    if (token.isCancellationRequested) this.#source.cancel();
    void this.#watch();
  }

  get token(): CancellationToken {
    return this.#source.token;
  }

  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
  }

  end(): void {
    this.#over = true;
    this.#link.dispose();
    this.#source.dispose();
  }

  async #watch(): Promise<void> {
    while (!this.#over && this.#left > 0) {
      const before = this.#clock.monotonic();
      await this.#clock.sleep(tick);
      if (!this.#paused) this.#left -= this.#clock.monotonic() - before;
    }
    if (!this.#over) this.#source.cancel();
  }
}
