// A small table of weights in the layout of tools/embedder, so that tests can be checked by hand.
import { createHash } from 'node:crypto';

/** The parts of a table; rows of the vocabulary first, then the hashed ones. */
export interface TinyTable {
  readonly dimensions: number;
  readonly words: readonly string[];
  readonly hashed: number;
  /** One or two tables of rows. */
  readonly tables: readonly (readonly (readonly number[])[])[];
  readonly scaleQuery?: number;
  readonly scaleCode?: number;
}

/** The bytes of `weights.bin` and the text of `vocabulary.txt`. */
export function tableFiles({ dimensions, words, hashed, tables, scaleQuery = 1, scaleCode = 1 }: TinyTable): {
  weights: Uint8Array;
  vocabulary: string;
} {
  const rows = words.length + hashed;
  const vocabulary = words.map((word) => `${word}\n`).join('');
  const bytes = Buffer.alloc(56 + 8 * rows + tables.length * rows * dimensions);
  bytes.write('CLWE', 0, 'latin1');
  [1, dimensions, words.length, hashed, tables.length].forEach((value, i) => bytes.writeUInt32LE(value, 4 + 4 * i));
  for (let row = 0; row < rows; row++) {
    bytes.writeFloatLE(scaleQuery, 56 + 4 * row);
    bytes.writeFloatLE(scaleCode, 56 + 4 * (rows + row));
  }
  tables.flat(2).forEach((value, i) => bytes.writeInt8(value, 56 + 8 * rows + i));
  createHash('sha256').update(vocabulary).update(bytes.subarray(56)).digest().copy(bytes, 24);
  return { weights: new Uint8Array(bytes), vocabulary };
}

/** A table without training: each trigram has a direction of its own, so that words are alike as far as their letters are. */
export function untrainedTable(dimensions = 64, hashed = 512): { weights: Uint8Array; vocabulary: string } {
  let state = 7;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round((state / 4_294_967_296) * 254 - 127);
  };
  const rows = Array.from({ length: hashed }, () => Array.from({ length: dimensions }, next));
  return tableFiles({ dimensions, words: [], hashed, tables: [rows], scaleQuery: 1 / 127, scaleCode: 1 / 127 });
}
