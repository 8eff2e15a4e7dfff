// Read-only documents for Clew's texts, so that they can be searched and copied. They are made anew each time they are shown.
import * as vscode from 'vscode';

/**
 * Registers a scheme for such documents; the result shows one. The path of a URI is the title, its query identifies the document.
 * @param format `page`: as drawn Markdown, which wide tables need
 */
export function registerDocument(
  context: vscode.ExtensionContext,
  scheme: string,
  textOf: (uri: vscode.Uri) => string | Promise<string>,
  format: 'text' | 'page' = 'text',
): (title: string, query?: string) => Promise<void> {
  const changeEmitter = new vscode.EventEmitter<vscode.Uri>();
  context.subscriptions.push(
    changeEmitter,
    vscode.workspace.registerTextDocumentContentProvider(scheme, { onDidChange: changeEmitter.event, provideTextDocumentContent: textOf }),
  );
  return async (title, query = '') => {
    const uri = vscode.Uri.from({ scheme, path: `/${title}.md`, query });
    changeEmitter.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await waitForText(document, await textOf(uri));
    if (format === 'text' || !(await showMarkdownPreview(uri))) await vscode.window.showTextDocument(document, { preview: true });
  };
}

/** Milliseconds after which a document is shown as it is; the editor then updates it a moment later. Set by judgement. */
const maxWaitMs = 1000;

/** Resolves when an open document has its new text. */
async function waitForText(document: vscode.TextDocument, text: string): Promise<void> {
  if (document.getText() === text) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      listener.dispose();
      resolve();
    };
    const timer = setTimeout(done, maxWaitMs);
    const listener = vscode.workspace.onDidChangeTextDocument((change) => {
      if (change.document === document && document.getText() === text) done();
    });
  });
}

/** False where the editor's own Markdown extension is disabled. It may not run yet, so its commands prove nothing. */
async function showMarkdownPreview(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.commands.executeCommand('markdown.showPreview', uri);
    return true;
  } catch {
    // The text is shown instead, with the same content.
    return false;
  }
}
