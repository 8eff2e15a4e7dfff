// Ends queries about names and values that recurse into themselves or run too deep.
import type { DependencyTracker } from './dependencyTracker.ts';

/** Maximum nesting of queries about names and values. */
const maxDepth = 40;
/**
 * Maximum queries that one query triggers. Results from inside a cycle are not cached, so each path to it computes it again: without a
 * limit the paths multiply.
 */
const maxSteps = 500;

/** Keys of the running computations; all parts of the resolver share one guard. */
export class RecursionGuard {
  readonly #tracker: Pick<DependencyTracker, 'noteCut'>;
  readonly #active = new Set<unknown>();
  /** Number of guarded computations since the outermost one began. */
  #steps = 0;

  constructor(tracker: Pick<DependencyTracker, 'noteCut'>) {
    this.#tracker = tracker;
  }

  /**
   * Runs `compute`. Returns undefined when the same `key` is already running (a cycle), the nesting is too deep or the query has taken
   * too many steps. A key that is a string begins with letters for its kind of query, so that queries about one definition do not meet:
   * - `cp …`, `cr …`: type of a parameter, or of a result, by the place of the function
   * - `pp …`: part of a destructured parameter
   * - `tp …`, `ta …`: bound of a type parameter; type behind an alias
   * - `gc …`: Go container
   * - `b …`, `m …`, `u …`: bases of a class; its member, or that of its bases alone
   * - `r …`, `e …`: result of a function; export of a module
   * - `d` and another letter: a declared type
   */
  run<T>(key: unknown, compute: () => T | undefined): T | undefined {
    if (this.#active.size === 0) this.#steps = 0;
    if (this.#active.has(key) || this.#active.size >= maxDepth || this.#steps >= maxSteps) {
      this.#tracker.noteCut();
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
