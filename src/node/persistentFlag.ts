// Flag that is on disk when setting it returns. The editor saves with a delay, so a choice just before a reload would be lost.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A flag stored as a file: it is set while the file exists. */
export class PersistentFlag {
  readonly #file: string | undefined;
  #isSet: boolean;

  /** @param file undefined where nothing can be stored, as in a window without a folder: the flag then lasts as long as this object */
  constructor(file: string | undefined) {
    this.#file = file;
    this.#isSet = file !== undefined && existsSync(file);
  }

  get isSet(): boolean {
    return this.#isSet;
  }

  /** Throws when the disk refuses; the flag of this object is set all the same. */
  set(value: boolean): void {
    this.#isSet = value;
    if (this.#file === undefined) return;
    if (!value) return rmSync(this.#file, { force: true });
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, '');
  }
}
