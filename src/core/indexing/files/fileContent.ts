// Reads one file of the workspace as text with its language, or says why the index leaves it out.
import { baseName } from '../../base/baseName.ts';
import { FileError, type Files, type Root } from '../../ports.ts';
import { languageOf } from '../../syntax/languages.ts';
import { decode, replaceLoneSurrogates } from '../../workspace/decodeFile.ts';
import type { SkipReason } from '../../workspace/document.ts';
import { sizeLimit } from '../../workspace/rootRules.ts';

/** A file to read. `text` is that of an overlay, which wins over the disk. */
export interface FileToRead {
  readonly root: Root;
  readonly path: string;
  readonly size: number;
  readonly mtime: number;
  readonly text?: string;
  /** A person has included it, whatever its content. */
  readonly included?: true;
}

/** Options for reading the texts of a root. */
export interface ReadOptions {
  readonly maxFileSize: number;
  readonly encodingOf: (path: string) => string | undefined;
}

/** Text and language of a file, or the reason why it is left out. */
export type ReadResult = { readonly text: string; readonly language: string } | { readonly skip: SkipReason; readonly detail: string };

/** Reads and decodes. Never rejects because of the file: a missing, unreadable or binary file is a normal result. */
export async function readFileContent(files: Files, file: FileToRead, options: ReadOptions): Promise<ReadResult> {
  const { root, path, included = false } = file;
  const limit = sizeLimit(options.maxFileSize, included);
  const language = languageOf(path);
  if (language === undefined && hasEnding(path) && !included) return skipUnsupported(path);
  if (file.text !== undefined) return withLanguage(file, replaceLoneSurrogates(file.text));
  try {
    const content = decode(await files.read(root, path, limit), { path, encoding: options.encodingOf(path), included });
    return 'skip' in content ? content : withLanguage(file, content.text);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const tooLarge = error.reason === 'too-large';
    return { skip: tooLarge ? 'too-large' : 'unreadable', detail: tooLarge ? `> ${limit}` : error.reason };
  }
}

function withLanguage({ path, included }: FileToRead, text: string): ReadResult {
  const language = languageOf(path, text) ?? (included ? 'plaintext' : undefined);
  return language === undefined ? skipUnsupported(path) : { text, language };
}

function skipUnsupported(path: string): ReadResult {
  const name = baseName(path);
  return { skip: 'unsupported', detail: hasEnding(path) ? name.slice(name.lastIndexOf('.')) : name };
}

/** Only the first line of a file without an ending may name its language. */
function hasEnding(path: string): boolean {
  return path.lastIndexOf('.') > path.lastIndexOf('/');
}
