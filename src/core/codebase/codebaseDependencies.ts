// Dependencies of a codebase: the ports, the workspace, and facts about it from earlier sessions.
import type { Analyzer } from '../indexing/records/analyzer.ts';
import type { IndexerOptions } from '../indexing/indexerDependencies.ts';
import type { VectorDependencies } from '../indexing/vectors/chunkVectors.ts';
import type { Clock, Digest, Files, Git, LanguageServers, Log, MemoryUse, Root, Store, TimeLimit } from '../ports.ts';
import type { RuleSettings } from '../workspace/workspaceRules.ts';

/** Options of the index. */
export interface CodebaseOptions extends RuleSettings {
  readonly extractRaises: boolean;
  readonly extractErrorStrings: boolean;
  readonly extractMutates: boolean;
  /** Characters of a doc comment that are displayed (200); search uses all of it. */
  readonly docLength?: number;
}

/** Dependencies of a codebase; their creator also disposes of them. `quarantined` files (`root key:path`) are left out. */
export interface CodebaseDependencies {
  readonly files: Files;
  readonly roots: readonly Root[];
  readonly store: Store;
  readonly clock: Clock;
  /** Clock for yielding in background work, to throttle it; {@link clock} when absent. */
  readonly background?: Clock;
  readonly log: Log;
  readonly digest: Digest;
  readonly git?: Git;
  readonly analyzer: Analyzer;
  readonly options: CodebaseOptions;
  readonly quarantined?: ReadonlySet<string>;
  /** Files open in an editor (`root key:path`): they are read first. */
  readonly openFiles?: ReadonlySet<string>;
  /** Checked before files are read: files that do not fit are skipped and listed. Unlimited when absent. */
  readonly memory?: () => MemoryUse;
  /** Stops a regular expression that takes too long; no limit when absent. */
  readonly limit?: TimeLimit;
  /** Reads the table of the built-in embedder; without a table that embedder makes no vectors. */
  readonly readTable?: VectorDependencies['readTable'];
  /** Reads texts as soon as the index is ready, so that the first exact search does not have to. For processes with several requests. */
  readonly readsTextsAhead?: boolean;
  /** The language servers of the editor; absent outside of one. */
  readonly languageServers?: LanguageServers;
  /** Whether lent embedders receive unsaved text. */
  readonly embedUnsaved?: boolean;
}

/** The settings of the indexer. */
export function indexerOptionsOf({ options, quarantined, openFiles, memory }: CodebaseDependencies): IndexerOptions {
  const { rules, rootRules, extractRaises: raises, extractErrorStrings: errorStrings, extractMutates: mutates } = options;
  return { rules, ...(rootRules && { rootRules }), switches: { raises, errorStrings, mutates }, quarantined, openFiles, memory };
}
