// Reads the current text of a file: an overlay wins over the disk.
import type { Indexer } from './indexer.ts';
import { FileError, type Files, type Root } from '../ports.ts';
import { decode } from '../workspace/decodeFile.ts';
import { sizeLimit } from '../workspace/rootRules.ts';

export interface CurrentTextDependencies {
  readonly files: Files;
  readonly roots: readonly Root[];
}

/** The text, or undefined when the file is gone, unreadable, or not text. */
export async function currentText(
  rootKey: string,
  path: string,
  { files, roots }: CurrentTextDependencies,
  indexer: Indexer,
): Promise<string | undefined> {
  const unsavedText = indexer.overlayText(rootKey, path);
  const root = roots.find(({ key }) => key === rootKey);
  if (unsavedText !== undefined || !root) return unsavedText;
  const { maxFileSize, encodingOf } = indexer.readOptionsOf(rootKey);
  const included = indexer.file(rootKey, path)?.included ?? false;
  try {
    const content = decode(await files.read(root, path, sizeLimit(maxFileSize, included)), { path, encoding: encodingOf(path), included });
    return 'text' in content ? content.text : undefined;
  } catch (error) {
    // An unreadable file is a valid result: citations of it become unsupported.
    if (error instanceof FileError) return undefined;
    throw error;
  }
}
