// The text of a file as it is now: an open buffer wins over the disk.
import type { Indexer } from './indexer.ts';
import { FileError, type Files, type Root } from '../ports.ts';
import { decode } from '../workspace/content.ts';
import { sizeLimit } from '../workspace/rules.ts';

/** What texts are read with. */
export interface TextPorts {
  readonly files: Files;
  readonly roots: readonly Root[];
}

/** The text, or undefined when the file is gone, cannot be read, or is no text. */
export async function currentText(
  rootKey: string,
  path: string,
  { files, roots }: TextPorts,
  indexer: Indexer,
): Promise<string | undefined> {
  const unsaved = indexer.unsavedText(rootKey, path);
  const root = roots.find(({ key }) => key === rootKey);
  if (unsaved !== undefined || !root) return unsaved;
  const { maxFileSize, encodingOf } = indexer.readingOf(rootKey);
  const included = indexer.file(rootKey, path)?.included ?? false;
  try {
    const decoded = decode(await files.read(root, path, sizeLimit(maxFileSize, included)), { path, encoding: encodingOf(path), included });
    return 'text' in decoded ? decoded.text : undefined;
  } catch (error) {
    // A file that cannot be read any more is an answer in itself: what cites it becomes unsupported.
    if (error instanceof FileError) return undefined;
    throw error;
  }
}
