// Stored form of vectors: one byte per number, with keys from text and embedder, so that nothing is embedded twice.
import type { Digest } from '../ports.ts';

/** Bump when the stored form of a vector changes. */
const recordVersion = 1;

/** Key of the vector of a text: depends on the text and the embedder, and on nothing else. */
export function vectorKey(textDigest: string, stampDigest: string): string {
  return `v${recordVersion}.${textDigest}.${stampDigest}`;
}

/** Digest of everything that decides whether two vectors are comparable. */
export function stampDigest(stamp: string, dimensions: number, generation: string, digest: Digest): string {
  return digest(`${stamp}\n${dimensions}\n${generation}`);
}

/** The scale as float32, then one signed byte per number. */
export function encodeVector(vector: Float32Array): Uint8Array {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const bytes = new Uint8Array(4 + vector.length);
  const view = new DataView(bytes.buffer);
  const scale = largest / 127;
  view.setFloat32(0, scale, true);
  vector.forEach((value, i) => view.setInt8(4 + i, scale > 0 ? Math.round(value / scale) : 0));
  return bytes;
}

/** The vector, normalised again, or undefined when the bytes do not hold `dimensions` numbers. */
export function decodeVector(bytes: Uint8Array, dimensions: number): Float32Array | undefined {
  if (bytes.length !== 4 + dimensions) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!(view.getFloat32(0, true) > 0)) return undefined;
  return unitVector(Float32Array.from({ length: dimensions }, (_, i) => view.getInt8(4 + i)));
}

/** The vector scaled to length 1; a zero vector stays as it is. */
export function unitVector(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
  return vector.map((value) => value * scale);
}
