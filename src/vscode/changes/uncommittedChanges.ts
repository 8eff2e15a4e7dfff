// Reads the changed lines of the working tree, staged or not, from the editor's own Git extension, and starts nothing for it.
import * as vscode from 'vscode';
import { UserError } from '../../core/base/wording/errors.ts';
import { estimateTokens } from '../../core/packing/tokens.ts';
import type { FileRef, Root } from '../../core/ports.ts';
import { withDeadline } from '../../engine/host/deadline.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { changedLines, type ChangedLines } from './changedLines.ts';

/** The used part of the Git extension's API. */
interface GitRepository {
  readonly state: Readonly<Record<'workingTreeChanges' | 'indexChanges', readonly WorkingTreeChange[]>>;
  status(): Promise<void>;
  diffWithHEAD(path: string): Promise<string>;
}

interface WorkingTreeChange {
  readonly uri: vscode.Uri;
  readonly status: number;
}

interface GitChangesExtension {
  readonly enabled: boolean;
  getAPI(version: 1): { readonly repositories: readonly GitRepository[] };
}

/** Status of an untracked file in that API. */
const untrackedStatus = 7;
/** Longest wait in ms of a command for Git. */
const timeoutMs = 20_000;

/** Hunks of the open folders on their new side; `files` counts the files, `tokens` estimates their diffs. */
export interface UncommittedChanges {
  readonly places: readonly (FileRef & ChangedLines)[];
  readonly files: number;
  readonly tokens: number;
}

/**
 * Returns the uncommitted changes in the folders of `roots`; a new file counts as a whole.
 * @throws UserError `no-git` where the editor has no repository, `timed-out` when Git does not answer
 */
export async function uncommittedChanges(roots: readonly Root[]): Promise<UncommittedChanges> {
  const places: (FileRef & ChangedLines)[] = [];
  const seenUris = new Set<string>();
  let tokens = 0;
  for (const repository of await repositories()) {
    await withTimeout(repository.status());
    for (const { uri, status } of [...repository.state.workingTreeChanges, ...repository.state.indexChanges]) {
      const file = fileRefOf(uri, roots);
      if (!file || seenUris.has(uri.toString())) continue;
      seenUris.add(uri.toString());
      const diff = await withTimeout(repository.diffWithHEAD(uri.fsPath));
      tokens += estimateTokens(diff);
      const lineRanges = status === untrackedStatus ? [{ lineStart: 1, lineEnd: await lineCount(uri) }] : changedLines(diff);
      places.push(...lineRanges.map((lines) => ({ ...file, ...lines })));
    }
  }
  return { places, files: seenUris.size, tokens };
}

/** Label of the changes as the subject of a question. */
export function changesLabel(files: number): string {
  return files === 1 ? vscode.l10n.t('uncommitted changes of 1 file') : vscode.l10n.t('uncommitted changes of {0} files', files);
}

async function repositories(): Promise<readonly GitRepository[]> {
  const extension = vscode.extensions.getExtension<GitChangesExtension>('vscode.git');
  const git = extension && (await withTimeout(Promise.resolve(extension.activate())));
  // The disabled extension throws when asked.
  const gitRepositories = git?.enabled ? git.getAPI(1).repositories : [];
  if (gitRepositories.length === 0) throw new UserError('no-git');
  return gitRepositories;
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return withDeadline(work, timeoutMs, () => new UserError('timed-out', ['Git']));
}

async function lineCount(uri: vscode.Uri): Promise<number> {
  return (await vscode.workspace.openTextDocument(uri)).lineCount;
}
