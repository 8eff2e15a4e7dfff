// Looks for models that extensions provide to the editor. Their code answers, so the wait for it has a bound.
import * as vscode from 'vscode';
import { UserError } from '../../core/base/wording/errors.ts';
import { withDeadline } from '../../engine/host/deadline.ts';

/** Time for extensions that provide models to start and tell them, in ms. */
const longest = 15_000;

/** The models that fit `selector`, all when it is absent. Rejects with `UserError('timed-out')`. */
export function selectEditorModels(selector?: vscode.LanguageModelChatSelector): Promise<readonly vscode.LanguageModelChat[]> {
  const late = (): UserError => new UserError('timed-out', [vscode.l10n.t('Looking for models of the editor')]);
  return withDeadline(Promise.resolve(vscode.lm.selectChatModels(selector)), longest, late);
}
