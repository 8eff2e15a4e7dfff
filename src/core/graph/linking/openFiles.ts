// Files whose facts are unpacked, by last use: questions look into many, and must not fill the memory for good.
import { keptBytes } from '../../base/collections/packedPart.ts';
import type { FileEntry, FileUse } from '../files/fileEntry.ts';
import { FlowIndex } from '../flow/flowIndex.ts';
import { forgetFunctionPlaces } from '../flow/functionPlaces.ts';
import { forgetNames } from '../names/meanings.ts';
import { forgetLiterals } from '../names/objectLiterals.ts';

/** The files of one graph that were looked into. */
export class OpenFiles implements FileUse {
  /** Another number for each question. */
  turn = 0;
  /** The one that was used longest ago first. */
  readonly #files = new Set<FileEntry>();

  /** To be called when a file is looked into first in a turn. */
  use(entry: FileEntry): void {
    this.#files.delete(entry);
    this.#files.add(entry);
  }

  /**
   * Lets go of what was used longest ago until no more than `most` packed bytes are unpacked. Only between two questions, so that one never sees
   * facts as two objects. False when more than that is unpacked of files that are not known here.
   */
  letGo(most: number): boolean {
    for (const entry of this.#files) {
      if (keptBytes() <= most) return true;
      this.#files.delete(entry);
      forgetFile(entry);
    }
    return keptBytes() <= most;
  }

  clear(): void {
    this.#files.clear();
  }
}

/** Lets go of the facts of a file that are unpacked, and of all that was made of them. */
export function forgetFile(entry: FileEntry): void {
  FlowIndex.forget(entry);
  forgetFunctionPlaces(entry);
  forgetLiterals(entry);
  forgetNames(entry);
  entry.forget();
}
