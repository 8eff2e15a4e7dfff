// Marks answers whose code has changed since they were given, so that nobody relies on what is no longer so.
import type * as vscode from 'vscode';
import type { Clew } from '../../clew.ts';
import { Staleness } from '../../chats/staleness.ts';

/** Follows the index: each file that it takes in may be one that an answer cites. */
export function register(context: vscode.ExtensionContext, { chat, client, index, log }: Clew): void {
  const staleness = new Staleness({ chat, roots: () => index.roots, locate: (place) => client.locate(place), log });
  context.subscriptions.push(
    staleness,
    index.onDidTakeIn((files) => staleness.changed(files)),
  );
}
