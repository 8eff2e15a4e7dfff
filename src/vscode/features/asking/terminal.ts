// The terminal's context menu: what is selected there, or else what was copied, is a question: a stack trace, the output of a compiler, a log.
import * as vscode from 'vscode';
import type { Log } from '../../../core/ports.ts';
import type { Clew } from '../../clew.ts';
import { panelId } from './panelId.ts';

/** Longer texts are logs of which the end says most; what is left out is said. In characters. */
const longest = 60_000;

/** Registers the command. */
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
  await clew.asking.ask({ question: outputQuestion(text), options: { mode: 'diagnostic', modeBy: 'command' } });
}

/**
 * What is selected in the terminal, or after `selectAll` what it holds; the text of the clipboard when that is nothing. Terminals tell this to
 * nobody: it goes through the clipboard, which is left as it was. Empty where the clipboard is refused, as a browser may.
 */
export async function terminalText(log: Log, all?: 'selectAll'): Promise<string> {
  try {
    const before = await vscode.env.clipboard.readText();
    if (all) await vscode.commands.executeCommand('workbench.action.terminal.selectAll');
    await vscode.commands.executeCommand('workbench.action.terminal.copySelection');
    const copied = await vscode.env.clipboard.readText();
    if (copied !== before) await vscode.env.clipboard.writeText(before);
    if (all) await vscode.commands.executeCommand('workbench.action.terminal.clearSelection');
    return copied;
  } catch (error) {
    log.warn(`The clipboard, through which the text of the terminal goes, cannot be used: ${String(error)}`);
    return '';
  }
}

/** The question about output of the terminal. */
export function outputQuestion(text: string): string {
  const trimmed = text.trim();
  const left = trimmed.length - longest;
  const note = left > 0 ? `${vscode.l10n.t('… ({0} characters left out)', left)}\n${trimmed.slice(-longest)}` : trimmed;
  return `${vscode.l10n.t('Why does this fail?')}\n\n${note}`;
}
