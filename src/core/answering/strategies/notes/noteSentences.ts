// Sentences for people about a review or overviews: the cost before, and the result after.
import * as l10n from '@vscode/l10n';
import type { NoteKind } from '../../../findings/writtenNotes.ts';
import type { NotePlan } from './notePlan.ts';

/** Result of a plan; `droppedCount` remarks are not kept. */
export interface NoteOutcome {
  readonly fileCount: number;
  readonly folderCount: number;
  readonly droppedCount: number;
}

/** The work ahead, for people who decide whether it is worth the cost. */
export function planSentence(kind: NoteKind, { files, upToDateCount, batches, tokens, cutLineCount, folderCount }: NotePlan): string {
  const remainingFileCount = files.length - upToDateCount;
  if (files.length === 0) return l10n.t('There is no code file here.');
  const parts = [
    files.length === 1 ? oneFile(kind, upToDateCount > 0) : allFiles(kind, files.length, upToDateCount),
    remainingFileCount ? leftSentence(remainingFileCount, batches.length, tokens) : '',
    folderCount ? folderSentence(folderCount) : '',
    remainingFileCount || folderCount ? '' : l10n.t('Nothing is left to do.'),
    cutLineCount ? l10n.t('{0} lines of long files are not sent.', formatNumber(cutLineCount)) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function allFiles(kind: NoteKind, fileCount: number, upToDateCount: number): string {
  const counts = [formatNumber(fileCount), formatNumber(upToDateCount)] as const;
  return kind === 'review'
    ? l10n.t('{0} code files, {1} of them reviewed as they are now.', ...counts)
    : l10n.t('{0} code files, {1} of them with an overview that still holds.', ...counts);
}

function oneFile(kind: NoteKind, hasNote: boolean): string {
  if (kind === 'review') return hasNote ? l10n.t('1 code file, reviewed as it is now.') : l10n.t('1 code file, not reviewed yet.');
  return hasNote ? l10n.t('1 code file, with an overview that still holds.') : l10n.t('1 code file, without an overview yet.');
}

function leftSentence(fileCount: number, requestCount: number, tokens: number): string {
  if (fileCount === 1) return l10n.t('Left: 1 file in 1 request, about {0} tokens of code.', formatNumber(tokens));
  if (requestCount === 1)
    return l10n.t('Left: {0} files in 1 request, about {1} tokens of code.', formatNumber(fileCount), formatNumber(tokens));
  return l10n.t(
    'Left: {0} files in {1} requests, about {2} tokens of code.',
    formatNumber(fileCount),
    formatNumber(requestCount),
    formatNumber(tokens),
  );
}

function folderSentence(folderCount: number): string {
  return folderCount === 1
    ? l10n.t('1 more request is for the overview of their folder.')
    : l10n.t('{0} more requests are for the overviews of their folders.', formatNumber(folderCount));
}

/** The result. */
export function outcomeSentence(kind: NoteKind, plan: NotePlan, { fileCount, folderCount, droppedCount }: NoteOutcome): string {
  const remainingFileCount = plan.files.length - plan.upToDateCount - fileCount;
  return [
    remainingFileCount > 0 || folderCount < plan.folderCount ? stoppedSentence(kind, fileCount, remainingFileCount) : wholeSentence(kind),
    droppedSentence(droppedCount),
  ]
    .filter(Boolean)
    .join(' ');
}

function stoppedSentence(kind: NoteKind, fileCount: number, remainingFileCount: number): string {
  if (remainingFileCount === 0) return l10n.t('All files have an overview; those of folders are left: run the command again to continue.');
  return kind === 'review'
    ? l10n.t(
        'Files reviewed: {0}, left: {1}. Run the command again to continue.',
        formatNumber(fileCount),
        formatNumber(remainingFileCount),
      )
    : l10n.t(
        'Overviews written: {0}, left: {1}. Run the command again to continue.',
        formatNumber(fileCount),
        formatNumber(remainingFileCount),
      );
}

function wholeSentence(kind: NoteKind): string {
  return kind === 'review' ? l10n.t('Everything here is reviewed.') : l10n.t('Everything here has an overview.');
}

function droppedSentence(droppedCount: number): string {
  if (droppedCount === 0) return '';
  return droppedCount === 1
    ? l10n.t('1 remark was dropped because no line proves it.')
    : l10n.t('{0} remarks were dropped because no line proves them.', droppedCount);
}

function formatNumber(value: number): string {
  return value.toLocaleString('en');
}
