// Notes on an exact search: the number of hits, and which text was not searched.
import * as l10n from '@vscode/l10n';
import type { SkipReason } from '../../workspace/document.ts';
import type { TextSearchResult } from './textSearchResult.ts';

/** Notes, one sentence each. `labelOf` gives the label of a skip reason. */
export function textSearchNotes(result: TextSearchResult, labelOf: (reason: SkipReason) => string): string[] {
  return [countNote(result), ...incompleteNotes(result), ...(result.total === 0 ? leftOutNotes(result, labelOf) : [])];
}

function countNote({ hits, total, files, searched, complete }: TextSearchResult): string {
  if (total > hits.length) return l10n.t('{0} matches in {1} files; the first {2} are listed.', total, files, hits.length);
  if (total === 1) return l10n.t('One match.');
  if (files === 1) return l10n.t('{0} matches in one file.', total);
  if (total > 0) return l10n.t('{0} matches in {1} files.', total, files);
  return complete
    ? l10n.t('No match: all {0} indexed files were looked through.', searched)
    : l10n.t('No match in the {0} files that were looked through; other files were not.', searched);
}

function incompleteNotes({ complete, unread, stopped }: TextSearchResult): string[] {
  if (stopped?.reason === 'too-slow')
    return [l10n.t('The expression takes too long in {0}, and the search ended there: make the expression simpler.', stopped.file)];
  if (stopped) return [l10n.t('There are too many matches, so the search ended in {0}: search for more of the text.', stopped.file)];
  if (unread.length) return [l10n.t('{0} files could not be read, {1} among them.', unread.length, unread[0] ?? '')];
  return complete ? [] : [l10n.t('The index is still being built: search again when it is ready.')];
}

function leftOutNotes({ leftOut }: TextSearchResult, labelOf: (reason: SkipReason) => string): string[] {
  const reasons = Object.entries(leftOut).sort(([, a], [, b]) => b - a);
  if (reasons.length === 0) return [];
  const list = reasons.map(([reason, count]) => `${labelOf(reason as SkipReason)} ${count}`).join(', ');
  return [l10n.t('Files and folders that are not in the index: {0}.', list)];
}
