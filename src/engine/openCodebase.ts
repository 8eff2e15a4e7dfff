// Builds a codebase on Node's ports and the pool of parse workers, for both the engine process and the command line.
import { fileKeyOf } from '../core/base/fileKey.ts';
import type { Codebase, CodebaseOptions } from '../core/codebase/api.ts';
import { createCodebase } from '../core/codebase/codebase.ts';
import type { EmbeddingChoice } from '../core/embedding/vectorStatus.ts';
import { storeContents } from '../core/indexing/snapshot/storeContents.ts';
import type { FileRef, Files, LanguageServers, Log, Root, Store } from '../core/ports.ts';
import { nodeAssets } from '../node/assets.ts';
import { nodeClock } from '../node/clock.ts';
import { digest } from '../node/digest.ts';
import { NodeGit } from '../node/git.ts';
import { Heap } from '../node/heap.ts';
import { FileStore } from '../node/store/fileStore.ts';
import { timeLimit } from '../node/timeLimit.ts';
import { installation } from './parsing/installation.ts';
import type { Pace } from './pace.ts';
import { ParsePool } from './parsing/parsePool.ts';
import { readTable } from './tableFiles.ts';
import { WatchedAnalyzer } from './parsing/watchedAnalyzer.ts';

/** What to open, and with which ports. */
export interface CodebaseSetup {
  readonly roots: readonly Root[];
  readonly options: CodebaseOptions;
  readonly storeFolder: string;
  /** Maximum size of the store in bytes, see {@link defaultStoreLimit}. */
  readonly storeLimit?: number;
  readonly files: Files;
  readonly log: Log;
  /** Git is asked only in trusted workspaces, since it reads the configuration of the repository. */
  readonly trusted: boolean;
  /** The built-in embedder when absent. */
  readonly embedding?: EmbeddingChoice;
  /** Files that are left out because they ended an earlier engine. */
  readonly quarantined?: readonly FileRef[];
  /** Files that are analysed one at a time because one of them ended an earlier engine. */
  readonly suspects?: readonly FileRef[];
  /** Receives the files under analysis whenever they change. */
  readonly onParsing?: (inFlight: readonly FileRef[]) => void;
  /** Files open in the editor: they are read first. */
  readonly openFiles?: readonly FileRef[];
  /** Share of the heap that the index may fill: less than all after an engine ran out of memory. */
  readonly memoryShare?: number;
  /** The language servers of the editor, if there is one. */
  readonly languageServers?: LanguageServers;
  /** Throttles background work; without it there is no limit. */
  readonly pace?: Pace;
}

/** Room for the indexes of some twenty large workspaces. */
const defaultStoreLimit = 2_000_000_000;

/** A codebase and the parts that it stands on. */
export interface OpenedCodebase {
  readonly codebase: Codebase;
  readonly store: Store;
  /** Clears a changed file of suspicion. */
  clearSuspicion(file: FileRef): void;
  /** Resolves when everything pending is on disk. */
  dispose(): Promise<void>;
}

/** Opens the store; workers start only when there is something to analyse. */
export async function openCodebase(setup: CodebaseSetup): Promise<OpenedCodebase> {
  const { roots, options, storeFolder, files, log, suspects = [], onParsing = () => undefined } = setup;
  const store = await FileStore.open(storeFolder, log);
  const { assets, parseWorker } = installation();
  const pool = new ParsePool({ worker: parseWorker, assets });
  const analyzer = new WatchedAnalyzer(setup.pace?.pacedAnalyzer(pool) ?? pool, suspects, onParsing);
  const quarantinedKeys = new Set((setup.quarantined ?? []).map(fileKeyOf));
  const background = setup.pace?.pacedClock() ?? nodeClock;
  const ports = { files, store, clock: nodeClock, background, log, digest, ...(setup.trusted ? { git: new NodeGit(log) } : {}) };
  const openFiles = new Set((setup.openFiles ?? []).map(fileKeyOf));
  const heap = new Heap(setup.memoryShare);
  const codebase = createCodebase({
    ...ports,
    ...{ roots, analyzer, options, quarantined: quarantinedKeys, openFiles, memory: heap.use, limit: timeLimit },
    readsTextsAhead: setup.pace !== undefined,
    readTable: () => readTable(nodeAssets(assets)),
    ...(setup.languageServers ? { languageServers: setup.languageServers } : {}),
  });
  const subscription = codebase.onProgress(({ phase }) => {
    if (phase !== 'ready') return;
    subscription.dispose();
    // Trims after start-up, which does not wait for it; this workspace's entries were just used. A failing store has logged its error.
    store.trim(setup.storeLimit ?? defaultStoreLimit, storeContents).catch(() => log.info('The store was not made smaller'));
  });
  codebase.useEmbedding(setup.embedding ?? { provider: 'builtIn' });
  return {
    codebase,
    store,
    clearSuspicion(file) {
      quarantinedKeys.delete(fileKeyOf(file));
      analyzer.clearSuspicion(file);
    },
    async dispose() {
      codebase.dispose();
      analyzer.dispose();
      heap.dispose();
      await store.close();
    },
  };
}
