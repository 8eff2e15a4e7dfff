// Searched fields of a chunk: their weights, and how their term counts are packed into one number.
import type { ChunkField } from '../fileRecord.ts';

/**
 * One field. `weight` and `b` (length normalisation, 0..1) are those of BM25F. For the term vector, `cosine` is the weight of one
 * occurrence, and `presence` an extra weight for any occurrence in the field: one word of a name says more than many of a body.
 */
export interface Field {
  readonly name: ChunkField;
  readonly weight: number;
  readonly b: number;
  readonly cosine: number;
  readonly presence: number;
  /** Bits for the count; a larger count is stored as the largest that fits (BM25F has levelled off long before). */
  readonly bits: number;
}

/** In packing order; the bits add up to 31, so that a packed number stays a small integer in every engine. */
export const fields: readonly Field[] = [
  { name: 'name', weight: 3, b: 0.3, cosine: 3, presence: 2, bits: 3 },
  { name: 'qualifiedName', weight: 1.5, b: 0.3, cosine: 1, presence: 1, bits: 3 },
  { name: 'signature', weight: 1, b: 0.5, cosine: 0, presence: 0, bits: 4 },
  { name: 'doc', weight: 1.2, b: 0.6, cosine: 1, presence: 0, bits: 6 },
  { name: 'body', weight: 1, b: 0.75, cosine: 1, presence: 0, bits: 8 },
  { name: 'errorStrings', weight: 1, b: 0.5, cosine: 0, presence: 0, bits: 4 },
  { name: 'path', weight: 1.5, b: 0.3, cosine: 1, presence: 1, bits: 3 },
];

/** BM25F's saturation of repeated terms. */
export const saturation = 1.5;

/** Number of fields: the stride of tables with one value a chunk and field. */
export const fieldCount = fields.length;

/** First bit of each field in a packed number. */
export const shifts = Uint8Array.from(fields, (_, i) => fields.slice(0, i).reduce((sum, field) => sum + field.bits, 0));
/** Mask of the count of each field, after a shift by its first bit. */
export const masks = Uint32Array.from(fields, (field) => 2 ** field.bits - 1);

/** Number of the body among the fields. */
export const bodyField = fields.findIndex(({ name }) => name === 'body');
/** First bit of the body. */
export const bodyShift = shifts[bodyField] ?? 0;
/** Bits of all fields but the body. Most terms of a chunk are only in its body, which is a fast path. */
export const otherFieldsMask = ~((masks[bodyField] ?? 0) << bodyShift);

/** Adds `count` to the count of field number `field` in `packedCounts`, up to what its bits can hold. */
export function addCount(packedCounts: number, field: number, count: number): number {
  const shift = shifts[field] ?? 0;
  const mask = masks[field] ?? 0;
  const before = (packedCounts >>> shift) & mask;
  return packedCounts + ((Math.min(mask, before + count) - before) << shift);
}
