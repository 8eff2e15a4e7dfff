// Host side of lent embedders: keeps those that the engine may still ask, and answers its requests with them.
import type { MessageConnection } from 'vscode-jsonrpc/node';
import * as v from 'valibot';
import { UserError } from '../../core/base/wording/errors.ts';
import type { EmbeddingChoice } from '../../core/embedding/vectorStatus.ts';
import type { Embedder } from '../../core/ports.ts';
import { toResponseError } from '../wire/failures.ts';
import { checkParams } from '../wire/params.ts';
import { embedRequest, type LentEmbedding } from '../wire/rpc.ts';
import { packVectors } from '../wire/sentVectors.ts';

/** Number of earlier embedders to keep: their vectors serve until those of the present one are complete. */
const maxEmbedders = 4;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const callSchema = v.object({
  stamp: v.string(),
  request: v.object({
    kind: v.picklist(['query', 'code']),
    texts: v.array(v.string()),
    places: v.array(v.object({ root: v.string(), file: v.string(), lineStart: count, lineEnd: count, tokens: count })),
  }),
});

/** The embedders that the host lends, by stamp. */
export class HostEmbedders {
  readonly #embedders = new Map<string, Embedder>();

  /** Remembers the embedder that is lent from now on and returns its description for the engine. */
  lend(choice: EmbeddingChoice): LentEmbedding {
    if (choice.provider !== 'lent') return choice;
    const { info } = choice.embedder;
    // Inserts it anew, so that it counts as the latest.
    this.#embedders.delete(info.stamp);
    this.#embedders.set(info.stamp, choice.embedder);
    for (const stamp of [...this.#embedders.keys()].slice(0, -maxEmbedders)) this.#embedders.delete(stamp);
    return { provider: 'lent', info };
  }

  /** Registers the request on `connection`. */
  serve(connection: MessageConnection): void {
    connection.onRequest(embedRequest, async (params, token) => {
      try {
        const { stamp, request } = checkParams(embedRequest.method, callSchema, params);
        const embedder = this.#embedders.get(stamp);
        if (!embedder) throw new UserError('embedder-unset');
        return packVectors(await embedder.embed(request, token), embedder.info.name);
      } catch (error) {
        return toResponseError(error);
      }
    });
  }
}
