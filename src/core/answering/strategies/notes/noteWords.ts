// Sentences for people about a review or overviews: the cost before, and the result after.
import * as l10n from '@vscode/l10n';
import type { NoteKind } from '../../../findings/writtenNotes.ts';
import type { NotePlan } from './notePlan.ts';

/** Result of a plan; `droppedCount` remarks are not kept. */
export interface NoteOutcome {
  readonly files: number;
  readonly folders: number;
  readonly droppedCount: number;
}

/** The work ahead, for people who decide whether it is worth the cost. */
export function planSentence(kind: NoteKind, { all, upToDateCount, batches, tokens, cutLines, folders }: NotePlan): string {
  const remainingFiles = all.length - upToDateCount;
  if (all.length === 0) return l10n.t('There is no code file here.');
  const parts = [
    all.length === 1 ? oneFile(kind, upToDateCount > 0) : allFiles(kind, all.length, upToDateCount),
    remainingFiles ? leftSentence(remainingFiles, batches.length, tokens) : '',
    folders ? folderSentence(folders) : '',
    remainingFiles || folders ? '' : l10n.t('Nothing is left to do.'),
    cutLines ? l10n.t('{0} lines of long files are not sent.', amount(cutLines)) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function allFiles(kind: NoteKind, files: number, upToDateCount: number): string {
  const counts = [amount(files), amount(upToDateCount)] as const;
  return kind === 'review'
    ? l10n.t('{0} code files, {1} of them reviewed as they are now.', ...counts)
    : l10n.t('{0} code files, {1} of them with an overview that still holds.', ...counts);
}

function oneFile(kind: NoteKind, hasNote: boolean): string {
  if (kind === 'review') return hasNote ? l10n.t('1 code file, reviewed as it is now.') : l10n.t('1 code file, not reviewed yet.');
  return hasNote ? l10n.t('1 code file, with an overview that still holds.') : l10n.t('1 code file, without an overview yet.');
}

function leftSentence(files: number, requests: number, tokens: number): string {
  if (files === 1) return l10n.t('Left: 1 file in 1 request, about {0} tokens of code.', amount(tokens));
  if (requests === 1) return l10n.t('Left: {0} files in 1 request, about {1} tokens of code.', amount(files), amount(tokens));
  return l10n.t('Left: {0} files in {1} requests, about {2} tokens of code.', amount(files), amount(requests), amount(tokens));
}

function folderSentence(folders: number): string {
  return folders === 1
    ? l10n.t('1 more request is for the overview of their folder.')
    : l10n.t('{0} more requests are for the overviews of their folders.', amount(folders));
}

/** The result. */
export function outcomeSentence(kind: NoteKind, plan: NotePlan, { files, folders, droppedCount }: NoteOutcome): string {
  const remainingFiles = plan.all.length - plan.upToDateCount - files;
  return [
    remainingFiles > 0 || folders < plan.folders ? stoppedSentence(kind, files, remainingFiles) : wholeSentence(kind),
    droppedSentence(droppedCount),
  ]
    .filter(Boolean)
    .join(' ');
}

function stoppedSentence(kind: NoteKind, files: number, remainingFiles: number): string {
  if (remainingFiles === 0) return l10n.t('All files have an overview; those of folders are left: run the command again to continue.');
  return kind === 'review'
    ? l10n.t('Files reviewed: {0}, left: {1}. Run the command again to continue.', amount(files), amount(remainingFiles))
    : l10n.t('Overviews written: {0}, left: {1}. Run the command again to continue.', amount(files), amount(remainingFiles));
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

function amount(value: number): string {
  return value.toLocaleString('en');
}
