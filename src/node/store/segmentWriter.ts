// Writer for the one segment that this process appends to. No other process writes to it, so no lock is needed.
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeHead, headLength, segmentMagic, type RecordHead } from './segmentFormat.ts';
import { newSegmentName } from './fileNames.ts';

/** Records are joined into writes of about this size. */
const writeSize = 4 * 1024 * 1024;

/** Appends records to a file of its own, which the first record creates. */
export class SegmentWriter {
  readonly #folder: string;
  readonly name: string;
  #file: FileHandle | undefined;
  #end = 0;

  constructor(folder: string, name = newSegmentName()) {
    this.#folder = folder;
    this.name = name;
  }

  /**
   * Writes the records and calls `onWritten` for those in the file. Rejects with Node's error when the disk refuses. Reported records stay;
   * the next call overwrites a half-written one.
   */
  async append(records: Iterable<readonly [string, Uint8Array]>, onWritten: (head: RecordHead) => void): Promise<void> {
    const file = await this.#open();
    let buffers: Uint8Array[] = [];
    let heads: RecordHead[] = [];
    let length = 0;
    const write = async (): Promise<void> => {
      await writeAll(file, Buffer.concat(buffers), this.#end);
      this.#end += length;
      for (const head of heads) onWritten(head);
      [buffers, heads, length] = [[], [], 0];
    };
    for (const [key, bytes] of records) {
      const head = encodeHead(key, bytes);
      const offset = this.#end + length + head.length;
      buffers.push(head, bytes);
      heads.push({ key, offset, length: bytes.length, checksum: head.readUInt32LE(headLength - 8) });
      length += head.length + bytes.length;
      if (length >= writeSize) await write();
    }
    if (length > 0) await write();
  }

  /** Closes the file. The writer must not be used afterwards. */
  async close(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.close();
  }

  async #open(): Promise<FileHandle> {
    this.#file ??= await open(join(this.#folder, this.name), 'wx');
    if (this.#end === 0) {
      await writeAll(this.#file, segmentMagic, 0);
      this.#end = segmentMagic.length;
    }
    return this.#file;
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let offset = 0; offset < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, offset, bytes.length - offset, position + offset);
    offset += bytesWritten;
  }
}
