// Links in terminal output that ask about a stack trace: the line under the mouse is the link, and the whole trace goes along.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { readSettings } from '../settings/settings.ts';
import { offeredLink, traceAround } from './terminalTrace.ts';
import { getSetting } from '../workspace/workspaceIndex.ts';
import { askAboutOutput, terminalText } from './terminalCommand.ts';

interface TraceTerminalLink extends vscode.TerminalLink {
  readonly line: string;
}

/** Registers the links; they appear only when a folder is open to answer from. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const provider: vscode.TerminalLinkProvider<TraceTerminalLink> = {
    provideTerminalLinks({ line }) {
      const traceLink = clew.index.roots.length > 0 ? offeredLink(line, readSettings(getSetting)) : undefined;
      return traceLink ? [{ ...traceLink, line, tooltip: vscode.l10n.t('Ask Clew why this fails') }] : [];
    },
    async handleTerminalLink({ line }) {
      const output = await terminalText(clew.log, 'selectAll');
      if (!output.includes(line.trim())) void vscode.window.showInformationMessage(lineOnlyMessage());
      await askAboutOutput(clew, traceAround(output, line));
    },
  };
  context.subscriptions.push(vscode.window.registerTerminalLinkProvider(provider));
}

/** Message for a refused clipboard, the only way to a terminal's text. */
function lineOnlyMessage(): string {
  return vscode.l10n.t(
    'The rest of the terminal could not be read, so only the clicked line was asked about: to ask about the whole trace, copy it into the question box.',
  );
}
