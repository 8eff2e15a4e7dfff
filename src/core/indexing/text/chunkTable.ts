// Table of all chunks as columns of numbers: place, lengths of fields, and terms in order.
import { Dictionary, type SavedDictionary } from './dictionary.ts';
import { addCount, fieldCount, fields } from './chunkFields.ts';
import { NumberList } from './numberList.ts';
import { Slots } from './slots.ts';
import type { ChunkKind, ChunkRecord, FileRecord } from '../fileRecord.ts';

const kinds: readonly ChunkKind[] = ['symbol', 'outline', 'toplevel', 'section', 'text'];
/** Column value for a chunk without a symbol. */
const noSymbol = 0xffffffff;

/** A table as plain numbers and texts. */
export interface SavedTable {
  readonly dictionary: SavedDictionary;
  readonly columns: readonly Uint32Array<ArrayBuffer>[];
  readonly titles: readonly string[];
}

/** Length of each column for `n` chunks; undefined where it depends on the terms. */
const columnLengths: readonly ((chunks: number) => number | undefined)[] = [
  ...Array.from({ length: 7 }, () => (chunks: number) => chunks),
  (chunks) => chunks + 1,
  (chunks) => chunks * fieldCount,
  () => undefined,
  () => undefined,
];

/** Slots that any table may have. An index keeps the slots of the time when it was larger. */
const baseSlots = 100_000;
/** Slots that a table may have besides, for each chunk. */
const slotsPerChunk = 64;

/** Chunks numbered in order of arrival; removed ones stay as gaps until the table is rewritten. */
export class ChunkTable {
  readonly dictionary: Dictionary;
  /** Number of the file by chunk. */
  readonly files: NumberList;
  /** Terms of chunk `c` are at `starts[c]` up to `starts[c + 1]` in `terms`; their packed counts are in `counts`. */
  readonly starts: NumberList;
  readonly terms: NumberList;
  readonly counts: NumberList;
  /** Lengths of fields in terms: `lengths[c * fieldCount + field]`. */
  readonly lengths: NumberList;
  /** 1 for chunks in the index, 0 for removed ones. */
  readonly alive: NumberList;
  /** Slot of each chunk: its number in data kept beside this table. Unlike the chunk's number it survives a rewrite of the table. */
  readonly slots: NumberList;
  /** Sum of the lengths of each field over all chunks in the index. */
  readonly totals = new Float64Array(fieldCount);
  readonly #kinds: NumberList;
  readonly #firsts: NumberList;
  readonly #lasts: NumberList;
  readonly #ordinals: NumberList;
  readonly #titles: string[];
  readonly #free: Slots;
  #live = 0;
  /** Packed counts by term of the current file, all zero between chunks. */
  #scratch = new Uint32Array(1024);

  /** @param savedTable result of {@link save}, if it {@link isWhole}; the table takes over its memory, and takes its slots from `slots` */
  constructor(slots = new Slots(), savedTable?: SavedTable) {
    const column = (at: number): NumberList => (savedTable?.columns[at] ? NumberList.of(savedTable.columns[at]) : new NumberList());
    this.#free = slots;
    this.dictionary = new Dictionary(savedTable?.dictionary);
    this.#titles = [...(savedTable?.titles ?? [])];
    [this.files, this.alive, this.slots, this.#kinds] = [column(0), column(1), column(2), column(3)];
    [this.#firsts, this.#lasts, this.#ordinals, this.starts] = [column(4), column(5), column(6), column(7)];
    [this.lengths, this.terms, this.counts] = [column(8), column(9), column(10)];
    if (!savedTable) this.starts.push(0);
    this.#count();
  }

  /** The table, removed chunks included, for another table; valid until this one changes. */
  save(): SavedTable {
    const columns = [
      ...[this.files, this.alive, this.slots, this.#kinds, this.#firsts, this.#lasts, this.#ordinals, this.starts],
      ...[this.lengths, this.terms, this.counts],
    ];
    return { dictionary: this.dictionary.save(), columns: columns.map((each) => each.all()), titles: this.#titles };
  }

  /** Whether the parts of a table fit together. Slots far beyond its chunks mean damage, or gaps that are not worth keeping. */
  static isWhole({ dictionary, columns, titles }: SavedTable): boolean {
    const lengths = columns.map(({ length }) => length);
    const entries = columns[7]?.at(-1);
    const maxSlots = baseSlots + slotsPerChunk * titles.length;
    return (
      (columns[2]?.every((slot) => slot < maxSlots) ?? false) &&
      columns.length === columnLengths.length &&
      columnLengths.every((lengthOf, at) => (lengthOf(titles.length) ?? entries) === lengths[at]) &&
      dictionary.terms.length === dictionary.frequencies.length
    );
  }

  /** Counts the chunks in the index, adds up the lengths of their fields, and takes their slots. */
  #count(): void {
    const live: number[] = [];
    for (let chunk = 0; chunk < this.size; chunk++) {
      if (this.alive.at(chunk) === 0) continue;
      live.push(this.slots.at(chunk));
      for (let field = 0; field < fieldCount; field++) {
        this.totals[field] = (this.totals[field] ?? 0) + this.lengths.at(chunk * fieldCount + field);
      }
    }
    this.#live = live.length;
    if (live.length) this.#free.takeAll(live);
  }

  /** Chunks ever added, removed ones included. */
  get size(): number {
    return this.files.length;
  }

  /** Chunks that are in the index. */
  get live(): number {
    return this.#live;
  }

  /** Adds the chunks of one file and returns the number of the first. All of them share `pathTerms`. */
  addFile(file: number, record: FileRecord, pathTerms: readonly string[]): number {
    const first = this.size;
    const ids = record.vocabulary.map((term) => this.dictionary.add(term));
    const pathIds = pathTerms.map((term) => this.dictionary.add(term));
    for (const chunk of record.chunks) {
      const symbol = record.facts.symbols[chunk.symbol];
      this.slots.push(this.#free.take());
      const ordinal = symbol && chunk.kind !== 'toplevel' ? symbol.ordinal : noSymbol;
      this.#addColumns(file, chunk.kind, chunk.lines.first, chunk.lines.last, ordinal, chunk.title);
      this.#addTerms(chunk, ids, pathIds);
    }
    return first;
  }

  /** Copies a chunk of another table unchanged, for compaction. */
  copy(file: number, from: ChunkTable, chunk: number, newIds: Uint32Array): void {
    const { kind, first, last, ordinal, title } = from.row(chunk);
    this.slots.push(from.slots.at(chunk));
    this.#addColumns(file, kind, first, last, ordinal ?? noSymbol, title);
    for (let field = 0; field < fieldCount; field++) this.#addLength(field, from.lengths.at(chunk * fieldCount + field));
    for (let i = from.starts.at(chunk); i < from.starts.at(chunk + 1); i++) {
      this.#addEntry(newIds[from.terms.at(i)] ?? 0, from.counts.at(i));
    }
    this.starts.push(this.terms.length);
  }

  /** Only marks the chunk as removed; a rewrite of the table drops its row. */
  remove(chunk: number): void {
    if (!this.alive.at(chunk)) return;
    this.alive.set(chunk, 0);
    this.#free.release(this.slots.at(chunk));
    this.#live--;
    for (let field = 0; field < fieldCount; field++) {
      this.totals[field] = (this.totals[field] ?? 0) - this.lengths.at(chunk * fieldCount + field);
    }
    for (let i = this.starts.at(chunk); i < this.starts.at(chunk + 1); i++) this.dictionary.count(this.terms.at(i), -1);
  }

  /** Kind and place of a chunk. `ordinal` belongs to its symbol. */
  row(chunk: number): { kind: ChunkKind; first: number; last: number; ordinal: number | undefined; title: string } {
    const ordinal = this.#ordinals.at(chunk);
    return {
      kind: kinds[this.#kinds.at(chunk)] ?? 'text',
      first: this.#firsts.at(chunk),
      last: this.#lasts.at(chunk),
      ordinal: ordinal === noSymbol ? undefined : ordinal,
      title: this.#titles[chunk] ?? '',
    };
  }

  #addColumns(file: number, kind: ChunkKind, first: number, last: number, ordinal: number, title: string): void {
    this.files.push(file);
    this.#kinds.push(kinds.indexOf(kind));
    this.#firsts.push(first);
    this.#lasts.push(last);
    this.#ordinals.push(ordinal);
    this.#titles.push(title);
    this.alive.push(1);
    this.#live++;
  }

  #addTerms(chunk: ChunkRecord, ids: readonly number[], pathIds: readonly number[]): void {
    const touchedIds: number[] = [];
    fields.forEach((field, i) => {
      let length = 0;
      const add = (id: number, count: number): void => {
        const packedCounts = this.#packedCounts(id);
        if (packedCounts === 0) touchedIds.push(id);
        this.#scratch[id] = addCount(packedCounts, i, count);
        length += count;
      };
      if (field.name === 'path') {
        for (const id of pathIds) add(id, 1);
      } else {
        const pairs = chunk.terms[field.name] ?? [];
        for (let p = 0; p + 1 < pairs.length; p += 2) add(ids[pairs[p] ?? 0] ?? 0, pairs[p + 1] ?? 0);
      }
      this.#addLength(i, length);
    });
    for (const id of touchedIds) {
      this.#addEntry(id, this.#packedCounts(id));
      this.#scratch[id] = 0;
    }
    this.starts.push(this.terms.length);
  }

  #packedCounts(id: number): number {
    if (id >= this.#scratch.length) {
      const larger = new Uint32Array(Math.max(id + 1, this.#scratch.length * 2));
      larger.set(this.#scratch);
      this.#scratch = larger;
    }
    return this.#scratch[id] ?? 0;
  }

  #addEntry(id: number, packedCounts: number): void {
    this.terms.push(id);
    this.counts.push(packedCounts);
    this.dictionary.count(id, 1);
  }

  #addLength(field: number, length: number): void {
    this.lengths.push(length);
    this.totals[field] = (this.totals[field] ?? 0) + length;
  }
}
