// Embedders in the engine: the host, which alone has a network and keys, calls them; their vectors come back over the wire.
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { CancelledError, CancellationSource, type CancellationToken } from '../core/base/cancellation.ts';
import type { EmbeddingChoice } from '../core/embedding/status.ts';
import type { Embedder, EmbedderInfo, EmbedRequest } from '../core/ports.ts';
import { fromResponseError } from './failures.ts';
import { embedRequest, type LentEmbedding } from './rpc.ts';
import { unpackVectors } from './sentVectors.ts';

/** The choice that the host sent, with an embedder that can be called. */
export function choiceOf(lent: LentEmbedding, connection: MessageConnection): EmbeddingChoice {
  return lent.provider === 'lent' ? { provider: 'lent', embedder: new RemoteEmbedder(lent.info, connection) } : lent;
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
    const cancelled = new Promise<never>((_, reject) => {
      source.token.onCancellationRequested(() => reject(new CancelledError()));
    });
    const link = token.onCancellationRequested(() => source.cancel());
    if (token.isCancellationRequested) source.cancel();
    const sent = this.#connection.sendRequest(embedRequest.method, { stamp: this.info.stamp, request }, source.token);
    try {
      // Whoever cancels does not wait until the host has let go of the call too.
      return unpackVectors(await Promise.race([sent as Promise<never>, cancelled]));
    } catch (error) {
      sent.catch(() => undefined);
      throw fromResponseError(error);
    } finally {
      link.dispose();
      source.dispose();
    }
  }
}
