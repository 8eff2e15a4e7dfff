// Parser for a reply of `/embeddings`: checks count, order, finiteness and equal length; cuts vectors and scales them to unit length.
import { UserError } from '../../core/base/wording/errors.ts';
import { fieldsOf } from '../endpoint/jsonFields.ts';

/** Vectors as the server sent them, in the order of the texts. */
export type RawVectors = readonly Float32Array[];

/**
 * Returns the vectors of `reply` to `count` texts.
 * @throws UserError `embedder-empty`, `embedder-wrong-count`, `embedder-bad-vector`, `embedder-wrong-dimension`
 */
export function readVectors(reply: unknown, count: number, name: string): RawVectors {
  const data = fieldsOf(parseIfText(reply))['data'];
  const items: readonly unknown[] = Array.isArray(data) ? data : [];
  if (items.length === 0) throw new UserError('embedder-empty', [name]);
  const wrongCountError = (): UserError => new UserError('embedder-wrong-count', [name, String(count), String(items.length)]);
  if (items.length !== count) throw wrongCountError();
  const vectors = new Map<number, Float32Array>();
  for (const [i, item] of items.entries()) {
    const { index = i, embedding } = fieldsOf(item);
    if (typeof index !== 'number' || index < 0 || index >= count || !Number.isInteger(index) || vectors.has(index)) throw wrongCountError();
    vectors.set(index, vectorOf(embedding, name));
  }
  const sortedVectors = [...vectors].sort(([a], [b]) => a - b).map(([, vector]) => vector);
  const [first] = sortedVectors;
  const oddVector = sortedVectors.find(({ length }) => length !== first?.length);
  if (first && oddVector) throw new UserError('embedder-wrong-dimension', [name, String(oddVector.length), String(first.length)]);
  return sortedVectors;
}

/**
 * Returns the first `dimensions` numbers, scaled to unit length again (Matryoshka truncation: Kusupati et al., 2022).
 * @throws UserError `embedder-bad-vector` when only zeros are left
 */
export function fitVector(vector: Float32Array, dimensions: number, name: string): Float32Array {
  const shortVector = vector.slice(0, dimensions);
  const length = Math.hypot(...shortVector);
  if (length === 0) throw new UserError('embedder-bad-vector', [name]);
  return shortVector.map((value) => value / length);
}

/** Tokens that the server counted. */
export function tokensOf(reply: unknown): number | undefined {
  const usage = fieldsOf(fieldsOf(parseIfText(reply))['usage']);
  const counts = [usage['prompt_tokens'], usage['input_tokens'], usage['total_tokens']];
  return counts.find((count): count is number => typeof count === 'number' && Number.isFinite(count) && count >= 0);
}

/** The library leaves text as it is when it is not declared to be JSON. */
function parseIfText(reply: unknown): unknown {
  if (typeof reply !== 'string') return reply;
  try {
    return JSON.parse(reply) as unknown;
  } catch {
    // The caller reports that there are no vectors.
    return undefined;
  }
}

/** Decodes base64 of 32-bit floats, little endian, or decimal numbers. */
function vectorOf(embedding: unknown, name: string): Float32Array {
  const vector = typeof embedding === 'string' ? fromBase64(embedding) : fromNumbers(embedding);
  if (!vector || vector.length === 0 || !vector.every(Number.isFinite)) throw new UserError('embedder-bad-vector', [name]);
  return vector;
}

function fromBase64(text: string): Float32Array | undefined {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length % 4 !== 0) return undefined;
  return Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(i * 4));
}

function fromNumbers(value: unknown): Float32Array | undefined {
  if (!Array.isArray(value)) return undefined;
  const numbers: readonly unknown[] = value;
  return Float32Array.from(numbers, (number) => (typeof number === 'number' ? number : Number.NaN));
}
