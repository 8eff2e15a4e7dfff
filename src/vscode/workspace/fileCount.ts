// Counts the files of the workspace until it is clear whether indexing needs consent.
import * as vscode from 'vscode';
import { enabledPatterns } from '../settings/settings.ts';

/** Workspaces with more files than this are not indexed without the user's consent. */
export const maxFilesWithoutConsent = 20_000;

/**
 * Whether there are more than {@link maxFilesWithoutConsent} files besides excluded ones and installed packages. Ignore files are not read, so
 * this counts too many rather than too few.
 */
export async function hasManyFiles(token: vscode.CancellationToken): Promise<boolean> {
  const config = vscode.workspace.getConfiguration();
  const patterns = [
    ...enabledPatterns(config.get('files.exclude')),
    ...enabledPatterns(config.get('search.exclude')),
    '**/node_modules',
    '**/.git',
  ];
  // Globs cannot nest alternatives. A pattern with some is left out, which only raises the count.
  const plainPatterns = patterns.filter((pattern) => !/[{},]/.test(pattern)).flatMap((pattern) => [pattern, `${pattern}/**`]);
  const uris = await vscode.workspace.findFiles('**/*', `{${plainPatterns.join(',')}}`, maxFilesWithoutConsent + 1, token);
  return uris.length > maxFilesWithoutConsent;
}
