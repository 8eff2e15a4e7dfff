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

/** One name in a folder. A link is reported as a link, whatever it points at; as `outside` where it is known to lead out of the root. */
export interface DirectoryEntry {
  readonly name: string;
  readonly type: 'file' | 'directory' | 'link' | 'outside' | 'other';
}

/** Size in bytes and time of the last change in ms since 1970. */
export interface FileStat {
  readonly size: number;
  readonly mtime: number;
  readonly type: DirectoryEntry['type'];
}

/** Reads the workspace. Failures reject with {@link FileError}. Paths are relative to the root, `''` is the root itself. */
export interface Files {
  /** Links are not followed: a path with a link in it rejects with `link`, or with `outside` when that leads out of the root. */
  readDirectory(root: Root, path: string): Promise<readonly DirectoryEntry[]>;
  stat(root: Root, path: string): Promise<FileStat>;
  /** At most `limit` bytes from the start; a longer file rejects with `too-large`, so that a growing file cannot fill memory. */
  read(root: Root, path: string, limit: number): Promise<Uint8Array>;
  /**
   * The path in the root at which a file or folder really is, links followed; rejects with `outside` when one leads out of the root. Absent
   * where links cannot be followed; what is reached by them cannot be read there.
   */
  realPath?(root: Root, path: string): Promise<string>;
  /**
   * The ignore files of the repository around a root that lie outside it, the weakest first: git obeys them too. `above` is the way from the
   * folder that the file speaks of to the root (`packages/a`, `''` for the root). Absent where nothing can be read above the root.
   */
  ignoresAbove?(root: Root): Promise<readonly { readonly above: string; readonly source: string; readonly text: string }[]>;
}

/** Why the workspace could not be read at some path. */
export class FileError extends Error {
  readonly reason: 'not-found' | 'no-permission' | 'too-large' | 'not-a-directory' | 'path-too-long' | 'link' | 'outside' | 'other';

  /** Of `outside`: path of the link that leads out, where it is known. */
  readonly link: string | undefined;

  constructor(reason: FileError['reason'], message: string, options?: { cause?: unknown; link?: string }) {
    super(message, options);
    this.name = 'FileError';
    this.reason = reason;
    this.link = options?.link;
  }
}

/** Bytes that an index may fill, and how many of them are filled by what is in use (not by what is merely not cleared away yet). */
export interface MemoryUse {
  readonly used: number;
  readonly limit: number;
}

/** Content-addressed records that outlive the process, shared by all workspaces. Losing any of it only costs time. */
export interface Store {
  /** Yields the records that are there, in the order in which they lie on disk; absent or damaged ones are simply not yielded. */
  getMany(keys: ReadonlySet<string>): AsyncIterable<readonly [key: string, bytes: Uint8Array]>;
  /** Bytes of the largest record that is kept; larger ones are not taken. */
  readonly largest: number;
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

/**
 * Runs `work`, which must not be asynchronous, for at most `ms`. Returns false when it was ended before it was done: what it had changed until
 * then stays changed. Errors of `work` are passed on.
 */
export type TimeLimit = (work: () => void, ms: number) => boolean;

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
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  /** `calls`: what it called instead of an answer; each is answered by a message of role `tool`. */
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ToolCall[] }
  /** What a call came to. */
  | { readonly role: 'tool'; readonly callId: string; readonly content: string };

/** A call of a tool by a model. `args` is JSON as the model wrote it, which may be none. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly args: string;
}

/** What a model costs per million tokens, as the user has set it. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
  /** For input that the provider had cached; as `input` when absent. */
  readonly cachedInput?: number;
  readonly currency: string;
}

/** What is known of a model before it is asked. Plain data: it crosses process boundaries. */
export interface ModelInfo {
  /** The name by which its server knows it, such as `llama3.1:8b`. */
  readonly name: string;
  /** Where what is sent goes, for people: `api.example.com`, `localhost:11434`, or who provides the model in the editor. */
  readonly where: string;
  readonly maxInputTokens: number | undefined;
  /** What the answer loop may rely on: messages of role `system`, JSON mode, tool calls, counts of tokens used. */
  readonly capabilities: { readonly system: boolean; readonly json: boolean; readonly tools: boolean; readonly usage: boolean };
  readonly price?: ModelPrice;
}

/** Lines of the workspace that a request carries: what the gate shows before they leave. One-based; `root` is empty when there is only one. */
export interface OutboundPlace {
  readonly root: string;
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  /** Estimate. */
  readonly tokens: number;
}

/** A tool as a model is told of it. `parameters` is a JSON schema of the object of its arguments. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** One call of a model. */
export interface ModelRequest {
  /** `analyse`: to find out what to look for, and whether it was found. */
  readonly purpose: 'answer' | 'classify' | 'analyse';
  readonly messages: readonly ModelMessage[];
  readonly temperature: number;
  /** Most tokens of the reply. */
  readonly maxTokens: number;
  /** The reply must be one JSON object. */
  readonly json?: boolean;
  /** Tools that the model may call; with `mayCall` false they are told, and it has to answer without. */
  readonly tools?: readonly ToolDefinition[];
  readonly mayCall?: boolean;
  /** Everything of the workspace that `messages` hold. */
  readonly places: readonly OutboundPlace[];
  /** Secrets in `messages` that were replaced by placeholders before. */
  readonly secretsReplaced: number;
}

/** Tokens that the provider counted for one call. */
export interface ModelUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Part of `promptTokens` that came from the provider's cache. */
  readonly cachedTokens: number;
}

/** One thing that happens while a model replies. `end` is the last; a reply without it broke off and rejects instead. */
export type ModelEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** The model thinks; what it thinks is not part of the answer and not kept. */
  | { readonly kind: 'reasoning' }
  /** The call failed in a way that may pass and is made again after `waitMs`. */
  | { readonly kind: 'retry'; readonly attempt: number; readonly waitMs: number }
  /** The request waits for the user to say that it may leave. */
  | { readonly kind: 'consent' }
  /** The user has said so: it is on its way. */
  | { readonly kind: 'consented' }
  /** The model calls a tool, several times where it calls several at once; complete, and before `end`. */
  | { readonly kind: 'tool-call'; readonly call: ToolCall }
  | { readonly kind: 'usage'; readonly usage: ModelUsage }
  | { readonly kind: 'end'; readonly reason: 'stop' | 'length' | 'filtered' };

/** A language model, wherever it runs. The host or the command line implements it; the engine only ever sees this. */
export interface Model {
  readonly info: ModelInfo;
  /**
   * Asks; the reply comes in pieces. Leaving the loop early or cancelling `token` ends the call at the provider too.
   * Rejects with a `UserError` whose code begins with `model-`, or with `CancelledError`.
   */
  chat(request: ModelRequest, token: CancellationToken): AsyncIterable<ModelEvent>;
}

/** What is known of an embedder before it is asked. Plain data: it crosses process boundaries. */
export interface EmbedderInfo {
  /** Vectors of equal stamps can be compared and are kept under it: made of server, model and dimensions, never of a key. */
  readonly stamp: string;
  /** The name by which its server knows the model. */
  readonly name: string;
  /** Where texts go, for people: `api.example.com`, `localhost:11434`. */
  readonly where: string;
  /** Most numbers of a vector: longer ones are cut to this and made unit length again. */
  readonly dimensions: number;
  /** Most tokens of one text; longer texts are embedded in parts. */
  readonly maxInputTokens: number | undefined;
  readonly price?: ModelPrice;
}

/** Texts to be embedded at once; `places` tells the gate which lines of the workspace they hold. */
export interface EmbedRequest {
  readonly kind: 'query' | 'code';
  readonly texts: readonly string[];
  readonly places: readonly OutboundPlace[];
}

/** Turns texts into vectors, wherever it runs. The host or the command line implements it; the engine only ever sees this. */
export interface Embedder {
  readonly info: EmbedderInfo;
  /**
   * One vector of unit length for each text, in order, all finite and of one length. Rejects with a `UserError` whose code begins with
   * `embedder-` or `model-`, or with `CancelledError`.
   */
  embed(request: EmbedRequest, token: CancellationToken): Promise<readonly Float32Array[]>;
}

/** A commit that touched some lines. */
export interface LineChange {
  readonly commit: string;
  readonly date: number;
  readonly subject: string;
}

/** Lines that a commit replaced: `oldLines` from `oldFirst` on (zero-based, in the file before) by `added`, from `newFirst` on. */
export interface Hunk {
  readonly oldFirst: number;
  readonly oldLines: number;
  readonly newFirst: number;
  readonly added: readonly string[];
}

/** A commit with what it changed. Paths are relative to the root; what lies outside it is left out. */
export interface Commit extends LineChange {
  /** The message after its first line. */
  readonly body: string;
  readonly files: readonly { readonly path: string; readonly hunks: readonly Hunk[] }[];
}

/** What version control knows; absent where there is no repository. */
export interface Git {
  /** The newest changes of the lines (zero-based, both ends included), newest first. */
  recentChanges(root: Root, path: string, first: number, last: number, limit: number): Promise<readonly LineChange[]>;
  /** The newest commits on the first-parent line of what is checked out, newest first: fewer when that would take too long. */
  commits(root: Root, limit: number): Promise<readonly Commit[]>;
}
