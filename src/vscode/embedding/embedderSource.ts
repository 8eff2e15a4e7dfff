// Reads the current settings of the embedder's endpoint.
import { originOf } from '../../models/endpoint/address.ts';
import { isAddress } from '../models/modelView.ts';
import type { Keys } from '../models/keys.ts';
import { embeddingPriceOf, type Settings } from '../settings/settings.ts';
import type { EmbedderSettings } from '../../models/embedding/embedderSettings.ts';

/** Settings to call the endpoint with; the key is that of its origin, which models there share. */
export async function embedderSettings(settings: Settings, keys: Pick<Keys, 'get'>): Promise<EmbedderSettings> {
  const baseUrl = settings['embedding.baseUrl'];
  return {
    baseUrl,
    model: settings['embedding.model'],
    key: isAddress(baseUrl) ? await keys.get(originOf(baseUrl)) : undefined,
    dimensions: settings['embedding.dimensions'],
    queryPrefix: settings['embedding.queryPrefix'],
    documentPrefix: settings['embedding.documentPrefix'],
    maxInputTokens: settings['embedding.maxInputTokens'] || undefined,
    price: embeddingPriceOf(settings),
    timeouts: { connect: settings['model.timeout.connect'] * 1000, firstByte: settings['model.timeout.firstByte'] * 1000 },
  };
}
