// Full text over chunks: BM25F plus TF-IDF cosine on typed arrays, updated file by file.
import { fileKey } from '../../base/fileKey.ts';
import { compareTexts } from '../../base/compareTexts.ts';
import { symbolId } from '../../symbols/symbolId.ts';
import type { FileRef } from '../../ports.ts';
import type { FileRole } from '../../workspace/document.ts';
import { ChunkTable } from './chunkTable.ts';
import { ChunksBySlot } from './chunksBySlot.ts';
import { filesHolding } from './filesHolding.ts';
import { exactBonuses } from './exactBonuses.ts';
import { nameLookup } from './nameLookup.ts';
import { Postings, type PostingsSegment } from './postings.ts';
import { Pruning } from './pruning.ts';
import { BestChunks, type RankedChunk } from './ranking.ts';
import { insideScope } from './insideScope.ts';
import { Slots } from './slots.ts';
import { queryTerms, ScoreSheet, type QueryTerm } from './scoring.ts';
import { rarity, TermStatistics } from './termStatistics.ts';
import { scoreUnits, type UnitScores, type WordBag } from './unitScores.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import type { ChunkRef, Hit, IndexedPlace, Scope, SearchIndex, SearchQuery } from '../searchIndex.ts';
import type { FileRecord } from '../fileRecord.ts';
import type { SavedState, SavedText, SavedTextFile } from './savedState.ts';

/** A file in the index. Its chunks have the numbers from `first` up to `end`. */
interface ChunkedFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  first: number;
  end: number;
}

/** Options for counting query terms. */
interface ScoringOptions {
  readonly statistics: TermStatistics;
  readonly takesPart: (chunk: number) => boolean;
  readonly pruning: Pruning | undefined;
  /** Chunks that need a score however low it is. */
  readonly keep: readonly number[];
}

/** Share of removed chunks above which the table is rewritten. */
const removedShare = 0.3;
/** Up to this many removed chunks the table is not rewritten. */
const minRemoved = 1000;

/** The full-text {@link SearchIndex}. Results depend only on its content, never on the order of arrival. */
export class TextIndex implements SearchIndex {
  /** What the last save or restore covered. */
  savedState: SavedState | undefined;
  /** Files that came or went since then. */
  changesSinceSave = 0;
  /** Files from {@link restore} that were neither confirmed nor replaced since, with the keys of their records. */
  readonly #restoredFiles = new Map<string, { readonly root: string; readonly path: string; readonly recordKey: string }>();
  readonly #slots: Slots;
  #table: ChunkTable;
  #postings = new Postings();
  #statistics: TermStatistics | undefined;
  readonly #sheet = new ScoreSheet();
  #files: (ChunkedFile | undefined)[] = [];
  readonly #fileNumbers = new Map<string, number>();
  readonly #chunksBySlot = new ChunksBySlot();

  /** @param onRelease called with each slot whose chunk is gone, see {@link ChunkTable.slots} */
  constructor(onRelease?: (slot: number) => void) {
    this.#slots = new Slots(onRelease);
    this.#table = new ChunkTable(this.#slots);
  }

  /** The chunks, for reading. A rewrite replaces the table. */
  get table(): ChunkTable {
    return this.#table;
  }

  /** Segments of the inverted table. */
  get segments(): readonly PostingsSegment[] {
    return this.#postings.segments(this.#table);
  }

  get counts(): { readonly files: number; readonly chunks: number; readonly terms: number } {
    return { files: this.#fileNumbers.size, chunks: this.#table.live, terms: this.#table.dictionary.live };
  }

  has(term: string): boolean {
    const id = this.#table.dictionary.idOf(term);
    return id !== undefined && this.#table.dictionary.frequency(id) > 0;
  }

  rarity(term: string): number {
    const id = this.#table.dictionary.idOf(term);
    const frequency = id === undefined ? 0 : this.#table.dictionary.frequency(id);
    return frequency > 0 ? rarity(this.#table.live, frequency) : 0;
  }

  update(change: {
    readonly changedFiles: readonly { root: string; path: string; role: FileRole; record: FileRecord }[];
    readonly removedFiles: readonly { root: string; path: string }[];
  }): void {
    for (const { root, path } of change.removedFiles) this.#remove(root, path);
    for (const { root, path, role, record } of change.changedFiles) {
      this.#remove(root, path);
      const number = this.#files.length;
      const first = this.#table.addFile(number, record, termsOfText(path));
      this.#files.push({ root, path, role, first, end: this.#table.size });
      this.#fileNumbers.set(fileKey(root, path), number);
    }
    this.#statistics = undefined;
    this.changesSinceSave += change.changedFiles.length + change.removedFiles.length;
    const removedCount = this.#table.size - this.#table.live;
    if (removedCount > minRemoved && removedCount > this.#table.size * removedShare) this.#compact();
  }

  /** The whole index under `stamp`, its files with the keys of their records. */
  save(stamp: string, recordKeyOf: (root: string, path: string) => string | undefined): SavedText {
    this.#noteSaved(stamp);
    const files = this.#files.map((file): SavedTextFile | undefined => {
      const recordKey = file && recordKeyOf(file.root, file.path);
      return file && [file.root, file.path, file.role, recordKey ?? '', file.first, file.end];
    });
    return { stamp, files, table: this.#table.save() };
  }

  /**
   * Takes over a {@link save} into an empty index, as far as `recordKeyOf` names the same records. These files count until
   * {@link dropUnconfirmed}.
   */
  restore({ stamp, files, table }: SavedText, recordKeyOf: (root: string, path: string) => string | undefined): void {
    if (this.#table.size > 0 || !ChunkTable.isWhole(table)) return;
    this.#table = new ChunkTable(this.#slots, table);
    this.#postings = new Postings();
    this.#statistics = undefined;
    this.#files = files.map((file) => file && { root: file[0], path: file[1], role: file[2], first: file[4], end: file[5] });
    for (const [number, file] of files.entries()) {
      if (!file) continue;
      const [root, path, , recordKey] = file;
      const key = fileKey(root, path);
      this.#fileNumbers.set(key, number);
      if (recordKey === '' || recordKeyOf(root, path) !== recordKey) this.#remove(root, path);
      else this.#restoredFiles.set(key, { root, path, recordKey });
    }
    this.#noteSaved(stamp);
  }

  /** Number of chunks that {@link restore} brought for this record of the file, which then need not be added; undefined for none. */
  confirm(root: string, path: string, recordKey: string): number | undefined {
    const key = fileKey(root, path);
    if (this.#restoredFiles.get(key)?.recordKey !== recordKey) return undefined;
    this.#restoredFiles.delete(key);
    const file = this.#files[this.#fileNumbers.get(key) ?? -1];
    return file && file.end - file.first;
  }

  /** Drops restored files that were not confirmed. */
  dropUnconfirmed(): void {
    this.update({ changedFiles: [], removedFiles: [...this.#restoredFiles.values()] });
  }

  #noteSaved(stamp: string): void {
    this.savedState = { stamp, table: this.#table, chunks: this.#table.size, terms: this.#table.dictionary.size };
    this.changesSinceSave = 0;
  }

  search(query: SearchQuery): Promise<readonly Hit[]> {
    return Promise.resolve(this.#search(query));
  }

  inFile(root: string, path: string): readonly ChunkRef[] {
    const file = this.#files[this.#fileNumbers.get(fileKey(root, path)) ?? -1];
    if (!file) return [];
    return Array.from({ length: file.end - file.first }, (_, i) => this.ref(file.first + i));
  }

  unitScores(bag: WordBag, files: readonly FileRef[]): readonly UnitScores[] {
    const statistics = (this.#statistics ??= new TermStatistics(this.#table));
    const ranges = files.map(({ root, path }) => this.#files[this.#fileNumbers.get(fileKey(root, path)) ?? -1] ?? { first: 0, end: 0 });
    return scoreUnits(this.#table, statistics, bag, ranges);
  }

  /** Slots of the chunks of a file, in the order of {@link inFile}. */
  slotsOf(root: string, path: string): readonly number[] {
    const file = this.#files[this.#fileNumbers.get(fileKey(root, path)) ?? -1];
    return file ? Array.from({ length: file.end - file.first }, (_, i) => this.#table.slots.at(file.first + i)) : [];
  }

  filesWith(terms: readonly string[], scope: Scope): readonly IndexedPlace[] {
    const isInside = insideScope(scope);
    const numbers = terms.length ? filesHolding(terms, this.#table, this.segments) : this.#files.keys();
    const chunkedFiles = [...numbers].flatMap((number) => this.#files[number] ?? []).filter(({ root, path }) => isInside(root, path));
    chunkedFiles.sort((a, b) => compareTexts(a.root, b.root) || compareTexts(a.path, b.path));
    return chunkedFiles.map(({ root, path, role }) => ({ root, path, role }));
  }

  #search(query: SearchQuery): Hit[] {
    if (!(query.limit > 0)) return [];
    const table = this.#table;
    const statistics = (this.#statistics ??= new TermStatistics(table));
    const scoredTerms = queryTerms(table, query.terms);
    const takesPart = this.scopeTest(query.scope);
    const sheet = this.#sheet;
    sheet.reset(table.size, query.ranksByTfIdf);
    const nameBonuses = exactBonuses(query.exact, nameLookup({ table, segments: this.segments, files: this.#files }, takesPart));
    const factorOf = (chunk: number): number => query.roles[this.#fileOf(chunk)?.role ?? 'code'];
    // The bound holds only for BM25F.
    const maxFactor = Math.max(...Object.values(query.roles));
    const pruning = query.ranksByTfIdf === false ? new Pruning(query.limit, factorOf, maxFactor, valueOf(scoredTerms)) : undefined;
    this.#addAll(scoredTerms, { statistics, takesPart, pruning, keep: [...nameBonuses.keys(), ...this.#chunksOf(query.extraSlots)] });
    const scoreOf = sheet.scores(statistics);
    const ranking = new BestChunks(query.limit, (a, b) => this.compare(a, b));
    const total = (chunk: number): number => (scoreOf(chunk) + (nameBonuses.get(chunk) ?? 0)) * factorOf(chunk);
    for (const chunk of sheet.touchedChunks) ranking.offer(chunk, total(chunk));
    for (const chunk of nameBonuses.keys()) if (scoreOf(chunk) === 0) ranking.offer(chunk, total(chunk));
    const best = ranking.best();
    const extraHits = this.#requestedBeside(best, query.extraSlots).map((chunk) => ({ chunk, score: total(chunk) }));
    extraHits.sort((a, b) => b.score - a.score || this.compare(a.chunk, b.chunk));
    return [...best, ...extraHits.filter(({ score }) => score > 0)].map(({ chunk, score }) => this.#hit(chunk, score, scoredTerms));
  }

  /** Scores the chunks on the sheet. Pruning skips the last terms for chunks that cannot be among the best, except those of `keep`. */
  #addAll(scoredTerms: readonly QueryTerm[], { statistics, takesPart, pruning, keep }: ScoringOptions): void {
    const { segments } = this;
    const sheet = this.#sheet;
    const keptChunks = keep.filter(takesPart);
    let isCounted = takesPart;
    let outstandingValue = valueOf(scoredTerms);
    scoredTerms.forEach((term, n) => {
      // The sheet has 32 bits for a chunk, one per term; in a shift, `1 << 32` would be the bit of the first term again.
      for (const segment of segments) sheet.add(segment, term, n < 32 ? 1 << n : 0, statistics, isCounted);
      outstandingValue -= term.value;
      const survivors = pruning?.survivors(sheet, outstandingValue);
      if (survivors) isCounted = sheet.keep([...survivors, ...keptChunks]);
    });
  }

  /** Chunks of the requested slots that are not among the best. */
  #requestedBeside(best: readonly RankedChunk[], slots: SearchQuery['extraSlots']): readonly number[] {
    const rankedChunks = new Set(best.map(({ chunk }) => chunk));
    return this.#chunksOf(slots).filter((chunk) => !rankedChunks.has(chunk));
  }

  #chunksOf(slots: SearchQuery['extraSlots']): readonly number[] {
    return slots?.size ? [...slots].flatMap((slot) => this.chunkAt(slot) ?? []) : [];
  }

  #hit(chunk: number, score: number, scoredTerms: readonly QueryTerm[]): Hit {
    const matchedTerms = scoredTerms.filter((_, n) => this.#sheet.hasMatched(chunk, n)).map(({ term }) => term);
    return { chunk: this.ref(chunk), score, matchedTerms };
  }

  /** Test for chunks that are in the index and in the scope. */
  scopeTest(scope: Scope): (chunk: number) => boolean {
    const { alive, files } = this.#table;
    if (scope.paths.length === 0 && scope.root === undefined) return (chunk) => alive.at(chunk) === 1;
    const isInside = insideScope(scope);
    const filesInScope = Uint8Array.from(this.#files, (file) => (file && isInside(file.root, file.path) ? 1 : 0));
    return (chunk) => alive.at(chunk) === 1 && filesInScope[files.at(chunk)] === 1;
  }

  /** Order of chunks with equal scores: by root, path, and place in the file. */
  compare(a: number, b: number): number {
    const [fileA, fileB] = [this.#fileOf(a), this.#fileOf(b)];
    return compareTexts(fileA?.root ?? '', fileB?.root ?? '') || compareTexts(fileA?.path ?? '', fileB?.path ?? '') || a - b;
  }

  #fileOf(chunk: number): ChunkedFile | undefined {
    return this.#files[this.#table.files.at(chunk)];
  }

  /** A chunk with its place. */
  ref(chunk: number): ChunkRef {
    const { kind, first, last, ordinal, title } = this.#table.row(chunk);
    const { root, path, role } = this.#fileOf(chunk) ?? { root: '', path: '', role: 'code' };
    const symbol = ordinal === undefined ? null : symbolId(root, path, title, ordinal);
    return { root, path, role, kind, lines: { first, last }, title, symbol, slot: this.#table.slots.at(chunk) };
  }

  /** Number of the chunk with this slot, if there is one. */
  chunkAt(slot: number): number | undefined {
    return this.#chunksBySlot.chunkAt(slot, this.#table);
  }

  #remove(root: string, path: string): void {
    const key = fileKey(root, path);
    this.#restoredFiles.delete(key);
    const number = this.#fileNumbers.get(key);
    const file = this.#files[number ?? -1];
    if (number === undefined || !file) return;
    for (let chunk = file.first; chunk < file.end; chunk++) this.#table.remove(chunk);
    this.#fileNumbers.delete(key);
    this.#files[number] = undefined;
  }

  /** Rewrites the table without removed chunks and without terms that no chunk has any more. */
  #compact(): void {
    const old = this.#table;
    const table = new ChunkTable(this.#slots);
    const newIds = new Uint32Array(old.dictionary.size);
    for (const [term, id] of old.dictionary.entries()) if (old.dictionary.frequency(id)) newIds[id] = table.dictionary.add(term);
    const files = this.#files.filter((file) => file !== undefined);
    files.forEach((file, number) => {
      const first = table.size;
      for (let chunk = file.first; chunk < file.end; chunk++) table.copy(number, old, chunk, newIds);
      file.first = first;
      file.end = table.size;
      this.#fileNumbers.set(fileKey(file.root, file.path), number);
    });
    this.#files = files;
    this.#table = table;
    this.#postings = new Postings();
  }
}

function valueOf(terms: readonly QueryTerm[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}
