// Everything that core asks of the outside. Each port has a Node, a VS Code and an in-memory version; core has no other way out.
import type { CancellationToken } from './base/cancellation.ts';

/** A workspace folder. `key` is a hash of its URI and goes into ids; `name` is what people see. */
export interface Root {
  readonly key: string;
  readonly name: string;
  readonly uri: string;
}

/** A file inside a root, by its path relative to it with `/` between parts. */
export interface FileRef {
  readonly root: string;
  readonly path: string;
}

/** One name in a folder. A link is reported as a link, whatever it points at. */
export interface DirectoryEntry {
  readonly name: string;
  readonly type: 'file' | 'directory' | 'link' | 'other';
}

/** Size in bytes and time of the last change in ms since 1970. */
export interface FileStat {
  readonly size: number;
  readonly mtime: number;
  readonly type: DirectoryEntry['type'];
}

/** Reads the workspace. Failures reject with {@link FileError}. Paths are relative to the root, `''` is the root itself. */
export interface Files {
  readDirectory(root: Root, path: string): Promise<readonly DirectoryEntry[]>;
  stat(root: Root, path: string): Promise<FileStat>;
  /** At most `limit` bytes from the start; a longer file rejects with `too-large`, so that a growing file cannot fill memory. */
  read(root: Root, path: string, limit: number): Promise<Uint8Array>;
  /**
   * The .gitignore files above a root that lies inside a repository, outermost first: git obeys them too. `above` is the way from the
   * folder of the file to the root (`packages/a`). Absent where nothing can be read above the root.
   */
  ignoresAbove?(root: Root): Promise<readonly { readonly above: string; readonly source: string; readonly text: string }[]>;
}

/** Why the workspace could not be read at some path. */
export class FileError extends Error {
  readonly reason: 'not-found' | 'no-permission' | 'too-large' | 'not-a-directory' | 'other';

  constructor(reason: FileError['reason'], message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'FileError';
    this.reason = reason;
  }
}

/** Content-addressed records that outlive the process, shared by all workspaces. Losing any of it only costs time. */
export interface Store {
  /** Yields the records that are there, in the order in which they lie on disk; absent or damaged ones are simply not yielded. */
  getMany(keys: ReadonlySet<string>): AsyncIterable<readonly [key: string, bytes: Uint8Array]>;
  /** Queues a record; a key that is already there is left as it is. */
  put(key: string, bytes: Uint8Array): void;
  /** Resolves when all that was put is on disk. Rejects with `UserError('store-unwritable')` when it cannot be. */
  flush(): Promise<void>;
  /** The small file of one root that lists path -> record key; replaced as a whole. */
  readManifest(rootKey: string): Promise<Uint8Array | undefined>;
  writeManifest(rootKey: string, bytes: Uint8Array): Promise<void>;
  /** Bytes on disk. */
  size(): Promise<number>;
  /** Deletes everything that Clew has stored. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Time, so that tests can own it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds from a fixed point, never going back; for durations. */
  monotonic(): number;
  /** Resolves after `ms`; lets other work run even with 0. */
  sleep(ms: number): Promise<void>;
}

/** Details for the "Clew" log channel; never the place where a user learns of a failure. */
export interface Log {
  trace(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string, error?: unknown): void;
}

/** Files that ship with Clew: grammars and queries, by path such as `grammars/python.wasm`. */
export interface Assets {
  read(path: string): Promise<Uint8Array>;
}

/** Strong hash of bytes as a short string (128 bits, base64url); equal content has an equal digest on every platform. */
export type Digest = (bytes: Uint8Array | string) => string;

/** One message of a chat with a model. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A language model, wherever it runs. The host or the command line implements it; the engine only ever sees this. */
export interface Model {
  readonly name: string;
  readonly maxInputTokens: number | undefined;
  readonly capabilities: { readonly system: boolean; readonly json: boolean; readonly tools: boolean; readonly usage: boolean };
  chat(
    messages: readonly ModelMessage[],
    options: { readonly temperature: number; readonly maxTokens: number; readonly json?: boolean },
    token: CancellationToken,
  ): AsyncIterable<string>;
}

/** Turns texts into unit vectors of `dimensions` numbers. */
export interface Embedder {
  readonly name: string;
  readonly dimensions: number;
  embed(texts: readonly string[], kind: 'query' | 'code', token: CancellationToken): Promise<readonly Float32Array[]>;
}

/** A commit that touched some lines. */
export interface GitChange {
  readonly commit: string;
  readonly date: number;
  readonly subject: string;
}

/** What version control knows; absent where there is no repository. */
export interface Git {
  /** The newest changes of the lines (zero-based, both ends included), newest first. */
  recentChanges(root: Root, path: string, first: number, last: number, limit: number): Promise<readonly GitChange[]>;
}
