// Parse worker: analyses texts in turn and announces each one first, so that a crash or a hang can be traced to a file.
import { parentPort, workerData } from 'node:worker_threads';
import type { ExtractionSwitches } from '../../core/symbols/extractionSwitches.ts';
import { analyzeTask, type AnalysisResult, type AnalysisTask } from '../../core/indexing/records/analyzer.ts';
import { Parsers } from '../../core/syntax/parser.ts';
import { nodeAssets } from '../../node/assets.ts';

/** Start data of a worker: the folder that holds `grammars` and `queries`. */
export interface WorkerSetup {
  readonly assets: string;
}

/** Pool -> worker: texts to analyse. */
export interface WorkerRequest {
  readonly tasks: readonly AnalysisTask[];
  readonly switches: ExtractionSwitches;
}

/** Worker -> pool. `begun` comes before each task and `result` after it. `unusable` replaces everything else when no parser loads. */
export type WorkerMessage =
  | { readonly kind: 'begun'; readonly task: number }
  | { readonly kind: 'result'; readonly task: number; readonly result: AnalysisResult }
  | { readonly kind: 'unusable'; readonly reason: string };

const port = parentPort;
if (port) {
  const { assets } = workerData as WorkerSetup;
  const parsers = Parsers.create(nodeAssets(assets));
  const send = (message: WorkerMessage, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);
  port.on('message', ({ tasks, switches }: WorkerRequest) => {
    const run = async (): Promise<void> => {
      const loadedParsers = await parsers;
      for (const [i, task] of tasks.entries()) {
        // Loading a grammar must not count against the file's time.
        await loadedParsers.load(task.language);
        send({ kind: 'begun', task: i });
        const result = await analyzeTask(task, loadedParsers, switches);
        send({ kind: 'result', task: i, result }, result.kind === 'analyzed' ? [result.bytes.buffer as ArrayBuffer] : []);
      }
    };
    run().catch((error: unknown) => send({ kind: 'unusable', reason: String(error) }));
  });
  // The first request reports the failure; before that there is no one to report to.
  parsers.catch(() => undefined);
}
