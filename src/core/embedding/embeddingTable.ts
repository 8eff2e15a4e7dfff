// Trained table of the built-in embedder: the vector of a text is the weighted sum of one row per term, without a neural network.
import { porterStem } from '../base/stems.ts';
import type { Digest } from '../ports.ts';

/** Kind of embedded text: questions and code have scales of their own, and may have rows of their own. */
export type EmbeddingSide = 'query' | 'code';

/** Bytes before the scales: name, version, four sizes, SHA-256. */
const headerLength = 56;
const formatVersion = 1;
/** Most trigrams that stand for a term outside the vocabulary. */
const maxTrigrams = 8;

interface TableSizes {
  readonly dimensions: number;
  readonly words: number;
  readonly hashedRows: number;
  readonly tables: number;
}

/**
 * Reads the table from `weights.bin` and `vocabulary.txt`. With `digest`, it also verifies the checksum in the file.
 * @throws Error that says what is wrong with the files
 */
export function loadTable(weights: Uint8Array, vocabulary: string, digest?: Digest): EmbeddingTable {
  const view = new DataView(weights.buffer, weights.byteOffset, weights.byteLength);
  if (weights.length < headerLength || String.fromCharCode(...weights.subarray(0, 4)) !== 'CLWE') throw new Error('not a table of weights');
  const version = view.getUint32(4, true);
  if (version !== formatVersion) throw new Error(`format ${version} instead of ${formatVersion}`);
  const [dimensions = 0, words = 0, hashedRows = 0, tables = 0] = [8, 12, 16, 20].map((at) => view.getUint32(at, true));
  const rows = words + hashedRows;
  const expectedLength = headerLength + 2 * 4 * rows + tables * rows * dimensions;
  if (dimensions === 0 || rows === 0 || tables < 1 || tables > 2 || weights.length !== expectedLength)
    throw new Error('sizes that do not add up');
  const terms = vocabulary.split('\n').filter((line) => line !== '');
  if (terms.length !== words) throw new Error(`${terms.length} terms for ${words} rows`);
  if (digest && !isIntact(weights, vocabulary, digest)) throw new Error('a checksum that does not hold');
  return new EmbeddingTable({ dimensions, words, hashedRows, tables }, terms, view);
}

/** Compares the first 16 bytes of the SHA-256 in the header with the digest of the covered bytes. */
function isIntact(weights: Uint8Array, vocabulary: string, digest: Digest): boolean {
  const words = new TextEncoder().encode(vocabulary);
  const coveredBytes = new Uint8Array(words.length + weights.length - headerLength);
  coveredBytes.set(words);
  coveredBytes.set(weights.subarray(headerLength), words.length);
  return digest(coveredBytes) === base64url(weights.subarray(24, 40));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function base64url(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,6}/g) ?? []).map((six) => alphabet[parseInt(six.padEnd(6, '0'), 2)]).join('');
}

/** A table in memory. It adds in the order of the bag, so that equal bags give equal vectors on every platform. */
export class EmbeddingTable {
  readonly dimensions: number;
  /** Identifies this table: the checksum in its header. */
  readonly id: string;
  readonly #sizes: TableSizes;
  readonly #words: ReadonlyMap<string, number>;
  readonly #scales: Readonly<Record<EmbeddingSide, Float32Array>>;
  readonly #values: Readonly<Record<EmbeddingSide, Int8Array>>;
  readonly #sum: Float64Array;

  constructor(sizes: TableSizes, terms: readonly string[], view: DataView) {
    const { dimensions, words, hashedRows, tables } = sizes;
    const rows = words + hashedRows;
    this.dimensions = dimensions;
    this.id = base64url(new Uint8Array(view.buffer, view.byteOffset + 24, 16));
    this.#sizes = sizes;
    this.#words = new Map(terms.map((term, row) => [term, row]));
    const scales = (from: number): Float32Array => Float32Array.from({ length: rows }, (_, row) => view.getFloat32(from + 4 * row, true));
    const values = (from: number): Int8Array =>
      new Int8Array(view.buffer.slice(view.byteOffset + from, view.byteOffset + from + rows * dimensions));
    const start = headerLength + 8 * rows;
    const query = values(start);
    this.#scales = { query: scales(headerLength), code: scales(headerLength + 4 * rows) };
    this.#values = { query, code: tables === 2 ? values(start + rows * dimensions) : query };
    this.#sum = new Float64Array(dimensions);
  }

  /** Rows for a term: its own, or those of its trigrams, which share its weight. */
  rowsOf(term: string): readonly number[] {
    const ownRow = this.#words.get(term) ?? this.#words.get(porterStem(term) ?? term);
    if (ownRow !== undefined) return [ownRow];
    const { words, hashedRows } = this.#sizes;
    const paddedTerm = `^${term}$`;
    const count = hashedRows ? Math.max(0, Math.min(paddedTerm.length - 2, maxTrigrams)) : 0;
    return Array.from({ length: count }, (_, at) => words + (hashOf(paddedTerm, at) % hashedRows));
  }

  /** Writes the unit vector of a bag of weighted terms into `out`. Returns false for a bag without known rows; `out` is then all zeros. */
  encode(bag: Iterable<readonly [term: string, weight: number]>, side: EmbeddingSide, out: Float32Array): boolean {
    this.begin();
    for (const [term, weight] of bag) {
      const rows = this.rowsOf(term);
      for (const row of rows) this.add(row, weight / rows.length, side);
    }
    return this.finish(out);
  }

  /** Length of the row of a term, or of the mean of its rows; 0 without any. */
  lengthOf(term: string, side: EmbeddingSide): number {
    const rows = this.rowsOf(term);
    if (rows.length === 0) return 0;
    this.begin();
    for (const row of rows) this.add(row, 1 / rows.length, side);
    return Math.sqrt(this.#sum.reduce((sum, value) => sum + value * value, 0));
  }

  /** Begins a sum; for callers that know their rows. */
  begin(): void {
    this.#sum.fill(0);
  }

  /** Adds a row `weight` times to the sum. */
  add(row: number, weight: number, side: EmbeddingSide): void {
    const sum = this.#sum;
    const values = this.#values[side];
    const factor = weight * (this.#scales[side][row] ?? 0);
    const from = row * sum.length;
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + factor * (values[from + i] ?? 0);
  }

  /** Ends the sum, see {@link encode}. */
  finish(out: Float32Array): boolean {
    const sum = this.#sum;
    let square = 0;
    for (let i = 0; i < sum.length; i++) square += (sum[i] ?? 0) ** 2;
    const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
    for (let i = 0; i < sum.length; i++) out[i] = (sum[i] ?? 0) * scale;
    return square > 0;
  }
}

/** FNV-1a, 32 bit, over three UTF-16 units, with its high bits folded in (Fowler, Noll and Vo). */
function hashOf(text: string, at: number): number {
  let hash = 2_166_136_261;
  for (let i = at; i < at + 3; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}
