// Reports typing to the engine, so that background work pauses.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';

/** Shortest ms between two reports. */
const minIntervalMs = 1000;

/** Listens to every document except output and the like, which nobody types in. */
export function register(context: vscode.ExtensionContext, { client }: Clew): void {
  let reportedAt = -Infinity;
  context.subscriptions.push(
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      const now = performance.now();
      if (document.uri.scheme === 'output' || contentChanges.length === 0 || now - reportedAt < minIntervalMs) return;
      reportedAt = now;
      client.noteTyping();
    }),
  );
}
