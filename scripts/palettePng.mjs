// Makes a screenshot smaller: an editor shows few colours, so a PNG with a palette needs one byte a pixel instead of three.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Most colours of a palette. */
const COLOURS = 256;

/**
 * The picture with at most 256 colours; rare ones become the nearest of the others.
 * @param {Buffer} png As browsers write it: eight bits a channel, with or without alpha, not interlaced.
 * @returns {Buffer}
 */
export function palettePng(png) {
  const { width, height, pixels } = decode(png);
  const { palette, indexOf } = paletteOf(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(pixels[y * width + x] ?? 0);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const parts = [chunk('IHDR', header), chunk('PLTE', colours), chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 }))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** One number a pixel: red, green and blue, eight bits each.
 * @param {Buffer} png
 */
function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png.readUInt8(25)];
  if (channels === undefined || png.readUInt8(24) !== 8 || png.readUInt8(28) !== 0)
    throw new Error('A PNG of a kind that no browser writes.');
  const data = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const bytes = unfiltered(inflateSync(Buffer.concat(data)), width * channels, channels);
  const pixels = new Uint32Array(width * height);
  for (let i = 0; i < pixels.length; i++) pixels[i] = bytes.readUIntBE(i * channels, 3);
  return { width, height, pixels };
}

/** Reverses the PNG filter of each row, which stores differences to the pixels on the left and above.
 * @param {Buffer} rows @param {number} stride @param {number} step
 */
function unfiltered(rows, stride, step) {
  const height = rows.length / (stride + 1);
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < step ? 0 : (out[at - step] ?? 0);
      const above = y === 0 ? 0 : (out[at - stride] ?? 0);
      const corner = x < step || y === 0 ? 0 : (out[at - stride - step] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0;
      out[at] = (rows[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

/** The Paeth predictor (PNG specification, section 9.4).
 * @param {number} left @param {number} above @param {number} corner
 */
function paeth(left, above, corner) {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** The palette, and a function that gives the palette entry for a colour.
 * @param {Uint32Array} pixels
 */
function paletteOf(pixels) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = chosen([...counts].sort(([a, m], [b, n]) => n - m || a - b));
  const known = new Map(palette.map((colour, index) => [colour, index]));
  /** @param {number} colour */
  const indexOf = (colour) => {
    const index = known.get(colour) ?? nearest(palette, colour).index;
    known.set(colour, index);
    return index;
  };
  return { palette, indexOf };
}

/** Frequent colours (surfaces and letters) stay exact; the rest of the palette is spread over the shades at the edges of letters.
 * @param {readonly (readonly [number, number])[]} counted Commonest first.
 */
function chosen(counted) {
  const palette = counted.slice(0, COLOURS / 2).map(([colour]) => colour);
  for (const apart of [300, 100, 30, 0]) {
    for (const [colour] of counted) {
      if (palette.length === COLOURS) return palette;
      if (nearest(palette, colour).distance > apart) palette.push(colour);
    }
  }
  return palette;
}

/** @param {readonly number[]} palette @param {number} colour */
function nearest(palette, colour) {
  let best = { index: 0, distance: Infinity };
  for (const [index, other] of palette.entries()) {
    const parts = [16, 8, 0].map((bits) => ((colour >> bits) & 255) - ((other >> bits) & 255));
    const distance = parts.reduce((sum, part) => sum + part * part, 0);
    if (distance < best.distance) best = { index, distance };
  }
  return best;
}
