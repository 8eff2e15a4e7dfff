// Reader for segment files: lists their records, and reads the bytes in file order.
import { open, type FileHandle } from 'node:fs/promises';
import { crc32 } from './crc32.ts';
import { decodeHead, headLength, maxKeyLength, recordMark, segmentMagic, type RecordHead } from './segmentFormat.ts';

/** Result of scanning a segment. `end`: where to continue when the file has grown; a torn tail lies behind it. */
export interface SegmentContents {
  readonly records: readonly RecordHead[];
  readonly end: number;
  /** Stretches without a readable record. */
  readonly damageCount: number;
}

/** Heads are read in windows of this size; bytes of large records in between are skipped. */
const windowSize = 64 * 1024;
/** Neighbouring records are read together up to this size. */
const batchSize = 4 * 1024 * 1024;
/** A gap between two wanted records that is cheaper to read than to skip. */
const smallGap = 64 * 1024;

/** Lists the records from `start` (0 for all). Undefined: not a segment of this version. Rejects when the file cannot be read. */
export async function listSegment(path: string, start: number): Promise<SegmentContents | undefined> {
  return withFile(path, async (file) => {
    if (start === 0) {
      const magic = await readAt(file, 0, segmentMagic.length);
      if (!magic.equals(segmentMagic)) return undefined;
    }
    const { size } = await file.stat();
    return listRecords(file, Math.max(start, segmentMagic.length), size);
  });
}

async function listRecords(file: FileHandle, start: number, size: number): Promise<SegmentContents> {
  const records: RecordHead[] = [];
  let damageCount = 0;
  let at = start;
  let window: Buffer = Buffer.alloc(0);
  let windowStart = start;
  while (at < size) {
    let head = decodeHead(window, at - windowStart, windowStart);
    if (head === 'short' && windowStart + window.length < size) {
      windowStart = at;
      window = await readAt(file, at, Math.min(windowSize, size - at));
      head = decodeHead(window, 0, windowStart);
    }
    if (head === 'short') break;
    if (head === 'damaged') {
      const next = await findMark(file, at + 1, size);
      if (next === undefined) break;
      damageCount++;
      at = next;
    } else if (head.offset + head.length > size) {
      // Either the tail was torn off, or the length is true and the writer is not done. A record behind it decides.
      const next = await findMark(file, at + 1, size);
      if (next === undefined) break;
      damageCount++;
      at = next;
    } else {
      records.push(head);
      at = head.offset + head.length;
    }
  }
  return { records, end: at, damageCount };
}

/** Finds the next mark of a record followed by a head with a valid checksum. */
async function findMark(file: FileHandle, start: number, size: number): Promise<number | undefined> {
  const overlap = headLength + maxKeyLength;
  for (let at = start; at < size; at += windowSize) {
    const window = await readAt(file, at, Math.min(windowSize + overlap, size - at));
    for (let markOffset = window.indexOf(recordMark); markOffset >= 0; markOffset = window.indexOf(recordMark, markOffset + 1)) {
      if (typeof decodeHead(window, markOffset, at) === 'object') return at + markOffset;
    }
  }
  return undefined;
}

/** Yields the bytes of the wanted records, sorted by place; `undefined` for a wrong checksum. Rejects when the file is gone. */
export async function* readRecords(path: string, heads: readonly RecordHead[]): AsyncGenerator<readonly [RecordHead, Buffer | undefined]> {
  const sortedHeads = [...heads].sort((a, b) => a.offset - b.offset);
  const file = await open(path, 'r');
  try {
    for (const batch of batches(sortedHeads)) {
      const start = batch[0]?.offset ?? 0;
      const last = batch.at(-1);
      const bytes = await readAt(file, start, last ? last.offset + last.length - start : 0);
      for (const head of batch) {
        const recordBytes = bytes.subarray(head.offset - start, head.offset - start + head.length);
        yield [head, recordBytes.length === head.length && crc32(recordBytes) === head.checksum ? recordBytes : undefined];
      }
    }
  } finally {
    await file.close();
  }
}

function batches(sortedHeads: readonly RecordHead[]): RecordHead[][] {
  const result: RecordHead[][] = [];
  let batch: RecordHead[] = [];
  let end = 0;
  for (const head of sortedHeads) {
    const first = batch[0];
    if (first && (head.offset - end > smallGap || head.offset + head.length - first.offset > batchSize)) {
      result.push(batch);
      batch = [];
    }
    batch.push(head);
    end = head.offset + head.length;
  }
  if (batch.length) result.push(batch);
  return result;
}

async function withFile<T>(path: string, run: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await run(file);
  } finally {
    await file.close();
  }
}

/** Reads `length` bytes, fewer at the end of the file. */
async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let bytesFilled = 0;
  while (bytesFilled < length) {
    const { bytesRead } = await file.read(buffer, bytesFilled, length - bytesFilled, position + bytesFilled);
    if (bytesRead === 0) break;
    bytesFilled += bytesRead;
  }
  return buffer.subarray(0, bytesFilled);
}
