// Table of the lines in pictures, each once with its current digest, so that pictures stay small and their clicks survive edits.
import { fileKey } from '../../base/fileKey.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Digest } from '../../ports.ts';
import { hashLines, splitLines } from '../material/evidence/evidenceBook.ts';
import type { PicturePlace } from '../record/picture.ts';
import type { CurrentTexts } from '../../text/currentTexts.ts';

interface TableLine {
  readonly root: string;
  readonly path: string;
  readonly line: number;
}

/** Collects places while pictures are built. */
export class PlaceTable {
  readonly #lines: TableLine[] = [];
  readonly #indexByKey = new Map<string, number>();

  /** Index of the zero-based line of a file. */
  at({ root, path }: Pick<TableLine, 'root' | 'path'>, line: number): number {
    const key = `${fileKey(root, path)}:${line}`;
    const knownIndex = this.#indexByKey.get(key);
    if (knownIndex !== undefined) return knownIndex;
    this.#indexByKey.set(key, this.#lines.length);
    return this.#lines.push({ root, path, line }) - 1;
  }

  /** Index of a folder: it has no line. */
  folder(root: string, path: string): number {
    return this.at({ root, path }, -1);
  }

  /** Index of the line of a symbol's name. */
  of(symbol: SymbolNode): number {
    return this.at(symbol, symbol.fact.nameRange.start.line);
  }

  /** The places in index order; those of unreadable files have no digest. `label` gives the display name of a root. */
  async read(currentTexts: CurrentTexts, digest: Digest, label: (root: string) => string): Promise<PicturePlace[]> {
    const files = new Map<string, Promise<readonly string[] | undefined>>();
    return Promise.all(
      this.#lines.map(async ({ root, path, line }) => {
        if (line < 0) return { root: label(root), file: path, line: 0 };
        const key = fileKey(root, path);
        const file = files.get(key) ?? currentTexts.read(root, path).then((text) => (text === undefined ? undefined : splitLines(text)));
        files.set(key, file);
        const text = (await file)?.[line];
        return { root: label(root), file: path, line: line + 1, ...(text === undefined ? {} : { hash: hashLines([text], digest) }) };
      }),
    );
  }
}
