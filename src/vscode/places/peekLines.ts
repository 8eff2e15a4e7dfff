// Reads the present lines of a citation or a piece of evidence, for the panel to show without opening them.
import * as vscode from 'vscode';
import type { LinesView } from '../../protocol/toPanel.ts';
import type { CitedPlace } from './citedPlace.ts';
import type { Clew } from '../clew.ts';
import { isGone, locatePlace } from './openPlace.ts';
import { rootByName } from './rootByName.ts';
import { uriOf } from '../workspace/roots.ts';

/** Lines to read; the panel shows fewer and counts the rest. */
const maxLines = 200;

/** The lines of `place`; without text when they have changed, cannot be reached, or are gone with their file. */
export async function peekLines(clew: Clew, place: CitedPlace): Promise<Pick<LinesView, 'place' | 'firstLine' | 'text' | 'gone'>> {
  const root = rootByName(clew.index.roots, place.root);
  const uri = root && uriOf(root, place.file);
  const placeText = (line: number): string => `${place.root ? `${place.root}/` : ''}${place.file}:${line}`;
  const oldLine = place.lineStart + place.offset;
  const current = root && uri && (await locatePlace(clew, { root: root.key, path: place.file }, place));
  if (uri && (!current || place.hash === undefined) && (await isGone(uri)))
    return { place: placeText(oldLine), firstLine: oldLine, gone: true };
  if (!uri || !current) return { place: placeText(oldLine), firstLine: oldLine };
  const first = current.lineStart + place.offset;
  const document = await vscode.workspace.openTextDocument(uri);
  const last = Math.min(first + Math.min(place.length, maxLines) - 1, document.lineCount);
  const lines = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => document.lineAt(first - 1 + i).text);
  return { place: placeText(first), firstLine: first, text: lines.join('\n') };
}
