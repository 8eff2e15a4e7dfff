// Icon on the tab of a page and beside an answer in the chat, where it is no mask and needs colours for light and dark themes.
import * as vscode from 'vscode';

/** The icon in the colours of VS Code's own icons. @param extension folder of the extension */
export function tabIcon(extension: vscode.Uri): { readonly light: vscode.Uri; readonly dark: vscode.Uri } {
  const picture = (name: string): vscode.Uri => vscode.Uri.joinPath(extension, 'media', name);
  return { light: picture('clew-light.svg'), dark: picture('clew-dark.svg') };
}
