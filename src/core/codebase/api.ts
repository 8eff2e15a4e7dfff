// The public face of core in types: what the engine, the command line and tests call. `codebase.ts` implements it.
import type { RelatedResults, SearchResult, SearchOptions, SymbolMatches } from '../searching/results.ts';
import type { AroundSymbol, CursorPlace } from '../searching/relations/around.ts';
import type { UnusedResults } from '../findings/unusedResults.ts';
import type { UsesQuestion, UsesResult } from '../uses/answer/usesAnswer.ts';
import type { UseKind } from '../uses/useKind.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import type { Disposable } from '../base/disposable.ts';
import type { Event } from '../base/event.ts';
import type { AskEvent } from '../answering/events.ts';
import type { EmbeddingChoice, VectorStatus } from '../embedding/status.ts';
import type { CodeGraph } from '../graph/edges/types.ts';
import type { FileListing } from '../indexing/files/fileListing.ts';
import type { Coverage, IndexProgress, IndexReport } from '../indexing/types.ts';
import type { MeasureOptions, MeasureProgress, Measurement } from '../measuring/measure.ts';
import type { FileRef, ToolDefinition } from '../ports.ts';
import type { TextQuery } from '../text/textQuery.ts';
import type { ToolAnswer, ToolCallOptions } from '../tools/callTool.ts';
import type { SkippedFile } from '../workspace/document.ts';
import type { WorkspaceChange } from '../workspace/workspaceChange.ts';
import type { AskOptions, AskModels } from '../answering/askOptions.ts';
import type { TextSearchResult } from '../searching/exact/textSearchResult.ts';
import type { LookUpResult } from './lookUpText.ts';
import type { IndexStatus } from './indexStatus.ts';
import type { CitedLines, CurrentLines } from './locateCitation.ts';

export type { WorkspaceRules } from '../workspace/workspaceRules.ts';
export type { WorkspaceChange } from '../workspace/workspaceChange.ts';
export type { AskOptions, AskModels } from '../answering/askOptions.ts';
export type { TextHit, TextSearchResult } from '../searching/exact/textSearchResult.ts';
export type { SymbolMatches, RankedResult, RelatedResults, SearchResult, SymbolMatch } from '../searching/results.ts';
export type { LookUpResult } from './lookUpText.ts';
export type { IndexStatus } from './indexStatus.ts';
export type { CodebaseOptions } from './codebaseDeps.ts';

/** The code of one workspace: index it, ask it, look things up in it. */
export interface Codebase extends Disposable {
  readonly onProgress: Event<IndexProgress>;
  /** Brings the index in line with the workspace; uses the store for what is known. Safe to call again: joins the run under way. */
  index(token: CancellationToken): Promise<IndexReport>;
  /** Forgets what is indexed in memory and builds it again. `fromStore: false` parses everything anew. */
  rebuild(options: { readonly fromStore: boolean }, token: CancellationToken): Promise<IndexReport>;
  /** Takes in changes of the workspace; resolves when they can be searched. */
  apply(changes: readonly WorkspaceChange[], token: CancellationToken): Promise<void>;
  /** Unsaved text of an open document, which wins over the disk; `null` when it is closed or saved. */
  overlay(root: string, path: string, text: string | null): Promise<void>;
  /**
   * Sets the embedder; without this there are no vectors. What was embedded before serves until the new vectors are complete. The same embedder
   * again goes on with what has no vector yet, also after a failure.
   */
  useEmbedding(choice: EmbeddingChoice): void;
  /** How far the vectors are, whenever that changes. */
  readonly onVectors: Event<VectorStatus>;
  /** Resolves when every chunk has its vector or nothing more is embedded for now. Rejects with `CancelledError`; embedding goes on then. */
  vectorsSettled(token: CancellationToken): Promise<void>;
  ask(question: string, options: AskOptions, token: CancellationToken, models?: AskModels): AsyncIterable<AskEvent>;
  search(question: string, options: SearchOptions, token: CancellationToken): Promise<SearchResult>;
  /** Finds a phrase or a regular expression in the text of all indexed files. Rejects with `bad-expression` when it is none. */
  searchText(
    query: TextQuery,
    options: { readonly scope?: string; readonly limit: number },
    token: CancellationToken,
  ): Promise<TextSearchResult>;
  /** What belongs to the first definition, else the section, in one-based lines, as {@link SearchOptions.related} has it; undefined where neither is. */
  related(
    place: FileRef & { readonly lineStart: number; readonly lineEnd: number },
    token: CancellationToken,
  ): Promise<RelatedResults | undefined>;
  /** Who uses the symbol that a place means, in the list of {@link Codebase.uses}, and what it calls; undefined where there is none. */
  around(place: CursorPlace, token: CancellationToken): Promise<AroundSymbol | undefined>;

  /**
   * All places that use a definition, each with its kind, evidence and confidence; for each definition that is meant. What neither scope nor
   * types tell is listed apart, and "nobody" is told only where nothing is left open. Rejects with `CancelledError`.
   */
  uses(
    question: UsesQuestion,
    options: { readonly scope?: string; readonly kinds?: ReadonlySet<UseKind> },
    token: CancellationToken,
  ): Promise<readonly UsesResult[]>;
  /**
   * What nobody uses in a part of the workspace, each with what was looked through, and how much was left out and why. `progress` hears how many
   * definitions are done, of how many. Rejects with `CancelledError`.
   */
  unused(
    options: { readonly scope?: string },
    token: CancellationToken,
    progress?: (done: number, of: number) => void,
  ): Promise<UnusedResults>;
  /** Symbols whose name fits what somebody is typing: by its beginning, the beginnings of its words (`gUBI`), a part of it, or letters in order. */
  symbolsLike(typed: string, limit: number): SymbolMatches;
  /**
   * Measures how well each variant of the ranking finds what the workspace itself asks for, by its doc comments and commits. Works on an
   * index of its own, made from the store, so that what is being measured serves on; needs its memory twice for that long.
   */
  measure(options: MeasureOptions, token: CancellationToken, progress?: (now: MeasureProgress) => void): Promise<Measurement>;
  /** Looks up a name, `name in file`, `path:12-40`, callers of a name, an error text: what is not there is said to be not there. */
  lookUp(text: string, token: CancellationToken): Promise<LookUpResult>;
  /** The tools that other chats and agents can call, as models are told of them. */
  readonly tools: readonly ToolDefinition[];
  /**
   * Calls one of {@link Codebase.tools}; `args` may be anything, and what is wrong with them is told in the result. Rejects with `UserError`
   * `no-folder` or `unknown-scope`, or with `CancelledError`.
   */
  callTool(name: string, args: unknown, options: ToolCallOptions, token: CancellationToken): Promise<ToolAnswer>;
  /** While edges are being derived it knows those that are there: see {@link Codebase.linked}. */
  readonly graph: CodeGraph;
  /** Resolves when all edges are derived, and after some seconds at most: what asks for more than that gets what is there. */
  linked(token: CancellationToken): Promise<void>;
  readonly coverage: Coverage;
  status(): Promise<IndexStatus>;
  skippedFiles(): readonly SkippedFile[];
  /** Every file with its state, in pages. */
  readonly listing: FileListing;
  /** Resolves a possibly moved citation: where the lines with digest `hash` are now, one-based, or undefined when they are gone. */
  locate(place: CitedLines): Promise<CurrentLines | undefined>;
}
