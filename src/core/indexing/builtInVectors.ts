// Vectors from the trained table: made of the terms that full text has anyway, so that one pass over the text serves both.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { corpusStep, frequencyStep, rarityAt } from '../embedding/rarity.ts';
import type { EmbeddingTable } from '../embedding/table.ts';
import { VectorSet, type Near } from '../embedding/vectorSet.ts';
import { embeddingWeights } from '../embedding/weights.ts';
import type { Clock } from '../ports.ts';
import type { ChunkTable } from './chunkTable.ts';
import { fields, masks, shifts } from './fields.ts';
import { NumberList } from './growable.ts';
import type { TextIndex } from './textIndex.ts';
import type { Remaining, VectorMaker, VectorQuery } from './vectorMaker.ts';

/** ms after which other work gets its turn. */
const turn = 10;
const weights = Uint8Array.from(fields, ({ name }) => embeddingWeights[name]);
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
  readonly remaining = nothing;
  readonly #table: EmbeddingTable;
  readonly #index: TextIndex;
  readonly #clock: Clock;
  readonly #set: VectorSet;
  readonly #stale = new Set<number>();
  /** The chunks for which the columns below hold. */
  #chunks: ChunkTable | undefined;
  #corpus = -1;
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
    this.#findStale(chunks);
    let end = this.#clock.monotonic() + turn;
    // What comes while this runs has terms without rarities: it is for the next run.
    const { size } = chunks;
    for (let chunk = 0; chunk < size; chunk++) {
      const slot = chunks.slots.at(chunk);
      if (chunks.alive.at(chunk) === 0 || (this.#set.has(slot) && !this.#stale.has(slot))) continue;
      this.#set.put(slot, this.#embed(chunks, chunk));
      this.#stale.delete(slot);
      if (this.#clock.monotonic() < end) continue;
      moved();
      await this.#clock.sleep(0);
      throwIfCancelled(token);
      // Written anew meanwhile: the numbers of terms and chunks are others now.
      if (this.#index.table !== chunks) return;
      end = this.#clock.monotonic() + turn;
    }
  }

  async nearest({ terms }: VectorQuery, limit: number, accepts: ((slot: number) => boolean) | undefined): Promise<readonly Near[]> {
    const { dictionary } = this.#index.table;
    const bag = [...terms].map(([term, weight]): [string, number] => {
      const id = dictionary.idOf(term);
      return [term, weight * rarityAt(this.#corpus, frequencyStep(id === undefined ? 0 : dictionary.frequency(id)))];
    });
    const vector = new Float32Array(this.#table.dimensions);
    return this.#table.encode(bag, 'query', vector) ? this.#set.nearest(vector, limit, accepts) : [];
  }

  release(slot: number): void {
    this.#set.remove(slot);
    this.#stale.delete(slot);
  }

  /** Brings the rarities up to date and notes the chunks that were made with others. */
  #findStale(chunks: ChunkTable): void {
    const corpus = corpusStep(chunks.live);
    const anew = chunks !== this.#chunks;
    if (anew) this.#begin(chunks);
    const moved = this.#moveSteps(chunks, corpus);
    if (anew || corpus !== this.#corpus) {
      for (let chunk = 0; chunk < chunks.size; chunk++) if (chunks.alive.at(chunk)) this.#stale.add(chunks.slots.at(chunk));
    } else {
      for (const term of moved) this.#markChunksWith(term);
    }
    this.#corpus = corpus;
  }

  #begin(chunks: ChunkTable): void {
    this.#chunks = chunks;
    this.#corpus = -1;
    this.#steps = new NumberList();
    this.#rarities = [];
    this.#starts = new NumberList();
    this.#rows = new NumberList();
    this.#starts.push(0);
  }

  /** Returns the terms whose step is another than before; new ones are none of them, since only new chunks have them. */
  #moveSteps({ dictionary }: ChunkTable, corpus: number): number[] {
    const moved: number[] = [];
    for (let term = 0; term < dictionary.size; term++) {
      const step = frequencyStep(dictionary.frequency(term));
      if (term >= this.#steps.length) {
        for (const row of this.#table.rowsOf(dictionary.termOf(term))) this.#rows.push(row);
        this.#starts.push(this.#rows.length);
        this.#steps.push(step);
      } else if (step === this.#steps.at(term) && corpus === this.#corpus) {
        continue;
      } else {
        this.#steps.set(term, step);
        moved.push(term);
      }
      this.#rarities[term] = rarityAt(corpus, step);
    }
    return moved;
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
      const count = countOf(chunks.counts.at(i));
      const from = this.#starts.at(term);
      const to = this.#starts.at(term + 1);
      if (count === 0 || from === to) continue;
      const weight = ((1 + Math.log(count)) * (this.#rarities[term] ?? 0)) / (to - from);
      for (let row = from; row < to; row++) table.add(this.#rows.at(row), weight, 'code');
    }
    const vector = new Float32Array(table.dimensions);
    table.finish(vector);
    return vector;
  }
}

/** Counts of a term in all fields of a chunk, weighted. */
function countOf(packed: number): number {
  let sum = 0;
  for (let field = 0; field < weights.length; field++)
    sum += ((packed >>> (shifts[field] ?? 0)) & (masks[field] ?? 0)) * (weights[field] ?? 0);
  return sum;
}
