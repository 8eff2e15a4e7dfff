// Turns texts into records: in this process, or in a pool of workers behind the same interface.
import { throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import type { Disposable } from '../../base/disposable.ts';
import type { Parsers } from '../../syntax/parser.ts';
import { analyze } from './analyze.ts';
import type { ExtractionSwitches } from '../../symbols/extractionSwitches.ts';
import { encodeRecord } from './record.ts';

/** A text to analyse. `root` and `path` only name the file in progress and errors; the record does not depend on them. */
export interface AnalysisTask {
  readonly root: string;
  readonly path: string;
  readonly text: string;
  readonly language: string;
}

/** The encoded record of a task, or why there is none. A `crashed` file is not tried again while its text is the same. */
export type AnalysisResult =
  | { readonly kind: 'analyzed'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string; readonly crashed: boolean };

/** Analyses texts: one result a task, in the order of the tasks. A failed task does not affect the others. */
export interface Analyzer extends Disposable {
  /** Number of batches that are worth running at the same time. */
  readonly concurrency: number;
  /** Languages that this process no longer parses, because their files ended the parser too often. */
  readonly restingLanguages?: readonly string[];
  /** Rejects only with `CancelledError`. */
  analyze(tasks: readonly AnalysisTask[], switches: ExtractionSwitches, token: CancellationToken): Promise<readonly AnalysisResult[]>;
}

/** Analyses in this process: for small trees on the command line, for tests, and where there are no workers. */
export class InProcessAnalyzer implements Analyzer {
  readonly concurrency = 1;
  readonly #parsers: Parsers;

  constructor(parsers: Parsers) {
    this.#parsers = parsers;
  }

  async analyze(
    tasks: readonly AnalysisTask[],
    switches: ExtractionSwitches,
    token: CancellationToken,
  ): Promise<readonly AnalysisResult[]> {
    const results: AnalysisResult[] = [];
    for (const task of tasks) {
      throwIfCancelled(token);
      results.push(await analyzeTask(task, this.#parsers, switches));
    }
    return results;
  }

  dispose(): void {
    this.#parsers.dispose();
  }
}

/** Analyses one text; a failure of the parser is a normal result. */
export async function analyzeTask(task: AnalysisTask, parsers: Parsers, switches: ExtractionSwitches): Promise<AnalysisResult> {
  try {
    const record = await analyze(task.text, task.language, parsers, switches);
    return { kind: 'analyzed', bytes: encodeRecord(record) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error), crashed: false };
  }
}
