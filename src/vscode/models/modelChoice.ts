// Applies the result of "Clew: Choose Model" to settings and keys at the end, so that a cancelled dialogue changes nothing.
import { originOf } from '../../models/endpoint/address.ts';
import { writeSetting } from '../settings/editorSettings.ts';
import type { Settings } from '../settings/settings.ts';
import type { Keys } from './keys.ts';

export type ModelChoice =
  | { readonly provider: 'none' }
  | { readonly provider: 'editor'; readonly large: string; readonly small: string }
  | {
      readonly provider: 'endpoint';
      readonly baseUrl: string;
      readonly large: string;
      readonly small: string;
      /** Context length by the server; 0 when it reports none. */
      readonly maxInputTokens: number;
      /** A new key; the stored one stays when it is absent. */
      readonly key?: string;
    };

/** Writes the choice. Resolves with whether the configured price was meant for another model. */
export async function applyChoice(choice: ModelChoice, oldSettings: Settings, keys: Keys): Promise<boolean> {
  if (choice.provider === 'endpoint') {
    if (choice.key) await keys.set(originOf(choice.baseUrl), choice.key);
    await writeSetting('model.baseUrl', choice.baseUrl);
    await writeSetting('model.maxInputTokens', choice.maxInputTokens);
  }
  if (choice.provider !== 'none') {
    await writeSetting('model.large', choice.large);
    await writeSetting('model.small', choice.small);
  }
  // Written last: until here the previous models stay in use.
  await writeSetting('model.provider', choice.provider);
  if (choice.provider !== 'endpoint' || oldSettings['model.price'].input === undefined) return false;
  return choice.large !== oldSettings['model.large'] || choice.baseUrl !== oldSettings['model.baseUrl'];
}
