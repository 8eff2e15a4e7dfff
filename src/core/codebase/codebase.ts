// Wiring of core in the order of the data flow: files -> facts -> graph and text -> retrieval -> answers. Manual, without a container.
import type { Codebase, SearchResult } from './api.ts';
import { answer } from '../answering/answer.ts';
import { answerDependenciesOf, sourcesOf } from './answerSources.ts';
import { countedTexts } from './countedTexts.ts';
import type { AnswerDependencies } from '../answering/input/answerDependencies.ts';
import { failedEvent } from '../answering/failedEvent.ts';
import { logAnswer } from '../answering/record/logAnswer.ts';
import type { AskEvent } from '../answering/record/events.ts';
import { CancelledError, neverCancelled, type CancellationToken } from '../base/cancellation.ts';
import { UserError } from '../base/wording/errors.ts';
import type { Event } from '../base/event.ts';
import type { EmbeddingChoice, VectorStatus } from '../embedding/vectorStatus.ts';
import { FreshNotes } from '../findings/freshNotes.ts';
import { WrittenNotes } from '../findings/writtenNotes.ts';
import { createGraph } from '../graph/queries/derivedGraph.ts';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import { indexerOptionsOf, type CodebaseDependencies } from './codebaseDependencies.ts';
import { ChunkVectors } from '../indexing/vectors/chunkVectors.ts';
import { FileListing } from '../indexing/files/fileListing.ts';
import { Indexer } from '../indexing/indexer.ts';
import { linkFor } from '../indexing/linkSteps.ts';
import { TextIndex } from '../indexing/text/textIndex.ts';
import type { Coverage, IndexReport } from '../indexing/indexReport.ts';
import type { IndexProgress } from '../indexing/indexProgress.ts';
import { measureSearch, type MeasuredCodebase, type MeasureOptions, type MeasureProgress, type Measurement } from '../measuring/measure.ts';
import { withoutManifests } from '../measuring/trialStore.ts';
import type { Sources } from '../searching/inquiry.ts';
import { PathIndex } from '../workspace/pathIndex.ts';
import { neighbourhoodOf } from '../searching/relations/neighbourhood.ts';
import { cachedUsesLookup } from '../searching/relations/combinedUses.ts';
import { everywhere, resolveScope, type ResolvedScope } from '../searching/scope.ts';
import { SymbolNames } from '../searching/typed/symbolNames.ts';
import { lookUpText, type LookUpResult } from './lookUpText.ts';
import { searchPlaces } from './searchPlaces.ts';
import { relatedAt } from './externalRelatedPlaces.ts';
import { ServiceLinks } from '../services/serviceLinks.ts';
import { sharedNameLookUp } from '../services/names/sharedNameUses.ts';
import { lookUpUses, type UsesLookUpSources } from '../uses/answer/usesAnswer.ts';
import { unusedResults } from '../findings/unusedResults.ts';
import { symbolMatch, type SearchOptions, type SymbolMatches } from '../searching/results.ts';
import { fileName, rootLabel, type RootLabel } from '../workspace/rootLabels.ts';
import { ExactSearch } from '../searching/exact/exactSearch.ts';
import { statusOf, type IndexStatus } from './indexStatus.ts';
import type { OutsideLinks } from '../searching/packages/installedFiles.ts';
import { locateCitation, type CitedLines, type CurrentLines } from './locateCitation.ts';
import { currentText } from '../indexing/currentText.ts';
import { callTool } from '../tools/callTool.ts';
import { createTools } from '../tools/tools.ts';
import { Consultations } from './consultations.ts';
import { asksForRelations } from './asksForRelations.ts';
import { waitForTrial } from './waitForTrial.ts';
import { vectorDependencies } from './vectorDependencies.ts';
import type { SkippedFile } from '../workspace/document.ts';
import type { CurrentTexts } from '../text/currentTexts.ts';
import type { WorkspaceChange } from '../workspace/workspaceChange.ts';
import type { AskModels, AskOptions } from '../answering/input/askOptions.ts';

/** Longest wait for edges in progress, in ms. An answer is worth more time than a list while somebody types. */
const maxWait = { ask: 2000, search: 200, services: 200 } as const;

/** Creates a codebase. It reads nothing until `index` is called. */
export function createCodebase(dependencies: CodebaseDependencies): Codebase {
  return new WiredCodebase(dependencies);
}

class WiredCodebase implements Codebase {
  readonly graph: CodeGraph;
  readonly #dependencies: CodebaseDependencies;
  readonly #search = new TextIndex((slot) => this.#vectors.release(slot));
  readonly #vectors: ChunkVectors;
  readonly #indexer: Indexer;
  readonly #exact: ExactSearch;
  readonly #names: SymbolNames;
  readonly #serviceLinks: ServiceLinks;
  readonly #notes: WrittenNotes;
  readonly #freshNotes: FreshNotes;
  readonly #toolbox = createTools({
    findText: (query, options, token) => this.#exact.find(query, { ...options, isComplete: this.#isComplete }, token),
    namesLike: (typedText, limit) => this.#names.find(typedText, limit).symbols.map(({ symbol }) => symbol),
  });
  readonly #outsideLinks: OutsideLinks = new Map();
  /** Any file of the roots, for readers that have decided that it may be read. */
  readonly #allTexts: CurrentTexts = { read: (root, path) => currentText(root, path, this.#dependencies, this.#indexer) };
  readonly #texts: CurrentTexts;
  /** Roots are named only when there are several. */
  readonly #label: RootLabel = (key) => rootLabel(key, this.#dependencies.roots);
  /** Index of all paths, with the version of the paths that it was built from. */
  #pathIndex: { readonly pathsVersion: number; readonly index: PathIndex } | undefined;
  readonly #consultations: Consultations;
  #isDisposed = false;
  #choice: EmbeddingChoice = { provider: 'off' };
  #isComplete = false;

  constructor(dependencies: CodebaseDependencies) {
    this.#dependencies = dependencies;
    this.#consultations = new Consultations(dependencies);
    this.graph = createGraph(new Map(dependencies.roots.map(({ key, name }) => [key, name])));
    // The indexer links in steps; requests wait for it only for a limited time.
    this.graph.derivesOnDemand = false;
    this.#names = new SymbolNames(this.graph);
    this.#serviceLinks = new ServiceLinks(this.graph);
    this.#notes = new WrittenNotes(dependencies.store);
    this.#freshNotes = new FreshNotes({ ...dependencies, notes: this.#notes, readText: (root, path) => this.#texts.read(root, path) });
    const parts = { graph: this.graph, search: this.#search, clock: dependencies.background ?? dependencies.clock };
    this.#indexer = new Indexer({ ...dependencies, ...parts }, indexerOptionsOf(dependencies));
    this.#texts = countedTexts(this.#allTexts, { ...dependencies, isIndexed: (root, path) => !!this.#indexer.file(root, path) });
    const sources = { indexer: this.#indexer, graph: this.graph, label: this.#label };
    this.#exact = new ExactSearch(dependencies, sources);
    const vectorSources = { ...sources, search: this.#search, currentTexts: this.#texts };
    this.#vectors = new ChunkVectors(vectorDependencies(dependencies, vectorSources));
    this.#indexer.onProgress(({ phase }) => {
      this.#names.outdate();
      if (phase !== 'ready') return;
      this.#vectors.wake();
      if (dependencies.readsTextsAhead) void this.#exact.readAhead(() => this.#isDisposed);
      void this.#names.makeReady(dependencies.clock, () => this.#isDisposed);
    });
  }

  get onProgress(): Event<IndexProgress> {
    return this.#indexer.onProgress;
  }

  get onVectors(): Event<VectorStatus> {
    return this.#vectors.onChange;
  }

  useEmbedding(choice: EmbeddingChoice): void {
    this.#choice = choice;
    this.#vectors.chooseEmbedder(choice);
  }

  /** A completed index stays complete during updates: all but the changed files are searchable. */
  get coverage(): Coverage {
    const { roomShare, linkedShare } = this.#indexer;
    const { text, graph } = this.#isComplete ? { text: roomShare, graph: roomShare * linkedShare } : this.#indexer.coverage;
    return { text, graph, vectors: this.#vectors.share };
  }

  async index(token: CancellationToken): Promise<IndexReport> {
    const report = await this.#indexer.index(token);
    this.#isComplete = true;
    return report;
  }

  async rebuild(options: { readonly fromStore: boolean }, token: CancellationToken): Promise<IndexReport> {
    const report = await this.#indexer.rebuild(options, token);
    this.#isComplete = true;
    return report;
  }

  apply(changes: readonly WorkspaceChange[], token: CancellationToken): Promise<void> {
    return this.#indexer.apply(changes, token);
  }

  overlay(root: string, path: string, text: string | null): Promise<void> {
    return this.#indexer.overlay(root, path, text);
  }

  async waitForEdges(token: CancellationToken, needsServices = true): Promise<void> {
    await linkFor(maxWait.ask, this.graph, this.#dependencies.clock, token);
    await this.#serviceLinks.refresh(this.#exact.textSearch.texts, token, needsServices ? undefined : maxWait.services);
  }

  async *ask(
    question: string,
    options: AskOptions,
    token: CancellationToken,
    models: AskModels = {},
  ): AsyncGenerator<AskEvent, void, undefined> {
    try {
      this.#mustBeAskable(question);
      await this.#indexer.readFirst(question, token);
      await this.waitForEdges(token, asksForRelations(question, options.mode));
      yield* logAnswer(answer(question, options, this.#answerDependencies(token), token, models), this.#dependencies.log, options.settings);
    } catch (error) {
      if (error instanceof CancelledError) throw error;
      yield failedEvent(error, this.#dependencies.log);
    }
  }

  async search(question: string, options: SearchOptions, token: CancellationToken): Promise<SearchResult> {
    const start = this.#dependencies.clock.monotonic();
    this.#mustBeAskable(question);
    if (options.signals?.graph !== false) await linkFor(maxWait.search, this.graph, this.#dependencies.clock, token);
    const match = await searchPlaces(question, options, this.#answerDependencies(token), token);
    return { ...match, ms: this.#dependencies.clock.monotonic() - start };
  }

  async searchText(...[query, options, token]: Parameters<Codebase['searchText']>): ReturnType<Codebase['searchText']> {
    if (this.#dependencies.roots.length === 0) throw new UserError('no-folder');
    const scope = resolveScope(options.scope, this.graph, this.#sources().files, this.#dependencies.roots);
    return this.#exact.find(query, { scope, limit: options.limit, isComplete: this.#isComplete }, token);
  }

  async related(place: Parameters<Codebase['related']>[0], token: CancellationToken): ReturnType<Codebase['related']> {
    await this.waitForEdges(token);
    return relatedAt(place, this.#dependencies.roots, this.#sources(token), this.#label);
  }

  async around(place: Parameters<Codebase['around']>[0], token: CancellationToken): ReturnType<Codebase['around']> {
    await this.waitForEdges(token);
    return neighbourhoodOf(place, this.graph, cachedUsesLookup(this.#sources(token), everywhere));
  }

  async uses(...[question, { scope, kinds, asksServers }, token]: Parameters<Codebase['uses']>): ReturnType<Codebase['uses']> {
    await this.waitForEdges(token);
    const sources = this.#usesSources(scope);
    const check = asksServers ? this.#consultations.forUses(sources, token) : {};
    return lookUpUses(question, { ...sources, ...check, ...(kinds && { kinds }) }, token);
  }

  async unused(...[{ scope }, token, progress]: Parameters<Codebase['unused']>): ReturnType<Codebase['unused']> {
    // A missing edge could be a use.
    do await this.waitForEdges(token);
    while (this.graph.unlinkedCount > 0);
    return unusedResults(this.#usesSources(scope), token, progress);
  }

  symbolsLike(typedText: string, limit: number): SymbolMatches {
    const start = this.#dependencies.clock.monotonic();
    const { symbols, names } = this.#names.find(typedText, limit);
    return { symbols: symbols.map((each) => symbolMatch(each, this.#label)), names, ms: this.#dependencies.clock.monotonic() - start };
  }

  async measure(
    options: MeasureOptions,
    token: CancellationToken,
    progress: (now: MeasureProgress) => void = () => undefined,
  ): Promise<Measurement> {
    if (this.#dependencies.roots.length === 0) throw new UserError('no-folder');
    const trial = new WiredCodebase({ ...this.#dependencies, store: withoutManifests(this.#dependencies.store), embedUnsaved: true });
    const subscription = trial.onProgress(({ done, total }) => progress({ phase: 'indexing', done, total }));
    try {
      trial.useEmbedding(options.embedding ?? this.#choice);
      await trial.index(token);
      await waitForTrial(trial, token, progress);
      subscription.dispose();
      return await measureSearch(trial.#measuredCodebase(token, progress), options, token, progress);
    } finally {
      subscription.dispose();
      trial.dispose();
    }
  }

  waitForVectors(token: CancellationToken): Promise<void> {
    return this.#vectors.whenSettled(token);
  }

  async lookUp(text: string, token: CancellationToken): Promise<LookUpResult> {
    this.#mustBeAskable(text);
    await this.#indexer.readFirst(text, token);
    await this.waitForEdges(token);
    return lookUpText(text, this.#answerDependencies(token), token);
  }

  get tools(): Codebase['tools'] {
    return this.#toolbox.definitions;
  }

  async callTool(...[name, args, options, token]: Parameters<Codebase['callTool']>): ReturnType<Codebase['callTool']> {
    await this.waitForEdges(token);
    return callTool(name, args, options, this.#answerDependencies(token), token);
  }

  status(): Promise<IndexStatus> {
    const shares = { coverage: this.coverage, vectors: this.#vectors.status };
    return statusOf(this.#dependencies, this.#indexer, shares, this.#outsideLinks, this.#label);
  }

  get listing(): FileListing {
    return new FileListing(this.#indexer, this.#label);
  }

  skippedFiles(): readonly SkippedFile[] {
    return this.#indexer.skippedFiles;
  }

  locate(citedLines: CitedLines): Promise<CurrentLines | undefined> {
    return locateCitation(citedLines, { ...this.#dependencies, currentTexts: this.#texts });
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#indexer.dispose();
    this.#vectors.dispose();
  }

  #measuredCodebase(token: CancellationToken, progress: (now: MeasureProgress) => void): MeasuredCodebase {
    const { roots, git } = this.#dependencies;
    return {
      roots,
      graph: this.graph,
      text: (root, path) => this.#texts.read(root, path),
      replace: async (currentTexts) => {
        await this.#indexer.overlays(currentTexts);
        await waitForTrial(this, token, progress);
      },
      commits: async (root, limit) => (await git?.commits(root, limit)) ?? [],
      search: (question, searchOptions) => this.search(question, searchOptions, token),
      nameOf: (root, path) => fileName({ root, path }, this.#label),
    };
  }

  #mustBeAskable(question: string): void {
    if (this.#dependencies.roots.length === 0) throw new UserError('no-folder');
    if (question.trim() === '') throw new UserError('empty-question');
    if (this.#isComplete && this.#search.counts.chunks === 0) throw new UserError('nothing-indexed');
  }

  #answerDependencies(token: CancellationToken): AnswerDependencies {
    const ownDependencies = {
      sources: { ...this.#sources(token), ...this.#consultations.forQuestion(token) },
      currentTexts: this.#texts,
      coverage: this.coverage,
      skippedFiles: this.#indexer.skippedFiles,
      notes: this.#notes,
      toolbox: this.#toolbox,
      label: this.#label,
    };
    return answerDependenciesOf(this.#dependencies, ownDependencies, { links: this.#outsideLinks, texts: this.#allTexts });
  }

  #usesSources(scope: string | undefined): UsesLookUpSources & { readonly scope: ResolvedScope } {
    const { graph, files, isComplete = false } = this.#sources();
    const [{ roots }, { lookUps }, { texts }] = [this.#dependencies, this.#exact, this.#exact.textSearch];
    lookUps?.note();
    const lookUp = { graph, roots, texts, label: this.#label, isComplete, sharedNames: sharedNameLookUp(graph, texts) };
    return { ...lookUp, scope: resolveScope(scope, graph, files, roots) };
  }

  #sources(token: CancellationToken = neverCancelled): Sources {
    // Saving a file does not change the paths, so most questions share one index.
    const { pathsVersion } = this.#indexer;
    if (this.#pathIndex?.pathsVersion !== pathsVersion) this.#pathIndex = { pathsVersion, index: new PathIndex(this.#indexer.paths()) };
    const parts = {
      dependencies: this.#dependencies,
      graph: this.graph,
      search: this.#search,
      files: this.#pathIndex.index,
      texts: this.#exact.textSearch.texts,
      currentTexts: this.#texts,
      isComplete: this.#isComplete,
      notes: this.#freshNotes,
      vectors: this.#vectors,
    };
    return { ...sourcesOf(parts), token, skippedFile: (root, path) => this.#indexer.skippedFile(root, path) };
  }
}
