// Rows of an exact search: each hit with its line of code, file by file, and notes about the search.
import * as vscode from 'vscode';
import { groupByKey } from '../../core/base/collections/groupByKey.ts';
import { fileKey } from '../../core/base/fileKey.ts';
import { stateLabel } from '../../core/indexing/files/fileStateLabels.ts';
import { textSearchNotes } from '../../core/searching/exact/textSearchNotes.ts';
import { pathAndLine, sentenceItem, sentenceItems, type SearchItem } from './searchList.ts';
import type { TextHit, TextSearchResult } from '../../core/codebase/api.ts';

/** Hits of one file to list; the others are counted. */
const maxHitsOfFile = 20;

/** The list of an exact search. Notes come first where the result is incomplete, and last where they only count. */
export function textItems(result: TextSearchResult): SearchItem[] {
  const files = groupByKey(result.hits, ({ root, file }) => fileKey(root, file));
  const hits = [...files.values()].flatMap((group): SearchItem[] => {
    const omittedCount = group.length - maxHitsOfFile;
    const [first] = group;
    return [
      ...(first && group.length > 1 ? [fileItem(first, group.length)] : []),
      ...group.slice(0, maxHitsOfFile).map(itemOf),
      ...(first && omittedCount > 0 ? [sentenceItem(vscode.l10n.t('{0} more in {1}', omittedCount, first.file))] : []),
    ];
  });
  const notes = textSearchNotes(result, stateLabel).flatMap(sentenceItems);
  return result.complete ? [...hits, ...notes] : [...notes, ...hits];
}

/** A row with the file above its hits; it leads to the first. No separator, which the editor hides while the box holds text. */
function fileItem(first: TextHit, hits: number): SearchItem {
  const { root, file, line, lineEnd } = first;
  const label = `$(file) ${root ? `${root}/${file}` : file}`;
  return { label, description: vscode.l10n.t('{0} matches', hits), alwaysShow: true, place: { ...first, lineStart: line, lineEnd } };
}

function itemOf(hit: TextHit): SearchItem {
  const { line, lineEnd, preview, symbol } = hit;
  return {
    label: preview.trim(),
    description: pathAndLine({ ...hit, lineStart: line }),
    ...(symbol === null ? {} : { detail: vscode.l10n.t('in {0}', symbol) }),
    alwaysShow: true,
    place: { ...hit, lineStart: line, lineEnd },
  };
}
