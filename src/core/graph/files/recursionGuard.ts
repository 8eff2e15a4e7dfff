// Ends questions about names and values that lead back to themselves, or too far.
import type { Dependencies } from './dependencies.ts';

/** Deepest nesting of questions about names and values. */
const deepest = 40;
/**
 * Most questions that one leads to. Functions that call each other in circles are computed again on every way that leads to them, as nothing
 * from within a circle is remembered: without a limit the ways multiply.
 */
const mostSteps = 500;

/** What is being computed, by key. One for all parts that ask each other. */
export class RecursionGuard {
  readonly #dependencies: Pick<Dependencies, 'noteCut'>;
  readonly #active = new Set<unknown>();
  /** Guarded computations since the outermost began. */
  #steps = 0;

  constructor(dependencies: Pick<Dependencies, 'noteCut'>) {
    this.#dependencies = dependencies;
  }

  /**
   * `compute`, unless the same `key` is being computed already (a circle) or the nesting is too deep, or the question has taken too many steps: then
   * undefined.
   */
  run<T>(key: unknown, compute: () => T | undefined): T | undefined {
    if (this.#active.size === 0) this.#steps = 0;
    if (this.#active.has(key) || this.#active.size >= deepest || this.#steps >= mostSteps) {
      this.#dependencies.noteCut();
      return undefined;
    }
    this.#steps++;
    this.#active.add(key);
    try {
      return compute();
    } finally {
      this.#active.delete(key);
    }
  }
}
