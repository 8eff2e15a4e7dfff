// The command that shows the state of the index, as a document that can be searched and copied.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { sayFailure } from '../failure.ts';
import { indexStatusText } from '../indexStatusText.ts';
import { shownDocument } from '../shownDocument.ts';

/** Registers the command; each run reads the state anew into the same document. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const show = shownDocument(context, 'clew-status', () => text(clew));
  context.subscriptions.push(vscode.commands.registerCommand('clew.showIndexStatus', () => show('Clew index')));
}

/** When the state cannot be had, the document says why in one sentence. */
async function text(clew: Clew): Promise<string> {
  try {
    await clew.index.start();
    const [status, skipped] = await Promise.all([clew.client.status(), clew.client.skippedFiles()]);
    return indexStatusText(status, skipped);
  } catch (error) {
    return `${sayFailure(error, clew.log)}\n`;
  }
}
