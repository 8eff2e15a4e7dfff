// Analyzer that reports the files in work, so that the host has suspects when the whole process dies.
import { fileKeyOf } from '../../core/base/fileKey.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import type { ExtractionSwitches } from '../../core/symbols/extractionSwitches.ts';
import type { AnalysisResult, AnalysisTask, Analyzer } from '../../core/indexing/records/analyzer.ts';
import type { FileRef } from '../../core/ports.ts';

/** Wraps an {@link Analyzer}: the results are the same, and suspects are analysed one at a time. */
export class WatchedAnalyzer implements Analyzer {
  readonly #inner: Analyzer;
  readonly #report: (inFlight: readonly FileRef[]) => void;
  readonly #suspects: Set<string>;
  readonly #inFlight = new Map<string, FileRef>();
  /** Chain that runs suspects one after the other. */
  #suspectQueue: Promise<unknown> = Promise.resolve();

  /** @param report receives all files in work whenever they change */
  constructor(inner: Analyzer, suspects: readonly FileRef[], report: (inFlight: readonly FileRef[]) => void) {
    this.#inner = inner;
    this.#report = report;
    this.#suspects = new Set(suspects.map(fileKeyOf));
  }

  get concurrency(): number {
    return this.#inner.concurrency;
  }

  get restingLanguages(): readonly string[] {
    return this.#inner.restingLanguages ?? [];
  }

  async analyze(
    tasks: readonly AnalysisTask[],
    switches: ExtractionSwitches,
    token: CancellationToken,
  ): Promise<readonly AnalysisResult[]> {
    const isSuspect = (task: AnalysisTask): boolean => this.#suspects.has(fileKeyOf(task));
    const results = new Map<AnalysisTask, AnalysisResult>();
    const ordinaryTasks = tasks.filter((task) => !isSuspect(task));
    await this.#analyzeWatched(ordinaryTasks, switches, token, results);
    for (const task of tasks.filter(isSuspect)) await this.#inTurn(() => this.#analyzeWatched([task], switches, token, results));
    return tasks.map((task) => results.get(task) ?? missingResult);
  }

  /** Clears a changed file: it is analysed like any other again. */
  clearSuspicion(file: FileRef): void {
    this.#suspects.delete(fileKeyOf(file));
  }

  dispose(): void {
    this.#inner.dispose();
  }

  async #analyzeWatched(
    tasks: readonly AnalysisTask[],
    switches: ExtractionSwitches,
    token: CancellationToken,
    results: Map<AnalysisTask, AnalysisResult>,
  ): Promise<void> {
    if (tasks.length === 0) return;
    for (const task of tasks) this.#inFlight.set(fileKeyOf(task), { root: task.root, path: task.path });
    this.#report([...this.#inFlight.values()]);
    try {
      const analysisResults = await this.#inner.analyze(tasks, switches, token);
      for (const [i, result] of analysisResults.entries()) results.set(tasks[i] as AnalysisTask, result);
    } finally {
      for (const task of tasks) this.#inFlight.delete(fileKeyOf(task));
      this.#report([...this.#inFlight.values()]);
    }
  }

  #inTurn(run: () => Promise<void>): Promise<void> {
    const next = this.#suspectQueue.then(run);
    // The next suspect runs even when this one fails; its caller gets the error.
    this.#suspectQueue = next.catch(() => undefined);
    return next;
  }
}

const missingResult: AnalysisResult = { kind: 'failed', reason: 'the analyzer returned no result', crashed: false };
