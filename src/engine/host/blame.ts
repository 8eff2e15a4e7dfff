// Finds the file that ends the engine. Files are parsed in parallel, so one death makes suspects; a suspect that repeats it is left out.
import { fileKeyOf } from '../../core/base/fileKey.ts';
import type { FileRef } from '../../core/ports.ts';

/** Remembers the files under parsing when engines died. */
export class Blame {
  readonly #suspects = new Map<string, FileRef>();
  readonly #quarantinedFiles = new Map<string, FileRef>();
  #filesInWork: readonly FileRef[] = [];

  get suspects(): readonly FileRef[] {
    return [...this.#suspects.values()];
  }

  get quarantinedFiles(): readonly FileRef[] {
    return [...this.#quarantinedFiles.values()];
  }

  /** Sets the files that are being parsed now. */
  noteParsing(files: readonly FileRef[]): void {
    this.#filesInWork = files;
  }

  /** Notes a death and returns the files to leave out from now on: suspects that were parsed again. All others become suspects. */
  noteDeath(): readonly FileRef[] {
    const filesInWork = this.#filesInWork;
    this.#filesInWork = [];
    const guilty = filesInWork.filter((file) => this.#suspects.has(fileKeyOf(file)));
    for (const file of filesInWork) this.#suspects.set(fileKeyOf(file), file);
    this.quarantine(guilty);
    return guilty;
  }

  quarantine(files: readonly FileRef[]): void {
    for (const file of files) {
      this.#suspects.delete(fileKeyOf(file));
      this.#quarantinedFiles.set(fileKeyOf(file), file);
    }
  }

  /** Clears a changed file, since its new text may parse. */
  clearSuspicion(file: FileRef): void {
    this.#suspects.delete(fileKeyOf(file));
    this.#quarantinedFiles.delete(fileKeyOf(file));
  }
}
