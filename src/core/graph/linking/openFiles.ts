// Unpacked files in order of last use, so that queries over many files do not fill the memory.
import { keptBytes } from '../../base/collections/packedPart.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry, ReadListener } from '../files/fileEntry.ts';
import { TargetIndex } from '../flow/targetIndex.ts';
import { forgetFunctionContexts } from '../flow/functionContexts.ts';
import { forgetNames } from '../names/meanings.ts';
import { forgetLiterals } from '../names/objectLiterals.ts';

/** The unpacked files of one graph. */
export class OpenFiles implements ReadListener {
  /** Changes with each query. */
  queryNumber = 0;
  /** Least recently used file first. */
  readonly #files = new Set<FileEntry>();
  readonly #tracker: DependencyTracker;

  constructor(tracker: DependencyTracker) {
    this.#tracker = tracker;
  }

  /** What a look-up reads by name is an input of the computation that runs. */
  notePart(entry: FileEntry, part: string): void {
    this.#tracker.notePart(entry, part);
  }

  /** Call it when a query reads a file for the first time. */
  noteRead(entry: FileEntry): void {
    this.#files.delete(entry);
    this.#files.add(entry);
  }

  /**
   * Releases the least recently used files until at most `limit` packed bytes are unpacked. Runs only between two queries, so that a
   * query never sees two objects for one fact. Returns false when files that are not tracked here exceed the limit.
   */
  releaseBeyond(limit: number): boolean {
    for (const entry of this.#files) {
      if (keptBytes() <= limit) return true;
      this.#files.delete(entry);
      forgetFile(entry);
    }
    return keptBytes() <= limit;
  }

  clear(): void {
    this.#files.clear();
  }
}

/** Releases the unpacked facts of a file and everything derived from them. */
export function forgetFile(entry: FileEntry): void {
  TargetIndex.forget(entry);
  forgetFunctionContexts(entry);
  forgetLiterals(entry);
  forgetNames(entry);
  entry.forget();
}
