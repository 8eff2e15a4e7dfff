// What "Clew: Choose Model" comes to in settings and keys, once all of it is known: a dialogue that was given up leaves everything as it was.
import * as vscode from 'vscode';
import { originOf } from '../../models/endpoint/address.ts';
import { settingDefaults, type SettingKey, type Settings } from '../settings/settings.ts';
import type { Keys } from './keys.ts';

/** A choice that was made to the end. */
export type ModelChoice =
  | { readonly provider: 'none' }
  | { readonly provider: 'editor'; readonly large: string; readonly small: string }
  | {
      readonly provider: 'endpoint';
      readonly baseUrl: string;
      readonly large: string;
      readonly small: string;
      /** What the server says that the model reads; 0 when it does not. */
      readonly maxInputTokens: number;
      /** A new key; the one that is kept stays when it is absent. */
      readonly key?: string;
    };

/** Writes the choice. Resolves with whether the price that is set was meant for another model. */
export async function applyChoice(choice: ModelChoice, before: Settings, keys: Keys): Promise<boolean> {
  if (choice.provider === 'endpoint') {
    if (choice.key) await keys.set(originOf(choice.baseUrl), choice.key);
    await write('model.baseUrl', choice.baseUrl);
    await write('model.maxInputTokens', choice.maxInputTokens);
  }
  if (choice.provider !== 'none') {
    await write('model.large', choice.large);
    await write('model.small', choice.small);
  }
  // Last: until here the models of before are the ones that are used.
  await write('model.provider', choice.provider);
  if (choice.provider !== 'endpoint' || before['model.price'].input === undefined) return false;
  return choice.large !== before['model.large'] || choice.baseUrl !== before['model.baseUrl'];
}

/** A setting that is as by default is taken out, so that settings.json stays short. */
async function write<K extends SettingKey>(key: K, value: Settings[K]): Promise<void> {
  const wanted = value === settingDefaults[key] ? undefined : value;
  await vscode.workspace.getConfiguration('clew').update(key, wanted, vscode.ConfigurationTarget.Global);
}
