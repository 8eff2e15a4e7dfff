// Which file ends the engine? Batches are parsed side by side, so one death only makes suspects; a suspect that does it again is left out.
import { fileKeyOf } from '../../core/base/fileKey.ts';
import type { FileRef } from '../../core/ports.ts';

/** Remembers what was being parsed when engines died. */
export class Blame {
  readonly #suspects = new Map<string, FileRef>();
  readonly #quarantined = new Map<string, FileRef>();
  #parsing: readonly FileRef[] = [];

  get suspects(): readonly FileRef[] {
    return [...this.#suspects.values()];
  }

  get quarantined(): readonly FileRef[] {
    return [...this.#quarantined.values()];
  }

  /** These files, and no others, are being parsed now. */
  parsing(files: readonly FileRef[]): void {
    this.#parsing = files;
  }

  /** The engine died. Returns the files that are left out from now on: suspects that were being parsed again. All others become suspects. */
  died(): readonly FileRef[] {
    const parsing = this.#parsing;
    this.#parsing = [];
    const guilty = parsing.filter((file) => this.#suspects.has(fileKeyOf(file)));
    for (const file of parsing) this.#suspects.set(fileKeyOf(file), file);
    this.quarantine(guilty);
    return guilty;
  }

  quarantine(files: readonly FileRef[]): void {
    for (const file of files) {
      this.#suspects.delete(fileKeyOf(file));
      this.#quarantined.set(fileKeyOf(file), file);
    }
  }

  /** The file was changed: it may be another one now. */
  forgive(file: FileRef): void {
    this.#suspects.delete(fileKeyOf(file));
    this.#quarantined.delete(fileKeyOf(file));
  }
}
