// Embedders in the engine: the host, which alone has a network and keys, calls them and returns their vectors over the wire.
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { CancelledError, CancellationSource, type CancellationToken } from '../core/base/cancellation.ts';
import { UserError } from '../core/base/wording/errors.ts';
import type { EmbeddingChoice } from '../core/embedding/vectorStatus.ts';
import type { Embedder, EmbedderInfo, EmbedRequest } from '../core/ports.ts';
import { withDeadline } from './host/deadline.ts';
import { fromResponseError } from './wire/failures.ts';
import { embedRequest, type EmbedCall, type LentEmbedding, type SentVectors } from './wire/rpc.ts';
import { unpackVectors } from './wire/sentVectors.ts';

/** Bounds in ms. A search does not wait for a slow server; for a batch the host needs time for its retries. */
const timeLimitsMs = { query: 5000, code: 180_000 } as const;

/** Returns the choice that the host sent, with an embedder that can be called. */
export function embeddingChoiceOf(embedding: LentEmbedding, connection: MessageConnection): EmbeddingChoice {
  return embedding.provider === 'lent' ? { provider: 'lent', embedder: new RemoteEmbedder(embedding.info, connection) } : embedding;
}

class RemoteEmbedder implements Embedder {
  readonly info: EmbedderInfo;
  readonly #connection: MessageConnection;

  constructor(info: EmbedderInfo, connection: MessageConnection) {
    this.info = info;
    this.#connection = connection;
  }

  async embed(request: EmbedRequest, token: CancellationToken): Promise<readonly Float32Array[]> {
    const source = new CancellationSource();
    const cancellation = new Promise<never>((_, reject) => {
      source.token.onCancellationRequested(() => reject(new CancelledError()));
    });
    cancellation.catch(() => undefined);
    const link = token.onCancellationRequested(() => source.cancel());
    if (token.isCancellationRequested) source.cancel();
    const call: EmbedCall = { stamp: this.info.stamp, request };
    const reply = this.#connection.sendRequest<SentVectors>(embedRequest.method, call, source.token);
    const limit = timeLimitsMs[request.kind];
    const timeoutError = (): UserError => new UserError('embedder-timeout', [this.info.where, String(limit / 1000)]);
    try {
      // Cancelling does not wait until the host has stopped the call too.
      return unpackVectors(await withDeadline(Promise.race([reply, cancellation]), limit, timeoutError));
    } catch (error) {
      // A late answer of the host has no reader.
      reply.catch(() => undefined);
      source.cancel();
      throw fromResponseError(error);
    } finally {
      link.dispose();
      source.dispose();
    }
  }
}
