// Ports: everything that core needs from outside. Each has a version for Node and one in memory for tests, some also one for VS Code; core has no other way out.
import type { CancellationToken } from './base/cancellation.ts';

/** A workspace folder. `key` is a hash of its URI for ids; `name` is for people. */
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

/** One name in a folder. A link has type `link` for any target, or `outside` if it is known to lead out of the root. */
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
  /** Does not follow links: a path with a link in it rejects with `link`, or with `outside` when that leads out of the root. */
  readDirectory(root: Root, path: string): Promise<readonly DirectoryEntry[]>;
  stat(root: Root, path: string): Promise<FileStat>;
  /** Reads at most `limit` bytes from the start; rejects a longer file with `too-large`, so that a growing file cannot fill memory. */
  read(root: Root, path: string, limit: number): Promise<Uint8Array>;
  /**
   * The real path of a file or folder in the root, with links followed; rejects with `outside` when one leads out of the root. Absent where
   * links cannot be followed; files behind links are unreadable there.
   */
  realPath?(root: Root, path: string): Promise<string>;
  /**
   * The ignore files outside a root that belong to its repository, weakest first: git obeys them too. `above` is the path from the folder
   * of the file to the root (`packages/a`, `''` for the root). Absent where nothing above the root is readable.
   */
  ignoresAbove?(root: Root): Promise<readonly { readonly above: string; readonly source: string; readonly text: string }[]>;
}

/** Why a path of the workspace could not be read. */
export class FileError extends Error {
  readonly reason: 'not-found' | 'no-permission' | 'too-large' | 'not-a-directory' | 'path-too-long' | 'link' | 'outside' | 'other';

  /** For `outside`: path of the link that leads out, if known. */
  readonly link: string | undefined;

  constructor(reason: FileError['reason'], message: string, options?: { cause?: unknown; link?: string }) {
    super(message, options);
    this.name = 'FileError';
    this.reason = reason;
    this.link = options?.link;
  }
}

/** Memory limit of an index in bytes, and the bytes in use (without garbage that is not collected yet). */
export interface MemoryUse {
  readonly used: number;
  readonly limit: number;
}

/** Content-addressed records that outlive the process, shared by all workspaces. Losing a record only costs time. */
export interface Store {
  /** Yields the existing records, in their order on disk, and skips absent or damaged ones. */
  getMany(keys: ReadonlySet<string>): AsyncIterable<readonly [key: string, bytes: Uint8Array]>;
  /** Size limit of a record in bytes; larger ones are rejected. */
  readonly largest: number;
  /** Queues a record; an existing key stays unchanged. */
  put(key: string, bytes: Uint8Array): void;
  /** Queues a record in place of the one with this key, for all processes. */
  replace(key: string, bytes: Uint8Array): void;
  /** Resolves when all queued records are on disk. Rejects with `UserError('store-unwritable')` when that fails. */
  flush(): Promise<void>;
  /** The small file of one root that maps paths to record keys; replaced as a whole. */
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
 * Runs `work`, which must be synchronous, for at most `ms`. Returns false when the limit ended it early: its changes until then stay.
 * Errors of `work` are passed on.
 */
export type TimeLimit = (work: () => void, ms: number) => boolean;

/** Lines for the "Clew" log channel. A failure that concerns users is never reported here alone. */
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
  /** `calls`: tool calls instead of an answer; a message of role `tool` answers each. */
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ToolCall[] }
  /** Result of a call. */
  | { readonly role: 'tool'; readonly callId: string; readonly content: string };

/** A tool call by a model. `args` is the model's text, which may not be valid JSON. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly args: string;
}

/** Price of a model per million tokens, as the user has set it. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
  /** For input from the provider's cache; equals `input` when absent. */
  readonly cachedInput?: number;
  readonly currency: string;
}

/** Facts about a model before the first request. Plain data: it crosses process boundaries. */
export interface ModelInfo {
  /** Name of the model on its server, such as `llama3.1:8b`. */
  readonly name: string;
  /** Destination of requests, for people: `api.example.com`, `localhost:11434`, or the provider of a model in the editor. */
  readonly where: string;
  readonly maxInputTokens: number | undefined;
  /** Features for the answer loop: messages of role `system`, JSON mode, tool calls, counts of used tokens. */
  readonly capabilities: { readonly system: boolean; readonly json: boolean; readonly tools: boolean; readonly usage: boolean };
  readonly price?: ModelPrice;
}

/** Workspace lines in a request, which the gate shows before they leave. One-based; `root` is empty when there is only one. */
export interface OutboundPlace {
  readonly root: string;
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  /** Estimated. */
  readonly tokens: number;
}

/** Definition of a tool for a model. `parameters` is a JSON schema of the object of its arguments. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** One call of a model. */
export interface ModelRequest {
  /** `analyse`: to decide what to search for, and whether it was found. */
  readonly purpose: 'answer' | 'classify' | 'analyse';
  readonly messages: readonly ModelMessage[];
  readonly temperature: number;
  /** Most tokens of the reply. */
  readonly maxTokens: number;
  /** The reply must be one JSON object. */
  readonly json?: boolean;
  /** Tools that the model may call; with `mayCall` false it only sees them and has to answer without. */
  readonly tools?: readonly ToolDefinition[];
  readonly mayCall?: boolean;
  /** All workspace lines in `messages`. */
  readonly places: readonly OutboundPlace[];
  /** Number of secrets in `messages` that placeholders replace. */
  readonly secretsReplaced: number;
}

/** Tokens that the provider counted for one call. */
export interface ModelUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Part of `promptTokens` that came from the provider's cache. */
  readonly cachedTokens: number;
}

/** One event of a reply. `end` is the last; a reply that breaks off rejects instead. */
export type ModelEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** The model thinks; its thoughts are not part of the answer and not kept. */
  | { readonly kind: 'reasoning' }
  /** The call failed in a way that may pass; the next attempt follows after `waitMs`. */
  | { readonly kind: 'retry'; readonly attempt: number; readonly waitMs: number }
  /** The request waits for the user's consent. */
  | { readonly kind: 'consent' }
  /** The user has consented, and the request is on its way. */
  | { readonly kind: 'consented' }
  /** A complete tool call, before `end`; one event for each of several calls. */
  | { readonly kind: 'tool-call'; readonly call: ToolCall }
  | { readonly kind: 'usage'; readonly usage: ModelUsage }
  | { readonly kind: 'end'; readonly reason: 'stop' | 'length' | 'filtered' };

/** A language model, wherever it runs. The host or the command line implements it; the engine knows only this interface. */
export interface Model {
  readonly info: ModelInfo;
  /**
   * Asks the model; the reply comes in pieces. Leaving the loop early or cancelling `token` ends the call at the provider too. Rejects with
   * a `UserError` whose code begins with `model-`, or with `CancelledError`.
   */
  chat(request: ModelRequest, token: CancellationToken): AsyncIterable<ModelEvent>;
}

/** Facts about an embedder before the first request. Plain data: it crosses process boundaries. */
export interface EmbedderInfo {
  /** Vectors with equal stamps are comparable and stored together. The stamp comes from server, model and dimensions, never from a key. */
  readonly stamp: string;
  /** Name of the model on its server. */
  readonly name: string;
  /** Destination of texts, for people: `api.example.com`, `localhost:11434`. */
  readonly where: string;
  /** Most numbers of a vector: longer ones are cut to this and normalised again. */
  readonly dimensions: number;
  /** Most tokens of one text; longer texts are embedded in parts. */
  readonly maxInputTokens: number | undefined;
  readonly price?: ModelPrice;
}

/** Texts to embed together; `places` names their workspace lines for the gate. */
export interface EmbedRequest {
  readonly kind: 'query' | 'code';
  readonly texts: readonly string[];
  readonly places: readonly OutboundPlace[];
}

/** Turns texts into vectors, wherever it runs. The host or the command line implements it; the engine knows only this interface. */
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

/** Lines that a commit replaced: `oldLines` from `oldFirst` on (zero-based, in the old file) by `added`, from `newFirst` on. */
export interface Hunk {
  readonly oldFirst: number;
  readonly oldLines: number;
  readonly newFirst: number;
  readonly added: readonly string[];
}

/** A commit with its changes. Paths are relative to the root; files outside it are left out. */
export interface Commit extends LineChange {
  /** The message after its first line. */
  readonly body: string;
  readonly files: readonly { readonly path: string; readonly hunks: readonly Hunk[] }[];
}

/** Version control; absent where there is no repository. */
export interface Git {
  /** The newest changes of the lines (zero-based, both ends included), newest first. */
  recentChanges(root: Root, path: string, first: number, last: number, limit: number): Promise<readonly LineChange[]>;
  /** The newest commits on the first-parent line of the checked-out commit, newest first; fewer when more would take too long. */
  commits(root: Root, limit: number): Promise<readonly Commit[]>;
}

/** Questions to a language server about a name: its definition, uses and implementations, the calls of a function, and direct subtypes. */
export const serverQuestions = ['definition', 'references', 'implementations', 'outgoing-calls', 'subtypes'] as const;
/** One of {@link serverQuestions}. */
export type ServerQuestion = (typeof serverQuestions)[number];

/** A question at the first character of a name; zero-based line and column. */
export interface ServerRequest extends FileRef {
  readonly question: ServerQuestion;
  readonly line: number;
  readonly column: number;
}

/** A place of a reply, at the first character of a name; zero-based. `root` is empty for a place outside the workspace. */
export interface ServerPlace extends FileRef {
  readonly line: number;
  readonly column: number;
  /** For calls and subtypes: the name. */
  readonly name?: string;
  /** For calls: where in the file of the request it is called. */
  readonly calls?: readonly { readonly line: number; readonly column: number }[];
}

/** The reply of a language server. */
export interface ServerReply {
  readonly places: readonly ServerPlace[];
  /** There were more places than a reply may have. */
  readonly isCut: boolean;
}

/** The language servers of the editor. What they say is checked before it is used: they may be slow, wrong or not there. */
export interface LanguageServers {
  /**
   * The reply, or undefined where no server answers for the file. A function without calls has a reply without places. Takes as long as the
   * server does, unless `token` is cancelled.
   */
  ask(request: ServerRequest, token: CancellationToken): Promise<ServerReply | undefined>;
}
