// Documents with the exact text that was sent for an answer, or would be sent for the question in the box.
import * as vscode from 'vscode';
import { withChoices } from '../../questions/choices.ts';
import type { Clew } from '../../clew.ts';
import { wouldBeSent } from '../../questions/preview.ts';
import { promptsText } from '../../questions/promptsText.ts';
import { sentText, wouldBeSentText } from '../../questions/sentText.ts';
import { shownDocument } from '../../places/shownDocument.ts';
import { withFailureShown } from '../saying.ts';

/** Registers the commands. `clew.showSent` and `clew.showPrompts` are for the panel, since they need an answer or a strategy. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  let preview = '';
  const showSent = shownDocument(context, 'clew-sent', ({ query }) => textOf(clew, query));
  const showPrompts = shownDocument(context, 'clew-prompts', ({ query }) => promptsOf(clew, query));
  const showPreview = shownDocument(context, 'clew-would-be-sent', () => preview);
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.showSent', (turn: string) =>
      withFailureShown(clew, () => showSent(vscode.l10n.t('What was sent'), turn)),
    ),
    vscode.commands.registerCommand('clew.showPrompts', (strategy = '') =>
      withFailureShown(clew, () => showPrompts(vscode.l10n.t('Prompts'), String(strategy))),
    ),
    vscode.commands.registerCommand('clew.showWouldBeSent', (question?: string) =>
      withFailureShown(clew, async () => {
        preview = (await previewText(clew, question)) ?? '';
        if (preview) await showPreview(vscode.l10n.t('What would be sent'));
      }),
    ),
    vscode.commands.registerCommand('clew.askBeforeSending', () => withFailureShown(clew, () => forgetConsents(clew))),
  );
}

function textOf({ chat, sentLog }: Clew, id: string): string {
  const turn = chat.turn(id);
  if (!turn) return `${vscode.l10n.t('This answer is no longer in the chat.')}\n`;
  return sentText({ question: turn.question, sent: turn.sent ?? [], words: sentLog.of(id), letGo: sentLog.wasLetGo(id) });
}

/** Prompts of `strategy`, or of the next question's strategy. */
function promptsOf({ lending, pending, plans }: Clew, strategy: string): string {
  const options = { ...withChoices(lending.answerOptions, pending.choices), ...(strategy ? { strategy } : {}) };
  // The prompts of a strategy are wanted even while Quick is chosen.
  const { depth, ...rest } = options;
  const shown = depth === 'quick' && strategy ? rest : options;
  return promptsText(plans.planOf(shown), plans.partsOf(shown));
}

/**
 * Undefined when there is nothing to show, after a message about it.
 * @param question by default the one in the box; key bindings may pass one
 */
async function previewText(clew: Clew, question: unknown): Promise<string | undefined> {
  const { chat, client, index, lending, pending } = clew;
  const say = (words: string): undefined => void vscode.window.showInformationMessage(words);
  const text = (typeof question === 'string' ? question : pending.draft).trim();
  if (!text) return say(vscode.l10n.t('Type a question into the box of the panel first: then this command shows what it would send.'));
  const { view } = lending;
  if (view.state === 'none') return say(vscode.l10n.t('Nothing would be sent: no model is chosen, and answers are made on this machine.'));
  if (view.state === 'problem') return say(view.message ?? '');
  const options = { ...withChoices(lending.answerOptions, pending.choices), ...pending.carried.options, sessionId: chat.sessionId };
  const progress = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Clew: finding what would be sent'),
    cancellable: true,
  };
  return vscode.window.withProgress(progress, async (_, token) => {
    const [models] = await Promise.all([lending.chosen(), index.start()]);
    return wouldBeSentText(text, await wouldBeSent(client, models, { text, options }, token));
  });
}

async function forgetConsents({ lending, embedding }: Clew): Promise<void> {
  const count = (await lending.consents.forget()) + (await embedding.state.forget());
  const words = count
    ? vscode.l10n.t('Clew asks again before anything of this workspace is sent.')
    : vscode.l10n.t('No consent was stored for this workspace: Clew asks before anything is sent.');
  void vscode.window.showInformationMessage(words);
}
