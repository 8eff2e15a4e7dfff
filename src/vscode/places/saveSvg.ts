// Saves a diagram of an answer to a file that the person chooses.
import * as vscode from 'vscode';

/** Asks for the file, and writes it. */
export async function saveSvg(text: string): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const uri = await vscode.window.showSaveDialog({
    filters: { SVG: ['svg'] },
    ...(folder ? { defaultUri: vscode.Uri.joinPath(folder, 'diagram.svg') } : {}),
  });
  if (uri) await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
}
