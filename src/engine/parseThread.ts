// One worker thread with its watchdog: says which task it is at, hands on results, and tells exactly once when it is over and why.
import { Worker } from 'node:worker_threads';
import type { AnalysisResult } from '../core/indexing/analyzer.ts';
import type { WorkerMessage, WorkerRequest, WorkerSetup } from './parseWorker.ts';

/** Why a worker is over. `atFile`: it was in the middle of a task. */
export interface Ended {
  readonly reason: string;
  readonly atFile: boolean;
}

/** What the thread tells its owner. */
export interface ThreadListener {
  result(result: AnalysisResult): void;
  ended(ended: Ended): void;
}

/** How a thread is started. */
export interface ThreadOptions {
  readonly worker: URL | string;
  readonly assets: string;
  readonly fileLimit?: number;
}

/** Heap of a worker: a text that blows it up ends the worker, not the process. */
const heapLimitMb = 768;
/** Of this for what has just been made: nearly all of it is dropped at once, and as much as Node takes by itself costs 80 MB for nothing. */
const youngHeapMb = 24;

/** A worker thread that analyses one request at a time. */
export class ParseThread {
  readonly #worker: Worker;
  readonly #listener: ThreadListener;
  readonly #fileLimit: number;
  #watchdog: NodeJS.Timeout | undefined;
  #atFile = false;
  #isOver = false;
  /** Tasks of the request at hand. */
  #taskCount = 0;

  constructor({ worker, assets, fileLimit = 20_000 }: ThreadOptions, listener: ThreadListener) {
    const setup: WorkerSetup = { assets };
    this.#listener = listener;
    this.#fileLimit = fileLimit;
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
    this.#taskCount = request.tasks.length;
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
      this.#watchdog = setTimeout(() => this.#finish(`not parsed within ${this.#fileLimit / 1000} s`), this.#fileLimit);
    } else if (message.kind === 'result') {
      if (message.task === this.#taskCount - 1) this.#worker.unref();
      this.#listener.result(message.result);
    } else {
      this.#finish(message.reason);
    }
  }

  #finish(reason: string): void {
    if (this.#isOver) return;
    const atFile = this.#atFile;
    this.end();
    this.#listener.ended({ reason, atFile });
  }
}
