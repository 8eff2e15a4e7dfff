// Progress of index runs for people: phases follow one another and the bar only moves forward.
import { Emitter } from '../base/event.ts';
import type { Notice } from '../base/wording/errors.ts';

/** Progress of the indexer for people. Never runs backwards within a run. */
export interface IndexProgress {
  readonly phase: 'idle' | 'scanning' | 'reading' | 'linking' | 'ready' | 'failed';
  readonly done: number;
  readonly total: number;
  /** Files in the index now. */
  readonly files: number;
  readonly symbols: number;
  readonly chunks: number;
  readonly edges: number;
  /** Why the index cannot be saved; absent while it can. */
  readonly storeProblem?: Notice | undefined;
}

const phaseOrder: readonly IndexProgress['phase'][] = ['idle', 'scanning', 'reading', 'linking', 'ready'];

/** Counts in every report of progress. */
export type ProgressCounts = Pick<IndexProgress, 'files' | 'symbols' | 'chunks' | 'edges' | 'storeProblem'>;

/** Holds the progress and fires when it changes. */
export class Progress {
  readonly #emitter = new Emitter<IndexProgress>();
  readonly #counts: () => ProgressCounts;
  readonly onChange = this.#emitter.event;
  #now: IndexProgress;

  /** @param counts what is in the index at this moment */
  constructor(counts: () => ProgressCounts) {
    this.#counts = counts;
    this.#now = { phase: 'idle', done: 0, total: 0, files: 0, symbols: 0, chunks: 0, edges: 0 };
  }

  get now(): IndexProgress {
    return this.#now;
  }

  start(): void {
    this.#set('scanning', 0, 0);
  }

  /** Advances within a run; ignores a step back. */
  move(phase: 'scanning' | 'reading' | 'linking', done: number, total: number): void {
    const ahead = phaseOrder.indexOf(phase) - phaseOrder.indexOf(this.#now.phase);
    if (ahead < 0 || (ahead === 0 && done < this.#now.done)) return;
    this.#set(phase, done, Math.max(done, total));
  }

  /** Ends a run. A stopped or failed run keeps its progress. */
  end(phase: 'ready' | 'failed' | 'idle'): void {
    const { done, total } = this.#now;
    this.#set(phase, phase === 'ready' ? total : done, total);
  }

  dispose(): void {
    this.#emitter.dispose();
  }

  #set(phase: IndexProgress['phase'], done: number, total: number): void {
    this.#now = { phase, done, total, ...this.#counts() };
    this.#emitter.fire(this.#now);
  }
}
