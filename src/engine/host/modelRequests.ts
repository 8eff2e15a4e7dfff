// Host side of the engine's models: calls the model here for each request and sends the reply back in pieces.
import type { MessageConnection } from 'vscode-jsonrpc/node';
import * as v from 'valibot';
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { ModelEvent } from '../../core/ports.ts';
import { toResponseError } from '../wire/failures.ts';
import { checkParams } from '../wire/params.ts';
import { noWishes, type Steering } from '../../core/answering/input/steering.ts';
import { modelReplyEvent, modelRequest, steerRequest, type LentModels, type ModelCall } from '../wire/rpc.ts';

/** Models of one question on the host's side: their description for the engine, and how to call them. */
export interface HostModels {
  readonly lentModels: LentModels;
  /** Rejects with a `UserError` whose code begins with `model-`, or with `CancelledError`. */
  call(call: ModelCall, token: CancellationToken): AsyncIterable<ModelEvent>;
  /** The person who steers the answer; present when `lentModels.steered` is set. */
  readonly steering?: Steering;
}

/** Adds a sign of life every `ms` while something waits: models may think for long, and people may take their time. */
export function withKeepAlive({ lentModels, call, steering }: HostModels, touch: () => void, ms: number): HostModels {
  return {
    lentModels,
    async *call(request, token) {
      const timer = setInterval(touch, ms);
      try {
        yield* call(request, token);
      } finally {
        clearInterval(timer);
      }
    },
    ...(steering ? { steering: { wishes: (round, token) => keepAliveDuring(() => steering.wishes(round, token), touch, ms) } } : {}),
  };
}

async function keepAliveDuring<T>(work: () => Promise<T>, touch: () => void, ms: number): Promise<T> {
  const timer = setInterval(touch, ms);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Models of a question that needs none. */
export const noModels: HostModels = {
  lentModels: {},
  call: () => {
    throw new UserError('model-unset');
  },
};

/** Window in ms in which text is joined into one message. Thirty messages a second look as smooth as hundreds, and cost a tenth. */
const joinMs = 30;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const message = v.variant('role', [
  v.object({ role: v.picklist(['system', 'user']), content: v.string() }),
  v.object({
    role: v.literal('assistant'),
    content: v.string(),
    calls: v.optional(v.array(v.object({ id: v.string(), name: v.string(), args: v.string() }))),
  }),
  v.object({ role: v.literal('tool'), callId: v.string(), content: v.string() }),
]);
const callSchema = v.object({
  callId: v.string(),
  askId: v.string(),
  model: v.picklist(['answering', 'classifying', 'analysing']),
  request: v.object({
    purpose: v.picklist(['answer', 'classify', 'analyse']),
    messages: v.array(message),
    temperature: v.number(),
    maxTokens: count,
    json: v.optional(v.boolean()),
    tools: v.optional(v.array(v.object({ name: v.string(), description: v.string(), parameters: v.record(v.string(), v.unknown()) }))),
    mayCall: v.optional(v.boolean()),
    places: v.array(v.object({ root: v.string(), file: v.string(), lineStart: count, lineEnd: count, tokens: count })),
    secretsReplaced: count,
  }),
});

const roundSchema = v.object({
  askId: v.string(),
  round: v.object({ pass: count, missing: v.array(v.object({ text: v.string(), normalized: v.string() })) }),
});

/** Registers the requests on `connection`. `modelsOf` finds the models of a question that is still being answered. */
export function serveModels(connection: MessageConnection, modelsOf: (askId: string) => HostModels | undefined): void {
  connection.onRequest(modelRequest, async (params, token) => {
    try {
      const call = checkParams(modelRequest.method, callSchema, params);
      const models = modelsOf(call.askId);
      // The question was given up meanwhile: nothing may be sent for it any more.
      if (!models) throw new CancelledError();
      const batcher = eventBatcher(
        (events) => void connection.sendNotification(modelReplyEvent, { callId: call.callId, events }).catch(ignoreEngineEnd),
      );
      try {
        for await (const event of models.call(call, token)) batcher.push(event);
      } finally {
        batcher.flush();
      }
      return undefined;
    } catch (error) {
      return toResponseError(error);
    }
  });
  connection.onRequest(steerRequest, async (params, token) => {
    try {
      const { askId, round } = checkParams(steerRequest.method, roundSchema, params);
      return (await modelsOf(askId)?.steering?.wishes(round, token)) ?? noWishes;
    } catch (error) {
      return toResponseError(error);
    }
  });
}

/** The other side has ended. The client rejects its question where it notices the end, so the reply has no reader. */
function ignoreEngineEnd(): void {
  return undefined;
}

/** Joins text that comes within {@link joinMs}; sends every other event at once, after the text before it. */
function eventBatcher(send: (events: readonly ModelEvent[]) => void): { push(event: ModelEvent): void; flush(): void } {
  let text = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (text) send([{ kind: 'text', text }]);
    text = '';
  };
  return {
    push(event) {
      if (event.kind === 'text') {
        text += event.text;
        timer ??= setTimeout(flush, joinMs);
        return;
      }
      flush();
      send([event]);
    },
    flush,
  };
}
