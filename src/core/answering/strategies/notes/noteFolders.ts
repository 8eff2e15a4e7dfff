// Finds the folders that need an overview of their own, built from the overviews of their files.
import { fileKey, fileKeyOf } from '../../../base/fileKey.ts';
import { groupByKey } from '../../../base/collections/groupByKey.ts';
import type { AnswerRun } from '../../run/answerRun.ts';

/** A file by its root and path. */
export interface PlacedFile {
  readonly root: string;
  readonly path: string;
}

/** A folder with several files of a scope; `path` ends with `/`. */
export interface FolderToNote extends PlacedFile {
  readonly files: readonly PlacedFile[];
}

/** Source of the overview of a folder: a line for each file with an overview. Undefined when there are too few. */
export interface FolderText {
  readonly lines: readonly string[];
  readonly hash: string;
}

/** The folders of `files` in path order; files without a folder, or alone in theirs, have none. */
export function noteFolders(files: readonly PlacedFile[]): readonly FolderToNote[] {
  const byFolder = groupByKey(files, ({ root, path }) => `${root}:${path.slice(0, path.lastIndexOf('/') + 1)}`);
  const folders = [...byFolder.values()].flatMap((inside): FolderToNote[] => {
    const [first] = inside;
    const path = first?.path.slice(0, first.path.lastIndexOf('/') + 1);
    return first && path && inside.length > 1 ? [{ root: first.root, path, files: inside }] : [];
  });
  return folders.sort((a, b) => (fileKeyOf(a) < fileKeyOf(b) ? -1 : 1));
}

/** Current overviews of the files in a folder. */
export async function folderText({ dependencies }: AnswerRun, { root, files }: FolderToNote): Promise<FolderText | undefined> {
  const lines: string[] = [];
  for (const { path } of files) {
    const overview = (await dependencies.notes.find(root, path, 'overviews'))?.overview;
    if (overview) lines.push(`${path}: ${overview}`);
  }
  return lines.length > 1 ? { lines: lines.sort(), hash: dependencies.digest(lines.join('\n')) } : undefined;
}

/** Folders of `files` whose overview is missing or comes from other overviews; `unwritten` files will get a new one. */
export async function staleFolders(
  run: AnswerRun,
  files: readonly PlacedFile[],
  unwritten: readonly PlacedFile[],
): Promise<readonly FolderToNote[]> {
  const upcomingKeys = new Set(unwritten.map(fileKeyOf));
  const stale: FolderToNote[] = [];
  for (const folder of noteFolders(files)) {
    const changes = folder.files.some(({ root, path }) => upcomingKeys.has(fileKey(root, path)));
    if (changes || (await isStale(run, folder))) stale.push(folder);
  }
  return stale;
}

async function isStale(run: AnswerRun, folder: FolderToNote): Promise<boolean> {
  const text = await folderText(run, folder);
  return text !== undefined && (await run.dependencies.notes.find(folder.root, folder.path, 'overviews'))?.hash !== text.hash;
}
