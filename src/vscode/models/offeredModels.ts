// Lists the models to choose from: those of a server and those of the editor.
import * as vscode from 'vscode';
import { CancelledError } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { isLocal, whereOf } from '../../models/endpoint/address.ts';
import type { Clew } from '../clew.ts';
import { editorWhere } from './editorWhere.ts';
import { readEndpointSettings } from './endpoints.ts';
import { endpointDependencies } from './modelSource.ts';
import { selectEditorModels } from './selectEditorModels.ts';

/** A model to pick. `id` goes into the settings. */
export interface OfferedModel extends vscode.QuickPickItem {
  readonly id: string | undefined;
  readonly maxInputTokens?: number;
}

/** A server's reply to the request for its models. `reason`: one sentence why there is no list. */
export interface ServerModels {
  readonly models: readonly OfferedModel[];
  readonly reason?: string;
  readonly wantsKey: boolean;
}

/**
 * Asks a server for its list, with progress; undefined when the person cancels.
 * @param key a new one; when empty, the stored one of this origin
 */
export async function serverModels(clew: Clew, baseUrl: string, key: string): Promise<ServerModels | undefined> {
  const settings = await readEndpointSettings(
    { ...clew.modelLender.settings, 'model.baseUrl': baseUrl, 'model.maxInputTokens': 0 },
    clew.modelLender.keys,
  );
  // The address was checked when typed, but the setting may have changed since.
  if (clew.modelLender.settings['privacy.localOnly'] && !isLocal(baseUrl)) throw new UserError('model-local-only', [whereOf(baseUrl)]);
  const { listModels } = await import('../../models/endpoint/endpoint.ts');
  const progress = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Clew: asking {0} for its models', whereOf(baseUrl)),
    cancellable: true,
  };
  return vscode.window.withProgress(progress, async (_, token) => {
    try {
      const listedModels = await listModels({ ...settings, ...(key ? { key } : {}) }, endpointDependencies(clew.log), token);
      return { models: listedModels.map((model) => toOfferedModel(model)), wantsKey: false };
    } catch (error) {
      if (error instanceof CancelledError) return undefined;
      if (!(error instanceof UserError)) throw error;
      const { connectionFaultSentence } = await import('../../models/connection/connectionSentences.ts');
      return { models: [], reason: connectionFaultSentence(error.code, error.args), wantsKey: error.code === 'model-unauthorized' };
    }
  });
}

/** The models that extensions provide to the editor. */
export async function editorModels(): Promise<readonly OfferedModel[]> {
  const models = await selectEditorModels();
  return models.map(({ vendor, id, name, family, maxInputTokens }) => ({
    id: `${vendor}/${id}`,
    label: name,
    description: editorWhere(vendor),
    detail: [family, contextWords(maxInputTokens)].filter(Boolean).join(', '),
    maxInputTokens,
  }));
}

function toOfferedModel({ id, maxInputTokens }: { readonly id: string; readonly maxInputTokens?: number }): OfferedModel {
  return { id, label: id, ...(maxInputTokens ? { maxInputTokens, description: contextWords(maxInputTokens) } : {}) };
}

function contextWords(tokens: number): string {
  return tokens > 0 ? vscode.l10n.t('reads {0} tokens', tokens.toLocaleString()) : '';
}
