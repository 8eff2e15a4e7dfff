// Sends one small request whose reply is a JSON object: bounded in length and time, counted, and never the reason why an answer fails.
import { CancelledError, type CancellationToken } from '../../../base/cancellation.ts';
import { UserError, type UserErrorCode } from '../../../base/wording/errors.ts';
import { estimateTokens } from '../../../packing/tokens.ts';
import type { Clock, Log, Model, ModelRequest, ModelUsage } from '../../../ports.ts';
import type { AskEvent } from '../../record/events.ts';
import { unsentCodes, zeroUsage, type UsageMeter } from '../../record/usageMeter.ts';
import { untilCancelled } from '../stream/untilCancelled.ts';
import { jsonIn } from '../stream/jsonIn.ts';
import { cleanText } from '../stream/textCleaner.ts';
import { shapeValue, type Shape, type ShapedValue } from './shapeValue.ts';
import { CallTimeLimit } from './callTimeLimit.ts';

/** Dependencies of a small request. */
export interface SmallRequestDependencies {
  readonly clock: Clock;
  readonly log: Log;
  readonly usageMeter: UsageMeter;
  readonly token: CancellationToken;
}

/** A request. `seconds`: time limit of the reply; `status`: shown to people once they allow it. */
export interface SmallRequest extends Pick<ModelRequest, 'purpose' | 'messages' | 'maxTokens' | 'places' | 'secretsReplaced'> {
  readonly seconds: number;
  readonly status: Extract<AskEvent, { readonly kind: 'status' }>;
}

/** Reason for a missing value; `args` belong to the code of a failure. */
export interface NoReply {
  readonly code: 'too-slow' | 'no-json' | 'internal' | UserErrorCode;
  readonly args: readonly string[];
}

/** Result of the request. `problem` is set when `value` is not. */
export interface JsonReply {
  readonly value?: object | undefined;
  readonly problem?: NoReply;
  /** The person declined the request. */
  readonly declined: boolean;
  /** Tokens of the prompt, by the provider's count or our estimate; 0 where nothing was sent. */
  readonly promptTokens: number;
}

/** Characters read per allowed token: a longer reply ignores its limit. */
const charactersPerToken = 10;
/** Characters that are read in any case. */
const minCharacters = 4000;

/** Asks `model`, in JSON mode where it has one. Rejects with `CancelledError` alone, when the question is cancelled. */
export async function* requestJson(
  model: Model,
  request: SmallRequest,
  dependencies: SmallRequestDependencies,
): AsyncGenerator<AskEvent, JsonReply, undefined> {
  const { info } = model;
  const { seconds, status, ...sentFields } = request;
  const call = { text: '', usage: undefined as ModelUsage | undefined };
  const maxCharacters = Math.max(minCharacters, charactersPerToken * request.maxTokens);
  const limit = new CallTimeLimit(dependencies.clock, dependencies.token, seconds);
  try {
    const modelRequest: ModelRequest = { ...sentFields, temperature: 0, ...(info.capabilities.json ? { json: true } : {}) };
    for await (const event of untilCancelled(model.chat(modelRequest, limit.token), limit.token)) {
      if (event.kind === 'text') call.text += event.text;
      else if (event.kind === 'usage') call.usage = event.usage;
      if (event.kind === 'end' || call.text.length > maxCharacters) break;
      if (event.kind === 'consent') {
        limit.pause();
        yield { kind: 'status', status: 'consent', args: [] };
      } else limit.resume();
      if (event.kind === 'consented') yield status;
    }
    const promptTokens = countUsage(call, request, model, dependencies.usageMeter);
    const value = cleanValue(jsonIn(call.text));
    return { value, declined: false, promptTokens, ...(value ? {} : { problem: { code: 'no-json', args: [] } }) };
  } catch (error) {
    if (error instanceof CancelledError && dependencies.token.isCancellationRequested) throw error;
    const problem = problemOf(error);
    dependencies.log.info(`${info.name} did not reply (${request.purpose}): ${problem.code === 'internal' ? String(error) : problem.code}`);
    if (!unsentCodes.has(problem.code)) dependencies.usageMeter.add(info, zeroUsage, false);
    return { declined: problem.code === 'model-declined', problem, promptTokens: 0 };
  } finally {
    limit.end();
  }
}

/** A value of the requested shape, with defaults where the reply has nothing usable. */
export type ShapedReply<S extends Shape> = ShapedValue<S> & Pick<JsonReply, 'problem' | 'declined' | 'promptTokens'>;

/** Asks `model` for a value of `shape`. Every reply gives a value; `problem` and `defaultedFields` tell which part of it is the model's. */
export async function* askForJson<S extends Shape>(
  model: Model,
  shape: S,
  request: SmallRequest,
  dependencies: SmallRequestDependencies,
): AsyncGenerator<AskEvent, ShapedReply<S>, undefined> {
  const { value, ...reply } = yield* requestJson(model, request, dependencies);
  const shapedValue = shapeValue(shape, value);
  const { name } = model.info;
  if (reply.problem?.code === 'no-json') dependencies.log.info(`${name} sent no JSON (${request.purpose}): defaults stand for all of it`);
  else if (value && shapedValue.defaultedFields.length)
    dependencies.log.info(
      `${name} left out or garbled ${shapedValue.defaultedFields.join(', ')} (${request.purpose}): defaults stand for that`,
    );
  return { ...reply, ...shapedValue };
}

/** Counts the call, and returns the length of its prompt. */
function countUsage(
  { text, usage }: { readonly text: string; readonly usage: ModelUsage | undefined },
  { messages }: SmallRequest,
  { info }: Model,
  usageMeter: UsageMeter,
): number {
  // An estimate: loading the encoder would delay the first word of the answer.
  const promptTokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  const countedUsage = usage ?? { promptTokens, completionTokens: estimateTokens(text), cachedTokens: 0 };
  usageMeter.add(info, countedUsage, usage === undefined);
  return countedUsage.promptTokens;
}

/** `value` with each text in it cleaned as an answer is: escapes of JSON can spell what the reply itself does not hold. */
function cleanValue<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (Array.isArray(value)) return value.map(cleanValue) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, cleanValue(field)])) as T;
}

function problemOf(error: unknown): NoReply {
  if (error instanceof CancelledError) return { code: 'too-slow', args: [] };
  return error instanceof UserError ? { code: error.code, args: error.args } : { code: 'internal', args: [] };
}
