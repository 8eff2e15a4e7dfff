// Public interface of core for the engine, the command line and tests. `codebase.ts` implements it.
import type { RelatedResults, SearchResult, SearchOptions, SymbolMatches } from '../searching/results.ts';
import type { AroundSymbol, CursorPlace } from '../searching/relations/neighbourhood.ts';
import type { UnusedResults } from '../findings/unusedResults.ts';
import type { UsesQuestion, UsesAnswer } from '../uses/answer/usesAnswer.ts';
import type { UseKind } from '../uses/places/useKind.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import type { Disposable } from '../base/disposable.ts';
import type { Event } from '../base/event.ts';
import type { AskEvent } from '../answering/record/events.ts';
import type { EmbeddingChoice, VectorStatus } from '../embedding/vectorStatus.ts';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import type { FileListing } from '../indexing/files/fileListing.ts';
import type { Coverage, IndexReport } from '../indexing/indexReport.ts';
import type { IndexProgress } from '../indexing/indexProgress.ts';
import type { MeasureOptions, MeasureProgress, Measurement } from '../measuring/measure.ts';
import type { FileRef, ToolDefinition } from '../ports.ts';
import type { TextQuery } from '../text/textQuery.ts';
import type { ToolAnswer, ToolCallOptions } from '../tools/callTool.ts';
import type { SkippedFile } from '../workspace/document.ts';
import type { WorkspaceChange } from '../workspace/workspaceChange.ts';
import type { AskOptions, AskModels } from '../answering/input/askOptions.ts';
import type { TextSearchResult } from '../searching/exact/textSearchResult.ts';
import type { LookUpResult } from './lookUpText.ts';
import type { IndexStatus } from './indexStatus.ts';
import type { CitedLines, CurrentLines } from './locateCitation.ts';

export type { WorkspaceRules } from '../workspace/workspaceRules.ts';
export type { WorkspaceChange } from '../workspace/workspaceChange.ts';
export type { AskOptions, AskModels } from '../answering/input/askOptions.ts';
export type { TextHit, TextSearchResult } from '../searching/exact/textSearchResult.ts';
export type { SymbolMatches, RankedResult, RelatedResults, SearchResult, SymbolMatch } from '../searching/results.ts';
export type { CitedLines, CurrentLines } from './locateCitation.ts';
export type { LookUpResult } from './lookUpText.ts';
export type { IndexStatus } from './indexStatus.ts';
export type { CodebaseOptions } from './codebaseDependencies.ts';

/** The code of one workspace: index it, ask it, look things up in it. */
export interface Codebase extends Disposable {
  readonly onProgress: Event<IndexProgress>;
  /** Updates the index to the workspace; takes known files from the store. Safe to call again: joins the current run. */
  index(token: CancellationToken): Promise<IndexReport>;
  /** Clears the index in memory and builds it again. `fromStore: false` parses every file. */
  rebuild(options: { readonly fromStore: boolean }, token: CancellationToken): Promise<IndexReport>;
  /** Applies changes of the workspace; resolves when they are searchable. */
  apply(changes: readonly WorkspaceChange[], token: CancellationToken): Promise<void>;
  /** Unsaved text of an open document, which overrides the disk; `null` when it is closed or saved. */
  overlay(root: string, path: string, text: string | null): Promise<void>;
  /**
   * Sets the embedder; without one there are no vectors. Earlier vectors are used until the new ones are complete. Setting the same
   * embedder again resumes embedding, also after a failure.
   */
  useEmbedding(choice: EmbeddingChoice): void;
  /** Fires when the state of the vectors changes. */
  readonly onVectors: Event<VectorStatus>;
  /** Resolves when every chunk has its vector or embedding has stopped. Rejects with `CancelledError`; embedding continues then. */
  waitForVectors(token: CancellationToken): Promise<void>;
  /** Answers a question. The last event is `done` with the record, or `failed`. Rejects with `CancelledError`. */
  ask(question: string, options: AskOptions, token: CancellationToken, models?: AskModels): AsyncIterable<AskEvent>;
  /** The best places for a question, best first. Rejects with `UserError` or `CancelledError`. */
  search(question: string, options: SearchOptions, token: CancellationToken): Promise<SearchResult>;
  /** Searches the text of all indexed files for a phrase or a regular expression. Rejects with `bad-expression` for an invalid one. */
  searchText(
    query: TextQuery,
    options: { readonly scope?: string; readonly limit: number },
    token: CancellationToken,
  ): Promise<TextSearchResult>;
  /**
   * Places related to the first definition in the one-based lines, else to the section, as in {@link SearchOptions.related}; undefined
   * when there is neither.
   */
  related(
    place: FileRef & { readonly lineStart: number; readonly lineEnd: number },
    token: CancellationToken,
  ): Promise<RelatedResults | undefined>;
  /** Users of the symbol at a place, as in {@link Codebase.uses}, and its callees; undefined when there is none. */
  around(place: CursorPlace, token: CancellationToken): Promise<AroundSymbol | undefined>;

  /**
   * All uses of each matching definition, with kind, evidence and confidence. Uses that neither scope nor types resolve are listed
   * separately, and "nobody" is only reported when nothing is undecided. Rejects with `CancelledError`.
   */
  uses(
    question: UsesQuestion,
    options: { readonly scope?: string; readonly kinds?: ReadonlySet<UseKind>; readonly asksServers?: boolean },
    token: CancellationToken,
  ): Promise<readonly UsesAnswer[]>;
  /**
   * Unused code in a part of the workspace, each with its evidence, and the exclusions with their reasons. `progress` receives the number of
   * finished definitions and the total. Rejects with `CancelledError`.
   */
  unused(
    options: { readonly scope?: string },
    token: CancellationToken,
    progress?: (done: number, of: number) => void,
  ): Promise<UnusedResults>;
  /** Symbols whose name matches typed text: by prefix, by starts of words (`gUBI`), by substring, or by letters in order. */
  symbolsLike(typedText: string, limit: number): SymbolMatches;
  /**
   * Measures the variants of the ranking on questions from doc comments and commits of the workspace. Uses a separate index made from
   * the store, so that the codebase stays in use; this doubles the memory meanwhile.
   */
  measure(options: MeasureOptions, token: CancellationToken, progress?: (now: MeasureProgress) => void): Promise<Measurement>;
  /** Looks up a name, `name in file`, `path:12-40`, callers of a name, or an error text; reports what does not exist. */
  lookUp(text: string, token: CancellationToken): Promise<LookUpResult>;
  /** Tools for other chats and agents, as described to models. */
  readonly tools: readonly ToolDefinition[];
  /**
   * Calls one of {@link Codebase.tools}; `args` may be anything, and the result describes invalid ones. Rejects with `UserError`
   * `no-folder` or `unknown-scope`, or with `CancelledError`.
   */
  callTool(name: string, args: unknown, options: ToolCallOptions, token: CancellationToken): Promise<ToolAnswer>;
  /** Incomplete while edges are being derived: see {@link Codebase.waitForEdges}. */
  readonly graph: CodeGraph;
  /** Resolves when all edges are derived, or after some seconds at most; callers then use the edges that exist. */
  waitForEdges(token: CancellationToken): Promise<void>;
  /** Shares 0..1 of text, edges and vectors that are ready. */
  readonly coverage: Coverage;
  status(): Promise<IndexStatus>;
  skippedFiles(): readonly SkippedFile[];
  /** Every file with its state, in pages. */
  readonly listing: FileListing;
  /** Resolves a citation that may have moved: the current one-based lines with the same text, or undefined when they are gone. */
  locate(citedLines: CitedLines): Promise<CurrentLines | undefined>;
}
