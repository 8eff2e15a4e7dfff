// Documents with the exact text that was sent for an answer, or would be sent for the question in the box.
import * as vscode from 'vscode';
import { withChoices } from '../questions/withChoices.ts';
import type { Clew } from '../clew.ts';
import { previewRequests } from './previewRequests.ts';
import { promptsText } from './promptsText.ts';
import { sentRequestsText, requestPreviewText } from './sentRequestsText.ts';
import { registerDocument } from '../documents/registerDocument.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

/** Registers the commands. `clew.showSent` and `clew.showPrompts` are for the panel, since they need an answer or a strategy. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  let preview = '';
  const showSentText = registerDocument(context, 'clew-sent', ({ query }) => sentTextOf(clew, query));
  const showPrompts = registerDocument(context, 'clew-prompts', ({ query }) => promptsOf(clew, query));
  const showPreview = registerDocument(context, 'clew-would-be-sent', () => preview);
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.showSent', (turn: string) =>
      runShowingFailure(clew, () => showSentText(vscode.l10n.t('What was sent'), turn)),
    ),
    vscode.commands.registerCommand('clew.showPrompts', (strategy = '') =>
      runShowingFailure(clew, () => showPrompts(vscode.l10n.t('Prompts'), String(strategy))),
    ),
    vscode.commands.registerCommand('clew.showWouldBeSent', (question?: string) =>
      runShowingFailure(clew, async () => {
        preview = (await previewText(clew, question)) ?? '';
        if (preview) await showPreview(vscode.l10n.t('What would be sent'));
      }),
    ),
    vscode.commands.registerCommand('clew.askBeforeSending', () => runShowingFailure(clew, () => forgetConsents(clew))),
  );
}

function sentTextOf({ chat, sentLog }: Clew, id: string): string {
  const turn = chat.turn(id);
  if (!turn) return `${vscode.l10n.t('This answer is no longer in the chat.')}\n`;
  return sentRequestsText({
    question: turn.question,
    requests: turn.sent ?? [],
    keptRecords: sentLog.recordsOf(id),
    wasDropped: sentLog.wasDropped(id),
  });
}

/** Prompts of `strategy`, or of the next question's strategy. */
function promptsOf({ modelLender, nextQuestion, strategyCosts }: Clew, strategy: string): string {
  const options = { ...withChoices(modelLender.answerOptions, nextQuestion.choices), ...(strategy ? { strategy } : {}) };
  // The prompts of a strategy are wanted even while Quick is chosen.
  const { depth, ...optionsWithoutDepth } = options;
  const planOptions = depth === 'quick' && strategy ? optionsWithoutDepth : options;
  return promptsText(strategyCosts.planOf(planOptions), strategyCosts.costInputOf(planOptions));
}

/**
 * Undefined when there is nothing to show, after a message about it.
 * @param question by default the one in the box; key bindings may pass one
 */
async function previewText(clew: Clew, question: unknown): Promise<string | undefined> {
  const { chat, client, index, modelLender, nextQuestion } = clew;
  const showMessage = (words: string): undefined => void vscode.window.showInformationMessage(words);
  const text = (typeof question === 'string' ? question : nextQuestion.draft).trim();
  if (!text)
    return showMessage(vscode.l10n.t('Type a question into the box of the panel first: then this command shows what it would send.'));
  const { view } = modelLender;
  if (view.state === 'none')
    return showMessage(vscode.l10n.t('Nothing would be sent: no model is chosen, and answers are made on this machine.'));
  if (view.state === 'problem') return showMessage(view.message ?? '');
  const options = {
    ...withChoices(modelLender.answerOptions, nextQuestion.choices),
    ...nextQuestion.questionInput.options,
    sessionId: chat.sessionId,
  };
  const progress = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Clew: finding what would be sent'),
    cancellable: true,
  };
  return vscode.window.withProgress(progress, async (_, token) => {
    const [models] = await Promise.all([modelLender.chosenModels(), index.start()]);
    return requestPreviewText(text, await previewRequests(client, models, { text, options }, token));
  });
}

async function forgetConsents({ modelLender, workspaceEmbedder }: Clew): Promise<void> {
  const count = (await modelLender.consents.forget()) + (await workspaceEmbedder.state.forget());
  const words = count
    ? vscode.l10n.t('Clew asks again before anything of this workspace is sent.')
    : vscode.l10n.t('No consent was stored for this workspace: Clew asks before anything is sent.');
  void vscode.window.showInformationMessage(words);
}
