// Vectors from the trained table: made of the terms that full text has anyway, so that one pass over the text serves both.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { corpusStep, frequencyStep, rarityAt } from '../embedding/rarity.ts';
import type { EmbeddingTable } from '../embedding/table.ts';
import { VectorSet, type Near } from '../embedding/vectorSet.ts';
import { embeddingWeights, termWeight } from '../embedding/weights.ts';
import type { Clock } from '../ports.ts';
import type { ChunkTable } from './chunkTable.ts';
import { fields, masks, shifts } from './fields.ts';
import { NumberList } from './growable.ts';
import type { TextIndex } from './textIndex.ts';
import type { Remaining, VectorMaker, VectorQuery } from './vectorMaker.ts';

/** ms after which other work gets its turn. */
const turn = 10;
/** Terms that are looked at before the clock is. */
const termsOfTurn = 2000;
/** Step of no corpus. */
const none = -1;
const counted = Uint8Array.from(fields, ({ name }) => embeddingWeights[name].count);
const present = Uint8Array.from(fields, ({ name }) => embeddingWeights[name].presence);
/** Nothing remains for long, and nothing leaves the machine. */
const nothing: Remaining = { files: 0, tokens: 0 };

/**
 * The vectors are a function of what is in the index alone: rarities go in by steps, and a chunk whose terms have moved to another step is
 * embedded anew. So an index that was changed file by file has the vectors of one that was built afresh. All are made anew at each start,
 * when the number of chunks has doubled or halved, and when the table of chunks was written anew.
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
  /** Rows of each term: those of term `t` stand at `starts[t]` up to `starts[t + 1]`. */
  #starts = new NumberList();
  #rows = new NumberList();

  constructor(table: EmbeddingTable, index: TextIndex, clock: Clock) {
    this.#table = table;
    this.#index = index;
    this.#clock = clock;
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
    if (this.#stale.size === 0 && this.#set.size === chunks.live) return;
    for (let chunk = 0; chunk < size; chunk++) {
      const slot = chunks.slots.at(chunk);
      if (chunks.alive.at(chunk) === 0 || (this.#set.has(slot) && !this.#stale.has(slot))) continue;
      this.#set.put(slot, this.#embed(chunks, chunk));
      this.#stale.delete(slot);
      const same = isSame();
      if (same !== true && !(await same)) return;
    }
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
    if (chunks !== this.#chunks) this.#begin(chunks);
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
    this.#rows = new NumberList();
    this.#starts.push(0);
  }

  /** Whether the term has another step than before, so that its chunks are stale; when the corpus has, all are, and when it is new, none. */
  #moveStep({ dictionary }: ChunkTable, term: number, corpus: number): boolean {
    const step = frequencyStep(dictionary.frequency(term));
    const isNew = term >= this.#steps.length;
    const moved = !isNew && step !== this.#steps.at(term);
    if (isNew) {
      for (const row of this.#table.rowsOf(dictionary.termOf(term))) this.#rows.push(row);
      this.#starts.push(this.#rows.length);
      this.#steps.push(step);
    }
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
      const from = this.#starts.at(term);
      const to = this.#starts.at(term + 1);
      if (said === 0 || from === to) continue;
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
