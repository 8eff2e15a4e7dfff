// Who turns texts into records: in this process, or a pool of workers behind the same face.
import { throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import type { Disposable } from '../../base/disposable.ts';
import type { Parsers } from '../../syntax/parser.ts';
import { analyze, type ExtractionSwitches } from './analyze.ts';
import { encodeRecord } from './record.ts';

/** A text to be analysed. `root` and `path` only say which file it is, for progress and blame; the record does not depend on them. */
export interface AnalysisTask {
  readonly root: string;
  readonly path: string;
  readonly text: string;
  readonly language: string;
}

/** The encoded record of a task, or why there is none. `crashed` files are not to be tried again while their text is the same. */
export type AnalysisResult =
  | { readonly kind: 'analyzed'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string; readonly crashed: boolean };

/** Analyses texts. One result a task, in the order of the tasks; a task that fails does not keep the others from being done. */
export interface Analyzer extends Disposable {
  /** Batches that are worth running at the same time. */
  readonly concurrency: number;
  /** Languages that are not parsed again in this process, since their files ended the parser too often. */
  readonly resting?: readonly string[];
  /** Rejects only with `CancelledError`. */
  analyze(tasks: readonly AnalysisTask[], switches: ExtractionSwitches, token: CancellationToken): Promise<readonly AnalysisResult[]>;
}

/** Analyses in this process: for the command line on small trees, for tests, and where no workers can be had. */
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

/** Analyses one text; a failure of the parser is a result like any other. */
export async function analyzeTask(task: AnalysisTask, parsers: Parsers, switches: ExtractionSwitches): Promise<AnalysisResult> {
  try {
    const record = await analyze(task.text, task.language, parsers, switches);
    return { kind: 'analyzed', bytes: encodeRecord(record) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error), crashed: false };
  }
}
