// "Clew: Show Model Usage": usage of the models, day by day.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { priceOf } from '../settings/settings.ts';
import { registerDocument } from '../documents/registerDocument.ts';
import { usageText } from './usageText.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

/** Registers the command; each run reads the counts anew. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const show = registerDocument(context, 'clew-usage', () => usageDocument(clew));
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.showUsage', () => runShowingFailure(clew, () => show(vscode.l10n.t('Clew model usage')))),
  );
}

async function usageDocument({ modelLender }: Clew): Promise<string> {
  const { settings } = modelLender;
  const cap = { amount: settings['model.dailyCap'], currency: priceOf(settings)?.currency ?? '' };
  return usageText(await modelLender.usage(), cap);
}
