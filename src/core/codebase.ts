// The wiring of core in the order in which data flows: files -> facts -> graph and text -> retrieval -> answers. Made by hand, no container.
import type {
  AskModels,
  AskOptions,
  Codebase,
  CodebaseOptions,
  IndexStatus,
  RankedResult,
  SearchOptions,
  SearchResult,
  WorkspaceChange,
} from './api.ts';
import { answer } from './answering/answer.ts';
import type { AnswerParts } from './answering/asked.ts';
import { understand } from './answering/understand.ts';
import { findLines } from './answering/citations.ts';
import { splitLines, type Texts } from './answering/evidence.ts';
import type { AskEvent } from './answering/events.ts';
import { CancelledError, throwIfCancelled, type CancellationToken } from './base/cancellation.ts';
import { UserError } from './base/errors.ts';
import { Emitter, type Event } from './base/event.ts';
import { noVectors, type EmbeddingChoice, type VectorStatus } from './embedding/status.ts';
import { createGraph } from './graph/codeGraph.ts';
import type { CodeGraph } from './graph/types.ts';
import type { Analyzer } from './indexing/analyzer.ts';
import { Indexer } from './indexing/indexer.ts';
import { TextIndex } from './indexing/textIndex.ts';
import type { Coverage, IndexProgress, IndexReport } from './indexing/types.ts';
import { measure, type MeasuredCodebase, type MeasureOptions, type MeasureProgress, type Measurement } from './measuring/measure.ts';
import { withoutManifests } from './measuring/trialStore.ts';
import { FileError, type Clock, type Digest, type Files, type Git, type Log, type Root, type Store } from './ports.ts';
import type { Candidate, Sources } from './retrieval/candidate.ts';
import { PathIndex } from './retrieval/paths.ts';
import { byContent, retrieve } from './retrieval/retrieve.ts';
import { scrub } from './secrets/scrub.ts';
import { decode } from './workspace/content.ts';
import type { SkippedFile } from './workspace/document.ts';

/** What a codebase is made from; whoever made these also lets go of them. `quarantined` files (`root key:path`) are left out. */
export interface CodebaseDeps {
  readonly files: Files;
  readonly roots: readonly Root[];
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly digest: Digest;
  readonly git?: Git;
  readonly analyzer: Analyzer;
  readonly options: CodebaseOptions;
  readonly quarantined?: ReadonlySet<string>;
}

/** Wires a codebase. It reads nothing until it is asked to index. */
export function createCodebase(deps: CodebaseDeps): Codebase {
  return new WiredCodebase(deps);
}

/** How often (ms) is looked whether the vectors are complete. */
const settlingStep = 100;

class WiredCodebase implements Codebase {
  readonly graph: CodeGraph;
  readonly #deps: CodebaseDeps;
  readonly #search = new TextIndex();
  readonly #indexer: Indexer;
  #files: PathIndex | undefined;
  readonly #vectorsChanged = new Emitter<VectorStatus>();
  #vectors = noVectors;
  #choice: EmbeddingChoice = { provider: 'off' };
  #complete = false;

  constructor(deps: CodebaseDeps) {
    const { options, quarantined } = deps;
    const switches = { raises: options.extractRaises, errorStrings: options.extractErrorStrings, mutates: options.extractMutates };
    this.#deps = deps;
    this.graph = createGraph(new Map(deps.roots.map(({ key, name }) => [key, name])));
    this.#indexer = new Indexer(
      { ...deps, graph: this.graph, search: this.#search },
      { rules: options.rules, switches, ...(quarantined ? { quarantined } : {}) },
    );
    this.#indexer.onProgress(() => (this.#files = undefined));
  }

  get onProgress(): Event<IndexProgress> {
    return this.#indexer.onProgress;
  }

  get onVectors(): Event<VectorStatus> {
    return this.#vectorsChanged.event;
  }

  useEmbedding(choice: EmbeddingChoice): void {
    this.#choice = choice;
    this.#vectors = { ...noVectors, ...(choice.provider === 'off' && choice.problem ? { problem: choice.problem } : {}) };
    this.#vectorsChanged.fire(this.#vectors);
  }

  /** While changes are taken in, what was complete stays so: all but the changed files can be searched. */
  get coverage(): Coverage {
    return this.#complete ? { text: 1, graph: 1, vectors: 0 } : this.#indexer.coverage;
  }

  async index(token: CancellationToken): Promise<IndexReport> {
    const report = await this.#indexer.index(token);
    this.#complete = true;
    return report;
  }

  async rebuild(options: { readonly fromStore: boolean }, token: CancellationToken): Promise<IndexReport> {
    const report = await this.#indexer.rebuild(options, token);
    this.#complete = true;
    return report;
  }

  apply(changes: readonly WorkspaceChange[], token: CancellationToken): Promise<void> {
    return this.#indexer.apply(changes, token);
  }

  overlay(root: string, path: string, text: string | null): Promise<void> {
    return this.#indexer.overlay(root, path, text);
  }

  async *ask(
    question: string,
    options: AskOptions,
    token: CancellationToken,
    models: AskModels = {},
  ): AsyncGenerator<AskEvent, void, undefined> {
    try {
      this.#mustBeAskable(question);
      yield* answer(question, options, this.#parts(), token, models);
    } catch (error) {
      if (error instanceof CancelledError) throw error;
      if (error instanceof UserError) yield { kind: 'failed', code: error.code, args: error.args };
      else {
        this.#deps.log.error('Answering failed', error);
        yield { kind: 'failed', code: 'internal', args: [scrub(error instanceof Error ? error.message : String(error)).text] };
      }
    }
  }

  async search(question: string, options: SearchOptions, token: CancellationToken): Promise<SearchResult> {
    const start = this.#deps.clock.monotonic();
    this.#mustBeAskable(question);
    const parts = this.#parts();
    // Reasons quote the question.
    const { question: read, mode, scope } = understand(scrub(question).text, options, parts);
    const inquiry = { question: read, scope, focus: [], ...(options.signals ? { signals: options.signals } : {}) };
    const { clock } = this.#deps;
    const ranked =
      options.signals?.graph === false
        ? await byContent(inquiry, parts.sources, clock, options.limit)
        : (await retrieve(mode.value, inquiry, parts.sources, clock, options.limit)).ranked;
    throwIfCancelled(token);
    return { mode, ranked: ranked.map((candidate) => this.#result(candidate)), ms: this.#deps.clock.monotonic() - start };
  }

  async measure(
    options: MeasureOptions,
    token: CancellationToken,
    progress: (now: MeasureProgress) => void = () => undefined,
  ): Promise<Measurement> {
    if (this.#deps.roots.length === 0) throw new UserError('no-folder');
    const trial = new WiredCodebase({ ...this.#deps, store: withoutManifests(this.#deps.store) });
    const listening = trial.onProgress(({ done, total }) => progress({ phase: 'indexing', done, total }));
    try {
      trial.useEmbedding(this.#choice);
      await trial.index(token);
      await trial.#vectorsSettled(token, progress);
      listening.dispose();
      return await measure(trial.#measured(token, progress), options, token, progress);
    } finally {
      listening.dispose();
      trial.dispose();
    }
  }

  /** Resolves when no more vectors are to come; rejects with `CancelledError`. */
  async #vectorsSettled(token: CancellationToken, progress: (now: MeasureProgress) => void): Promise<void> {
    const isSettled = (): boolean => this.#vectors.phase !== 'waiting' && this.#vectors.phase !== 'embedding';
    while (!isSettled()) {
      await this.#deps.clock.sleep(settlingStep);
      throwIfCancelled(token);
      progress({ phase: 'embedding', done: this.#vectors.done, total: this.#vectors.total });
    }
  }

  #measured(token: CancellationToken, progress: (now: MeasureProgress) => void): MeasuredCodebase {
    const { roots, git } = this.#deps;
    return {
      roots,
      graph: this.graph,
      text: (root, path) => this.#texts.read(root, path),
      replace: async (texts) => {
        await this.#indexer.overlays(texts);
        await this.#vectorsSettled(token, progress);
      },
      commits: async (root, limit) => (await git?.commits(root, limit)) ?? [],
      search: (question, searchOptions) => this.search(question, searchOptions, token),
      nameOf: (root, path) => (this.#label(root) ? `${this.#label(root)}/${path}` : path),
    };
  }

  async status(): Promise<IndexStatus> {
    const { skipped, languages, parseErrors } = this.#indexer.summary;
    const { progress } = this.#indexer;
    const storeBytes = await this.#deps.store.size();
    return {
      roots: this.#deps.roots,
      progress,
      coverage: this.coverage,
      vectors: this.#vectors,
      skipped,
      languages,
      parseErrors,
      storeBytes,
    };
  }

  skippedFiles(): readonly SkippedFile[] {
    return this.#indexer.skipped;
  }

  async locate(place: Parameters<Codebase['locate']>[0]): ReturnType<Codebase['locate']> {
    const root = this.#deps.roots.find(({ key, name }) => place.root === key || place.root === name) ?? this.#deps.roots[0];
    const text = root && (await this.#texts.read(root.key, place.path));
    if (text === undefined) return undefined;
    const found = findLines({ first: place.lineStart - 1, last: place.lineEnd - 1 }, place.hash, splitLines(text), this.#deps.digest);
    return found && { lineStart: found.first + 1, lineEnd: found.last + 1, moved: found.first !== place.lineStart - 1 };
  }

  dispose(): void {
    this.#indexer.dispose();
    this.#vectorsChanged.dispose();
  }

  readonly #texts: Texts = {
    read: async (rootKey, path) => {
      const unsaved = this.#indexer.unsavedText(rootKey, path);
      const root = this.#deps.roots.find(({ key }) => key === rootKey);
      if (unsaved !== undefined || !root) return unsaved;
      try {
        const decoded = decode(await this.#deps.files.read(root, path, this.#deps.options.rules.maxFileSize), path);
        return 'text' in decoded ? decoded.text : undefined;
      } catch (error) {
        // A file that cannot be read any more is an answer in itself: what cites it becomes unsupported.
        if (error instanceof FileError) return undefined;
        throw error;
      }
    },
  };

  #mustBeAskable(question: string): void {
    if (this.#deps.roots.length === 0) throw new UserError('no-folder');
    if (question.trim() === '') throw new UserError('empty-question');
    if (this.#complete && this.#search.counts.chunks === 0) throw new UserError('nothing-indexed');
  }

  #parts(): AnswerParts {
    const { clock, digest, git, log, roots } = this.#deps;
    return {
      sources: this.#sources(),
      texts: this.#texts,
      clock,
      digest,
      log,
      roots,
      coverage: this.coverage,
      skipped: this.#indexer.skipped,
      history: async (rootKey, path, { first, last }) => {
        const root = roots.find(({ key }) => key === rootKey);
        return (root && (await git?.recentChanges(root, path, first, last, 1))?.[0]) || undefined;
      },
      label: (root) => this.#label(root),
    };
  }

  #sources(): Sources {
    this.#files ??= new PathIndex(this.#indexer.files());
    const lines = async (root: string, path: string): Promise<readonly string[] | undefined> => {
      const text = await this.#texts.read(root, path);
      return text === undefined ? undefined : splitLines(text);
    };
    return { graph: this.graph, search: this.#search, files: this.#files, lines };
  }

  /** Roots are named for people only where there are several. */
  #label(rootKey: string): string {
    const { roots } = this.#deps;
    return roots.length > 1 ? (roots.find(({ key }) => key === rootKey)?.name ?? '') : '';
  }

  #result({ root, path, lines, symbol, title, score, why }: Candidate): RankedResult {
    const name = symbol ? symbol.fact.qualifiedName : title || null;
    return { root: this.#label(root), file: path, lineStart: lines.first + 1, lineEnd: lines.last + 1, symbol: name, score, why };
  }
}
