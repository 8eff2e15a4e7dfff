// Digests of symbols' lines. The graph holds no text, so files are read again; symbols come file by file, so one file is cached.
import type { SymbolNode } from '../../core/graph/edges/graphTypes.ts';
import { FileError, type Files, type Root } from '../../core/ports.ts';
import { decode } from '../../core/workspace/decodeFile.ts';
import { digest } from '../../node/digest.ts';

/** Larger files are never in the index, whatever the settings. */
const maxFileBytes = 100_000_000;

/** Reads files and hashes their lines. */
export class SymbolDigests {
  readonly #files: Files;
  readonly #root: Root;
  #path: string | undefined;
  #lines: readonly string[] | undefined;

  constructor(files: Files, root: Root) {
    this.#files = files;
    this.#root = root;
  }

  /** Digest of the symbol's lines joined by line feeds; null when the file is gone or is shorter than when indexed. */
  async digestOf({ path, fact }: SymbolNode): Promise<string | null> {
    if (path !== this.#path) {
      this.#lines = await this.#readLines(path);
      this.#path = path;
    }
    const { start, end } = fact.range;
    if (!this.#lines || end.line >= this.#lines.length) return null;
    return digest(this.#lines.slice(start.line, end.line + 1).join('\n'));
  }

  async #readLines(path: string): Promise<readonly string[] | undefined> {
    try {
      const decodedFile = decode(await this.#files.read(this.#root, path, maxFileBytes));
      return 'text' in decodedFile ? decodedFile.text.split(/\r\n|\r|\n/) : undefined;
    } catch (error) {
      if (error instanceof FileError) return undefined;
      throw error;
    }
  }
}
