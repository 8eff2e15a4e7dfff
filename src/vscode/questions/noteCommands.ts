// Commands that let a model write notes about a folder or file, after the person saw the cost: findings ("Review Scope"), or overviews
// ("Write Overviews").
import * as vscode from 'vscode';
import { tokenCost } from '../../core/base/settings/cost.ts';
import type { AnswerRecord } from '../../core/answering/record/answerRecord.ts';
import type { Clew } from '../clew.ts';
import { priceOf } from '../settings/settings.ts';
import { scopePath } from './explorerCommands.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';
import { panelId } from '../pages/panelId.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** Most reply tokens per token of code, by experience; used for the cost shown beforehand. */
const replyShare = 0.25;

/** Registers both commands; from the palette they use the active file, or everything open when there is none. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const command = (name: string, strategy: 'review' | 'overviews'): void => {
    context.subscriptions.push(
      vscode.commands.registerCommand(name, (uri?: unknown) =>
        runShowingFailure(clew, () => writeNotes(clew, strategy, uri instanceof vscode.Uri ? uri : undefined)),
      ),
    );
  };
  command('clew.reviewScope', 'review');
  command('clew.writeOverviews', 'overviews');
}

async function writeNotes(clew: Clew, strategy: 'review' | 'overviews', uri: vscode.Uri | undefined): Promise<void> {
  const { view } = clew.modelLender;
  if (view.state === 'none' || view.state === 'problem') {
    const choose = vscode.l10n.t('Choose Model');
    const words = view.message ?? vscode.l10n.t('A model writes this, and no model is chosen.');
    if ((await vscode.window.showInformationMessage(words, choose)) === choose) await vscode.commands.executeCommand('clew.chooseModel');
    return;
  }
  const scope = scopePath(clew, uri ?? vscode.window.activeTextEditor?.document.uri) ?? '.';
  const scopeName = scope === '.' ? vscode.l10n.t('the workspace') : scope;
  const text = strategy === 'review' ? vscode.l10n.t('Review {0}', scopeName) : vscode.l10n.t('Write overviews of {0}', scopeName);
  const options: AskOptions = { mode: strategy === 'review' ? 'analytical' : 'conceptual', strategy, scope };
  const estimate = await estimateCost(clew, text, options);
  if (!estimate) return;
  const start = vscode.l10n.t('Start');
  const detail = `${estimate.answer}\n${costWords(clew, estimate.tokens.total)}\n${vscode.l10n.t('Sent to {0} at {1}. Results are saved as they are written: stopping loses nothing.', view.name, view.where)}`;
  const nothingLeft = estimate.tokens.total === 0;
  // Earlier findings are worth reading again, and nothing is sent for that.
  if (nothingLeft && strategy === 'overviews') return void vscode.window.showInformationMessage(estimate.answer);
  if (!nothingLeft && (await vscode.window.showInformationMessage(text, { modal: true, detail }, start)) !== start) return;
  await vscode.commands.executeCommand(`${panelId}.focus`);
  void clew.questionRunner.ask({ question: text, options });
}

/** Estimates the cost: the same request without a model writes and sends nothing. */
async function estimateCost({ client, index }: Clew, text: string, options: AskOptions): Promise<AnswerRecord | undefined> {
  const progress = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Clew: finding what to write about'),
    cancellable: true,
  };
  return vscode.window.withProgress(progress, async (_, token) => {
    await index.start();
    let record: AnswerRecord | undefined;
    for await (const event of client.ask(text, options, token)) if (event.kind === 'done') ({ record } = event);
    return token.isCancellationRequested ? undefined : record;
  });
}

function costWords({ modelLender }: Clew, tokens: number): string {
  const price = priceOf(modelLender.settings);
  if (!price) return vscode.l10n.t('The cost is not known: set "clew.model.price" to see it.');
  const usage = { promptTokens: tokens, completionTokens: Math.round(tokens * replyShare), cachedTokens: 0 };
  const cost = tokenCost(usage, price);
  return vscode.l10n.t('About {0} {1}.', cost < 0.01 ? cost.toPrecision(2) : cost.toFixed(2), price.currency);
}
