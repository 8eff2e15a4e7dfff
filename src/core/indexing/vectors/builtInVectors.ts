// Vectors from the trained table. They use the terms of full text, so that one pass over the text serves both.
import { throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import { corpusStep, frequencyStep, rarityAt } from '../../embedding/rarity.ts';
import type { EmbeddingTable } from '../../embedding/embeddingTable.ts';
import { VectorSet, type NearVector } from '../../embedding/vectorSet.ts';
import { embeddingWeights, termWeight } from '../../embedding/fieldWeights.ts';
import type { Clock } from '../../ports.ts';
import type { ChunkTable } from '../text/chunkTable.ts';
import { fields, masks, shifts } from '../text/chunkFields.ts';
import { NumberList } from '../text/numberList.ts';
import type { SavedVectors, VectorPart } from '../snapshot/savedVectors.ts';
import type { TextIndex } from '../text/textIndex.ts';
import type { RemainingWork, VectorMaker, VectorQuery } from './vectorMaker.ts';
import type { SavedState } from '../text/savedState.ts';

/** Milliseconds before other work gets its turn. */
const sliceTime = 10;
/** Terms between two looks at the clock. */
const termsPerCheck = 2000;
/** Stands for no corpus step. */
const noStep = -1;
const countWeights = Uint8Array.from(fields, ({ name }) => embeddingWeights[name].count);
const presenceWeights = Uint8Array.from(fields, ({ name }) => embeddingWeights[name].presence);
/** Chunks in one saved part: some 32 MB of vectors. */
const partSize = 1 << 15;
/** Share of new vectors that triggers another save. */
const remadeShare = 0.05;
/** This maker finishes soon and sends nothing away, so it reports nothing to do. */
const nothingRemaining: RemainingWork = { files: 0, tokens: 0 };

/**
 * Vectors depend only on the content of the index: rarities count in steps, and a chunk whose terms move to another step is embedded again.
 * So an index that changed file by file has the vectors of a fresh one. All are remade when the number of chunks has doubled or halved, and
 * after a rewrite of the chunk table. A start begins with the vectors saved with the text.
 */
export class BuiltInVectors implements VectorMaker {
  readonly name = '';
  readonly where = '';
  /** 85 % of the sentences about a function of the workspace have a chunk this near, 11 % of the sentences about other code. */
  readonly closeFrom = 0.5;
  readonly remaining = nothingRemaining;
  readonly #table: EmbeddingTable;
  readonly #index: TextIndex;
  readonly #clock: Clock;
  readonly #vectorSet: VectorSet;
  readonly #stale = new Set<number>();
  /** The table that the columns below refer to. */
  #chunks: ChunkTable | undefined;
  #corpus = noStep;
  /** Step and rarity by term, as the current vectors use them. */
  #steps = new NumberList();
  #rarities: number[] = [];
  /** Rows of each term: those of term `t` are at `starts[t] - 1` up to `ends[t]`; 0 until first needed. */
  #starts = new NumberList();
  #ends = new NumberList();
  #rows = new NumberList();
  readonly #savedVectors: SavedVectors | undefined;
  /** Stamp of the text at the last save or restore of vectors, and the number of vectors made since. */
  #stamp: string | undefined;
  #madeSince = 0;

  /** @param savedVectors keeps the vectors for the next start, if given */
  constructor(table: EmbeddingTable, index: TextIndex, clock: Clock, savedVectors?: SavedVectors) {
    this.#table = table;
    this.#index = index;
    this.#clock = clock;
    this.#savedVectors = savedVectors;
    this.#vectorSet = new VectorSet(table.dimensions);
  }

  get size(): number {
    return this.#vectorSet.size;
  }

  async run(token: CancellationToken, onProgress: () => void): Promise<void> {
    const chunks = this.#index.table;
    // Chunks that arrive during this run have terms without rarities, so the next run embeds them.
    const { size } = chunks;
    const isSame = this.#sliceCheck(chunks, token, onProgress);
    if (!(await this.#findStale(chunks, isSame))) return;
    if ((this.#stale.size > 0 || this.#vectorSet.size !== chunks.live) && !(await this.#makeAll(chunks, size, isSame))) return;
    await this.#save(chunks);
  }

  /** Makes missing or stale vectors of the first `size` chunks. Returns false when the table was rewritten meanwhile. */
  async #makeAll(chunks: ChunkTable, size: number, isSame: () => Promise<boolean> | boolean): Promise<boolean> {
    for (let chunk = 0; chunk < size; chunk++) {
      const slot = chunks.slots.at(chunk);
      if (chunks.alive.at(chunk) === 0 || (this.#vectorSet.has(slot) && !this.#stale.has(slot))) continue;
      this.#vectorSet.put(slot, this.#embed(chunks, chunk));
      this.#stale.delete(slot);
      this.#madeSince++;
      const same = isSame();
      if (same !== true && !(await same)) return false;
    }
    return true;
  }

  /** Restores the vectors of the saved text that the table extends. Returns false when the table was rewritten meanwhile. */
  async #restore(chunks: ChunkTable, isSame: () => Promise<boolean> | boolean): Promise<boolean> {
    const { savedState } = this.#index;
    if (this.#vectorSet.size > 0 || savedState?.table !== chunks || savedState.stamp === this.#stamp) return true;
    for await (const part of this.#savedVectors?.read(savedState.stamp, this.#table.id) ?? []) {
      if (this.#index.table !== chunks) return false;
      if (savedState.stamp !== this.#stamp && !this.#takeSteps(part, savedState)) return true;
      if (!(await this.#putAll(part, savedState, isSame))) return false;
    }
    return this.#index.table === chunks;
  }

  /** Takes the rarities from the first part; returns false when its number of terms differs. */
  #takeSteps({ corpus, steps }: VectorPart, savedState: SavedState): boolean {
    if (steps.length !== savedState.terms) return false;
    this.#stamp = savedState.stamp;
    this.#corpus = corpus;
    for (const step of steps) {
      this.#addStep(step);
      this.#rarities.push(rarityAt(corpus, step));
    }
    return true;
  }

  async #putAll({ chunks, vectors }: VectorPart, savedState: SavedState, isSame: () => Promise<boolean> | boolean): Promise<boolean> {
    const { table } = savedState;
    const { dimensions } = this.#table;
    for (const [row, chunk] of chunks.entries()) {
      // A removed chunk has released its slot.
      if (chunk >= savedState.chunks || table.alive.at(chunk) === 0) continue;
      this.#vectorSet.put(table.slots.at(chunk), vectors.slice(row * dimensions, (row + 1) * dimensions));
      const same = isSame();
      if (same !== true && !(await same)) return false;
    }
    return true;
  }

  /** Saves the vectors of the saved chunks, unless nearly all of them are saved already. */
  async #save(chunks: ChunkTable): Promise<void> {
    const { savedState } = this.#index;
    if (!this.#savedVectors || savedState?.table !== chunks) return;
    if (savedState.stamp === this.#stamp && this.#madeSince <= chunks.live * remadeShare) return;
    this.#stamp = savedState.stamp;
    this.#madeSince = 0;
    await this.#savedVectors.write(this.#parts(savedState));
  }

  *#parts(savedState: SavedState): Generator<VectorPart> {
    const { stamp, table } = savedState;
    const origin = { stamp, table: this.#table.id, corpus: this.#corpus };
    let steps = this.#steps.all().slice(0, savedState.terms);
    // After a rewrite of the table the slots belong to other chunks.
    for (let chunk = 0; chunk < savedState.chunks && this.#index.table === table;) {
      const chunksWithVector: number[] = [];
      for (; chunk < savedState.chunks && chunksWithVector.length < partSize; chunk++) {
        if (table.alive.at(chunk) && this.#vectorSet.has(table.slots.at(chunk))) chunksWithVector.push(chunk);
      }
      yield { ...origin, steps, chunks: Uint32Array.from(chunksWithVector), vectors: this.#vectorsOf(chunksWithVector, table) };
      steps = new Uint32Array();
    }
  }

  #vectorsOf(chunks: readonly number[], { slots }: ChunkTable): Float32Array {
    const { dimensions } = this.#table;
    const vectors = new Float32Array(chunks.length * dimensions);
    for (const [row, chunk] of chunks.entries()) {
      const vector = this.#vectorSet.vectorOf(slots.at(chunk));
      if (vector) vectors.set(vector, row * dimensions);
    }
    return vectors;
  }

  /**
   * Returns a check that lets other work run when its turn is due. The check gives false after a rewrite of the table, since its numbers
   * have changed.
   */
  #sliceCheck(chunks: ChunkTable, token: CancellationToken, onProgress: () => void): () => Promise<boolean> | boolean {
    let end = this.#clock.monotonic() + sliceTime;
    const pause = async (): Promise<boolean> => {
      onProgress();
      await this.#clock.sleep(0);
      throwIfCancelled(token);
      end = this.#clock.monotonic() + sliceTime;
      return this.#index.table === chunks;
    };
    return () => this.#clock.monotonic() < end || pause();
  }

  async nearest(query: VectorQuery, limit: number, accepts: ((slot: number) => boolean) | undefined): Promise<readonly NearVector[]> {
    const vector = this.#queryVector(query);
    return vector ? this.#vectorSet.nearest(vector, limit, accepts) : [];
  }

  async cosines(query: VectorQuery, slots: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const vector = this.#queryVector(query);
    return vector ? this.#vectorSet.cosines(vector, slots) : new Map<number, number>();
  }

  /** Undefined when the table knows no term of the question. */
  #queryVector({ terms }: VectorQuery): Float32Array | undefined {
    const { dictionary, live } = this.#index.table;
    const corpus = corpusStep(live);
    const bag = [...terms].map(([term, weight]): [string, number] => {
      const id = dictionary.idOf(term);
      return [term, weight * rarityAt(corpus, frequencyStep(id === undefined ? 0 : dictionary.frequency(id)))];
    });
    const vector = new Float32Array(this.#table.dimensions);
    return this.#table.encode(bag, 'query', vector) ? vector : undefined;
  }

  release(slot: number): void {
    this.#vectorSet.remove(slot);
    this.#stale.delete(slot);
  }

  /** Updates the rarities and notes the chunks embedded with old ones. Returns false when the table was rewritten meanwhile. */
  async #findStale(chunks: ChunkTable, isSame: () => Promise<boolean> | boolean): Promise<boolean> {
    const corpus = corpusStep(chunks.live);
    if (chunks !== this.#chunks) {
      this.#begin(chunks);
      if (!(await this.#restore(chunks, isSame))) return false;
    }
    // No corpus step holds until all rarities are updated.
    if (corpus !== this.#corpus) this.#corpus = noStep;
    const terms = chunks.dictionary.size;
    for (let term = 0; term < terms; term++) {
      if (this.#moveStep(chunks, term, corpus)) this.#markChunksWith(term);
      if (term % termsPerCheck === 0 && !(await isSame())) return false;
    }
    if (corpus !== this.#corpus) {
      for (let chunk = 0; chunk < chunks.size; chunk++) if (chunks.alive.at(chunk)) this.#stale.add(chunks.slots.at(chunk));
    }
    this.#corpus = corpus;
    return true;
  }

  #begin(chunks: ChunkTable): void {
    this.#chunks = chunks;
    this.#corpus = noStep;
    this.#steps = new NumberList();
    this.#rarities = [];
    this.#starts = new NumberList();
    this.#ends = new NumberList();
    this.#rows = new NumberList();
  }

  #addStep(step: number): void {
    this.#steps.push(step);
    this.#starts.push(0);
    this.#ends.push(0);
  }

  #findRows(term: string, id: number): void {
    this.#starts.set(id, this.#rows.length + 1);
    for (const row of this.#table.rowsOf(term)) this.#rows.push(row);
    this.#ends.set(id, this.#rows.length);
  }

  /** Whether the step of the term has changed, which makes its chunks stale. A new corpus step makes all stale, a new term none. */
  #moveStep({ dictionary }: ChunkTable, term: number, corpus: number): boolean {
    const step = frequencyStep(dictionary.frequency(term));
    const isNew = term >= this.#steps.length;
    const moved = !isNew && step !== this.#steps.at(term);
    if (isNew) this.#addStep(step);
    if (moved) this.#steps.set(term, step);
    if (isNew || moved || corpus !== this.#corpus) this.#rarities[term] = rarityAt(corpus, step);
    return moved && corpus === this.#corpus;
  }

  #markChunksWith(term: number): void {
    const { segments, table } = this.#index;
    for (const segment of segments) {
      const end = segment.starts[term + 1] ?? 0;
      for (let i = segment.starts[term] ?? end; i < end; i++) this.#stale.add(table.slots.at(segment.chunks[i] ?? 0));
    }
  }

  #embed(chunks: ChunkTable, chunk: number): Float32Array {
    const table = this.#table;
    table.begin();
    const end = chunks.starts.at(chunk + 1);
    for (let i = chunks.starts.at(chunk); i < end; i++) {
      const term = chunks.terms.at(i);
      const countWeight = unscaledWeight(chunks.counts.at(i));
      if (countWeight === 0) continue;
      if (this.#starts.at(term) === 0) this.#findRows(chunks.dictionary.termOf(term), term);
      const from = this.#starts.at(term) - 1;
      const to = this.#ends.at(term);
      if (from === to) continue;
      const weight = (countWeight * (this.#rarities[term] ?? 0)) / (to - from);
      for (let row = from; row < to; row++) table.add(this.#rows.at(row), weight, 'code');
    }
    const vector = new Float32Array(table.dimensions);
    table.finish(vector);
    return vector;
  }
}

/** Weight of a term in a chunk from its counts in all fields, before its rarity. */
function unscaledWeight(packedCounts: number): number {
  let count = 0;
  let presence = 0;
  for (let field = 0; field < countWeights.length; field++) {
    const occurrences = (packedCounts >>> (shifts[field] ?? 0)) & (masks[field] ?? 0);
    if (occurrences === 0) continue;
    count += occurrences * (countWeights[field] ?? 0);
    presence += presenceWeights[field] ?? 0;
  }
  return termWeight(count, presence);
}
