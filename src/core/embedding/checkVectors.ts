// Checks vectors from an embedder: a bad one would spoil every search without a visible cause.
import { UserError } from '../base/wording/errors.ts';
import type { EmbedderInfo } from '../ports.ts';
import { unitVector } from './vectorRecord.ts';

/** Vectors are cut to this length and normalised again: a longer one costs more than it finds. */
export const maxDimensions = 256;

/** Length of the stored vectors of an embedder whose vectors are as long as `info` says. */
export function storedDimensions(info: EmbedderInfo): number {
  return Math.min(info.dimensions, maxDimensions);
}

/**
 * The vectors for `count` texts, cut to `dimensions` (by default {@link storedDimensions}) and of unit length.
 * @throws UserError `embedder-empty`, `embedder-wrong-count`, `embedder-wrong-dimension` or `embedder-bad-vector`
 */
export function checkVectors(
  vectors: readonly Float32Array[],
  count: number,
  info: EmbedderInfo,
  dimensions: number | undefined,
): readonly Float32Array[] {
  const { name } = info;
  if (vectors.length === 0) throw new UserError('embedder-empty', [name]);
  if (vectors.length !== count) throw new UserError('embedder-wrong-count', [name, String(count), String(vectors.length)]);
  const vectorLength = dimensions ?? Math.min(storedDimensions(info), vectors[0]?.length ?? 0);
  return vectors.map((vector) => {
    if (vector.length < vectorLength || vectorLength === 0)
      throw new UserError('embedder-wrong-dimension', [name, String(vector.length), String(vectorLength)]);
    const cutVector = vector.slice(0, vectorLength);
    if (!cutVector.every(Number.isFinite) || cutVector.every((value) => value === 0)) throw new UserError('embedder-bad-vector', [name]);
    return unitVector(cutVector);
  });
}

/** One vector for a text that was embedded in parts: the direction of their mean. */
export function meanDirection(parts: readonly Float32Array[]): Float32Array {
  const [first, ...more] = parts;
  if (!first || more.length === 0) return first ?? new Float32Array(0);
  const sum = Float32Array.from(first);
  for (const part of more) part.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value));
  return unitVector(sum);
}
