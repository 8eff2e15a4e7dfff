// Index of the server: opens when a client has listed the tools, and is updated with the files before each call.
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Codebase, WorkspaceChange } from '../core/codebase/api.ts';
import { CancellationSource, CancelledError, type CancellationToken } from '../core/base/cancellation.ts';
import { parentFolder } from '../core/base/parentFolder.ts';
import type { IndexProgress } from '../core/indexing/indexProgress.ts';
import type { FileRef } from '../core/ports.ts';
import { isIgnoreFile } from '../core/workspace/scan.ts';
import { openCodebase, type CodebaseSetup, type OpenedCodebase } from '../engine/openCodebase.ts';
import { FolderWatch } from '../node/folderWatch.ts';
import { settlesWithin } from './settlesWithin.ts';

/** ms after a change before an idle server takes it in: one save often is several changes. Set by judgement. */
const quietMs = 200;
/** ms by which a file may seem older than it is: some disks count in steps of 2 s. */
const clockStepMs = 2000;

/** ms that a call waits once for stored vectors: those of 37,000 chunks take half a second to read. Set by judgement. */
const vectorsWaitMs = 1500;

/** Waiting rules of a call. */
export interface WaitRules {
  /** In ms. */
  readonly maxMs: number;
  readonly token: CancellationToken;
  /** Whether the call also searches by meaning. */
  readonly searches: boolean;
  /** Receives the progress of the index meanwhile. */
  readonly onProgress: (progress: IndexProgress) => void;
}

/** One index for all calls of the process. */
export class LiveIndex {
  readonly #setup: CodebaseSetup;
  readonly #source = new CancellationSource();
  #opening: Promise<OpenedCodebase> | undefined;
  #building: Promise<void> | undefined;
  #watch: FolderWatch | undefined;
  #applying: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #vectors: Promise<void> | undefined;

  constructor(setup: CodebaseSetup) {
    this.#setup = setup;
  }

  /** Begins to open; calls join the work under way. */
  start(): void {
    void this.#buildOnce().catch((error: unknown) => this.#log(error));
  }

  /**
   * Returns the codebase once it is up to date with the files, or as it is after `maxMs`.
   * @throws CancelledError
   */
  async current({ maxMs, token, searches, onProgress }: WaitRules): Promise<Codebase> {
    const { codebase } = await this.#openOnce();
    const subscription = codebase.onProgress(onProgress);
    try {
      const isUpToDate = await settlesWithin(this.#bringUpToDate(codebase), maxMs, token);
      if (isUpToDate && searches) await settlesWithin(this.readVectors(), vectorsWaitMs, token);
    } finally {
      subscription.dispose();
    }
    return codebase;
  }

  /**
   * Makes the built-in embedder read or make its vectors in the background. It starts only after the first question, so that the first
   * answer does not share the processor with it. The first search by meaning waits a moment for it.
   */
  readVectors(): Promise<void> {
    return (this.#vectors ??= this.#openOnce().then(async ({ codebase }) => {
      codebase.useEmbedding({ provider: 'builtIn' });
      await codebase.waitForVectors(this.#source.token).catch((error: unknown) => this.#log(error));
    }));
  }

  /** Ends all work. Resolves when the index is in the store. */
  async dispose(): Promise<void> {
    clearTimeout(this.#timer);
    this.#source.cancel();
    this.#watch?.dispose();
    await (await this.#opening)?.dispose();
  }

  #openOnce(): Promise<OpenedCodebase> {
    return (this.#opening ??= openCodebase({ ...this.#setup, embedding: { provider: 'off' } }));
  }

  #buildOnce(): Promise<void> {
    // The next call retries a failed build.
    return (this.#building ??= this.#build().catch((error: unknown) => {
      this.#building = undefined;
      throw error;
    }));
  }

  async #build(): Promise<void> {
    const { roots, log } = this.#setup;
    const { codebase } = await this.#openOnce();
    const since = Date.now() - clockStepMs;
    codebase.onVectors(({ phase, done, total }) => {
      if (phase === 'ready') log.info(`Vectors: ${done} of ${total}`);
    });
    const { files, fromStore, ms } = await codebase.index(this.#source.token);
    log.info(`Indexed ${files} files in ${Math.round(ms.total)} ms, ${fromStore} of them from the store`);
    const isExcluded = ({ root, path }: FileRef): boolean => codebase.listing.row(root, path)?.directory === true;
    const watch = new FolderWatch({ roots, isExcluded, log });
    this.#watch = watch;
    await watch.start(since);
    watch.onChange(() => this.#scheduleUpdate());
  }

  async #bringUpToDate(codebase: Codebase): Promise<void> {
    await this.#buildOnce();
    // Gives the system one turn to report changes from before the call.
    await yieldToOthers();
    if (this.#watch?.isComplete) await this.#applyChanges(codebase);
    else await codebase.index(this.#source.token);
  }

  /** Takes in all changes; resolves when none is left. */
  async #applyChanges(codebase: Codebase): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (;;) {
      if (!this.#applying) {
        const files = this.#watch?.take() ?? [];
        if (files.length === 0) return;
        this.#applying = this.#apply(codebase, files).finally(() => (this.#applying = undefined));
      }
      await this.#applying;
    }
  }

  async #apply(codebase: Codebase, files: readonly FileRef[]): Promise<void> {
    const changes = files.map((place): WorkspaceChange => ({ ...place, type: 'changed' }));
    const openedCodebase = await this.#openOnce();
    for (const change of changes) openedCodebase.clearSuspicion(change);
    await codebase.apply(changes, this.#source.token);
    // Changed rules may include folders that are not watched yet.
    await this.#watch?.follow(files.map((place) => (isIgnoreFile(place.path) ? { ...place, path: parentFolder(place.path) } : place)));
  }

  #scheduleUpdate(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#openOnce()
        .then(({ codebase }) => this.#applyChanges(codebase))
        .catch((error: unknown) => this.#log(error));
    }, quietMs);
  }

  #log(error: unknown): void {
    if (!(error instanceof CancelledError)) this.#setup.log.error('The index could not be brought up to date', error);
  }
}
