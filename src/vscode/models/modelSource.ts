// Creates the models of the current settings, so that a key or address that changed since the last question counts.
import * as vscode from 'vscode';
import { UserError, type Notice } from '../../core/base/wording/errors.ts';
import type { Log } from '../../core/ports.ts';
import { destinationOf } from '../../models/endpoint/address.ts';
import type { PlacedModel } from '../../models/gate/gate.ts';
import type { Settings } from '../settings/settings.ts';
import { endpointsOf } from './endpoints.ts';
import type { Keys } from './keys.ts';
import { editorModelId } from './modelView.ts';
import { selectEditorModels } from './selectEditorModels.ts';
import type { EndpointSettings } from '../../models/endpoint/endpointSettings.ts';

/** Models by the settings. `problem`: why there is no large model although one is wanted. */
export interface ChosenModels {
  readonly large?: PlacedModel;
  readonly small?: PlacedModel;
  readonly problem?: Notice;
}

export interface ModelDependencies {
  readonly keys: Keys;
  readonly log: Log;
  /** Whether the editor lets Clew use one of its models; undefined when it will ask first. */
  mayAsk(model: vscode.LanguageModelChat): boolean | undefined;
}

/** Returns the models by `settings`. Never rejects for wrong ones: those become the `problem`. */
export async function chosenModels(settings: Settings, dependencies: ModelDependencies): Promise<ChosenModels> {
  try {
    if (settings['model.provider'] === 'none') return {};
    if (!settings['model.large']) throw new UserError('model-unset');
    return settings['model.provider'] === 'endpoint'
      ? await endpointModels(settings, dependencies)
      : await editorModels(settings, dependencies);
  } catch (error) {
    if (error instanceof UserError) return { problem: { code: error.code, args: error.args } };
    throw error;
  }
}

/** The network of the extension host, with VS Code's proxy and certificates; `remote` says whose machine `localhost` is. */
export function endpointDependencies(log: Log): { readonly fetch: typeof globalThis.fetch; readonly log: Log; readonly remote: boolean } {
  return { fetch: globalThis.fetch, log, remote: vscode.env.remoteName !== undefined };
}

async function endpointModels(settings: Settings, { keys, log }: ModelDependencies): Promise<ChosenModels> {
  const { large, small } = await endpointsOf(settings, keys);
  // Loaded with the first question, since its library is too big for the start of a window.
  const { createEndpointModel } = await import('../../models/endpoint/endpoint.ts');
  const dependencies = endpointDependencies(log);
  const destination = destinationOf(large.baseUrl);
  const createPlacedModel = (endpoint: EndpointSettings): PlacedModel => ({
    model: createEndpointModel(endpoint, dependencies),
    destination,
  });
  return { large: createPlacedModel(large), ...(small ? { small: createPlacedModel(small) } : {}) };
}

async function editorModels(settings: Settings, dependencies: ModelDependencies): Promise<ChosenModels> {
  const small = settings['model.small'];
  const large = await editorModel(settings['model.large'], settings, dependencies);
  return { large, ...(small ? { small: await editorModel(small, settings, dependencies) } : {}) };
}

async function editorModel(setting: string, settings: Settings, { mayAsk }: ModelDependencies): Promise<PlacedModel> {
  const id = editorModelId(setting);
  if (!id) throw new UserError('model-unset');
  const [chat] = await selectEditorModels({ vendor: id.vendor, id: id.model });
  if (!chat) throw new UserError('model-gone', [id.model]);
  return placedEditorModel(chat, settings, mayAsk(chat));
}

/** A model of the editor with its destination. `mayAsk`: whether the editor lets Clew use it; undefined when it will ask first. */
export async function placedEditorModel(
  chat: vscode.LanguageModelChat,
  settings: Settings,
  mayAsk: boolean | undefined,
): Promise<PlacedModel> {
  const { createEditorModel } = await import('./editorModel.ts');
  const timeouts = {
    firstByte: settings['model.timeout.firstByte'] * 1000,
    silence: settings['model.timeout.silence'] * 1000,
    total: settings['model.timeout.total'] * 1000,
  };
  return {
    model: createEditorModel(chat, mayAsk, timeouts),
    destination: { key: `editor:${chat.vendor}`, local: false, ofEditor: true },
  };
}
