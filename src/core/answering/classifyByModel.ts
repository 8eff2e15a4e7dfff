// Asks a small model for the kind of a question. It may fail, take too long or talk nonsense: then the rules decide, as without a model.
import type { AskOptions } from '../api.ts';
import type { AskSettings } from '../base/askSettings.ts';
import { CancellationSource, CancelledError, type CancellationToken } from '../base/cancellation.ts';
import { UserError } from '../base/errors.ts';
import { estimateTokens } from '../context/tokens.ts';
import type { Clock, Log, Model, ModelRequest, ModelUsage } from '../ports.ts';
import type { AskEvent } from './events.ts';
import { classifyMessages } from './prompts/classifyPrompt.ts';
import type { Mode } from '../reading/mode.ts';
import { notSent, nothingUsed, type Spent } from './spent.ts';
import { untilCancelled } from './stream/untilCancelled.ts';
import { ThinkingFilter } from './stream/thinkingFilter.ts';
import type { ModelChoice } from './understand.ts';

/** What classifying needs. */
export interface ClassifyParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly spent: Spent;
  readonly options: Pick<AskOptions, 'language'>;
  readonly settings: AskSettings;
  readonly token: CancellationToken;
  /** Secrets of the question that are placeholders in it. */
  readonly secrets: number;
}

/** What came of it; `declined` when the user did not let the question out. */
export interface Classified {
  readonly choice?: ModelChoice;
  readonly declined: boolean;
}

/** How often the time is looked at, in ms: no timer outlives a classification by more. */
const tick = 100;
const longestReason = 200;
const longestReply = 4000;
const modes: readonly string[] = ['conceptual', 'diagnostic', 'exploratory', 'analytical'] satisfies readonly Mode[];

/** Classifies `question`, whose secrets are placeholders. Rejects with `CancelledError` only. */
export async function* classifyByModel(
  question: string,
  model: Model,
  parts: ClassifyParts,
): AsyncGenerator<AskEvent, Classified, undefined> {
  const { info } = model;
  const messages = classifyMessages(question, parts.options.language, info.capabilities.system);
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
    const choice = readChoice(call.text, question);
    if (!choice) parts.log.info(`${info.name} did not classify the question; the rules do.`);
    return { declined: false, ...(choice && choice.confidence >= parts.settings['classify.leastConfidence'] ? { choice } : {}) };
  } catch (error) {
    if (error instanceof CancelledError && parts.token.isCancellationRequested) throw error;
    parts.log.info(`${info.name} could not classify the question: ${error instanceof CancelledError ? 'too slow' : String(error)}`);
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

/** Reads the reply; undefined when it is not what was asked for. Models without JSON mode put words or a fence around it. */
export function readChoice(reply: string, question: string): ModelChoice | undefined {
  const filter = new ThinkingFilter();
  const text = filter.push(reply).text + filter.end();
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text.slice(start, end + 1));
  } catch {
    // Not JSON is an answer like any other that cannot be used.
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { mode, confidence, reason, scope } = value as Readonly<Record<string, unknown>>;
  if (typeof mode !== 'string' || !modes.includes(mode) || typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 1)) {
    return undefined;
  }
  return {
    mode: mode as Mode,
    confidence,
    reason: typeof reason === 'string' ? inOneLine(reason) : '',
    // A scope that the question does not hold was made up.
    scope: typeof scope === 'string' && scope.trim() && question.includes(scope.trim()) ? scope.trim() : null,
  };
}

const control = /[\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;

function inOneLine(text: string): string {
  return text.replace(control, ' ').trim().slice(0, longestReason);
}

/** Cancels when the time is over or the question is given up. */
class TimeLimit {
  readonly #source = new CancellationSource();
  readonly #link: { dispose(): void };
  readonly #clock: Clock;
  #left: number;
  #paused = false;
  #over = false;

  constructor({ clock, token, settings }: Pick<ClassifyParts, 'clock' | 'token' | 'settings'>) {
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
