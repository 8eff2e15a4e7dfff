// List of code related to a source of an answer: callers, callees, members, tests, and documents that mention it.
import * as vscode from 'vscode';
import type { CitedPlace } from '../places/citedPlace.ts';
import type { Clew } from '../clew.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import { isGone, lostWords, openPlace, locatePlace } from '../places/openPlace.ts';
import { rootByName } from '../places/rootByName.ts';
import { uriOf } from '../workspace/roots.ts';
import { relatedItems, sentenceItem, type SearchItem } from './searchList.ts';

/** Shows the list, and opens the picked place. */
export async function pickRelatedCode(clew: Clew, place: CitedPlace): Promise<void> {
  const title = vscode.l10n.t('Related to {0}', `${place.file}:${place.lineStart + place.offset}`);
  const placeHolder = vscode.l10n.t('Type to narrow the list down');
  const choice = await vscode.window.showQuickPick(itemsOf(clew, place), {
    title,
    placeHolder,
    matchOnDescription: true,
    matchOnDetail: true,
  });
  if (choice?.place) await openPlace(clew, { ...choice.place, hash: undefined, offset: 0, length: 1 });
}

async function itemsOf(clew: Clew, place: CitedPlace): Promise<SearchItem[]> {
  try {
    const root = rootByName(clew.index.roots, place.root);
    await clew.index.start();
    const file = root && { root: root.key, path: place.file };
    const current = file && (await locatePlace(clew, file, place));
    const uri = root && uriOf(root, place.file);
    if (!file || !current) return [sentenceItem(lostWords(place, uri !== undefined && (await isGone(uri))))];
    const lineStart = current.lineStart + place.offset;
    const relatedResults = await clew.client.graph.relatedCode({ ...file, lineStart, lineEnd: lineStart + place.length - 1 });
    return relatedResults?.places.length ? relatedItems(relatedResults) : [sentenceItem(vscode.l10n.t('No related code is known.'))];
  } catch (error) {
    return [sentenceItem(failureSentence(error, clew.log))];
  }
}
