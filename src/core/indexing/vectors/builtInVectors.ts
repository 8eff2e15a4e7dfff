// Vectors from the trained table: made of the terms that full text has anyway, so that one pass over the text serves both.
import { throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import { corpusStep, frequencyStep, rarityAt } from '../../embedding/rarity.ts';
import type { EmbeddingTable } from '../../embedding/table.ts';
import { VectorSet, type Near } from '../../embedding/vectorSet.ts';
import { embeddingWeights, termWeight } from '../../embedding/weights.ts';
import type { Clock } from '../../ports.ts';
import type { ChunkTable } from '../chunks/chunkTable.ts';
import { fields, masks, shifts } from '../text/fields.ts';
import { NumberList } from '../text/growable.ts';
import type { SavedState } from '../snapshot/savedText.ts';
import type { SavedVectors, VectorPart } from '../snapshot/savedVectors.ts';
import type { TextIndex } from '../text/textIndex.ts';
import type { Remaining, VectorMaker, VectorQuery } from './vectorMaker.ts';

/** ms after which other work gets its turn. */
const turn = 10;
/** Terms that are looked at before the clock is. */
const termsOfTurn = 2000;
/** Step of no corpus. */
const none = -1;
const counted = Uint8Array.from(fields, ({ name }) => embeddingWeights[name].count);
const present = Uint8Array.from(fields, ({ name }) => embeddingWeights[name].presence);
/** Chunks whose vectors are saved together: some 32 MB. */
const partSize = 1 << 15;
/** Saved again once this share of the vectors was made anew. */
const remadeShare = 0.05;
/** Nothing remains for long, and nothing leaves the machine. */
const nothing: Remaining = { files: 0, tokens: 0 };

/**
 * The vectors are a function of what is in the index alone: rarities go in by steps, and a chunk whose terms have moved to another step is
 * embedded anew. So an index that was changed file by file has the vectors of one that was built afresh. All are made anew
 * when the number of chunks has doubled or halved, and when the table of chunks was written anew. A start goes on from those that were saved
 * with the text.
 */
export class BuiltInVectors implements VectorMaker {
  readonly name = '';
  readonly where = '';
  /** Of sentences that describe a function of the workspace 85 in 100 have something this near; of those that describe functions elsewhere, 11. */
  readonly closeFrom = 0.5;
  readonly remaining = nothing;
  readonly #table: EmbeddingTable;
  readonly #index: TextIndex;
  readonly #clock: Clock;
  readonly #set: VectorSet;
  readonly #stale = new Set<number>();
  /** The chunks for which the columns below hold. */
  #chunks: ChunkTable | undefined;
  #corpus = none;
  /** Step and rarity by term, as the vectors were made. */
  #steps = new NumberList();
  #rarities: number[] = [];
  /** Rows of each term: those of term `t` stand at `starts[t] - 1` up to `ends[t]`; 0 where nobody has asked for them. */
  #starts = new NumberList();
  #ends = new NumberList();
  #rows = new NumberList();
  readonly #saved: SavedVectors | undefined;
  /** Stamp of the text with which the vectors were last saved or restored, and how many were made since. */
  #stamp: string | undefined;
  #madeSince = 0;

  /** @param saved keeps the vectors for the next start, if given */
  constructor(table: EmbeddingTable, index: TextIndex, clock: Clock, saved?: SavedVectors) {
    this.#table = table;
    this.#index = index;
    this.#clock = clock;
    this.#saved = saved;
    this.#set = new VectorSet(table.dimensions);
  }

  get size(): number {
    return this.#set.size;
  }

  async run(token: CancellationToken, moved: () => void): Promise<void> {
    const chunks = this.#index.table;
    // What comes while this runs has terms without rarities: it is for the next run.
    const { size } = chunks;
    const isSame = this.#turns(chunks, token, moved);
    if (!(await this.#findStale(chunks, isSame))) return;
    if ((this.#stale.size > 0 || this.#set.size !== chunks.live) && !(await this.#makeAll(chunks, size, isSame))) return;
    await this.#save(chunks);
  }

  /** Makes what is missing or stale of the first `size` chunks. False when the table was written anew meanwhile. */
  async #makeAll(chunks: ChunkTable, size: number, isSame: () => Promise<boolean> | boolean): Promise<boolean> {
    for (let chunk = 0; chunk < size; chunk++) {
      const slot = chunks.slots.at(chunk);
      if (chunks.alive.at(chunk) === 0 || (this.#set.has(slot) && !this.#stale.has(slot))) continue;
      this.#set.put(slot, this.#embed(chunks, chunk));
      this.#stale.delete(slot);
      this.#madeSince++;
      const same = isSame();
      if (same !== true && !(await same)) return false;
    }
    return true;
  }

  /** Goes on from the vectors that were saved with the text that the table goes on from. False when the table was written anew meanwhile. */
  async #restore(chunks: ChunkTable, isSame: () => Promise<boolean> | boolean): Promise<boolean> {
    const { saved } = this.#index;
    if (this.#set.size > 0 || saved?.table !== chunks || saved.stamp === this.#stamp) return true;
    for await (const part of this.#saved?.read(saved.stamp, this.#table.id) ?? []) {
      if (this.#index.table !== chunks) return false;
      if (saved.stamp !== this.#stamp && !this.#takeSteps(part, saved)) return true;
      if (!(await this.#putAll(part, saved, isSame))) return false;
    }
    return this.#index.table === chunks;
  }

  /** Takes the rarities from the first part; false when it is of another number of terms. */
  #takeSteps({ corpus, steps }: VectorPart, saved: SavedState): boolean {
    if (steps.length !== saved.terms) return false;
    this.#stamp = saved.stamp;
    this.#corpus = corpus;
    for (const step of steps) {
      this.#addStep(step);
      this.#rarities.push(rarityAt(corpus, step));
    }
    return true;
  }

  async #putAll({ chunks, vectors }: VectorPart, saved: SavedState, isSame: () => Promise<boolean> | boolean): Promise<boolean> {
    const { table } = saved;
    const { dimensions } = this.#table;
    for (const [row, chunk] of chunks.entries()) {
      // What was removed meanwhile has given its slot away.
      if (chunk >= saved.chunks || table.alive.at(chunk) === 0) continue;
      this.#set.put(table.slots.at(chunk), vectors.slice(row * dimensions, (row + 1) * dimensions));
      const same = isSame();
      if (same !== true && !(await same)) return false;
    }
    return true;
  }

  /** Saves the vectors of the chunks that were saved, unless nearly all of them are saved already. */
  async #save(chunks: ChunkTable): Promise<void> {
    const { saved } = this.#index;
    if (!this.#saved || saved?.table !== chunks) return;
    if (saved.stamp === this.#stamp && this.#madeSince <= chunks.live * remadeShare) return;
    this.#stamp = saved.stamp;
    this.#madeSince = 0;
    await this.#saved.write(this.#parts(saved));
  }

  *#parts(saved: SavedState): Generator<VectorPart> {
    const { stamp, table } = saved;
    const origin = { stamp, table: this.#table.id, corpus: this.#corpus };
    let steps = this.#steps.all().slice(0, saved.terms);
    // A table that was written anew since has given other chunks the slots.
    for (let chunk = 0; chunk < saved.chunks && this.#index.table === table;) {
      const there: number[] = [];
      for (; chunk < saved.chunks && there.length < partSize; chunk++) {
        if (table.alive.at(chunk) && this.#set.has(table.slots.at(chunk))) there.push(chunk);
      }
      yield { ...origin, steps, chunks: Uint32Array.from(there), vectors: this.#vectorsOf(there, table) };
      steps = new Uint32Array();
    }
  }

  #vectorsOf(chunks: readonly number[], { slots }: ChunkTable): Float32Array {
    const { dimensions } = this.#table;
    const vectors = new Float32Array(chunks.length * dimensions);
    for (const [row, chunk] of chunks.entries()) {
      const vector = this.#set.vectorOf(slots.at(chunk));
      if (vector) vectors.set(vector, row * dimensions);
    }
    return vectors;
  }

  /** Lets other work have its turn when it is time for it. False when the table was written anew meanwhile: its numbers are others now. */
  #turns(chunks: ChunkTable, token: CancellationToken, moved: () => void): () => Promise<boolean> | boolean {
    let end = this.#clock.monotonic() + turn;
    const pause = async (): Promise<boolean> => {
      moved();
      await this.#clock.sleep(0);
      throwIfCancelled(token);
      end = this.#clock.monotonic() + turn;
      return this.#index.table === chunks;
    };
    return () => this.#clock.monotonic() < end || pause();
  }

  async nearest(query: VectorQuery, limit: number, accepts: ((slot: number) => boolean) | undefined): Promise<readonly Near[]> {
    const vector = this.#queryVector(query);
    return vector ? this.#set.nearest(vector, limit, accepts) : [];
  }

  async cosines(query: VectorQuery, slots: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const vector = this.#queryVector(query);
    return vector ? this.#set.cosines(vector, slots) : new Map<number, number>();
  }

  /** Undefined when no term of the question is known. */
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
    this.#set.remove(slot);
    this.#stale.delete(slot);
  }

  /** Brings the rarities up to date and notes the chunks that were made with others. False when the table was written anew meanwhile. */
  async #findStale(chunks: ChunkTable, isSame: () => Promise<boolean> | boolean): Promise<boolean> {
    const corpus = corpusStep(chunks.live);
    if (chunks !== this.#chunks) {
      this.#begin(chunks);
      if (!(await this.#restore(chunks, isSame))) return false;
    }
    // Until all rarities are those of this corpus they are of none.
    if (corpus !== this.#corpus) this.#corpus = none;
    const terms = chunks.dictionary.size;
    for (let term = 0; term < terms; term++) {
      if (this.#moveStep(chunks, term, corpus)) this.#markChunksWith(term);
      if (term % termsOfTurn === 0 && !(await isSame())) return false;
    }
    if (corpus !== this.#corpus) {
      for (let chunk = 0; chunk < chunks.size; chunk++) if (chunks.alive.at(chunk)) this.#stale.add(chunks.slots.at(chunk));
    }
    this.#corpus = corpus;
    return true;
  }

  #begin(chunks: ChunkTable): void {
    this.#chunks = chunks;
    this.#corpus = none;
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

  /** Finds the rows of a term. */
  #findRows(term: string, id: number): void {
    this.#starts.set(id, this.#rows.length + 1);
    for (const row of this.#table.rowsOf(term)) this.#rows.push(row);
    this.#ends.set(id, this.#rows.length);
  }

  /** Whether the term has another step than before, so that its chunks are stale; when the corpus has, all are, and when it is new, none. */
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
      const said = weightOf(chunks.counts.at(i));
      if (said === 0) continue;
      if (this.#starts.at(term) === 0) this.#findRows(chunks.dictionary.termOf(term), term);
      const from = this.#starts.at(term) - 1;
      const to = this.#ends.at(term);
      if (from === to) continue;
      const weight = (said * (this.#rarities[term] ?? 0)) / (to - from);
      for (let row = from; row < to; row++) table.add(this.#rows.at(row), weight, 'code');
    }
    const vector = new Float32Array(table.dimensions);
    table.finish(vector);
    return vector;
  }
}

/** Weight of a term in a chunk by its counts in all fields, before its rarity. */
function weightOf(packed: number): number {
  let count = 0;
  let presence = 0;
  for (let field = 0; field < counted.length; field++) {
    const own = (packed >>> (shifts[field] ?? 0)) & (masks[field] ?? 0);
    if (own === 0) continue;
    count += own * (counted[field] ?? 0);
    presence += present[field] ?? 0;
  }
  return termWeight(count, presence);
}
