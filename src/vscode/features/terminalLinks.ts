// Stack traces in a terminal are links that ask why: the line under the mouse is one, and the whole trace around it goes along.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { readSettings } from '../settings.ts';
import { traceAround, traceLink } from '../terminalTrace.ts';
import { getSetting } from '../workspaceIndex.ts';
import { askAboutOutput, terminalText } from './terminal.ts';

interface TraceTerminalLink extends vscode.TerminalLink {
  readonly line: string;
}

/** Registers the links; they are there where there is a folder to answer from. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const provider: vscode.TerminalLinkProvider<TraceTerminalLink> = {
    provideTerminalLinks({ line }) {
      const found = readSettings(getSetting)['terminalLinks.enabled'] && clew.index.roots.length > 0 ? traceLink(line) : undefined;
      return found ? [{ ...found, line, tooltip: vscode.l10n.t('Ask Clew why this fails') }] : [];
    },
    async handleTerminalLink({ line }) {
      await askAboutOutput(clew, traceAround(await terminalText('selectAll'), line));
    },
  };
  context.subscriptions.push(vscode.window.registerTerminalLinkProvider(provider));
}
