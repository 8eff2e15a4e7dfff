// One worker thread with its watchdog: reports its current task, passes results on, and reports its end exactly once with the reason.
import { Worker } from 'node:worker_threads';
import type { AnalysisResult } from '../../core/indexing/records/analyzer.ts';
import type { WorkerMessage, WorkerRequest, WorkerSetup } from './parseWorker.ts';

/** End of a worker. `atFile`: it was in the middle of a task. */
export interface ThreadEnd {
  readonly reason: string;
  readonly atFile: boolean;
}

/** Receives the events of the thread. */
export interface ThreadListener {
  onResult(result: AnalysisResult): void;
  onEnd(end: ThreadEnd): void;
}

/** Options to start a thread with. */
export interface ThreadOptions {
  readonly worker: URL | string;
  readonly assets: string;
  /** Longest wall-clock time for one file in ms, however large it is. */
  readonly fileLimit?: number;
  /** Number of threads that are parsing, this one included. */
  readonly threadsAtWork: () => number;
}

/** Heap of a worker: a text that exhausts it ends the worker, not the process. */
const heapLimitMb = 768;
/** Young generation within that heap: nearly all new objects die at once. Node's own choice costs 80 MB for nothing. */
const youngHeapMb = 24;

/** Wall-clock limit in ms for the largest file on the slowest machine. */
const maxLimitMs = 20_000;
/**
 * Processor time in ms for any file: twice what the parser allows itself (`parseBudget.ts`). Only a parser that never checks its budget
 * gets here, such as a scanner that looks for a character that does not come.
 */
const minLimitMs = 2000;
/** Processor time in ms for each further character, by the same rule. */
const msPerCharacter = 0.02;

function limitOf(text: string): number {
  return Math.round(minLimitMs + msPerCharacter * text.length);
}

/** A worker thread that analyses one request at a time. */
export class ParseThread {
  readonly #worker: Worker;
  readonly #listener: ThreadListener;
  readonly #fileLimit: number;
  readonly #threadsAtWork: () => number;
  #watchdog: NodeJS.Timeout | undefined;
  #atFile = false;
  #isOver = false;
  #tasks: WorkerRequest['tasks'] = [];

  constructor({ worker, assets, fileLimit = maxLimitMs, threadsAtWork }: ThreadOptions, listener: ThreadListener) {
    const setup: WorkerSetup = { assets };
    this.#listener = listener;
    this.#fileLimit = fileLimit;
    this.#threadsAtWork = threadsAtWork;
    this.#worker = new Worker(worker, {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: heapLimitMb, maxYoungGenerationSizeMb: youngHeapMb },
    });
    this.#worker.on('message', (message: WorkerMessage) => this.#receive(message));
    this.#worker.on('error', (error) => this.#finish(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', (code) => this.#finish(`the parse worker ended with code ${code}`));
    // An idle worker must not keep the process from ending.
    this.#worker.unref();
  }

  run(request: WorkerRequest): void {
    this.#tasks = request.tasks;
    this.#worker.ref();
    this.#worker.postMessage(request);
  }

  /** Ends the thread without telling the listener. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#watchdog);
    void this.#worker.terminate();
  }

  #receive(message: WorkerMessage): void {
    if (this.#isOver) return;
    clearTimeout(this.#watchdog);
    this.#atFile = message.kind === 'begun';
    if (message.kind === 'begun') {
      this.#watch(limitOf(this.#tasks[message.task]?.text ?? ''));
    } else if (message.kind === 'result') {
      if (message.task === this.#tasks.length - 1) this.#worker.unref();
      this.#listener.onResult(message.result);
    } else {
      this.#finish(message.reason);
    }
  }

  /**
   * Ends the thread after `limit` ms of processor time, or after the longest wall-clock limit. Processor time is known only for the whole
   * process, so it is divided equally among the threads at work. On a busy machine waiting does not count.
   */
  #watch(limit: number): void {
    const maxWallMs = Math.min(this.#fileLimit, maxLimitMs);
    const [startedAt, startUsage] = [performance.now(), process.cpuUsage()];
    const check = (): void => {
      const { user, system } = process.cpuUsage(startUsage);
      const share = (user + system) / 1000 / Math.max(1, this.#threadsAtWork());
      const remainingMs = Math.min(limit - share, maxWallMs - (performance.now() - startedAt));
      if (remainingMs > 1) this.#watchdog = setTimeout(check, Math.max(50, remainingMs));
      else this.#finish(`not parsed within ${Math.min(limit, maxWallMs) / 1000} s`);
    };
    this.#watchdog = setTimeout(check, Math.min(limit, maxWallMs));
  }

  #finish(reason: string): void {
    if (this.#isOver) return;
    const atFile = this.#atFile;
    this.end();
    this.#listener.onEnd({ reason, atFile });
  }
}
