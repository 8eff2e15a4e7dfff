// The endpoints that the settings name, as they are at this moment. Knows no editor.
import { originOf } from '../../models/endpoint/address.ts';
import { priceOf, type Settings } from '../settings/settings.ts';
import type { Keys } from './keys.ts';
import { isAddress } from './modelView.ts';
import type { EndpointSettings } from '../../models/endpoint/endpointSettings.ts';

/** How often a call that failed in passing is made again. */
const retries = 2;

/** What the endpoint is called with, except for the name of the model. */
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
    // How much it reads and costs is set for the large one; what it is sent is short.
    ...(small ? { small: { ...common, model: small, maxInputTokens: undefined } } : {}),
  };
}
