// A parse worker: analyses texts one after the other and says before each which one, so that a crash or a hang has a name.
import { parentPort, workerData } from 'node:worker_threads';
import type { ExtractionSwitches } from '../../core/indexing/records/analyze.ts';
import { analyzeTask, type AnalysisResult, type AnalysisTask } from '../../core/indexing/records/analyzer.ts';
import { Parsers } from '../../core/syntax/parser.ts';
import { nodeAssets } from '../../node/assets.ts';

/** What a worker is started with: the folder that holds `grammars` and `queries`. */
export interface WorkerSetup {
  readonly assets: string;
}

/** Pool -> worker: texts to be analysed. */
export interface WorkerRequest {
  readonly tasks: readonly AnalysisTask[];
  readonly switches: ExtractionSwitches;
}

/** Worker -> pool. `begun` comes before each task, `result` after it; `unusable` instead of everything else when no parser could be had. */
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
      const ready = await parsers;
      for (const [i, task] of tasks.entries()) {
        // Loading a grammar takes its time, which is not the file's.
        await ready.load(task.language);
        send({ kind: 'begun', task: i });
        const result = await analyzeTask(task, ready, switches);
        send({ kind: 'result', task: i, result }, result.kind === 'analyzed' ? [result.bytes.buffer as ArrayBuffer] : []);
      }
    };
    run().catch((error: unknown) => send({ kind: 'unusable', reason: String(error) }));
  });
  // Reported with the first request: a worker that nobody has asked anything yet has nobody to tell.
  parsers.catch(() => undefined);
}
