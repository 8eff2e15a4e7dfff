// Files that wait to be read, given out in batches. Some may be moved to the front while others are read.
import type { FileToRead } from '../files/fileContent.ts';

/** Bytes of a batch: enough to justify the transfer to a worker, few enough to spread evenly. */
const batchBytes = 200_000;
/** Files of a batch at most. */
const batchFiles = 64;

/** A queue in a given order. */
export class FileQueue {
  #waitingFiles: readonly FileToRead[];
  /** Number of files of {@link #waitingFiles} that were given out. */
  #taken = 0;

  constructor(files: readonly FileToRead[]) {
    this.#waitingFiles = files;
  }

  /** The next batch; empty when no file waits. */
  next(): readonly FileToRead[] {
    const batch: FileToRead[] = [];
    let bytes = 0;
    for (let file = this.#first; file; file = this.#first) {
      const fileBytes = file.text?.length ?? file.size;
      if (batch.length && (bytes + fileBytes > batchBytes || batch.length === batchFiles)) break;
      batch.push(file);
      bytes += fileBytes;
      this.#taken++;
    }
    return batch;
  }

  /** Puts those of `files` that still wait before all others, in the order of `files`. */
  moveToFront(files: readonly FileToRead[]): void {
    const waitingFiles = new Set(this.#waitingFiles.slice(this.#taken));
    const front = files.filter((file) => waitingFiles.delete(file));
    this.#waitingFiles = [...front, ...waitingFiles];
    this.#taken = 0;
  }

  get #first(): FileToRead | undefined {
    return this.#waitingFiles[this.#taken];
  }
}
