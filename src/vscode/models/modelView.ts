// View of the next question's model for the panel's chip. Reads only settings: nothing is called or loaded.
import * as l10n from '@vscode/l10n';
import { isLocal, originOf, whereOf } from '../../models/endpoint/address.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { ModelView } from '../../protocol/toPanel.ts';
import type { Settings } from '../settings/settings.ts';
import { editorWhere } from './editorWhere.ts';

/** The model that `settings` name. The view of a problem has one sentence about what still works and what to do. */
export function modelView(settings: Settings): ModelView {
  const name = settings['model.large'];
  switch (settings['model.provider']) {
    case 'none':
      return { state: 'none', name: '', where: '', local: false };
    case 'endpoint':
      return endpointView(settings, name);
    case 'editor':
      return editorView(settings, name);
  }
}

function endpointView(settings: Settings, name: string): ModelView {
  const url = settings['model.baseUrl'];
  const problem = (message: string, where = url, local = false): ModelView => ({ state: 'problem', name, where, local, message });
  if (!url) return problem(l10n.t('No base URL is set, so Clew answers from the code alone: run "Clew: Choose Model".'));
  if (!isAddress(url))
    return problem(l10n.t('"{0}" is not an address of a server, so Clew answers from the code alone: correct "clew.model.baseUrl".', url));
  const [where, local] = [whereOf(url), isLocal(url)];
  if (!name) return problem(l10n.t('No model is named, so Clew answers from the code alone: run "Clew: Choose Model".'), where, local);
  if (settings['privacy.localOnly'] && !local) return problem(refusalWords(where), where, local);
  return { state: 'ready', name, where, local };
}

function editorView(settings: Settings, id: string): ModelView {
  const { vendor, model } = editorModelId(id) ?? { vendor: '', model: '' };
  const where = editorWhere(vendor);
  const view = { name: model, where, local: false };
  if (!vendor)
    return {
      ...view,
      state: 'problem',
      message: l10n.t('No model is named, so Clew answers from the code alone: run "Clew: Choose Model".'),
    };
  if (settings['privacy.localOnly']) return { ...view, state: 'problem', message: refusalWords(where) };
  return { ...view, state: 'ready' };
}

function refusalWords(where: string): string {
  return l10n.t(
    'Nothing is sent to {0}, since "clew.privacy.localOnly" is on; Clew answers from the code alone: choose a model on this machine, or switch it off.',
    where,
  );
}

/** Parts of the setting `vendor/id` for a model of the editor; ids may contain slashes. */
export function editorModelId(setting: string): { readonly vendor: string; readonly model: string } | undefined {
  const slash = setting.indexOf('/');
  if (slash <= 0 || slash === setting.length - 1) return undefined;
  return { vendor: setting.slice(0, slash), model: setting.slice(slash + 1) };
}

/** Whether a base URL can be called. */
export function isAddress(url: string): boolean {
  try {
    return originOf(url) !== '';
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
