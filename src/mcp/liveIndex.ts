// The index of the server: opened when a client has listed the tools, and brought in line with the files before each call.
import { setImmediate as turn } from 'node:timers/promises';
import type { Codebase, WorkspaceChange } from '../core/codebase/api.ts';
import { CancellationSource, CancelledError, type CancellationToken } from '../core/base/cancellation.ts';
import type { IndexProgress } from '../core/indexing/types.ts';
import type { FileRef } from '../core/ports.ts';
import { isIgnoreFile } from '../core/workspace/scan.ts';
import { openCodebase, type CodebaseSetup, type OpenedCodebase } from '../engine/openCodebase.ts';
import { FolderWatch } from '../node/folderWatch.ts';
import { settlesWithin } from './within.ts';

/** ms after a change until it is taken in when nobody calls: one save often is several changes. Set by judgement. */
const quietFor = 200;
/** ms by which a file may seem older than it is: some disks count in steps of 2 s. */
const clockStep = 2000;

/** ms that a call waits for stored vectors once: those of 37,000 chunks take half a second to read. Set by judgement. */
const vectorsWait = 1500;

/** How a call waits. */
export interface Patience {
  /** In ms. */
  readonly most: number;
  readonly token: CancellationToken;
  /** Whether the call also searches by meaning. */
  readonly searches: boolean;
  /** Is told how far the index is meanwhile. */
  readonly tell: (progress: IndexProgress) => void;
}

/** One index for all calls of the process. */
export class LiveIndex {
  readonly #setup: CodebaseSetup;
  readonly #source = new CancellationSource();
  #opening: Promise<OpenedCodebase> | undefined;
  #building: Promise<void> | undefined;
  #watch: FolderWatch | undefined;
  #takingIn: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #vectors: Promise<void> | undefined;

  constructor(setup: CodebaseSetup) {
    this.#setup = setup;
  }

  /** Begins to open; calls find it under way. */
  start(): void {
    void this.#built().catch((error: unknown) => this.#log(error));
  }

  /**
   * The codebase in line with the files, or as it is when that takes longer than somebody waits.
   * @throws CancelledError
   */
  async current({ most, token, searches, tell }: Patience): Promise<Codebase> {
    const { codebase } = await this.#opened();
    const listening = codebase.onProgress(tell);
    try {
      const isInLine = await settlesWithin(this.#inLine(codebase), most, token);
      if (isInLine && searches) await settlesWithin(this.readVectors(), vectorsWait, token);
    } finally {
      listening.dispose();
    }
    return codebase;
  }

  /**
   * Has the built-in embedder read its vectors, or make them where none are stored, in the background. Only when something was asked, so that the
   * first answer need not share the processor with them; whoever searches by meaning waits a moment for them once.
   */
  readVectors(): Promise<void> {
    return (this.#vectors ??= this.#opened().then(async ({ codebase }) => {
      codebase.useEmbedding({ provider: 'builtIn' });
      await codebase.vectorsSettled(this.#source.token).catch((error: unknown) => this.#log(error));
    }));
  }

  /** Ends all work. What was indexed is in the store when this resolves. */
  async dispose(): Promise<void> {
    clearTimeout(this.#timer);
    this.#source.cancel();
    this.#watch?.dispose();
    await (await this.#opening)?.dispose();
  }

  #opened(): Promise<OpenedCodebase> {
    return (this.#opening ??= openCodebase({ ...this.#setup, embedding: { provider: 'off' } }));
  }

  #built(): Promise<void> {
    // A build that failed is tried again by the next call.
    return (this.#building ??= this.#build().catch((error: unknown) => {
      this.#building = undefined;
      throw error;
    }));
  }

  async #build(): Promise<void> {
    const { roots, log } = this.#setup;
    const { codebase } = await this.#opened();
    const since = Date.now() - clockStep;
    codebase.onVectors(({ phase, done, total }) => {
      if (phase === 'ready') log.info(`Vectors: ${done} of ${total}`);
    });
    const { files, fromStore, ms } = await codebase.index(this.#source.token);
    log.info(`Indexed ${files} files in ${Math.round(ms.total)} ms, ${fromStore} of them from the store`);
    const isLeftOut = ({ root, path }: FileRef): boolean => codebase.listing.row(root, path)?.directory === true;
    const watch = new FolderWatch({ roots, isLeftOut, log });
    this.#watch = watch;
    await watch.start(since);
    watch.onChange(() => this.#later());
  }

  async #inLine(codebase: Codebase): Promise<void> {
    await this.#built();
    // What the system has to tell of a change that came before the call is told by then.
    await turn();
    if (this.#watch?.isComplete) await this.#takeIn(codebase);
    else await codebase.index(this.#source.token);
  }

  /** Takes in what has changed; resolves when nothing is left. */
  async #takeIn(codebase: Codebase): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (;;) {
      if (!this.#takingIn) {
        const places = this.#watch?.take() ?? [];
        if (places.length === 0) return;
        this.#takingIn = this.#apply(codebase, places).finally(() => (this.#takingIn = undefined));
      }
      await this.#takingIn;
    }
  }

  async #apply(codebase: Codebase, places: readonly FileRef[]): Promise<void> {
    const changes = places.map((place): WorkspaceChange => ({ ...place, type: 'changed' }));
    const opened = await this.#opened();
    for (const change of changes) opened.forgive(change);
    await codebase.apply(changes, this.#source.token);
    // Rules that changed may let folders in that nobody has watched.
    await this.#watch?.follow(places.map((place) => (isIgnoreFile(place.path) ? { ...place, path: folderOf(place.path) } : place)));
  }

  #later(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#opened()
        .then(({ codebase }) => this.#takeIn(codebase))
        .catch((error: unknown) => this.#log(error));
    }, quietFor);
  }

  #log(error: unknown): void {
    if (!(error instanceof CancelledError)) this.#setup.log.error('The index could not be brought up to date', error);
  }
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
