// Parse workers behind the face of an analyzer: a file that kills or blocks its worker costs that file alone.
import { availableParallelism } from 'node:os';
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import type { ExtractionSwitches } from '../../core/indexing/records/analyze.ts';
import type { AnalysisResult, AnalysisTask, Analyzer } from '../../core/indexing/records/analyzer.ts';
import { ParseThread, type ThreadEnd } from './parseThread.ts';

/** How the pool is set up. */
export interface ParsePoolOptions {
  /** The built `parseWorker.js`, or `parseWorker.ts` where Node runs it from source. */
  readonly worker: URL | string;
  /** Folder that holds `grammars` and `queries`. */
  readonly assets: string;
  /** Workers at most; one less than there are cores, and no more than four, if left out. */
  readonly size?: number;
  /** Longest time for one file in ms by the clock; small files have less. */
  readonly fileLimit?: number;
  /** Time in ms after which all workers but one are ended when there is nothing to do: their memory never shrinks. */
  readonly idleLimit?: number;
}

/** A language whose files end so many workers rests: each costs its time limit and a new worker, and the next may do the same. */
const mostKills = 3;

/** A call of {@link ParsePool.analyze} that is not finished. */
interface Job {
  readonly tasks: readonly AnalysisTask[];
  readonly switches: ExtractionSwitches;
  readonly results: (AnalysisResult | undefined)[];
  /** Numbers of the tasks that have no result yet, in order. */
  todo: number[];
  readonly settle: (error?: Error) => void;
  isSettled: boolean;
}

/** A pool of worker threads that parse. Workers are started when there is work for them. */
export class ParsePool implements Analyzer {
  readonly concurrency: number;
  readonly #options: ParsePoolOptions;
  readonly #threads = new Map<ParseThread, Job | undefined>();
  /** How often files of a language ended their worker. */
  readonly #kills = new Map<string, number>();
  #waiting: Job[] = [];
  #idle: NodeJS.Timeout | undefined;
  #isDisposed = false;

  constructor(options: ParsePoolOptions) {
    this.#options = options;
    this.concurrency = options.size ?? Math.min(4, Math.max(1, availableParallelism() - 1));
  }

  get resting(): readonly string[] {
    return [...this.#kills].filter(([, kills]) => kills >= mostKills).map(([language]) => language);
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
        todo: [...tasks.keys()],
        isSettled: false,
        settle: (error) => {
          if (job.isSettled) return;
          job.isSettled = true;
          cancelling.dispose();
          if (error) reject(error);
          else resolve(job.results.map((result) => result ?? failed('no result', false)));
        },
      };
      this.#waiting.push(job);
      this.#assign();
    });
  }

  /** Ends all workers; what is under way is cancelled. */
  dispose(): void {
    this.#isDisposed = true;
    clearTimeout(this.#idle);
    for (const job of [...this.#waiting.splice(0), ...this.#threads.values()]) job?.settle(new CancelledError());
    for (const thread of this.#threads.keys()) thread.end();
    this.#threads.clear();
  }

  /** Gives waiting jobs to free workers, and starts workers while there are fewer than may be. */
  #assign(): void {
    this.#waiting = this.#waiting.filter((job) => !job.isSettled);
    while (this.#waiting.length) {
      const free = [...this.#threads].find(([, job]) => job === undefined)?.[0];
      if (!free && this.#threads.size >= this.concurrency) break;
      const job = this.#waiting.shift();
      if (job && !this.#leaveOut(job)) this.#begin(free ?? this.#start(), job);
    }
    this.#scheduleIdle();
  }

  #begin(thread: ParseThread, job: Job): void {
    this.#threads.set(thread, job);
    thread.run({ tasks: job.todo.flatMap((i) => job.tasks[i] ?? []), switches: job.switches });
  }

  #start(): ParseThread {
    const threadsAtWork = (): number => [...this.#threads.values()].filter((job) => job !== undefined).length;
    const thread: ParseThread = new ParseThread(
      { ...this.#options, threadsAtWork },
      {
        result: (result) => this.#take(thread, result),
        ended: (ended) => this.#ended(thread, ended),
      },
    );
    this.#threads.set(thread, undefined);
    return thread;
  }

  #take(thread: ParseThread, result: AnalysisResult): void {
    const job = this.#threads.get(thread);
    if (!job) return;
    this.#put(job, result);
    if (job.todo.length) return;
    this.#threads.set(thread, undefined);
    job.settle();
    this.#assign();
  }

  /** A worker is gone: the file it was at gets the blame, the others of its job go to another worker. */
  #ended(thread: ParseThread, { reason, atFile }: ThreadEnd): void {
    const job = this.#threads.get(thread);
    this.#threads.delete(thread);
    if (job) {
      if (atFile) this.#blame(job, reason);
      // Without a parser no other worker will do better.
      else while (job.todo.length) this.#put(job, failed(reason, false));
      if (job.todo.length) this.#waiting.unshift(job);
      else job.settle();
    }
    this.#assign();
  }

  /** Gives the first task that has none its result. */
  #put(job: Job, result: AnalysisResult): void {
    const task = job.todo.shift();
    if (task !== undefined) job.results[task] = result;
  }

  /** The first task of a job without a result ended its worker. */
  #blame(job: Job, reason: string): void {
    const { language } = job.tasks[job.todo[0] ?? 0] ?? { language: '' };
    this.#kills.set(language, (this.#kills.get(language) ?? 0) + 1);
    this.#put(job, failed(reason, true));
  }

  /** Answers for tasks in languages that rest; true when there is nothing else to do in the job. */
  #leaveOut(job: Job): boolean {
    const { resting } = this;
    job.todo = job.todo.filter((i) => {
      const language = job.tasks[i]?.language ?? '';
      if (!resting.includes(language)) return true;
      job.results[i] = failed(`${language} is not parsed again until the next start: it ended the parser ${mostKills} times`, false);
      return false;
    });
    if (job.todo.length) return false;
    job.settle();
    return true;
  }

  #scheduleIdle(): void {
    clearTimeout(this.#idle);
    if ([...this.#threads.values()].some((job) => job !== undefined) || this.#threads.size < 2) return;
    this.#idle = setTimeout(() => {
      for (const thread of [...this.#threads.keys()].slice(1)) {
        this.#threads.delete(thread);
        thread.end();
      }
    }, this.#options.idleLimit ?? 10_000);
    this.#idle.unref();
  }
}

function failed(reason: string, crashed: boolean): AnalysisResult {
  return { kind: 'failed', reason, crashed };
}
