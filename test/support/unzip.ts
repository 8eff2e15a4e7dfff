// Unpacks a .vsix (a zip file) into a folder as VS Code would install it, without a marketplace.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The files of a zip archive. Source: APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16; no zip64, no encryption. */
function* entries(zip: Buffer): Generator<Entry> {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  if (end < 0) throw new Error('Not a zip file');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('Damaged zip file');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    yield { name, bytes: content(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 10)) };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

function content(zip: Buffer, header: number, size: number, method: number): Buffer {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const raw = zip.subarray(start, start + size);
  return method === 0 ? raw : inflateRawSync(raw);
}

/** Unpacks the files below `prefix` into `folder`. Returns how many there were. */
export function unzip(file: string, prefix: string, folder: string): number {
  let count = 0;
  for (const { name, bytes } of entries(readFileSync(file))) {
    if (!name.startsWith(prefix) || name.endsWith('/')) continue;
    const target = join(folder, name.slice(prefix.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    count++;
  }
  return count;
}
