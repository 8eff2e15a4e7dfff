// Format of records in a segment file. Each record has its own checksums and a mark, so that a damaged one never costs its neighbours.
import { crc32 } from './crc32.ts';

/** First bytes of every segment: name and version of the format. Other files are foreign, or of another version. */
export const segmentMagic = Buffer.from('CLEWSEG1\n', 'latin1');

/** Starts every record, so that a reader can resume behind a damaged one. */
export const recordMark = Buffer.from([0xc1, 0xe3, 0x57, 0x0a]);

/** Bytes before the key: mark, key length, length, checksum of the bytes, checksum of all before it and the key. Little endian. */
export const headLength = 18;

/** Limits of keys and records when writing; a head that exceeds them is damaged. */
export const maxKeyLength = 1024;
export const maxRecordLength = 1 << 28;

/** A record as described by its head. Offsets are in the file. */
export interface RecordHead {
  readonly key: string;
  /** Where the bytes start. */
  readonly offset: number;
  readonly length: number;
  readonly checksum: number;
}

/** Encodes head and key of a record; its bytes follow. */
export function encodeHead(key: string, bytes: Uint8Array): Buffer {
  const name = Buffer.from(key, 'utf8');
  const head = Buffer.alloc(headLength + name.length);
  recordMark.copy(head, 0);
  head.writeUInt16LE(name.length, 4);
  head.writeUInt32LE(bytes.length, 6);
  head.writeUInt32LE(crc32(bytes), 10);
  name.copy(head, headLength);
  head.writeUInt32LE(headChecksum(head), 14);
  return head;
}

/**
 * Decodes the head at `at` of `window`, which starts at `windowOffset` in the file. `short`: the window ends before the head does.
 * `damaged`: these bytes are no head.
 */
export function decodeHead(window: Buffer, at: number, windowOffset: number): RecordHead | 'short' | 'damaged' {
  if (window.length - at < headLength) return 'short';
  if (window.compare(recordMark, 0, 4, at, at + 4) !== 0) return 'damaged';
  const keyLength = window.readUInt16LE(at + 4);
  const length = window.readUInt32LE(at + 6);
  if (keyLength > maxKeyLength || length > maxRecordLength) return 'damaged';
  if (window.length - at < headLength + keyLength) return 'short';
  const head = window.subarray(at, at + headLength + keyLength);
  if (head.readUInt32LE(14) !== headChecksum(head)) return 'damaged';
  return {
    key: head.toString('utf8', headLength),
    offset: windowOffset + at + head.length,
    length,
    checksum: head.readUInt32LE(10),
  };
}

/** Covers all of the head but the checksum itself. */
function headChecksum(head: Buffer): number {
  return crc32(Buffer.concat([head.subarray(0, 14), head.subarray(headLength)]));
}
