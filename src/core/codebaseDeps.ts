// What a codebase is made from: the ports, the workspace, and what is known of it beforehand.
import type { CodebaseOptions } from './api.ts';
import type { Analyzer } from './indexing/records/analyzer.ts';
import type { VectorParts } from './indexing/vectors/chunkVectors.ts';
import type { Clock, Digest, Files, Git, Log, MemoryUse, Root, Store, TimeLimit } from './ports.ts';

/** What a codebase is made from; whoever made these also lets go of them. `quarantined` files (`root key:path`) are left out. */
export interface CodebaseDeps {
  readonly files: Files;
  readonly roots: readonly Root[];
  readonly store: Store;
  readonly clock: Clock;
  /** The clock by which background work yields, where that is to be held back; `clock` when absent. */
  readonly background?: Clock;
  readonly log: Log;
  readonly digest: Digest;
  readonly git?: Git;
  readonly analyzer: Analyzer;
  readonly options: CodebaseOptions;
  readonly quarantined?: ReadonlySet<string>;
  /** Files that somebody has open (`root key:path`): they are read first. */
  readonly openFiles?: ReadonlySet<string>;
  /** Asked before files are read: what does not fit is left out and listed. Without it there is room for all. */
  readonly memory?: () => MemoryUse;
  /** Ends a regular expression of a search that takes too long; without it there is no such limit. */
  readonly limit?: TimeLimit;
  /** Reads the table of the built-in embedder; without it, or where it has none to read, that embedder makes no vectors. */
  readonly readTable?: VectorParts['readTable'];
  /** Texts are read as soon as the index is ready, so that the first exact search need not: for whoever asks more than once. */
  readonly readsTextsAhead?: boolean;
  /** Lent embedders are given unsaved text too. */
  readonly embedUnsaved?: boolean;
}
