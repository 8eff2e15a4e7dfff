// Reads the current endpoints from the settings. Knows no editor.
import { originOf } from '../../models/endpoint/address.ts';
import { priceOf, type Settings } from '../settings/settings.ts';
import type { Keys } from './keys.ts';
import { isAddress } from './modelView.ts';
import type { EndpointSettings } from '../../models/endpoint/endpointSettings.ts';

/** Retries of a call after a passing failure. */
const retries = 2;

/** Settings to call the endpoint with, except for the model's name. */
export async function readEndpointSettings(settings: Settings, keys: Pick<Keys, 'get'>): Promise<Omit<EndpointSettings, 'model'>> {
  const baseUrl = settings['model.baseUrl'];
  return {
    baseUrl,
    key: isAddress(baseUrl) ? await keys.get(originOf(baseUrl)) : undefined,
    maxInputTokens: settings['model.maxInputTokens'] || undefined,
    timeouts: {
      connect: settings['model.timeout.connect'] * 1000,
      firstByte: settings['model.timeout.firstByte'] * 1000,
      silence: settings['model.timeout.silence'] * 1000,
      total: settings['model.timeout.total'] * 1000,
    },
    retries,
  };
}

/** The large model, and the small one where one is named. */
export async function endpointsOf(
  settings: Settings,
  keys: Pick<Keys, 'get'>,
): Promise<{ readonly large: EndpointSettings; readonly small?: EndpointSettings }> {
  const common = await readEndpointSettings(settings, keys);
  const small = settings['model.small'];
  return {
    large: { ...common, model: settings['model.large'], price: priceOf(settings) },
    // Context length and price are set for the large model; the small one gets short requests.
    ...(small ? { small: { ...common, model: small, maxInputTokens: undefined } } : {}),
  };
}
