// A workspace that keeps every path it was asked for, and would give files outside of it to whoever asks.
import type { FileStat, Root } from '../../../../src/core/ports.ts';
import { MemoryFiles } from '../../memoryFiles.ts';

export class TrapFiles extends MemoryFiles {
  /** Paths that were read, or asked about, in order. */
  readonly asked: string[] = [];
  readonly #outside = new Map<string, Uint8Array>();

  /** @param texts by path; those that lead out of the folder are in no listing */
  constructor(texts: Readonly<Record<string, string>>) {
    const isOutside = (path: string): boolean => path.startsWith('..');
    super(Object.fromEntries(Object.entries(texts).filter(([path]) => !isOutside(path))));
    for (const [path, text] of Object.entries(texts)) if (isOutside(path)) this.#outside.set(path, Buffer.from(text));
  }

  override async stat(root: Root, path: string): Promise<FileStat> {
    this.asked.push(path);
    const bytes = this.#outside.get(path);
    return bytes ? { size: bytes.length, mtime: 1, type: 'file' } : super.stat(root, path);
  }

  override async read(root: Root, path: string, limit: number): Promise<Uint8Array> {
    this.asked.push(path);
    return this.#outside.get(path) ?? super.read(root, path, limit);
  }
}
