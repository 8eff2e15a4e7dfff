// Builds a codebase on Node's ports and the pool of parse workers: the same for the engine process and for the command line.
import type { Codebase, CodebaseOptions } from '../core/api.ts';
import type { FileRef, Files, Log, Root, Store } from '../core/ports.ts';
import type { Suspicion } from './watchedAnalyzer.ts';

/** What to open, and with which ports. */
export interface CodebaseSetup extends Suspicion {
  readonly roots: readonly Root[];
  readonly options: CodebaseOptions;
  readonly storeFolder: string;
  readonly files: Files;
  readonly log: Log;
  /** Is told which files are being parsed, whenever that changes. */
  readonly parsing?: (inFlight: readonly FileRef[]) => void;
}

/** A codebase with what it stands on. */
export interface OpenedCodebase {
  readonly codebase: Codebase;
  readonly store: Store;
  /** A changed file is no longer suspected of anything. */
  forgive(file: FileRef): void;
  /** Resolves when what was to be stored is on disk. */
  dispose(): Promise<void>;
}

export declare function openCodebase(setup: CodebaseSetup): Promise<OpenedCodebase>;
