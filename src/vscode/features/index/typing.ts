// Tells the engine that somebody is typing, so that work in the background stands back.
import * as vscode from 'vscode';
import type { Clew } from '../../clew.ts';

/** The engine is told at most once in so many ms. */
const between = 1000;

/** Listens to every document but those of output and the like, which nobody types in. */
export function register(context: vscode.ExtensionContext, { client }: Clew): void {
  let toldAt = -Infinity;
  context.subscriptions.push(
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      const now = performance.now();
      if (document.uri.scheme === 'output' || contentChanges.length === 0 || now - toldAt < between) return;
      toldAt = now;
      client.typed();
    }),
  );
}
