// Marks answers whose code has changed since, so that nobody relies on outdated ones.
import type * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { Staleness } from './staleness.ts';

/** Follows the index: an answer may cite any file that it takes in. */
export function register(context: vscode.ExtensionContext, { chat, client, index, log }: Clew): void {
  const staleness = new Staleness({ chat, roots: () => index.roots, locate: (place) => client.locate(place), log });
  context.subscriptions.push(
    staleness,
    index.onDidReadFiles((files) => staleness.noteChanges(files)),
  );
}
