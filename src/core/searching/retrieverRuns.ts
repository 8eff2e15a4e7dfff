// Records what each retriever did, for the answer record and the panel.
import type { Notice } from '../base/wording/errors.ts';
import { groupByKey } from '../base/collections/groupByKey.ts';
import { embedderSentence } from '../base/wording/errorSentences.ts';
import type { Clock } from '../ports.ts';
import type { CandidateList } from './candidate.ts';

/** Record of one retriever. Times in ms. */
export interface RetrieverRun {
  readonly name: string;
  readonly ran: boolean;
  readonly found: number;
  readonly used: number;
  readonly ms: number;
  readonly error?: string;
}

/** Runs retrievers and records each run. */
export class RetrieverRuns {
  readonly #clock: Clock;
  readonly #runs: { name: string; count: number; ms: number; keys: readonly string[] }[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Runs one retriever. Errors are not caught, because all retrievers only read memory. */
  async list(
    make: () => CandidateList | Promise<CandidateList>,
    keyOf: (item: CandidateList['items'][number]) => string,
  ): Promise<CandidateList> {
    const start = this.#clock.monotonic();
    const list = await make();
    this.#runs.push({ name: list.name, count: list.items.length, ms: this.#clock.monotonic() - start, keys: list.items.map(keyOf) });
    return list;
  }

  /** Runs part of a retriever that is measured separately but makes no list; `run` returns the keys of its hits. */
  async part(name: string, run: () => Promise<readonly string[]>): Promise<void> {
    const start = this.#clock.monotonic();
    const keys = await run();
    this.#runs.push({ name, count: keys.length, ms: this.#clock.monotonic() - start, keys });
  }

  /**
   * Records, one per retriever even when it ran for several lists. `usedKeys`: keys of the places in the answer; `problem`: what is wrong
   * with the vectors.
   */
  records(usedKeys: ReadonlySet<string>, problem?: Notice): RetrieverRun[] {
    const byName = groupByKey(this.#runs, ({ name }) => name);
    const retrieverRuns: RetrieverRun[] = [...byName].map(([name, runs]) => ({
      name,
      ran: true,
      found: runs.reduce((sum, { count }) => sum + count, 0),
      used: new Set(runs.flatMap(({ keys }) => keys.filter((key) => usedKeys.has(key)))).size,
      ms: runs.reduce((sum, { ms }) => sum + ms, 0),
    }));
    const error = problem && { error: embedderSentence(problem.code, problem.args) };
    const vectors = retrieverRuns.find(({ name }) => name === 'vectors') ?? { name: 'vectors', ran: false, found: 0, used: 0, ms: 0 };
    const hasFailed = error && vectors.found === 0;
    return [...retrieverRuns.filter((run) => run !== vectors), { ...vectors, ...(hasFailed ? { ran: false } : {}), ...error }];
  }
}
