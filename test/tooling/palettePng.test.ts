// Pictures of the README are reduced to a palette that keeps common colours and that every browser can read.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { palettePng } from '../../scripts/palettePng.mjs';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG with three bytes a pixel, whose row `y` is filtered as `filters` says, in turn. */
function trueColour(rows: readonly (readonly number[])[], filters: readonly number[]): Buffer {
  const bytes = rows.map((row) => row.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const filtered = bytes.map((row, y) => {
    const filter = filters[y % filters.length] ?? 0;
    return [filter, ...row.map((byte, x) => (byte - guess(bytes, filter, x, y)) & 255)];
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(rows[0]?.length ?? 0, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, 2], 8);
  const data = deflateSync(Buffer.from(filtered.flat()));
  // Browsers cut the data into several chunks.
  const parts = [chunk('IHDR', header), chunk('IDAT', data.subarray(0, 20)), chunk('IDAT', data.subarray(20))];
  return Buffer.concat([signature, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

function guess(bytes: readonly (readonly number[])[], filter: number, x: number, y: number): number {
  const [left, above, corner] = [bytes[y]?.[x - 3] ?? 0, bytes[y - 1]?.[x] ?? 0, bytes[y - 1]?.[x - 3] ?? 0];
  const slope = left + above - corner;
  const [nearest = 0] = [left, above, corner].sort((a, b) => Math.abs(slope - a) - Math.abs(slope - b));
  return [0, left, above, Math.floor((left + above) / 2), nearest][filter] ?? 0;
}

/** The pixels of a PNG with a palette and no filters; throws where a checksum is wrong. */
function read(png: Buffer): { readonly colours: number; readonly rows: readonly (readonly number[])[] } {
  const parts = new Map<string, Buffer>();
  assert.deepEqual(png.subarray(0, 8), signature);
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    assert.equal(png.readUInt32BE(end), crc32(png.subarray(at + 4, end)));
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end));
    at = end + 4;
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => parts.get(type) ?? Buffer.alloc(0));
  assert.ok(header && palette && data);
  const [width, bytes] = [header.readUInt32BE(0), inflateSync(data)];
  const rows = Array.from({ length: header.readUInt32BE(4) }, (_, y) => {
    assert.equal(bytes[y * (width + 1)], 0);
    return Array.from({ length: width }, (_, x) => palette.readUIntBE(3 * (bytes[y * (width + 1) + 1 + x] ?? 0), 3));
  });
  return { colours: palette.length / 3, rows };
}

suite('a picture with a palette', () => {
  test('keeps few colours exactly, for every row filter', () => {
    const rows = Array.from({ length: 10 }, (_, y) => Array.from({ length: 12 }, (_, x) => ((x * y) % 7) * 0x1f2a35 + (x % 3) * 9));
    assert.deepEqual(read(palettePng(trueColour(rows, [0, 1, 2, 3, 4]))).rows, rows);
  });

  test('keeps the most common of many colours and replaces the others by the nearest', () => {
    const surfaces = Array.from({ length: 30 }, () => Array.from({ length: 40 }, (_, x) => (x < 20 ? 0x1f1f1f : 0x202122)));
    const shades = Array.from({ length: 40 }, (_, y) => Array.from({ length: 40 }, (_, x) => y * 6 * 65536 + x * 6 * 256 + ((x + y) % 50)));
    const { colours, rows } = read(palettePng(trueColour([...surfaces, ...shades], [1, 4])));
    assert.ok(colours <= 256, `${colours} colours`);
    assert.deepEqual(rows.slice(0, 30), surfaces);
    const off = shades
      .flat()
      .map((colour, i) => Math.abs(((colour >> 8) & 255) - (((rows[30 + Math.floor(i / 40)]?.[i % 40] ?? 0) >> 8) & 255)));
    assert.ok(Math.max(...off) < 40, `a shade is off by ${Math.max(...off)}`);
  });

  test('refuses other images than screenshots', () => {
    const grey = trueColour([[0, 0]], [0]);
    grey[25] = 0;
    assert.throws(() => palettePng(grey), /no browser writes/);
  });
});
