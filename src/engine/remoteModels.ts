// Models in the engine: the host, which alone has a network and keys, calls them and returns their replies over the wire.
import type { MessageConnection } from 'vscode-jsonrpc/node';
import type { MissingList, Wishes } from '../core/answering/input/steering.ts';
import type { Disposable } from '../core/base/disposable.ts';
import { CancellationSource, CancelledError, type CancellationToken } from '../core/base/cancellation.ts';
import type { Model, ModelEvent, ModelInfo, ModelRequest } from '../core/ports.ts';
import { EventQueue } from './wire/eventQueue.ts';
import { fromResponseError } from './wire/failures.ts';
import { modelReplyEvent, modelRequest, steerRequest, type LentModels, type ModelCall } from './wire/rpc.ts';
import type { AskModels } from '../core/codebase/api.ts';

/** Calls the models that the host lends to questions. One for each connection. */
export class RemoteModels {
  readonly #connection: MessageConnection;
  readonly #calls = new Map<string, EventQueue<ModelEvent>>();
  #callCount = 0;

  constructor(connection: MessageConnection) {
    this.#connection = connection;
    connection.onNotification(modelReplyEvent, ({ callId, events }) => {
      const queue = this.#calls.get(callId);
      for (const event of events) queue?.push(event);
    });
  }

  /** Returns the models lent to the question `askId`, ready to call. */
  modelsFor(askId: string, { answering, classifying, analysing, problem, steered }: LentModels): AskModels {
    return {
      ...(answering ? { answering: this.#model(askId, 'answering', answering) } : {}),
      ...(classifying ? { classifying: this.#model(askId, 'classifying', classifying) } : {}),
      ...(analysing ? { analysing: this.#model(askId, 'analysing', analysing) } : {}),
      ...(problem ? { problem } : {}),
      ...(steered ? { steering: { wishes: (round, token) => this.#wishes(askId, round, token) } } : {}),
    };
  }

  /** Stopping does not wait until the host has noticed. */
  async #wishes(askId: string, round: MissingList, token: CancellationToken): Promise<Wishes> {
    const source = new CancellationSource();
    let link: Disposable | undefined;
    const cancellation = new Promise<never>((_, reject) => {
      const stop = (): void => {
        source.cancel();
        reject(new CancelledError());
      };
      link = token.onCancellationRequested(stop);
      if (token.isCancellationRequested) stop();
    });
    const answer = this.#connection.sendRequest(steerRequest.method, { askId, round }, source.token) as Promise<Wishes>;
    try {
      return await Promise.race([answer.catch((error: unknown) => Promise.reject(fromResponseError(error))), cancellation]);
    } finally {
      link?.dispose();
      source.dispose();
    }
  }

  #model(askId: string, model: ModelCall['model'], info: ModelInfo): Model {
    return { info, chat: (request, token) => this.#chat({ callId: `call-${++this.#callCount}`, askId, model, request }, token) };
  }

  async *#chat(
    call: ModelCall & { readonly request: ModelRequest },
    token: CancellationToken,
  ): AsyncGenerator<ModelEvent, void, undefined> {
    const queue = new EventQueue<ModelEvent>();
    const source = new CancellationSource();
    const stop = (): void => {
      source.cancel();
      // Cancelling does not wait until the host has stopped the call too.
      queue.end({ error: new CancelledError() });
    };
    const link = token.onCancellationRequested(stop);
    if (token.isCancellationRequested) stop();
    this.#calls.set(call.callId, queue);
    this.#connection.sendRequest(modelRequest.method, call, source.token).then(
      () => queue.end({}),
      (error: unknown) => queue.end({ error: fromResponseError(error) }),
    );
    try {
      yield* queue.events();
    } finally {
      this.#calls.delete(call.callId);
      link.dispose();
      source.cancel();
      source.dispose();
    }
  }
}
