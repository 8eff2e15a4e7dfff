// Encodes vectors for the wire: JSON numbers would be five times as long, without being more exact.
import { UserError } from '../../core/base/wording/errors.ts';
import type { SentVectors } from './rpc.ts';

/**
 * Packs vectors. `name` is that of the embedder, for people.
 * @throws UserError `embedder-wrong-dimension` when their lengths differ
 */
export function packVectors(vectors: readonly Float32Array[], name: string): SentVectors {
  const dimensions = vectors[0]?.length ?? 0;
  const odd = vectors.find(({ length }) => length !== dimensions);
  if (odd) throw new UserError('embedder-wrong-dimension', [name, String(odd.length), String(dimensions)]);
  const bytes = new DataView(new ArrayBuffer(4 * dimensions * vectors.length));
  vectors.forEach((vector, row) => vector.forEach((value, i) => bytes.setFloat32(4 * (row * dimensions + i), value, true)));
  return { dimensions, data: Buffer.from(bytes.buffer).toString('base64') };
}

/** Unpacks all whole vectors. */
export function unpackVectors({ dimensions, data }: SentVectors): Float32Array[] {
  const bytes = Buffer.from(data, 'base64');
  const rows = dimensions > 0 ? Math.floor(bytes.length / (4 * dimensions)) : 0;
  return Array.from({ length: rows }, (_, row) =>
    Float32Array.from({ length: dimensions }, (_, i) => bytes.readFloatLE(4 * (row * dimensions + i))),
  );
}
