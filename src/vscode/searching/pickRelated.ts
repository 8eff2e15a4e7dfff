// List of code related to a source of an answer: callers, callees, members, tests, and documents that mention it.
import * as vscode from 'vscode';
import type { CitedPlace } from '../places/citedPlace.ts';
import type { Clew } from '../clew.ts';
import { sayFailure } from '../failure.ts';
import { isGone, lostWords, openPlace, whereNow } from '../places/openPlace.ts';
import { rootNamed } from '../places/rootNamed.ts';
import { uriOf } from '../workspace/roots.ts';
import { relatedItems, sentenceItem, type SearchItem } from './searchList.ts';

/** Shows the list, and opens the picked place. */
export async function pickRelated(clew: Clew, place: CitedPlace): Promise<void> {
  const title = vscode.l10n.t('Related to {0}', `${place.file}:${place.lineStart + place.offset}`);
  const placeHolder = vscode.l10n.t('Type to narrow the list down');
  const picked = await vscode.window.showQuickPick(itemsOf(clew, place), {
    title,
    placeHolder,
    matchOnDescription: true,
    matchOnDetail: true,
  });
  if (picked?.place) await openPlace(clew, { ...picked.place, hash: undefined, offset: 0, length: 1 });
}

async function itemsOf(clew: Clew, place: CitedPlace): Promise<SearchItem[]> {
  try {
    const root = rootNamed(clew.index.roots, place.root);
    await clew.index.start();
    const file = root && { root: root.key, path: place.file };
    const now = file && (await whereNow(clew, file, place));
    const uri = root && uriOf(root, place.file);
    if (!file || !now) return [sentenceItem(lostWords(place, uri !== undefined && (await isGone(uri))))];
    const lineStart = now.lineStart + place.offset;
    const related = await clew.client.graph.related({ ...file, lineStart, lineEnd: lineStart + place.length - 1 });
    return related?.places.length ? relatedItems(related) : [sentenceItem(vscode.l10n.t('No related code is known.'))];
  } catch (error) {
    return [sentenceItem(sayFailure(error, clew.log))];
  }
}
