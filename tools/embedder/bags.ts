// Bags as the trainer reads them: rows of the table with weights, all of them after each other in three binary files.
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { scaledRarity } from '../../src/core/embedding/rarity.ts';
import { EmbeddingTable } from '../../src/core/embedding/table.ts';
import type { Bag } from './corpus.ts';

/** Rows for terms that are not in the vocabulary. */
export const hashedRows = 8192;
const headerLength = 56;

/** Which rows stand for a term: asked of the product's own reader, given a table with nothing in it. */
export class Rows {
  readonly #table: EmbeddingTable;
  readonly #known = new Map<string, readonly number[]>();

  constructor(words: readonly string[]) {
    const rows = words.length + hashedRows;
    const empty = new DataView(new ArrayBuffer(headerLength + 9 * rows));
    this.#table = new EmbeddingTable({ dimensions: 1, words: words.length, hashed: hashedRows, tables: 1 }, words, empty);
  }

  of(term: string): readonly number[] {
    let rows = this.#known.get(term);
    if (!rows) this.#known.set(term, (rows = this.#table.rowsOf(term)));
    return rows;
  }
}

/** How telling terms are in one repository. */
export interface Rarities {
  readonly chunks: number;
  readonly frequency: ReadonlyMap<string, number>;
}

/** Rows and weights of a bag: `(1 + ln count) * rarity`, shared evenly among the rows of a term. */
export function weightedRows(bag: Bag, rows: Rows, { chunks, frequency }: Rarities): Map<number, number> {
  const weighted = new Map<number, number>();
  for (const [term, count] of bag) {
    const own = rows.of(term);
    const weight = ((1 + Math.log(count)) * scaledRarity(chunks, frequency.get(term) ?? 0)) / own.length;
    for (const row of own) weighted.set(row, (weighted.get(row) ?? 0) + weight);
  }
  return weighted;
}

/** Writes `<name>.ids` (int32), `<name>.weights` (float32) and `<name>.offsets` (int64, one more than there are bags). */
export class BagWriter {
  readonly #name: string;
  readonly #most: number;
  readonly #ids: number;
  readonly #weights: number;
  readonly #offsets: bigint[] = [0n];
  #buffered: (readonly [row: number, weight: number])[] = [];
  #total = 0;

  /** @param most heaviest entries that are kept of a bag */
  constructor(name: string, most: number) {
    this.#name = name;
    this.#most = most;
    this.#ids = openSync(`${name}.ids`, 'w');
    this.#weights = openSync(`${name}.weights`, 'w');
  }

  put(weighted: ReadonlyMap<number, number>): void {
    let entries = [...weighted];
    if (entries.length > this.#most) entries = entries.sort((a, b) => b[1] - a[1]).slice(0, this.#most);
    for (const entry of entries) this.#buffered.push(entry);
    this.#total += entries.length;
    this.#offsets.push(BigInt(this.#total));
    if (this.#buffered.length > 500_000) this.#flush();
  }

  close(): void {
    this.#flush();
    closeSync(this.#ids);
    closeSync(this.#weights);
    writeFileSync(`${this.#name}.offsets`, BigInt64Array.from(this.#offsets));
  }

  #flush(): void {
    writeSync(
      this.#ids,
      Int32Array.from(this.#buffered, ([row]) => row),
    );
    writeSync(
      this.#weights,
      Float32Array.from(this.#buffered, ([, weight]) => weight),
    );
    this.#buffered = [];
  }
}
