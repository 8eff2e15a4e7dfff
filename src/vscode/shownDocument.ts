// Texts that Clew shows as read-only documents, so that they can be searched and copied: made anew each time they are shown.
import * as vscode from 'vscode';

/** Registers a scheme for such documents; the result shows one. The path of a URI is the title, its query says which. */
export function shownDocument(
  context: vscode.ExtensionContext,
  scheme: string,
  text: (uri: vscode.Uri) => string | Promise<string>,
): (title: string, query?: string) => Promise<void> {
  const changed = new vscode.EventEmitter<vscode.Uri>();
  context.subscriptions.push(
    changed,
    vscode.workspace.registerTextDocumentContentProvider(scheme, { onDidChange: changed.event, provideTextDocumentContent: text }),
  );
  return async (title, query = '') => {
    const uri = vscode.Uri.from({ scheme, path: `/${title}.md`, query });
    changed.fire(uri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
  };
}
