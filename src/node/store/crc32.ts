// Checksum of records. Node 20.15 added a fast one; older versions of 20 use the table.
import * as zlib from 'node:zlib';

/** CRC-32 as in zip and PNG. */
export type Crc32 = (bytes: Uint8Array) => number;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 by table, about ten times slower. */
export const crc32ByTable: Crc32 = (bytes) => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
};

/** The fastest CRC-32 of this Node. */
export const crc32: Crc32 = 'crc32' in zlib ? (bytes) => zlib.crc32(bytes) : crc32ByTable;
