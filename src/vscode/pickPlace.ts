// Asks for a file that the next pass is to read, the one in the editor first.
import * as vscode from 'vscode';
import type { Clew } from './clew.ts';
import { placeOf } from './roots.ts';
import type { AddedPlace } from './steering.ts';

const mostFiles = 2000;

/** The file that was chosen; undefined when the person gave up. */
export async function pickPlace({ index }: Clew): Promise<AddedPlace | undefined> {
  const editor = vscode.window.activeTextEditor;
  const current = editor && placeOf(editor.document.uri, index.roots);
  const picked = await vscode.window.showQuickPick(items(), {
    title: vscode.l10n.t('Add a file to this answer'),
    placeHolder: vscode.l10n.t('The next pass reads it'),
    matchOnDescription: true,
  });
  return picked?.added;

  async function items(): Promise<(vscode.QuickPickItem & { readonly added: AddedPlace })[]> {
    const uris = await vscode.workspace.findFiles('**/*', undefined, mostFiles);
    const places = uris.flatMap((uri) => placeOf(uri, index.roots) ?? []).sort((a, b) => (a.path < b.path ? -1 : 1));
    const first = current && !editor.selection.isEmpty ? [selected(current, editor.selection)] : [];
    const all = current ? [current, ...places.filter(({ path }) => path !== current.path)] : places;
    return [...first, ...all.map(({ root, path }) => item(path, { root, path, lineStart: 1, lineEnd: 0 }))];
  }

  function selected(
    { root, path }: { readonly root: string; readonly path: string },
    { start, end }: vscode.Selection,
  ): ReturnType<typeof item> {
    const lines = { lineStart: start.line + 1, lineEnd: end.line + 1 };
    return item(`${path}:${lines.lineStart}-${lines.lineEnd}`, { root, path, ...lines }, vscode.l10n.t('Selection'));
  }
}

function item(label: string, place: AddedPlace['place'], description?: string): vscode.QuickPickItem & { readonly added: AddedPlace } {
  return { label, ...(description === undefined ? {} : { description }), added: { label, place } };
}
