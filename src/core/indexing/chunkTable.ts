// All chunks of the index as columns of numbers: where each is, how long its fields are, and its terms in order.
import { Dictionary } from './dictionary.ts';
import { addCount, fieldCount, fields } from './fields.ts';
import { NumberList } from './growable.ts';
import { Slots } from './slots.ts';
import type { ChunkKind, ChunkRecord, FileRecord } from './types.ts';

const kinds: readonly ChunkKind[] = ['symbol', 'outline', 'toplevel', 'section', 'text'];
/** Column value for a chunk without a symbol. */
const none = 0xffffffff;

/** Chunks numbered in the order in which they came; removed ones stay as gaps until the table is written anew. */
export class ChunkTable {
  readonly dictionary = new Dictionary();
  /** Number of the file by chunk. */
  readonly files = new NumberList();
  /** Terms of chunk `c` stand at `starts[c]` up to `starts[c + 1]` in `terms`, their packed counts in `counts`. */
  readonly starts = new NumberList();
  readonly terms = new NumberList();
  readonly counts = new NumberList();
  /** Lengths of fields in terms: `lengths[c * fieldCount + field]`. */
  readonly lengths = new NumberList();
  /** 1 for chunks that are in the index, 0 for removed ones. */
  readonly alive = new NumberList();
  /** Slot of each chunk: its number in whatever is kept of chunks beside this table. Unlike the chunk's number it stays when the table is written anew. */
  readonly slots = new NumberList();
  /** Sum of the lengths of each field over all chunks that are in the index. */
  readonly totals = new Float64Array(fieldCount);
  readonly #kinds = new NumberList();
  readonly #firsts = new NumberList();
  readonly #lasts = new NumberList();
  readonly #ordinals = new NumberList();
  readonly #titles: string[] = [];
  readonly #free: Slots;
  #live = 0;
  /** Packed counts by term of the file at hand, all zero between chunks. */
  #scratch = new Uint32Array(1024);

  constructor(slots = new Slots()) {
    this.#free = slots;
    this.starts.push(0);
  }

  /** Chunks ever added, removed ones included. */
  get size(): number {
    return this.files.length;
  }

  /** Chunks that are in the index. */
  get live(): number {
    return this.#live;
  }

  /** Adds the chunks of one file; returns the number of the first. `pathTerms` are shared by all of them. */
  addFile(file: number, record: FileRecord, pathTerms: readonly string[]): number {
    const first = this.size;
    const ids = record.vocabulary.map((term) => this.dictionary.add(term));
    const pathIds = pathTerms.map((term) => this.dictionary.add(term));
    for (const chunk of record.chunks) {
      const symbol = record.facts.symbols[chunk.symbol];
      this.slots.push(this.#free.take());
      const ordinal = symbol && chunk.kind !== 'toplevel' ? symbol.ordinal : none;
      this.#addColumns(file, chunk.kind, chunk.lines.first, chunk.lines.last, ordinal, chunk.title);
      this.#addTerms(chunk, ids, pathIds);
    }
    return first;
  }

  /** Adds a chunk of another table as it is there, for compaction. */
  copy(file: number, from: ChunkTable, chunk: number, newIds: Uint32Array): void {
    const { kind, first, last, ordinal, title } = from.row(chunk);
    this.slots.push(from.slots.at(chunk));
    this.#addColumns(file, kind, first, last, ordinal ?? none, title);
    for (let field = 0; field < fieldCount; field++) this.#addLength(field, from.lengths.at(chunk * fieldCount + field));
    for (let i = from.starts.at(chunk); i < from.starts.at(chunk + 1); i++) {
      this.#addEntry(newIds[from.terms.at(i)] ?? 0, from.counts.at(i));
    }
    this.starts.push(this.terms.length);
  }

  /** Takes a chunk out of the index. */
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

  /** What a chunk is and where. `ordinal` is that of its symbol. */
  row(chunk: number): { kind: ChunkKind; first: number; last: number; ordinal: number | undefined; title: string } {
    const ordinal = this.#ordinals.at(chunk);
    return {
      kind: kinds[this.#kinds.at(chunk)] ?? 'text',
      first: this.#firsts.at(chunk),
      last: this.#lasts.at(chunk),
      ordinal: ordinal === none ? undefined : ordinal,
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
    const touched: number[] = [];
    fields.forEach((field, i) => {
      let length = 0;
      const add = (id: number, count: number): void => {
        const packed = this.#packed(id);
        if (packed === 0) touched.push(id);
        this.#scratch[id] = addCount(packed, i, count);
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
    for (const id of touched) {
      this.#addEntry(id, this.#packed(id));
      this.#scratch[id] = 0;
    }
    this.starts.push(this.terms.length);
  }

  #packed(id: number): number {
    if (id >= this.#scratch.length) {
      const larger = new Uint32Array(Math.max(id + 1, this.#scratch.length * 2));
      larger.set(this.#scratch);
      this.#scratch = larger;
    }
    return this.#scratch[id] ?? 0;
  }

  #addEntry(id: number, packed: number): void {
    this.terms.push(id);
    this.counts.push(packed);
    this.dictionary.count(id, 1);
  }

  #addLength(field: number, length: number): void {
    this.lengths.push(length);
    this.totals[field] = (this.totals[field] ?? 0) + length;
  }
}
