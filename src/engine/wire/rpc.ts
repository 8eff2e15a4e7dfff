// Messages between the extension host and the engine process: vscode-jsonrpc request and notification types.
import { NotificationType, RequestType } from 'vscode-jsonrpc';
import type { UsesSummary, UsesQuestion, UsesAnswer } from '../../core/uses/answer/usesAnswer.ts';
import type { AskEvent } from '../../core/answering/record/events.ts';
import type {
  CitedLines,
  CurrentLines,
  RelatedResults,
  SearchResult,
  WorkspaceChange,
  AskOptions,
  TextSearchResult,
  SymbolMatches,
  IndexStatus,
  CodebaseOptions,
} from '../../core/codebase/api.ts';
import type { Mode } from '../../core/reading/mode.ts';
import type { MissingList, Wishes } from '../../core/answering/input/steering.ts';
import type { EmbeddingChoice, VectorStatus } from '../../core/embedding/vectorStatus.ts';
import type { AroundSymbol, CursorPlace, DefinitionNamePlace, SymbolPlace } from '../../core/searching/relations/neighbourhood.ts';
import type { CallDirection, HierarchyCall } from '../../core/searching/relations/callHierarchy.ts';
import type { OutlineEntry, RangedDefinition } from '../../core/searching/relations/namedDefinitions.ts';
import type { NamedPlace } from '../../core/searching/definitions/resolveNameAt.ts';
import type { FirstQuestion } from '../../core/planning/firstQuestions.ts';
import type { FilePage, FileQuery, FileRow } from '../../core/indexing/files/fileListing.ts';
import type { TypedPaths } from '../../core/indexing/files/typedPaths.ts';
import type { IndexProgress } from '../../core/indexing/indexProgress.ts';
import type { IndexReport } from '../../core/indexing/indexReport.ts';
import type { Notice } from '../../core/base/wording/errors.ts';
import type { MeasureOptions, MeasureProgress, Measurement } from '../../core/measuring/measure.ts';
import type {
  DirectoryEntry,
  EmbedderInfo,
  EmbedRequest,
  FileRef,
  FileStat,
  ModelEvent,
  ModelInfo,
  ModelRequest,
  Root,
  ServerReply,
  ServerRequest,
} from '../../core/ports.ts';
import type { TextQuery } from '../../core/text/textQuery.ts';
import type { ToolAnswer, ToolCallOptions } from '../../core/tools/callTool.ts';
import type { SkippedFile } from '../../core/workspace/document.ts';
import type { PaceParams } from '../pace.ts';

/** A failure with a sentence for people, as it crosses the process boundary (data of a ResponseError). */
export interface RpcUserError {
  readonly code: string;
  readonly args: readonly string[];
}

/** Parameters that the engine needs before anything else. `l10n`: content of the bundle for the display language. */
export interface OpenParams {
  readonly roots: readonly Root[];
  readonly options: CodebaseOptions;
  readonly storeFolder: string;
  /** Maximum size of the store in bytes; 2 GB when absent. */
  readonly storeLimit?: number;
  /** Whether the user trusts the workspace. Only then may git run, since it reads the configuration of the repository. */
  readonly trusted: boolean;
  /** The built-in embedder when absent. */
  readonly embedding?: LentEmbedding;
  readonly l10n?: Record<string, string>;
  /** Unpaused and of normal priority when absent. */
  readonly pace?: PaceParams;
  /** Files whose parsing ended an earlier engine: they are left out, and counted as such. */
  readonly quarantined?: readonly FileRef[];
  /** Files under parsing when an earlier engine ended. They are parsed one at a time, to find the one at fault. */
  readonly suspects?: readonly FileRef[];
  /** Files open in an editor: they are indexed first. */
  readonly openFiles?: readonly FileRef[];
  /** Share of the heap that the index may fill, set after an earlier engine ran out of memory. */
  readonly memoryShare?: number;
}

/**
 * Host -> engine: checks that the engine is up, even without an open workspace. `pid` is that of the process (the host's own in a thread).
 */
export const helloRequest = new RequestType<void, { readonly pid: number }, RpcUserError>('clew/hello');

/** Host -> engine: opens the workspace, and opens it again when roots or settings change. */
export const openRequest = new RequestType<OpenParams, void, RpcUserError>('clew/open');
/** Host -> engine: brings the index up to date; `rebuild` parses everything anew. */
export const indexRequest = new RequestType<{ readonly rebuild: boolean }, IndexReport, RpcUserError>('clew/index');
/** Host -> engine: applies changes of the workspace; the response comes when they are searchable. */
export const applyRequest = new RequestType<{ readonly changes: readonly WorkspaceChange[] }, void, RpcUserError>('clew/apply');
/** Host -> engine: unsaved text of an open document; `null` when it is closed or saved. */
export const overlayRequest = new RequestType<
  { readonly root: string; readonly path: string; readonly text: string | null },
  void,
  RpcUserError
>('clew/overlay');

/** Models that the host lends to one question. `problem`: why there is no model for the answer. */
export interface LentModels {
  readonly answering?: ModelInfo;
  readonly classifying?: ModelInfo;
  readonly analysing?: ModelInfo;
  readonly problem?: Notice;
  /** Whether the person may steer between two passes: `steerRequest` asks them. */
  readonly steered?: boolean;
}

/** Host -> engine: answers a question. Events come as `askEvent` notifications with the same `id`; the response comes after the last one. */
export const askRequest = new RequestType<
  { readonly id: string; readonly question: string; readonly options: AskOptions; readonly models: LentModels },
  void,
  RpcUserError
>('clew/ask');
/** Host -> engine: the best places for a question, without an answer. */
export const searchRequest = new RequestType<
  { readonly question: string; readonly mode?: Mode; readonly scope?: string; readonly limit: number; readonly related?: boolean },
  SearchResult,
  RpcUserError
>('clew/search');
/** Host -> engine: finds a phrase or a regular expression in all indexed text. */
export const searchTextRequest = new RequestType<
  { readonly query: TextQuery; readonly scope?: string; readonly limit: number },
  TextSearchResult,
  RpcUserError
>('clew/searchText');
/** Longest typed text that is sent, in characters: longer text was pasted and is no name. */
export const maxTypedLength = 1000;
/** Host -> engine: symbols whose name fits the typed text. */
export const symbolsRequest = new RequestType<{ readonly typed: string; readonly limit: number }, SymbolMatches, RpcUserError>(
  'clew/symbols',
);
/** A tool call by a chat of the editor. The tool checks `args`, since a model wrote them. */
export interface ToolCallParams {
  readonly name: string;
  readonly args: unknown;
  readonly options: ToolCallOptions;
}

/** Host -> engine: calls a tool. */
export const toolRequest = new RequestType<ToolCallParams, ToolAnswer, RpcUserError>('clew/tool');
/** Host -> engine: the state of the whole index. */
export const statusRequest = new RequestType<void, IndexStatus, RpcUserError>('clew/status');
/** Host -> engine: all files that are not in the index, each with the reason. */
export const skippedRequest = new RequestType<void, readonly SkippedFile[], RpcUserError>('clew/skipped');
/** Host -> engine: a page of all files with their states. */
export const filesRequest = new RequestType<FileQuery, FilePage, RpcUserError>('clew/files');
/** Host -> engine: the row of one file; null when it is not part of the workspace. */
export const fileRequest = new RequestType<FileRef, FileRow | null, RpcUserError>('clew/file');
/** Host -> engine: files and folders whose path fits the typed text. */
export const pathsRequest = new RequestType<{ readonly typed: string; readonly limit: number }, TypedPaths, RpcUserError>('clew/paths');
/** One-based lines of files. */
export type LinePlaces = readonly (FileRef & { readonly lineStart: number; readonly lineEnd: number })[];
/** Host -> engine: callers and callees of the symbol at a place; null where there is none. */
export const aroundRequest = new RequestType<CursorPlace, AroundSymbol | null, RpcUserError>('clew/around');
/** Host -> engine: code related to the definition or section in the lines of a file. */
export const relatedRequest = new RequestType<LinePlaces[number], RelatedResults | null, RpcUserError>('clew/related');
/** A question for uses. `asksServers: false`: the language servers of the editor are not asked; they are by default. */
export type UsesParams = UsesQuestion & { readonly asksServers?: boolean };
/** Host -> engine: all uses of the symbol named at a place. */
export const usesRequest = new RequestType<UsesParams, readonly UsesAnswer[], RpcUserError>('clew/uses');
/** Host -> engine: only the number of uses; null where the name means nothing. */
export const usesSummaryRequest = new RequestType<UsesQuestion, UsesSummary | null, RpcUserError>('clew/usesSummary');
/** Host -> engine: the definitions of a file that other code can name. */
export const definitionsRequest = new RequestType<FileRef, readonly DefinitionNamePlace[], RpcUserError>('clew/definitions');
/** Host -> engine: the definitions of a file as a tree. Lines and columns of this and the next three are zero-based, as in the editor. */
export const outlineRequest = new RequestType<FileRef, readonly OutlineEntry[], RpcUserError>('clew/outline');
/** Host -> engine: the definitions that a name means. */
export const namedRequest = new RequestType<NamedPlace, readonly RangedDefinition[], RpcUserError>('clew/named');
/** Host -> engine: what extends, implements or overrides the definition that a name means. */
export const derivedRequest = new RequestType<NamedPlace, readonly RangedDefinition[], RpcUserError>('clew/derived');
/** Host -> engine: callers or callees of a definition. */
export const callsRequest = new RequestType<
  { readonly id: string; readonly direction: CallDirection },
  readonly HierarchyCall[],
  RpcUserError
>('clew/calls');
/** Host -> engine: the functions and classes that hold lines. */
export const symbolsInRequest = new RequestType<{ readonly places: LinePlaces }, readonly SymbolPlace[], RpcUserError>('clew/symbolsIn');
/** Host -> engine: starter questions for this workspace. */
export const firstQuestionsRequest = new RequestType<void, readonly FirstQuestion[], RpcUserError>('clew/firstQuestions');
/** Host -> engine: the present place of cited lines; null when they are gone. */
export const locateRequest = new RequestType<CitedLines, CurrentLines | null, RpcUserError>('clew/locate');
/** Host -> engine: forgets and deletes everything stored. */
export const deleteDataRequest = new RequestType<void, void, RpcUserError>('clew/deleteData');

/** Engine -> host: one event of the answer to the question `id`. */
export const askEvent = new NotificationType<{ readonly id: string; readonly event: AskEvent }>('clew/askEvent');
/** Engine -> host: progress of the index; at most ten messages a second. */
export const progressEvent = new NotificationType<IndexProgress>('clew/progress');
/** Engine -> host: a line for the log channel. */
export const logEvent = new NotificationType<{ readonly level: 'trace' | 'info' | 'warn' | 'error'; readonly message: string }>('clew/log');
/** Host -> engine: how much of the machine background work may take. */
export const paceEvent = new NotificationType<PaceParams>('clew/pace');
/** Host -> engine: the person is typing; sent at most once a second. */
export const typingEvent = new NotificationType<void>('clew/typing');
/** Engine -> host: the files under parsing. When the engine dies the host suspects them, and quarantines a suspect that ends it again. */
export const parsingEvent = new NotificationType<{ readonly files: readonly FileRef[] }>('clew/parsing');

/** Engine -> host: lists a folder of a root that is not on this machine's disk (a virtual file system). */
export const readDirectoryRequest = new RequestType<
  { readonly root: string; readonly path: string },
  readonly DirectoryEntry[],
  RpcUserError
>('clew/files/readDirectory');
/** Engine -> host: as {@link readDirectoryRequest}, for size and time of a file. */
export const statFileRequest = new RequestType<{ readonly root: string; readonly path: string }, FileStat, RpcUserError>('clew/files/stat');
/** Engine -> host: as {@link readDirectoryRequest}, for the bytes of a file, in base64. */
export const readFileRequest = new RequestType<
  { readonly root: string; readonly path: string; readonly limit: number },
  string,
  RpcUserError
>('clew/files/read');

/** Engine -> host: asks the language server of a file; null where none answers. */
export const languageServerRequest = new RequestType<ServerRequest, ServerReply | null, RpcUserError>('clew/languageServer');

/** Call of one model of a question. `askId` is the `id` of the question, `callId` that of this call. */
export interface ModelCall {
  readonly callId: string;
  readonly askId: string;
  readonly model: 'answering' | 'classifying' | 'analysing';
  readonly request: ModelRequest;
}

/** Engine -> host: calls a model. The reply comes as `modelReplyEvent` with the same `callId`; the response comes after the last one. */
export const modelRequest = new RequestType<ModelCall, void, RpcUserError>('clew/model/chat');
/** Host -> engine: pieces of the reply, in order; several at a time when they come fast. */
export const modelReplyEvent = new NotificationType<{ readonly callId: string; readonly events: readonly ModelEvent[] }>(
  'clew/model/events',
);

/** Engine -> host: a pass has ended, and the person may steer the next one. The host answers at once unless they want to look first. */
export const steerRequest = new RequestType<{ readonly askId: string; readonly round: MissingList }, Wishes, RpcUserError>('clew/steer');

/** An {@link EmbeddingChoice} as it crosses the wire. A lent embedder is only described, since the host calls it. */
export type LentEmbedding =
  Exclude<EmbeddingChoice, { readonly provider: 'lent' }> | { readonly provider: 'lent'; readonly info: EmbedderInfo };

/**
 * Host -> engine: changes the embedder while the workspace stays open. Old vectors serve until the new ones are complete. Sending the same
 * embedder again resumes embedding where vectors are missing, also after a failure.
 */
export const lendEmbedderRequest = new RequestType<LentEmbedding, void, RpcUserError>('clew/embedder/lend');
/** Engine -> host: progress of the vectors; at most ten messages a second. */
export const vectorsEvent = new NotificationType<VectorStatus>('clew/vectors');

/** Texts for the lent embedder whose stamp is `stamp`. */
export interface EmbedCall {
  readonly stamp: string;
  readonly request: EmbedRequest;
}

/** Vectors as they cross the wire: float32, little endian, concatenated, in base64; each has `dimensions` numbers. */
export interface SentVectors {
  readonly dimensions: number;
  readonly data: string;
}

/** Engine -> host: embeds texts. */
export const embedRequest = new RequestType<EmbedCall, SentVectors, RpcUserError>('clew/embedder/embed');

/** What to measure, with the vectors of one embedder. `id` names the progress of this measurement. */
export interface MeasureParams {
  readonly id: string;
  readonly options: Omit<MeasureOptions, 'embedding'>;
  readonly embedding: LentEmbedding;
}

/** Host -> engine: measures search on questions of the workspace. */
export const measureRequest = new RequestType<MeasureParams, Measurement, RpcUserError>('clew/measure');
/** Engine -> host: progress of the measurement; at most ten messages a second. */
export const measureProgressEvent = new NotificationType<{ readonly id: string; readonly progress: MeasureProgress }>(
  'clew/measure/progress',
);
