// Vectors of the index: chooses the embedder that makes them, last and in the background, and the one that serves until it is done.
import { CancellationSource, CancelledError, throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import type { Disposable } from '../../base/disposable.ts';
import { UserError, type Notice, type UserErrorCode } from '../../base/wording/errors.ts';
import { Emitter } from '../../base/event.ts';
import { noVectors, type EmbeddingChoice, type VectorStatus } from '../../embedding/vectorStatus.ts';
import { loadTable, type EmbeddingTable } from '../../embedding/embeddingTable.ts';
import type { NearVector } from '../../embedding/vectorSet.ts';
import { BuiltInVectors } from './builtInVectors.ts';
import { LentVectors, type LentVectorDependencies } from './lentVectors.ts';
import { SavedVectors } from '../snapshot/savedVectors.ts';
import type { SearchQuery } from '../searchIndex.ts';
import type { VectorHit, VectorSearch } from '../vectorSearch.ts';
import type { VectorMaker } from './vectorMaker.ts';

/** The files of the trained table. */
export interface TableFiles {
  readonly weights: Uint8Array;
  readonly vocabulary: string;
}

/** Ports for vectors. */
export interface VectorDependencies extends LentVectorDependencies {
  /** Prefix of the saved vectors of this workspace. */
  readonly name: string;
  /** Reads the trained table; undefined where this build of Clew has none. */
  readonly readTable: () => Promise<TableFiles | undefined>;
}

/** Errors after which vectors of an embedder are not trusted and not searched. */
const spoilingErrors: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>([
  'embedder-empty',
  'embedder-wrong-count',
  'embedder-wrong-dimension',
  'embedder-bad-vector',
  'embedder-changed',
]);

interface EmbedderState {
  readonly choice: EmbeddingChoice;
  readonly source: CancellationSource;
  maker?: VectorMaker;
  problem?: Notice;
  stopped?: boolean;
}

/** Vectors beside a text index. Failures never break a search; {@link source} and {@link status} report them. */
export class ChunkVectors implements VectorSearch, Disposable {
  readonly #dependencies: VectorDependencies;
  readonly #emitter = new Emitter<VectorStatus>();
  readonly onChange = this.#emitter.event;
  #current: EmbedderState = { choice: { provider: 'off' }, source: new CancellationSource() };
  /** The maker whose vectors serve searches. */
  #serving: VectorMaker | undefined;
  #table: EmbeddingTable | undefined;
  /** Whether text and graph are complete. */
  #isAwake = false;
  /** Whether chunks came or changed since the current round of embedding began. */
  #hasNewChunks = false;
  #running: Promise<void> | undefined;
  /** Why the last question had no vectors, or those of another embedder. */
  #failure: Notice | undefined;

  constructor(dependencies: VectorDependencies) {
    this.#dependencies = dependencies;
  }

  get status(): VectorStatus {
    const { choice, maker, problem, stopped } = this.#current;
    if (choice.provider === 'off') return { ...noVectors, ...(problem ? { problem } : {}) };
    const total = this.#dependencies.index.counts.chunks;
    const done = maker?.size ?? 0;
    const { files, tokens } = maker?.remaining ?? { files: 0, tokens: 0 };
    const phase = stopped ? (problem ? 'stopped' : 'off') : !this.#isAwake ? 'waiting' : this.#running ? 'embedding' : 'ready';
    const { name, where } = choice.provider === 'lent' ? choice.embedder.info : { name: '', where: '' };
    return { provider: choice.provider, name, where, phase, done, total, files, tokens, ...(problem ? { problem } : {}) };
  }

  /** Share of the chunks with a vector of the chosen embedder. */
  get share(): number {
    const { done, total } = this.status;
    return total > 0 ? Math.min(1, done / total) : 0;
  }

  get servedShare(): number {
    const { chunks } = this.#dependencies.index.counts;
    return chunks > 0 ? Math.min(1, (this.#serving?.size ?? 0) / chunks) : 0;
  }

  lengthOf(term: string): number | undefined {
    return this.#table?.lengthOf(term, 'query');
  }

  get closeFrom(): number | undefined {
    return this.#serving?.closeFrom;
  }

  /** Vectors for retrieval, if there are any, and the reason when they are missing or come from another embedder. */
  get source(): { readonly vectors?: VectorSearch; readonly vectorProblem: () => Notice | undefined } {
    return { ...(this.#serving ? { vectors: this } : {}), vectorProblem: () => this.#current.problem ?? this.#failure };
  }

  /** Chooses the embedder, see `Codebase.useEmbedding`. The same choice again retries after a problem. */
  chooseEmbedder(choice: EmbeddingChoice): void {
    const before = this.#current;
    if (isSame(before.choice, choice) && before.maker && !isSpoiled(before)) {
      before.stopped = false;
      before.problem = undefined;
      this.#failure = undefined;
      this.wake(this.#isAwake);
      return;
    }
    before.source.cancel();
    this.#current = { choice, source: new CancellationSource() };
    this.#failure = undefined;
    if (choice.provider === 'off') {
      this.#serving = undefined;
      this.#current.problem = choice.problem;
    }
    if (choice.provider === 'lent') {
      const accept = isSame(before.choice, choice) && before.problem?.code === 'embedder-changed';
      this.#current.maker = new LentVectors(choice.embedder, this.#dependencies, accept);
    }
    this.wake(this.#isAwake);
  }

  /** Starts embedding of chunks without vectors, since text and graph are complete or have changed. */
  wake(ready = true): void {
    this.#isAwake ||= ready;
    this.#hasNewChunks = true;
    if (this.#isAwake && this.#current.choice.provider !== 'off') this.#running ??= this.#runAll();
    this.#emitter.fire(this.status);
  }

  /** Resolves when every chunk has its vector or embedding has stopped. Rejects when cancelled; embedding goes on. */
  async whenSettled(token: CancellationToken): Promise<void> {
    const source = new CancellationSource();
    const link = token.onCancellationRequested(() => source.cancel());
    const cancellation = new Promise<void>((resolve) => void source.token.onCancellationRequested(() => resolve()));
    try {
      while (this.#running && !token.isCancellationRequested) await Promise.race([this.#running, cancellation]);
    } finally {
      link.dispose();
      source.dispose();
    }
    throwIfCancelled(token);
  }

  /** Drops the vector of a slot whose chunk is gone. */
  release(slot: number): void {
    this.#current.maker?.release(slot);
    if (this.#serving !== this.#current.maker) this.#serving?.release(slot);
  }

  async nearest({ text, terms, scope, limit }: Pick<SearchQuery, 'text' | 'terms' | 'scope' | 'limit'>): Promise<readonly VectorHit[]> {
    if (!(limit > 0)) return [];
    return this.#askMaker([], async (maker) => {
      const near = await maker.nearest({ text, terms }, limit, this.#slotsInside(scope));
      return this.#hits(near).slice(0, limit);
    });
  }

  cosines({ text, terms }: Pick<SearchQuery, 'text' | 'terms'>, slots: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.#askMaker(new Map<number, number>(), (maker) => maker.cosines({ text, terms }, slots));
  }

  /** The answer of the serving vectors, or `nothing` when there are none or they fail. */
  async #askMaker<T>(nothing: T, ask: (maker: VectorMaker) => Promise<T>): Promise<T> {
    const maker = this.#serving;
    if (!maker) return nothing;
    try {
      const reply = await ask(maker);
      this.#failure = undefined;
      return reply;
    } catch (error) {
      this.#failure = this.#noticeOf(error);
      return nothing;
    }
  }

  dispose(): void {
    this.#current.source.cancel();
    this.#emitter.dispose();
  }

  /** Nearest first; ties in the order of their places. */
  #hits(near: readonly NearVector[]): VectorHit[] {
    const { index } = this.#dependencies;
    const nearChunks = near.flatMap(({ slot, cosine }) => {
      const chunk = index.chunkAt(slot);
      return chunk === undefined ? [] : [{ chunk, cosine }];
    });
    nearChunks.sort((a, b) => b.cosine - a.cosine || index.compare(a.chunk, b.chunk));
    return nearChunks.map(({ chunk, cosine }) => ({ chunk: index.ref(chunk), cosine }));
  }

  /** Built at the first call, since the index may change while the question is embedded. */
  #slotsInside(scope: SearchQuery['scope']): ((slot: number) => boolean) | undefined {
    if (scope.paths.length === 0 && scope.root === undefined) return undefined;
    const { index } = this.#dependencies;
    let isInside: ((chunk: number) => boolean) | undefined;
    return (slot) => {
      isInside ??= index.scopeTest(scope);
      const chunk = index.chunkAt(slot);
      return chunk !== undefined && isInside(chunk);
    };
  }

  async #runAll(): Promise<void> {
    // The caller goes on first.
    await this.#dependencies.clock.sleep(0);
    while (this.#hasNewChunks && this.#current.choice.provider !== 'off') {
      this.#hasNewChunks = false;
      const current = this.#current;
      if (!current.stopped) await this.#run(current);
    }
    this.#running = undefined;
    this.#emitter.fire(this.status);
  }

  async #run(current: EmbedderState): Promise<void> {
    try {
      const maker = (current.maker ??= await this.#builtIn());
      throwIfCancelled(current.source.token);
      if (!maker) {
        current.stopped = true;
        this.#serving = undefined;
        return;
      }
      // The first vectors are better than none.
      this.#serving ??= maker;
      await maker.run(current.source.token, () => this.#emitter.fire(this.status));
      this.#serving = maker;
    } catch (error) {
      if (error instanceof CancelledError || current !== this.#current) return;
      current.problem = this.#noticeOf(error);
      current.stopped = true;
      if (isSpoiled(current) && this.#serving === current.maker) this.#serving = undefined;
    }
  }

  async #builtIn(): Promise<VectorMaker | undefined> {
    const { index, clock, log, store, name } = this.#dependencies;
    this.#table ??= await this.#readTable();
    if (!this.#table) log.info('This build of Clew has no trained table: search goes on without vectors');
    return this.#table && new BuiltInVectors(this.#table, index, clock, new SavedVectors(store, name, log));
  }

  async #readTable(): Promise<EmbeddingTable | undefined> {
    const { readTable, digest } = this.#dependencies;
    try {
      const files = await readTable();
      return files && loadTable(files.weights, files.vocabulary, digest);
    } catch (error) {
      throw new UserError('embedder-damaged', [error instanceof Error ? error.message : String(error)], { cause: error });
    }
  }

  #noticeOf(error: unknown): Notice {
    const { choice } = this.#current;
    const where = choice.provider === 'lent' ? choice.embedder.info.where : '';
    if (!(error instanceof UserError)) this.#dependencies.log.error('Embedding failed', error);
    if (error instanceof UserError) return { code: error.code, args: error.args };
    return { code: 'embedder-rejected', args: [where, error instanceof Error ? error.message : String(error)] };
  }
}

function isSame(a: EmbeddingChoice, b: EmbeddingChoice): boolean {
  if (a.provider === 'lent') return b.provider === 'lent' && a.embedder.info.stamp === b.embedder.info.stamp;
  return a.provider === b.provider && a.provider !== 'off';
}

function isSpoiled({ problem }: EmbedderState): boolean {
  return problem !== undefined && spoilingErrors.has(problem.code);
}
