// Counts the files of the workspace as far as needed to know whether there are too many to index without asking.
import * as vscode from 'vscode';
import { switchedOn } from '../settings/settings.ts';

/** Workspaces with more files than this are not indexed without a word from the user. */
export const manyFiles = 20_000;

/** True when there are more than {@link manyFiles} files besides excluded ones and installed packages. Ignore files are not consulted, so this over-counts. */
export async function hasManyFiles(token: vscode.CancellationToken): Promise<boolean> {
  const config = vscode.workspace.getConfiguration();
  const patterns = [...switchedOn(config.get('files.exclude')), ...switchedOn(config.get('search.exclude')), '**/node_modules', '**/.git'];
  // Alternatives cannot be nested in a glob; a pattern that has some is left out, which only counts more.
  const plain = patterns.filter((pattern) => !/[{},]/.test(pattern)).flatMap((pattern) => [pattern, `${pattern}/**`]);
  const uris = await vscode.workspace.findFiles('**/*', `{${plain.join(',')}}`, manyFiles + 1, token);
  return uris.length > manyFiles;
}
