// The changed lines of the working tree, staged or not, as the editor's own Git extension knows them: nothing is started for it here.
import * as vscode from 'vscode';
import { estimateTokens } from '../core/context/tokens.ts';
import type { FileRef, Root } from '../core/ports.ts';
import { placeOf } from './roots.ts';
import { changedLines, type ChangedLines } from './uncommitted.ts';

/** The part of the git extension's API that is used. */
interface GitRepository {
  readonly state: Readonly<Record<'workingTreeChanges' | 'indexChanges', readonly { readonly uri: vscode.Uri }[]>>;
  diffWithHEAD(path: string): Promise<string>;
}

/** Hunks of the open folders on their new side; `files` counts the files, `tokens` is an estimate of their diffs. */
export interface UncommittedChanges {
  readonly places: readonly (FileRef & ChangedLines)[];
  readonly files: number;
  readonly tokens: number;
}

/** What is not committed yet in the folders of `roots`; nothing where there is no Git. */
export async function uncommittedChanges(roots: readonly Root[]): Promise<UncommittedChanges> {
  const git = await vscode.extensions
    .getExtension<{ getAPI(version: 1): { readonly repositories: readonly GitRepository[] } }>('vscode.git')
    ?.activate();
  const places: (FileRef & ChangedLines)[] = [];
  const seen = new Set<string>();
  let tokens = 0;
  for (const repository of git?.getAPI(1).repositories ?? []) {
    for (const { uri } of [...repository.state.workingTreeChanges, ...repository.state.indexChanges]) {
      const file = placeOf(uri, roots);
      if (!file || seen.has(uri.toString())) continue;
      seen.add(uri.toString());
      const diff = await repository.diffWithHEAD(uri.fsPath);
      tokens += estimateTokens(diff);
      places.push(...changedLines(diff).map((lines) => ({ ...file, ...lines })));
    }
  }
  return { places, files: seen.size, tokens };
}
