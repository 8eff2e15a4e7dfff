// Finds models that extensions provide to the editor. Their code answers, so the wait is bounded.
import * as vscode from 'vscode';
import { UserError } from '../../core/base/wording/errors.ts';
import { withDeadline } from '../../engine/host/deadline.ts';

/** Time in ms for extensions to start and report their models. */
const timeoutMs = 15_000;

/** Models that fit `selector`, or all. Rejects with `UserError('timed-out')`. */
export function selectEditorModels(selector?: vscode.LanguageModelChatSelector): Promise<readonly vscode.LanguageModelChat[]> {
  const timeoutError = (): UserError => new UserError('timed-out', [vscode.l10n.t('Looking for models of the editor')]);
  return withDeadline(Promise.resolve(vscode.lm.selectChatModels(selector)), timeoutMs, timeoutError);
}
