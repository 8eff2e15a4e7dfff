// Terminal's context menu: asks about the selected or copied text: a stack trace, compiler output, a log.
import * as vscode from 'vscode';
import type { Log } from '../../core/ports.ts';
import type { Clew } from '../clew.ts';
import { panelId } from '../pages/panelId.ts';

/** Maximum characters. Longer texts are logs, whose end matters most; the omission is reported. */
const maxCharacters = 60_000;

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(vscode.commands.registerCommand('clew.askTerminal', () => ask(clew)));
}

async function ask(clew: Clew): Promise<void> {
  const text = await terminalText(clew.log);
  if (text.trim() === '') {
    void vscode.window.showInformationMessage(vscode.l10n.t('Select an error or a stack trace in the terminal first, or copy one.'));
    return;
  }
  await askAboutOutput(clew, text);
}

/** Asks why a program printed `text`. */
export async function askAboutOutput(clew: Clew, text: string): Promise<void> {
  await vscode.commands.executeCommand(`${panelId}.focus`);
  await clew.questionRunner.ask({ question: outputQuestion(text), options: { mode: 'diagnostic', modeBy: 'command' } });
}

/**
 * Returns the terminal's selection, or with `selectAll` its whole text; otherwise the text of the clipboard. Terminals offer no API for
 * this, so it goes through the clipboard, which is restored. Empty where the clipboard is refused, as a browser may.
 */
export async function terminalText(log: Log, extent?: 'selectAll'): Promise<string> {
  try {
    const clipboardText = await vscode.env.clipboard.readText();
    if (extent) await vscode.commands.executeCommand('workbench.action.terminal.selectAll');
    await vscode.commands.executeCommand('workbench.action.terminal.copySelection');
    const copiedText = await vscode.env.clipboard.readText();
    if (copiedText !== clipboardText) await vscode.env.clipboard.writeText(clipboardText);
    if (extent) await vscode.commands.executeCommand('workbench.action.terminal.clearSelection');
    return copiedText;
  } catch (error) {
    log.warn(`The clipboard, through which the text of the terminal goes, cannot be used: ${String(error)}`);
    return '';
  }
}

/** The question about terminal output. */
export function outputQuestion(text: string): string {
  const output = text.trim();
  const omittedCount = output.length - maxCharacters;
  const outputEnd =
    omittedCount > 0 ? `${vscode.l10n.t('… ({0} characters left out)', omittedCount)}\n${output.slice(-maxCharacters)}` : output;
  return `${vscode.l10n.t('Why does this fail?')}\n\n${outputEnd}`;
}
