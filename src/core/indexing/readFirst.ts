// Lets a question overtake a first index: files that hold its names are read before all others.
import { baseName } from '../base/baseName.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { namesInLine } from '../reading/mentions/codeNames.ts';
import { readFileContent, type FileToRead } from './files/fileContent.ts';
import type { IndexState } from './indexState.ts';

/** Lines of a question whose names count: below them stand traces and code. */
const maxLines = 20;
/** Longest search for the names in files that are not read yet, in ms. */
const maxSearchMs = 1000;
/** Longest wait for the files that hold them, in ms: an answer that comes later is no better than one from the whole index. */
const maxWaitMs = 2000;
/** Files that are waited for; the rest of those with a name are only read earlier. */
const awaitedFiles = 32;
/** Texts that are read at once. */
const textsAtOnce = 64;
/** ms between two looks at what was read. */
const stepMs = 10;

/**
 * While a first run reads, makes it read the files with a name of `question` next, and resolves when the likeliest of them can be searched.
 * Resolves at once otherwise. Rejects with `CancelledError`.
 */
export async function readFirst(question: string, state: IndexState, token: CancellationToken): Promise<void> {
  const { reading } = state;
  if (!reading || state.hasRun) return;
  const lines = question.split('\n', maxLines);
  const names = new Set(lines.flatMap((line) => namesInLine(line).map(({ name }) => name)));
  if (names.size === 0) return;
  const { clock } = state.dependencies;
  const start = clock.monotonic();
  const isRead = ({ root, path }: FileToRead): boolean =>
    state.file(root.key, path) !== undefined || state.table(root).skippedFiles.has(path);
  // Those that a worker has at the moment are waited for as well.
  const unreadFiles = state.expectedFiles.filter((file) => !isRead(file));
  const holders = await filesWith(names, unreadFiles, state, token);
  reading.queue.moveToFront(holders);
  const awaited = holders.slice(0, awaitedFiles);
  while (state.reading === reading && !awaited.every(isRead) && clock.monotonic() - start < maxWaitMs) {
    await clock.sleep(stepMs);
    throwIfCancelled(token);
  }
  // What was read lately waits for a full slice otherwise; at the end of a run nothing waits.
  if (state.reading === reading) reading.flush();
}

/** The files with one of the names, likeliest to define it first: named after it, then with most occurrences. */
async function filesWith(
  names: ReadonlySet<string>,
  files: readonly FileToRead[],
  state: IndexState,
  token: CancellationToken,
): Promise<readonly FileToRead[]> {
  const { clock, files: disk } = state.dependencies;
  const end = clock.monotonic() + maxSearchMs;
  const holders: { readonly file: FileToRead; readonly rank: number }[] = [];
  for (let i = 0; i < files.length && clock.monotonic() < end; i += textsAtOnce) {
    throwIfCancelled(token);
    const read = async (file: FileToRead): Promise<void> => {
      const content = await readFileContent(disk, file, state.readOptionsOf(file.root.key));
      const rank = 'text' in content ? rankOf(names, file.path, content.text) : 0;
      if (rank > 0) holders.push({ file, rank });
    };
    await Promise.all(files.slice(i, i + textsAtOnce).map(read));
  }
  return holders.sort((a, b) => b.rank - a.rank || (a.file.path < b.file.path ? -1 : 1)).map(({ file }) => file);
}

/** Occurrences of the names in a text, and many more where the file has the name of one. */
function rankOf(names: ReadonlySet<string>, path: string, text: string): number {
  const title = baseName(path).replace(/\..*$/, '').toLowerCase();
  let rank = 0;
  for (const name of names) {
    const count = text.split(name).length - 1;
    if (count > 0) rank += count + (title === name.toLowerCase() ? text.length : 0);
  }
  return rank;
}
