// The changed lines of the working tree, staged or not, as the editor's own Git extension knows them: nothing is started for it here.
import * as vscode from 'vscode';
import { UserError } from '../../core/base/wording/errors.ts';
import { estimateTokens } from '../../core/packing/tokens.ts';
import type { FileRef, Root } from '../../core/ports.ts';
import { withDeadline } from '../../engine/host/deadline.ts';
import { fileRefOf } from '../workspace/roots.ts';
import { changedLines, type ChangedLines } from './uncommittedQuestion.ts';

/** The part of the Git extension's API that is used. */
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

/** Status of a file that Git does not know yet, in that API. */
const untracked = 7;
/** Nothing that Git does may hold a command up for longer. In ms. */
const longest = 20_000;

/** Hunks of the open folders on their new side; `files` counts the files, `tokens` is an estimate of their diffs. */
export interface UncommittedChanges {
  readonly places: readonly (FileRef & ChangedLines)[];
  readonly files: number;
  readonly tokens: number;
}

/**
 * What is not committed yet in the folders of `roots`; a new file has changed as a whole.
 * @throws UserError `no-git` where the editor knows of no repository, `timed-out` when Git does not answer
 */
export async function uncommittedChanges(roots: readonly Root[]): Promise<UncommittedChanges> {
  const places: (FileRef & ChangedLines)[] = [];
  const seen = new Set<string>();
  let tokens = 0;
  for (const repository of await repositories()) {
    await inTime(repository.status());
    for (const { uri, status } of [...repository.state.workingTreeChanges, ...repository.state.indexChanges]) {
      const file = fileRefOf(uri, roots);
      if (!file || seen.has(uri.toString())) continue;
      seen.add(uri.toString());
      const diff = await inTime(repository.diffWithHEAD(uri.fsPath));
      tokens += estimateTokens(diff);
      const changed = status === untracked ? [{ lineStart: 1, lineEnd: await lineCount(uri) }] : changedLines(diff);
      places.push(...changed.map((lines) => ({ ...file, ...lines })));
    }
  }
  return { places, files: seen.size, tokens };
}

/** What the changes of so many files are called as the subject of a question. */
export function changesLabel(files: number): string {
  return files === 1 ? vscode.l10n.t('uncommitted changes of 1 file') : vscode.l10n.t('uncommitted changes of {0} files', files);
}

async function repositories(): Promise<readonly GitRepository[]> {
  const extension = vscode.extensions.getExtension<GitChangesExtension>('vscode.git');
  const git = extension && (await inTime(Promise.resolve(extension.activate())));
  // Asked while it is switched off, the extension throws.
  const gitRepositories = git?.enabled ? git.getAPI(1).repositories : [];
  if (gitRepositories.length === 0) throw new UserError('no-git');
  return gitRepositories;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return withDeadline(work, longest, () => new UserError('timed-out', ['Git']));
}

async function lineCount(uri: vscode.Uri): Promise<number> {
  return (await vscode.workspace.openTextDocument(uri)).lineCount;
}
