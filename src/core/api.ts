// The public face of core in types: what the engine, the command line and tests call. `codebase.ts` implements it.
import type { EditorProblem } from './findings/editorProblems.ts';
import type { RankedResult, RelatedResults, SearchResult, SymbolMatch } from './results.ts';
import type { AroundSymbol, CursorPlace } from './searching/relations/around.ts';
import type { UnusedResults } from './findings/unusedResults.ts';
import type { UsesQuestion, UsesResult } from './uses/answer/usesAnswer.ts';
import type { UseKind } from './uses/useKind.ts';
import type { AskSettings } from './base/settings/askSettings.ts';
import type { CancellationToken } from './base/cancellation.ts';
import type { Disposable } from './base/disposable.ts';
import type { Event } from './base/event.ts';
import type { Depth } from './answering/strategies/depth.ts';
import type { AskEvent } from './answering/events.ts';
import type { EarlierTurn, Focus } from './answering/session/earlierTurn.ts';
import type { Steering } from './answering/steering.ts';
import type { Citation, EvidenceRecord, GapRecord } from './answering/record/record.ts';
import type { Mode } from './reading/mode.ts';
import type { Notice } from './base/wording/errors.ts';
import type { EmbeddingChoice, VectorStatus } from './embedding/status.ts';
import type { CodeGraph } from './graph/edges/types.ts';
import type { FileListing } from './indexing/files/fileListing.ts';
import type { Coverage, IndexProgress, IndexReport } from './indexing/types.ts';
import type { MeasureOptions, MeasureProgress, Measurement } from './measuring/measure.ts';
import type { FileRef, Model, Root, ToolDefinition } from './ports.ts';
import type { Signals } from './searching/signals.ts';
import type { Trial } from './searching/trial.ts';
import type { WantedRelation } from './searching/wantedRelation.ts';
import type { TextQuery } from './text/textQuery.ts';
import type { ToolAnswer, ToolCallOptions } from './tools/callTool.ts';
import type { SkippedFile } from './workspace/document.ts';

export type { RankedResult, RelatedResults, SearchResult, SymbolMatch } from './results.ts';

/** Which files count. Globs are VS Code's. */
export interface WorkspaceRules {
  /** Patterns of `files.exclude`, `search.exclude` and `clew.exclude` that are switched on. */
  readonly filesExclude: readonly string[];
  readonly searchExclude: readonly string[];
  readonly clewExclude: readonly string[];
  /** Bytes; larger files are left out and counted. */
  readonly maxFileSize: number;
  readonly useIgnoreFiles: boolean;
  /** Files and folders (paths or globs) that are in the index whatever leaves them out, but for secrets and version control's own data. */
  readonly include?: readonly string[];
  /** Encodings (labels of the Encoding Standard) of files without a byte order mark, the first glob that matches; UTF-8 where none does. */
  readonly encodings?: readonly { readonly glob: string; readonly label: string }[];
}

/** What the index is to do. */
export interface CodebaseOptions {
  readonly rules: WorkspaceRules;
  /** Rules of roots, by key, that have settings of their own. */
  readonly rootRules?: Readonly<Record<string, WorkspaceRules>>;
  readonly extractRaises: boolean;
  readonly extractErrorStrings: boolean;
  readonly extractMutates: boolean;
  /** Characters of a doc comment that are shown (200); search uses all of it. */
  readonly docLength?: number;
}

/** Options of one question; each overrides a setting. Lines one-based. */
export interface AskOptions {
  readonly mode?: Mode;
  /** Who chose `mode`; the person when absent. */
  readonly modeBy?: 'user' | 'command';
  readonly strategy?: string;
  readonly maxPasses?: number;
  /** Quick is one request by no strategy but `single-pass`; deep, all that the strategy may take. */
  readonly depth?: Depth;
  /** End the loop when a pass has brought no new evidence (true). */
  readonly stopOnNoNewContext?: boolean;
  readonly budget?: number;
  readonly scope?: string;
  readonly sessionId?: string;
  /** Code that the question is about: a selection, or the place of a diagnostic. */
  readonly focus?: Focus;
  /** Turns of the same chat before this one, newest last: what "it" means, what was said, what was read. */
  readonly earlier?: readonly EarlierTurn[];
  /** Further code that the question is about. */
  readonly attached?: readonly Focus[];
  /** Code that is not to be looked at: what a person called not relevant. */
  readonly excluded?: readonly Focus[];
  /** What compilers and linters of the editor report, errors before warnings. */
  readonly problems?: readonly EditorProblem[];
  /** What is asked of the code in `focus`, where that is known without reading the question. */
  readonly relation?: WantedRelation;
  /** Language to answer in, such as `German`; that of the question when absent. */
  readonly language?: string;
  /** Most tokens of the answer (1,500). */
  readonly maxOutputTokens?: number;
  /** Numbers and switches of this question; the defaults where it says nothing. */
  readonly settings?: Partial<AskSettings>;
  /** Of the answer (0.2). */
  readonly temperature?: number;
  /** Goes on with an answer that reached the output limit. */
  readonly continuation?: Continuation;
}

/** An answer to go on with: its text so far with the citations in it, and what it was made from. */
export interface Continuation {
  readonly answer: string;
  readonly citations: readonly Citation[];
  readonly evidence: readonly Pick<EvidenceRecord, 'root' | 'file' | 'lineStart' | 'lineEnd' | 'why'>[];
  /** By which strategy it came about, for the record of the whole. */
  readonly strategy?: string;
}

/** The models that a question may use. Without `answering` the answer is made from the code alone, and `problem` says why. */
export interface AskModels {
  readonly answering?: Model;
  /** A small, cheap one; without it, rules classify. */
  readonly classifying?: Model;
  /** A small one that finds out what to look for, where a strategy asks that; without it, `answering` does. */
  readonly analysing?: Model;
  readonly problem?: Notice;
  /** Who may say something between two passes; nobody when absent. */
  readonly steering?: Steering;
}

/** Options of a search. `signals`, `trial`: what may rank and with which weights, for whoever measures what each is worth; all and as usual when absent. */
export interface SearchOptions {
  readonly mode?: Mode;
  readonly scope?: string;
  readonly limit: number;
  readonly signals?: Signals;
  readonly trial?: Trial;
  /** List with each result what belongs to it: callers, callees, members, tests, documents. */
  readonly related?: boolean;
}

/** A place where a text stands. Lines and columns one-based, columns in UTF-16 units; `columnEnd` is the first behind it. */
export interface TextHit {
  readonly root: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly lineEnd: number;
  readonly columnEnd: number;
  /** The line, or of a very long one the part around the match, which begins at `previewColumn`. */
  readonly preview: string;
  readonly previewColumn: number;
  /** The innermost definition around it. */
  readonly symbol: string | null;
}

/** Result of an exact search. */
export interface TextSearchResult {
  /** The first hits, code before tests, documents and generated files. */
  readonly hits: readonly TextHit[];
  /** Number of hits, also of those that are not listed. */
  readonly total: number;
  /** Number of files with hits, and of files that were looked through. */
  readonly files: number;
  readonly searched: number;
  /** All files of a complete index were looked through to their ends: what has no hit stands in none of them. */
  readonly complete: boolean;
  /** Files that could not be read. */
  readonly unread: readonly string[];
  /** Why it ended early, and in which file. */
  readonly stopped: { readonly reason: 'too-many' | 'too-slow'; readonly file: string } | null;
  /** Number of files that are not in the index and so were not looked through, by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly ms: number;
}

/** Symbols by what was typed, best first. `names` counts all names that fit, also those whose symbols are not listed. */
export interface SymbolMatches {
  readonly symbols: readonly SymbolMatch[];
  readonly names: number;
  readonly ms: number;
}

/** What became of looking one thing up as the answer loop does. */
export interface LookUpResult {
  /** The request in one form, such as `get in src/db.ts`. */
  readonly normalized: string;
  readonly how: GapRecord['how'];
  readonly outcome: GapRecord['outcome'];
  /** What a model is told of it, in English: where it stands, or what was looked through in vain. */
  readonly note: string;
  /** All that an ambiguous name may mean. */
  readonly candidates: readonly string[];
  readonly places: readonly RankedResult[];
  readonly ms: number;
}

/** What changed in the workspace. Paths of folders stand for everything below them. */
export interface WorkspaceChange {
  readonly root: string;
  readonly path: string;
  readonly type: 'created' | 'changed' | 'deleted';
}

/** State of the index as a whole. */
export interface IndexStatus {
  readonly roots: readonly Root[];
  readonly progress: IndexProgress;
  readonly coverage: Coverage;
  readonly vectors: VectorStatus;
  readonly skipped: Readonly<Record<string, number>>;
  readonly languages: Readonly<Record<string, number>>;
  readonly parseErrors: number;
  /** Ids of languages whose files are not parsed again until the next start. */
  readonly resting: readonly string[];
  /** Links that lead out of their folder and are not followed; packages are looked at only when a name of theirs is looked up. */
  readonly outsideLinks: { readonly count: number; readonly examples: readonly string[] };
  readonly storeBytes: number;
}

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
  locate(place: {
    readonly root: string;
    readonly path: string;
    readonly lineStart: number;
    readonly lineEnd: number;
    readonly hash: string;
  }): Promise<{ readonly lineStart: number; readonly lineEnd: number; readonly moved: boolean } | undefined>;
}
