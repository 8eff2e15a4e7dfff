// Read-only documents for Clew's texts, so that they can be searched and copied. They are made anew each time they are shown.
import * as vscode from 'vscode';

/**
 * Registers a scheme for such documents; the result shows one. The path of a URI is the title, its query identifies the document.
 * @param as `page`: as drawn Markdown, which wide tables need
 */
export function shownDocument(
  context: vscode.ExtensionContext,
  scheme: string,
  text: (uri: vscode.Uri) => string | Promise<string>,
  as: 'text' | 'page' = 'text',
): (title: string, query?: string) => Promise<void> {
  const changed = new vscode.EventEmitter<vscode.Uri>();
  context.subscriptions.push(
    changed,
    vscode.workspace.registerTextDocumentContentProvider(scheme, { onDidChange: changed.event, provideTextDocumentContent: text }),
  );
  return async (title, query = '') => {
    const uri = vscode.Uri.from({ scheme, path: `/${title}.md`, query });
    changed.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await refreshed(document, await text(uri));
    if (as === 'text' || !(await drawn(uri))) await vscode.window.showTextDocument(document, { preview: true });
  };
}

/** Milliseconds after which a document is shown as it is; the editor then updates it a moment later. Set by judgement. */
const longestWait = 1000;

/** Resolves when an open document has its new text. */
async function refreshed(document: vscode.TextDocument, text: string): Promise<void> {
  if (document.getText() === text) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      listener.dispose();
      resolve();
    };
    const timer = setTimeout(done, longestWait);
    const listener = vscode.workspace.onDidChangeTextDocument((change) => {
      if (change.document === document && document.getText() === text) done();
    });
  });
}

/** False where the editor's own Markdown extension is disabled. It may not run yet, so its commands prove nothing. */
async function drawn(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.commands.executeCommand('markdown.showPreview', uri);
    return true;
  } catch {
    // The text is shown instead, with the same content.
    return false;
  }
}
