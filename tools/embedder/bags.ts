// Writes bags for the trainer: numbers of table rows with weights, one bag after the other in three binary files.
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { scaledRarity } from '../../src/core/embedding/rarity.ts';
import { EmbeddingTable } from '../../src/core/embedding/embeddingTable.ts';
import { termWeight } from '../../src/core/embedding/fieldWeights.ts';
import type { CodeBag } from './corpus.ts';

/** Number of shared rows for terms outside the vocabulary. */
export const hashedRows = 8192;
const headerLength = 56;

/** The rows of a term, from the product's own reader with an empty table, so that both always agree. */
export class Rows {
  readonly #table: EmbeddingTable;
  readonly #known = new Map<string, readonly number[]>();

  constructor(words: readonly string[]) {
    const rows = words.length + hashedRows;
    const empty = new DataView(new ArrayBuffer(headerLength + 9 * rows));
    this.#table = new EmbeddingTable({ dimensions: 1, words: words.length, hashedRows, tables: 1 }, words, empty);
  }

  of(term: string): readonly number[] {
    let rows = this.#known.get(term);
    if (!rows) this.#known.set(term, (rows = this.#table.rowsOf(term)));
    return rows;
  }
}

/** Rarity of the terms of one repository. */
export interface Rarities {
  readonly chunks: number;
  readonly frequency: ReadonlyMap<string, number>;
}

/** Numbers for terms, so that hundreds of thousands of bags fit into memory. */
export class Terms {
  readonly list: string[] = [];
  readonly #ids = new Map<string, number>();

  idOf(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.list.push(term) - 1;
    this.#ids.set(term, id);
    return id;
  }
}

/** A bag with numbers for terms; the weight of a term is its count times its rarity. */
export interface Weighted {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
}

/** The bag with the weights that its repository gives. */
export function weighted(bag: Partial<CodeBag>, terms: Terms, { chunks, frequency }: Rarities): Weighted {
  const entries = weightsOf(bag, (term) => scaledRarity(chunks, frequency.get(term) ?? 0));
  return {
    ids: Int32Array.from(entries, ([term]) => terms.idOf(term)),
    weights: Float32Array.from(entries, ([, weight]) => weight),
  };
}

/** The terms of a bag with their weights; those of a question are counts. */
export function weightsOf({ counts, presence }: Partial<CodeBag>, rarity: (term: string) => number): [term: string, weight: number][] {
  const said = new Set([...(counts?.keys() ?? []), ...(presence?.keys() ?? [])]);
  return Array.from(said, (term) => [term, termWeight(counts?.get(term) ?? 0, presence?.get(term) ?? 0) * rarity(term)]);
}

/** The rows of a bag; the weight of a term is shared evenly among its rows. */
export function rowsOf({ ids, weights }: Weighted, terms: Terms, rows: Rows): Map<number, number> {
  const found = new Map<number, number>();
  ids.forEach((id, i) => {
    const own = rows.of(terms.list[id] ?? '');
    for (const row of own) found.set(row, (found.get(row) ?? 0) + (weights[i] ?? 0) / own.length);
  });
  return found;
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

  put(rows: ReadonlyMap<number, number>): void {
    let entries = [...rows];
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
