// A yes or no that is on disk when setting it returns. The editor keeps its own state with a delay: what was chosen just before a window is
// reloaded or killed would be forgotten.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A flag as a file of its own: it is set while the file is there. */
export class LastingFlag {
  readonly #file: string | undefined;
  #isSet: boolean;

  /** @param file undefined where nothing can be kept, as in a window without a folder: the flag lasts as long as this object then */
  constructor(file: string | undefined) {
    this.#file = file;
    this.#isSet = file !== undefined && existsSync(file);
  }

  get isSet(): boolean {
    return this.#isSet;
  }

  /** Throws when the disk does not take it; the flag of this object is set all the same. */
  set(value: boolean): void {
    this.#isSet = value;
    if (this.#file === undefined) return;
    if (!value) return rmSync(this.#file, { force: true });
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, '');
  }
}
