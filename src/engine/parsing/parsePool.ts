// Pool of parse workers behind the interface of an analyzer: a file that kills or blocks its worker costs only that file.
import { availableParallelism } from 'node:os';
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import type { ExtractionSwitches } from '../../core/symbols/extractionSwitches.ts';
import type { AnalysisResult, AnalysisTask, Analyzer } from '../../core/indexing/records/analyzer.ts';
import { ParseThread, type ThreadEnd } from './parseThread.ts';

/** How the pool is set up. */
export interface ParsePoolOptions {
  /** The built `parseWorker.js`, or `parseWorker.ts` where Node runs it from source. */
  readonly worker: URL | string;
  /** Folder that holds `grammars` and `queries`. */
  readonly assets: string;
  /** Most workers; by default one less than there are cores, and at most four. */
  readonly size?: number;
  /** Longest wall-clock time for one file in ms; small files get less. */
  readonly fileLimit?: number;
  /** Idle time in ms after which all workers but one end, because their memory never shrinks. */
  readonly idleLimit?: number;
}

/** Dead workers after which a language is skipped: each costs its time limit and a new worker, and the next may do the same. */
const maxKills = 3;

/** A call of {@link ParsePool.analyze} that has not finished. */
interface Job {
  readonly tasks: readonly AnalysisTask[];
  readonly switches: ExtractionSwitches;
  readonly results: (AnalysisResult | undefined)[];
  /** Numbers of the tasks without a result, in order. */
  pendingTasks: number[];
  readonly settle: (error?: Error) => void;
  isSettled: boolean;
}

/** A pool of worker threads that parse. Workers start when there is work for them. */
export class ParsePool implements Analyzer {
  readonly concurrency: number;
  readonly #options: ParsePoolOptions;
  readonly #threads = new Map<ParseThread, Job | undefined>();
  /** Workers that files of each language ended. */
  readonly #kills = new Map<string, number>();
  #waitingJobs: Job[] = [];
  #idleTimer: NodeJS.Timeout | undefined;
  #isDisposed = false;

  constructor(options: ParsePoolOptions) {
    this.#options = options;
    this.concurrency = options.size ?? Math.min(4, Math.max(1, availableParallelism() - 1));
  }

  get restingLanguages(): readonly string[] {
    return [...this.#kills].filter(([, kills]) => kills >= maxKills).map(([language]) => language);
  }

  analyze(tasks: readonly AnalysisTask[], switches: ExtractionSwitches, token: CancellationToken): Promise<readonly AnalysisResult[]> {
    if (token.isCancellationRequested || this.#isDisposed) return Promise.reject(new CancelledError());
    if (tasks.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      const cancelling = token.onCancellationRequested(() => job.settle(new CancelledError()));
      const job: Job = {
        tasks,
        switches,
        results: [],
        pendingTasks: [...tasks.keys()],
        isSettled: false,
        settle: (error) => {
          if (job.isSettled) return;
          job.isSettled = true;
          cancelling.dispose();
          if (error) reject(error);
          else resolve(job.results.map((result) => result ?? failedResult('no result', false)));
        },
      };
      this.#waitingJobs.push(job);
      this.#assign();
    });
  }

  /** Ends all workers and cancels the work under way. */
  dispose(): void {
    this.#isDisposed = true;
    clearTimeout(this.#idleTimer);
    for (const job of [...this.#waitingJobs.splice(0), ...this.#threads.values()]) job?.settle(new CancelledError());
    for (const thread of this.#threads.keys()) thread.end();
    this.#threads.clear();
  }

  /** Gives waiting jobs to free workers, and starts workers up to the limit. */
  #assign(): void {
    this.#waitingJobs = this.#waitingJobs.filter((job) => !job.isSettled);
    while (this.#waitingJobs.length) {
      const free = [...this.#threads].find(([, job]) => job === undefined)?.[0];
      if (!free && this.#threads.size >= this.concurrency) break;
      const job = this.#waitingJobs.shift();
      if (job && !this.#skipRestingTasks(job)) this.#begin(free ?? this.#start(), job);
    }
    this.#scheduleIdle();
  }

  #begin(thread: ParseThread, job: Job): void {
    this.#threads.set(thread, job);
    thread.run({ tasks: job.pendingTasks.flatMap((i) => job.tasks[i] ?? []), switches: job.switches });
  }

  #start(): ParseThread {
    const threadsAtWork = (): number => [...this.#threads.values()].filter((job) => job !== undefined).length;
    const thread: ParseThread = new ParseThread(
      { ...this.#options, threadsAtWork },
      {
        onResult: (result) => this.#takeResult(thread, result),
        onEnd: (end) => this.#handleEnd(thread, end),
      },
    );
    this.#threads.set(thread, undefined);
    return thread;
  }

  #takeResult(thread: ParseThread, result: AnalysisResult): void {
    const job = this.#threads.get(thread);
    if (!job) return;
    this.#addResult(job, result);
    if (job.pendingTasks.length) return;
    this.#threads.set(thread, undefined);
    job.settle();
    this.#assign();
  }

  /** Handles the end of a worker: blames the file it was parsing and gives the rest of its job to another worker. */
  #handleEnd(thread: ParseThread, { reason, atFile }: ThreadEnd): void {
    const job = this.#threads.get(thread);
    this.#threads.delete(thread);
    if (job) {
      if (atFile) this.#blame(job, reason);
      // Without a parser, another worker would fail too.
      else while (job.pendingTasks.length) this.#addResult(job, failedResult(reason, false));
      if (job.pendingTasks.length) this.#waitingJobs.unshift(job);
      else job.settle();
    }
    this.#assign();
  }

  /** Gives the first open task its result. */
  #addResult(job: Job, result: AnalysisResult): void {
    const task = job.pendingTasks.shift();
    if (task !== undefined) job.results[task] = result;
  }

  /** Blames the first open task of a job for the end of its worker. */
  #blame(job: Job, reason: string): void {
    const { language } = job.tasks[job.pendingTasks[0] ?? 0] ?? { language: '' };
    this.#kills.set(language, (this.#kills.get(language) ?? 0) + 1);
    this.#addResult(job, failedResult(reason, true));
  }

  /** Answers the tasks in skipped languages; true when the job has nothing else to do. */
  #skipRestingTasks(job: Job): boolean {
    const { restingLanguages } = this;
    job.pendingTasks = job.pendingTasks.filter((i) => {
      const language = job.tasks[i]?.language ?? '';
      if (!restingLanguages.includes(language)) return true;
      job.results[i] = failedResult(`${language} is not parsed again until the next start: it ended the parser ${maxKills} times`, false);
      return false;
    });
    if (job.pendingTasks.length) return false;
    job.settle();
    return true;
  }

  #scheduleIdle(): void {
    clearTimeout(this.#idleTimer);
    if ([...this.#threads.values()].some((job) => job !== undefined) || this.#threads.size < 2) return;
    this.#idleTimer = setTimeout(() => {
      for (const thread of [...this.#threads.keys()].slice(1)) {
        this.#threads.delete(thread);
        thread.end();
      }
    }, this.#options.idleLimit ?? 10_000);
    this.#idleTimer.unref();
  }
}

function failedResult(reason: string, crashed: boolean): AnalysisResult {
  return { kind: 'failed', reason, crashed };
}
