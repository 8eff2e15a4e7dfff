// Vectors from a lent embedder: it takes what the store has, sends the rest in batches, and sends nothing twice.
import { neverCancelled, throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import { UserError } from '../../base/wording/errors.ts';
import { LruMap } from '../../base/collections/lru.ts';
import { checkedVectors, meanDirection } from '../../embedding/checkedVectors.ts';
import { acquaint, type Acquaintance } from '../../embedding/sameModel.ts';
import { decodeVector, encodeVector, vectorKey } from '../../embedding/vectorRecord.ts';
import { VectorSet, type Near } from '../../embedding/vectorSet.ts';
import type { Clock, Embedder, Log, OutboundPlace } from '../../ports.ts';
import { ChunkDigests, type ChunkDigest, type ChunkTextPorts } from '../chunks/chunkDigests.ts';
import { embeddedParts } from '../chunks/embeddedText.ts';
import type { IndexedFile } from '../files/fileTable.ts';
import type { Remaining, VectorMaker, VectorQuery } from './vectorMaker.ts';

/** Texts and characters of one request: enough to keep a server busy, few enough to lose little in a failure. */
const batchTexts = 64;
const batchCharacters = 96_000;
/** Concurrent requests. */
const lanes = 2;
/** Files that are looked up before other work gets its turn. */
const fileStep = 50;
/** Most characters of a question to embed: a long report states its subject first. */
const longestQuery = 6000;
/** Milliseconds after a failure in which questions go without vectors, before the embedder is tried again. */
const pauseAfterFailure = 30_000;

/** Ports for a lent embedder. */
export interface LentParts extends ChunkTextPorts {
  readonly clock: Clock;
  readonly log: Log;
  /** Whether unsaved text is embedded before it is saved. */
  readonly embedUnsaved: boolean;
  /** Files of the index. */
  readonly files: () => Iterable<IndexedFile>;
  /** Name of a root for people; empty where there is only one. */
  readonly label: (root: string) => string;
}

/** A text that waits for its vector, with all slots that hold it. */
interface Waiting {
  readonly digest: string;
  readonly slots: number[];
  readonly file: IndexedFile;
  /** Number of the chunk in its file. */
  readonly chunk: number;
  readonly tokens: number;
}

/** Texts of one request, each with the chunk that it belongs to. */
interface Batch {
  readonly parts: { readonly waiting: Waiting; readonly text: string }[];
  characters: number;
}

/** The vectors of one lent embedder. */
export class LentVectors implements VectorMaker {
  readonly #embedder: Embedder;
  readonly #parts: LentParts;
  readonly #digests: ChunkDigests;
  /** Whether a model that differs from the one behind the stored vectors is accepted as new. */
  readonly #accept: boolean;
  readonly #queries = new LruMap<string, Float32Array>(64);
  /** Digest of the text of each slot, with or without its vector. */
  readonly #wanted = new Map<number, string>();
  #known: Acquaintance | undefined;
  #set: VectorSet | undefined;
  #remaining: Remaining = { files: 0, tokens: 0 };
  #failedAt = -Infinity;
  #failure: UserError | undefined;

  constructor(embedder: Embedder, parts: LentParts, accept: boolean) {
    this.#embedder = embedder;
    this.#parts = parts;
    this.#digests = new ChunkDigests(parts);
    this.#accept = accept;
  }

  get name(): string {
    return this.#embedder.info.name;
  }

  get where(): string {
    return this.#embedder.info.where;
  }

  get size(): number {
    return this.#set?.size ?? 0;
  }

  get remaining(): Remaining {
    return this.#remaining;
  }

  async run(token: CancellationToken, moved: () => void): Promise<void> {
    const waiting = await this.#plan(token);
    this.#count(waiting.values());
    moved();
    if (waiting.size === 0) return;
    this.#known ??= await acquaint(this.#embedder, this.#parts, this.#accept, token);
    await this.#restore(waiting, token);
    this.#count(waiting.values());
    moved();
    await this.#embedAll(waiting, token, moved);
  }

  async nearest(query: VectorQuery, limit: number, accepts: ((slot: number) => boolean) | undefined): Promise<readonly Near[]> {
    const set = this.#set;
    return set?.size ? set.nearest(await this.#queryVector(query, set.dimensions), limit, accepts) : [];
  }

  async cosines(query: VectorQuery, slots: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const set = this.#set;
    return set?.size ? set.cosines(await this.#queryVector(query, set.dimensions), slots) : new Map<number, number>();
  }

  release(slot: number): void {
    this.#wanted.delete(slot);
    this.#set?.remove(slot);
  }

  /** Chunks without a vector by digest, in the order of files and lines. A text that cannot be read now comes with a later change. */
  async #plan(token: CancellationToken): Promise<Map<string, Waiting>> {
    const { index, files, clock } = this.#parts;
    const lacking = [...files()].filter(({ root, path }) => index.slotsOf(root, path).some((slot) => !this.#set?.has(slot)));
    lacking.sort((a, b) => compare(a.root, b.root) || compare(a.path, b.path));
    const waiting = new Map<string, Waiting>();
    for (let from = 0; from < lacking.length; from += fileStep) {
      const digests = await this.#digests.get(lacking.slice(from, from + fileStep));
      for (const [file, chunks] of digests) this.#await(file, chunks, waiting);
      await clock.sleep(0);
      throwIfCancelled(token);
    }
    return waiting;
  }

  #await(file: IndexedFile, chunks: readonly ChunkDigest[], waiting: Map<string, Waiting>): void {
    const slots = this.#parts.index.slotsOf(file.root, file.path);
    chunks.forEach(({ digest, tokens }, chunk) => {
      const slot = slots[chunk];
      if (slot === undefined || this.#set?.has(slot)) return;
      this.#wanted.set(slot, digest);
      const same = waiting.get(digest);
      if (same) same.slots.push(slot);
      else waiting.set(digest, { digest, slots: [slot], file, chunk, tokens });
    });
  }

  /** Takes the stored vectors. */
  async #restore(waiting: Map<string, Waiting>, token: CancellationToken): Promise<void> {
    const { store, clock } = this.#parts;
    const { dimensions, stamp } = this.#acquainted();
    const byKey = new Map([...waiting.values()].map((each) => [vectorKey(each.digest, stamp), each]));
    let taken = 0;
    for await (const [key, bytes] of store.getMany(new Set(byKey.keys()))) {
      const each = byKey.get(key);
      const vector = decodeVector(bytes, dimensions);
      if (!each || !vector) continue;
      this.#take(each, vector);
      waiting.delete(each.digest);
      if (++taken % (4 * fileStep) !== 0) continue;
      await clock.sleep(0);
      throwIfCancelled(token);
    }
  }

  /** Sends the waiting texts. After a failed request it waits for the current ones and sends no more. */
  async #embedAll(waiting: Map<string, Waiting>, token: CancellationToken, moved: () => void): Promise<void> {
    const batches = this.#batches([...waiting.values()]);
    let failed = false;
    const lane = async (): Promise<void> => {
      try {
        for (let next = await batches.next(); !next.done && !failed; next = await batches.next()) {
          throwIfCancelled(token);
          await this.#embed(next.value, token);
          for (const { waiting: done } of next.value.parts) waiting.delete(done.digest);
          this.#count(waiting.values());
          moved();
        }
      } catch (error) {
        failed = true;
        throw error;
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  /** By default unsaved text waits until it is saved: each key press would cost a call. */
  async *#batches(waiting: readonly Waiting[]): AsyncGenerator<Batch, void, undefined> {
    let batch: Batch = { parts: [], characters: 0 };
    let open: { readonly file: IndexedFile; readonly texts: readonly string[] | undefined } | undefined;
    for (const each of waiting) {
      if (each.file.unsaved && !this.#parts.embedUnsaved) continue;
      if (open?.file !== each.file) open = { file: each.file, texts: await this.#digests.texts(each.file) };
      const text = open.texts?.[each.chunk];
      if (text === undefined) continue;
      const parts = embeddedParts(text, each.file.path, this.#embedder.info.maxInputTokens);
      const characters = parts.reduce((sum, part) => sum + part.length, 0);
      if (batch.parts.length && (batch.parts.length + parts.length > batchTexts || batch.characters + characters > batchCharacters)) {
        yield batch;
        batch = { parts: [], characters: 0 };
      }
      for (const part of parts) batch.parts.push({ waiting: each, text: part });
      batch.characters += characters;
    }
    if (batch.parts.length) yield batch;
  }

  async #embed({ parts }: Batch, token: CancellationToken): Promise<void> {
    const { store, log } = this.#parts;
    const { dimensions, stamp } = this.#acquainted();
    const texts = parts.map(({ text }) => text);
    const places = [...new Set(parts.map(({ waiting }) => waiting))].map((each) => this.#placeOf(each));
    const sent = await this.#embedder.embed({ kind: 'code', texts, places }, token);
    throwIfCancelled(token);
    const vectors = checkedVectors(sent, texts.length, this.#embedder.info, dimensions);
    const byChunk = new Map<Waiting, Float32Array[]>();
    parts.forEach(({ waiting }, i) => byChunk.set(waiting, [...(byChunk.get(waiting) ?? []), ...vectors.slice(i, i + 1)]));
    for (const [each, found] of byChunk) {
      // The stored form is also the searched one: a restart changes nothing.
      const bytes = encodeVector(meanDirection(found));
      store.put(vectorKey(each.digest, stamp), bytes);
      this.#take(each, decodeVector(bytes, dimensions) ?? meanDirection(found));
    }
    try {
      await store.flush();
    } catch (error) {
      // The vectors are usable all the same; the next start embeds them again.
      log.warn(`Vectors could not be stored: ${String(error)}`);
    }
  }

  /** Skips slots that belong to another chunk by now. */
  #take({ digest, slots }: Waiting, vector: Float32Array): void {
    this.#set ??= new VectorSet(vector.length);
    for (const slot of slots) if (this.#wanted.get(slot) === digest) this.#set.put(slot, vector);
  }

  #placeOf({ file, chunk, tokens }: Waiting): OutboundPlace {
    const { index, label } = this.#parts;
    const lines = index.inFile(file.root, file.path)[chunk]?.lines ?? { first: 0, last: 0 };
    return { root: label(file.root), file: file.path, lineStart: lines.first + 1, lineEnd: lines.last + 1, tokens };
  }

  #count(waiting: Iterable<Waiting>): void {
    const files = new Set<IndexedFile>();
    let tokens = 0;
    for (const each of waiting) {
      files.add(each.file);
      tokens += each.tokens;
    }
    this.#remaining = { files: files.size, tokens };
  }

  /** Vector of a question. After a failure questions go without vectors for a while, so that not each of them pays for it. */
  async #queryVector(query: VectorQuery, dimensions: number): Promise<Float32Array> {
    const text = query.text.slice(0, longestQuery);
    const known = this.#queries.get(text);
    if (known) return known;
    const { clock } = this.#parts;
    if (this.#failure && clock.monotonic() - this.#failedAt < pauseAfterFailure) throw this.#failure;
    try {
      const sent = await this.#embedder.embed({ kind: 'query', texts: [text], places: [] }, neverCancelled);
      const [vector] = checkedVectors(sent, 1, this.#embedder.info, dimensions);
      this.#failure = undefined;
      if (vector) this.#queries.set(text, vector);
      return vector ?? new Float32Array(dimensions);
    } catch (error) {
      if (error instanceof UserError) this.#failure = error;
      this.#failedAt = clock.monotonic();
      throw error;
    }
  }

  #acquainted(): Acquaintance {
    if (!this.#known) throw new Error('the embedder has not been asked yet');
    return this.#known;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
