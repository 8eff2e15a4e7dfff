// Vectors from a lent embedder: it takes what the store has, sends the rest in batches, and sends nothing twice.
import { neverCancelled, throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import { UserError } from '../../base/wording/errors.ts';
import { LruMap } from '../../base/collections/lru.ts';
import { compareTexts } from '../../base/compareTexts.ts';
import { checkVectors, meanDirection } from '../../embedding/checkVectors.ts';
import { identifyEmbedder, type EmbedderIdentity } from '../../embedding/sameModel.ts';
import { decodeVector, encodeVector, vectorKey } from '../../embedding/vectorRecord.ts';
import { VectorSet, type NearVector } from '../../embedding/vectorSet.ts';
import type { Clock, Embedder, Log, OutboundPlace } from '../../ports.ts';
import { ChunkDigests, type ChunkDigest, type ChunkDigestsDependencies } from '../chunks/chunkDigests.ts';
import { embeddedParts } from '../chunks/embeddedText.ts';
import type { IndexedFile } from '../files/fileTable.ts';
import type { RemainingWork, VectorMaker, VectorQuery } from './vectorMaker.ts';

/** Texts of one request: enough to keep a server busy, few enough to lose little in a failure. */
const batchTexts = 64;
/** Characters of one request, for the same reasons. */
const batchCharacters = 96_000;
/** Concurrent requests. */
const maxRequests = 2;
/** Files that are looked up before other work gets its turn. */
const fileStep = 50;
/** Most characters of a question to embed: a long report states its subject first. */
const maxQueryLength = 6000;
/** Milliseconds after a failure in which questions go without vectors, before the embedder is tried again. */
const pauseAfterFailure = 30_000;

export interface LentVectorDependencies extends ChunkDigestsDependencies {
  readonly clock: Clock;
  readonly log: Log;
  /** Whether unsaved text is embedded before it is saved. */
  readonly embedUnsaved: boolean;
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

/** Fetches, stores and returns the vectors of one lent embedder. Digests of texts are the keys, so that equal texts are paid for once. */
export class LentVectors implements VectorMaker {
  readonly #embedder: Embedder;
  readonly #dependencies: LentVectorDependencies;
  readonly #digests: ChunkDigests;
  /** Whether a model that differs from the one behind the stored vectors is accepted as new. */
  readonly #acceptsOtherModel: boolean;
  readonly #queries = new LruMap<string, Float32Array>(64);
  /** Digest of the text of each slot, with or without its vector. */
  readonly #digestBySlot = new Map<number, string>();
  #identity: EmbedderIdentity | undefined;
  #vectorSet: VectorSet | undefined;
  #remaining: RemainingWork = { files: 0, tokens: 0 };
  #failedAt = -Infinity;
  #failure: UserError | undefined;

  constructor(embedder: Embedder, dependencies: LentVectorDependencies, accept: boolean) {
    this.#embedder = embedder;
    this.#dependencies = dependencies;
    this.#digests = new ChunkDigests(dependencies);
    this.#acceptsOtherModel = accept;
  }

  get name(): string {
    return this.#embedder.info.name;
  }

  get where(): string {
    return this.#embedder.info.where;
  }

  get size(): number {
    return this.#vectorSet?.size ?? 0;
  }

  get remaining(): RemainingWork {
    return this.#remaining;
  }

  async run(token: CancellationToken, onProgress: () => void): Promise<void> {
    const waiting = await this.#plan(token);
    this.#count(waiting.values());
    onProgress();
    if (waiting.size === 0) return;
    this.#identity ??= await identifyEmbedder(this.#embedder, this.#dependencies, this.#acceptsOtherModel, token);
    await this.#restore(waiting, token);
    this.#count(waiting.values());
    onProgress();
    await this.#embedAll(waiting, token, onProgress);
  }

  async nearest(query: VectorQuery, limit: number, accepts: ((slot: number) => boolean) | undefined): Promise<readonly NearVector[]> {
    const vectorSet = this.#vectorSet;
    return vectorSet?.size ? vectorSet.nearest(await this.#queryVector(query, vectorSet.dimensions), limit, accepts) : [];
  }

  async cosines(query: VectorQuery, slots: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const vectorSet = this.#vectorSet;
    return vectorSet?.size ? vectorSet.cosines(await this.#queryVector(query, vectorSet.dimensions), slots) : new Map<number, number>();
  }

  release(slot: number): void {
    this.#digestBySlot.delete(slot);
    this.#vectorSet?.remove(slot);
  }

  /** Chunks without a vector by digest, in the order of files and lines. A text that cannot be read now comes with a later change. */
  async #plan(token: CancellationToken): Promise<Map<string, Waiting>> {
    const { index, files, clock } = this.#dependencies;
    const filesWithoutVector = [...files()].filter(({ root, path }) =>
      index.slotsOf(root, path).some((slot) => !this.#vectorSet?.has(slot)),
    );
    filesWithoutVector.sort((a, b) => compareTexts(a.root, b.root) || compareTexts(a.path, b.path));
    const waiting = new Map<string, Waiting>();
    for (let from = 0; from < filesWithoutVector.length; from += fileStep) {
      const digests = await this.#digests.get(filesWithoutVector.slice(from, from + fileStep));
      for (const [file, chunks] of digests) this.#await(file, chunks, waiting);
      await clock.sleep(0);
      throwIfCancelled(token);
    }
    return waiting;
  }

  #await(file: IndexedFile, chunks: readonly ChunkDigest[], waiting: Map<string, Waiting>): void {
    const slots = this.#dependencies.index.slotsOf(file.root, file.path);
    chunks.forEach(({ digest, tokens }, chunk) => {
      const slot = slots[chunk];
      if (slot === undefined || this.#vectorSet?.has(slot)) return;
      this.#digestBySlot.set(slot, digest);
      const same = waiting.get(digest);
      if (same) same.slots.push(slot);
      else waiting.set(digest, { digest, slots: [slot], file, chunk, tokens });
    });
  }

  /** Takes the stored vectors. */
  async #restore(waiting: Map<string, Waiting>, token: CancellationToken): Promise<void> {
    const { store, clock } = this.#dependencies;
    const { dimensions, stamp } = this.#requireIdentity();
    const byKey = new Map([...waiting.values()].map((each) => [vectorKey(each.digest, stamp), each]));
    let takenCount = 0;
    for await (const [key, bytes] of store.getMany(new Set(byKey.keys()))) {
      const each = byKey.get(key);
      const vector = decodeVector(bytes, dimensions);
      if (!each || !vector) continue;
      this.#take(each, vector);
      waiting.delete(each.digest);
      if (++takenCount % (4 * fileStep) !== 0) continue;
      await clock.sleep(0);
      throwIfCancelled(token);
    }
  }

  /** Sends the waiting texts. After a failed request it waits for the current ones and sends no more. */
  async #embedAll(waiting: Map<string, Waiting>, token: CancellationToken, onProgress: () => void): Promise<void> {
    const batches = this.#batches([...waiting.values()]);
    let failed = false;
    const lane = async (): Promise<void> => {
      try {
        for (let next = await batches.next(); !next.done && !failed; next = await batches.next()) {
          throwIfCancelled(token);
          await this.#embed(next.value, token);
          for (const { waiting: done } of next.value.parts) waiting.delete(done.digest);
          this.#count(waiting.values());
          onProgress();
        }
      } catch (error) {
        failed = true;
        throw error;
      }
    };
    const laneResults = await Promise.allSettled(Array.from({ length: maxRequests }, lane));
    for (const laneResult of laneResults) if (laneResult.status === 'rejected') throw laneResult.reason;
  }

  /** By default unsaved text waits until it is saved: each key press would cost a call. */
  async *#batches(waiting: readonly Waiting[]): AsyncGenerator<Batch, void, undefined> {
    let batch: Batch = { parts: [], characters: 0 };
    let openFile: { readonly file: IndexedFile; readonly texts: readonly string[] | undefined } | undefined;
    for (const each of waiting) {
      if (each.file.unsaved && !this.#dependencies.embedUnsaved) continue;
      if (openFile?.file !== each.file) openFile = { file: each.file, texts: await this.#digests.texts(each.file) };
      const text = openFile.texts?.[each.chunk];
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
    const { store, log } = this.#dependencies;
    const { dimensions, stamp } = this.#requireIdentity();
    const texts = parts.map(({ text }) => text);
    const places = [...new Set(parts.map(({ waiting }) => waiting))].map((each) => this.#placeOf(each));
    const reply = await this.#embedder.embed({ kind: 'code', texts, places }, token);
    throwIfCancelled(token);
    const vectors = checkVectors(reply, texts.length, this.#embedder.info, dimensions);
    const byChunk = new Map<Waiting, Float32Array[]>();
    parts.forEach(({ waiting }, i) => byChunk.set(waiting, [...(byChunk.get(waiting) ?? []), ...vectors.slice(i, i + 1)]));
    for (const [each, partVectors] of byChunk) {
      // The stored form is also the searched one: a restart changes nothing.
      const bytes = encodeVector(meanDirection(partVectors));
      store.put(vectorKey(each.digest, stamp), bytes);
      this.#take(each, decodeVector(bytes, dimensions) ?? meanDirection(partVectors));
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
    this.#vectorSet ??= new VectorSet(vector.length);
    for (const slot of slots) if (this.#digestBySlot.get(slot) === digest) this.#vectorSet.put(slot, vector);
  }

  #placeOf({ file, chunk, tokens }: Waiting): OutboundPlace {
    const { index, label } = this.#dependencies;
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
    const text = query.text.slice(0, maxQueryLength);
    const cachedVector = this.#queries.get(text);
    if (cachedVector) return cachedVector;
    const { clock } = this.#dependencies;
    if (this.#failure && clock.monotonic() - this.#failedAt < pauseAfterFailure) throw this.#failure;
    try {
      const reply = await this.#embedder.embed({ kind: 'query', texts: [text], places: [] }, neverCancelled);
      const [vector] = checkVectors(reply, 1, this.#embedder.info, dimensions);
      this.#failure = undefined;
      if (vector) this.#queries.set(text, vector);
      return vector ?? new Float32Array(dimensions);
    } catch (error) {
      if (error instanceof UserError) this.#failure = error;
      this.#failedAt = clock.monotonic();
      throw error;
    }
  }

  #requireIdentity(): EmbedderIdentity {
    if (!this.#identity) throw new Error('the embedder has not been asked yet');
    return this.#identity;
  }
}
