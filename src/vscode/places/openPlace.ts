// Opens the present lines of a citation. Lines that are gone are never passed off as found.
import * as vscode from 'vscode';
import type { FileRef } from '../../core/ports.ts';
import type { CitedPlace } from './citedPlace.ts';
import type { Clew } from '../clew.ts';
import { rootByName } from './rootByName.ts';
import { uriOf } from '../workspace/roots.ts';

/** Shows the place in an editor, `beside` the open one; reports when the lines have moved, changed, or cannot be reached. */
export async function openPlace(clew: Clew, place: CitedPlace, beside = false): Promise<void> {
  const root = rootByName(clew.index.roots, place.root);
  const uri = root && uriOf(root, place.file);
  if (!root || !uri) {
    void vscode.window.showWarningMessage(vscode.l10n.t('{0} is not in a folder that is open here.', place.file));
    return;
  }
  // A folder has no lines.
  if (place.lineStart === 0) return void (await vscode.commands.executeCommand('revealInExplorer', uri));
  const current = await locatePlace(clew, { root: root.key, path: place.file }, place);
  // Lines without a digest are not searched for, so only the editor would notice a missing file.
  if (!current || place.hash === undefined) {
    if (await isGone(uri)) return void vscode.window.showWarningMessage(lostWords(place, true));
    if (!current) return offerFile(uri, place);
  }
  const start = current.lineStart - 1 + place.offset;
  await showLines(uri, start, start + place.length - 1, beside);
  if (current.moved) {
    const [from, to] = [place.lineStart + place.offset, start + 1];
    vscode.window.setStatusBarMessage(vscode.l10n.t('Clew: the cited lines have moved from line {0} to line {1}.', from, to), 8000);
  }
}

/** Present lines of a place, one-based; null when they are gone. */
export async function locatePlace(clew: Clew, file: FileRef, place: CitedPlace): Promise<{ lineStart: number; moved: boolean } | null> {
  const { lineStart, lineEnd, hash } = place;
  if (hash === undefined) return { lineStart, moved: false };
  await clew.index.start();
  return clew.client.locate({ ...file, lineStart, lineEnd, hash });
}

/** Whether the file no longer exists. A file that cannot be checked counts as existing. */
export async function isGone(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(uri);
    return false;
  } catch (error) {
    return error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
  }
}

/** Why the lines of a citation cannot be shown: the file is `gone`, or has other lines now. */
export function lostWords({ file }: CitedPlace, gone: boolean): string {
  return gone
    ? vscode.l10n.t('{0} was deleted, moved or renamed after this answer. Ask again for a new one.', file)
    : vscode.l10n.t('The cited lines of {0} have changed since this answer: ask again for a new one.', file);
}

async function offerFile(uri: vscode.Uri, place: CitedPlace): Promise<void> {
  const open = vscode.l10n.t('Open File');
  if ((await vscode.window.showWarningMessage(lostWords(place, false), open)) === open)
    await vscode.commands.executeCommand('vscode.open', uri);
}

/** Selects the lines with the cursor at their start, which is the promised line. */
async function showLines(uri: vscode.Uri, first: number, last: number, beside: boolean): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  const clampLine = (line: number): number => Math.min(Math.max(line, 0), document.lineCount - 1);
  const range = new vscode.Range(new vscode.Position(clampLine(first), 0), document.lineAt(clampLine(last)).range.end);
  const editor = await vscode.window.showTextDocument(document, {
    preview: true,
    ...(beside ? { viewColumn: vscode.ViewColumn.Beside } : {}),
  });
  editor.selection = new vscode.Selection(range.end, range.start);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
