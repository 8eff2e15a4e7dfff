// Tracks the inputs from which the edges of each file were derived, so that an update derives exactly the affected files again.
import { RecentMemo } from '../../base/collections/recentMemo.ts';

/**
 * Key of a derivation's input:
 * - `f:` the interface of a file
 * - `m:` whether a module with that last name exists
 * - `i:` whether a folder is a Python package
 * - `n:` the definitions of a name
 * - `s:` the subclasses of a class
 * - `c:` the settings in the configuration files of a folder
 * - `p:` the package of a name
 * - `v:` all of the value flow in a file
 * - `t:` a part of it: the values of a target, see `flow/flowKeys.ts`
 * - `a:` the arguments of calls of a name; with a dot (`a:.name`) the assignments to fields of a name
 */
export type DependencyKey = `${'f' | 'm' | 'i' | 'n' | 's' | 'c' | 'p' | 'v' | 't' | 'a'}:${string}`;

/** Inputs of a computation: its keys, and the cached values that it used, each with its own keys. */
class DependencyTrace {
  #keys: Set<DependencyKey> | undefined;
  #usedValues: Set<RememberedValue> | undefined;

  note(key: DependencyKey): void {
    (this.#keys ??= new Set()).add(key);
  }

  use(value: RememberedValue): void {
    (this.#usedValues ??= new Set()).add(value);
  }

  /** All keys, including those of used cached values. Collected once per file, since most values are used again and again. */
  allKeys(): ReadonlySet<DependencyKey> {
    const keys = new Set<DependencyKey>();
    const traces = new Set<DependencyTrace>([this]);
    for (const trace of traces) {
      for (const key of trace.#keys ?? []) keys.add(key);
      for (const value of trace.#usedValues ?? []) traces.add(value.trace);
    }
    return keys;
  }
}

/** A value with its inputs. */
export interface RememberedValue {
  readonly value: unknown;
  readonly trace: DependencyTrace;
}

/** Collects the dependencies of files during derivation and finds the files that a change affects. */
export class DependencyTracker {
  readonly #keysOf = new Map<string, ReadonlySet<DependencyKey>>();
  readonly #filesOf = new Map<DependencyKey, Set<string>>();
  readonly #memo = new RecentMemo<RememberedValue>();
  #currentTrace: DependencyTrace | undefined;
  #cuts = 0;
  #generation = 0;
  #depth = 0;

  /** Runs the generator `steps` and stores all keys that it notes as the dependencies of `file`. Earlier ones are replaced. */
  *collect(file: string, steps: Generator<undefined, void>): Generator<undefined, void> {
    const trace = new DependencyTrace();
    for (let isDone = false; !isDone;) {
      this.#currentTrace = trace;
      try {
        isDone = steps.next().done === true;
      } finally {
        this.#currentTrace = undefined;
      }
      if (!isDone) yield;
    }
    // A changed file is always derived again, so it need not depend on parts of itself.
    const ownParts = `t:${file} `;
    this.setKeys(file, new Set([...trace.allKeys()].filter((key) => !key.startsWith(ownParts))));
  }

  /** The keys that `file` depends on. */
  of(file: string): Iterable<DependencyKey> {
    return this.#keysOf.get(file) ?? [];
  }

  /** Stores `keys` as the dependencies of `file`. */
  setKeys(file: string, keys: ReadonlySet<DependencyKey>): void {
    this.forget(file);
    this.#keysOf.set(file, keys);
    for (const key of keys) {
      const files = this.#filesOf.get(key);
      if (files) files.add(file);
      else this.#filesOf.set(key, new Set([file]));
    }
  }

  /** Removes the dependencies of `file`, which then depends on nothing. */
  forget(file: string): void {
    for (const key of this.#keysOf.get(file) ?? []) {
      const files = this.#filesOf.get(key);
      files?.delete(file);
      if (files?.size === 0) this.#filesOf.delete(key);
    }
    this.#keysOf.delete(file);
  }

  /** Adds a key to the dependencies of the current computation, if one is traced. */
  note(key: DependencyKey): void {
    this.#currentTrace?.note(key);
  }

  /** Notes the interface of a file as a dependency. Call it before reading from the file. */
  touch({ dependency }: { readonly dependency: DependencyKey }): void {
    this.#currentTrace?.note(dependency);
  }

  /** Call it when a cycle or a depth limit cuts a computation short: the running computations are then not cached. */
  noteCut(): void {
    this.#cuts++;
  }

  /** Number of cuts so far. */
  get cuts(): number {
    return this.#cuts;
  }

  /**
   * Caches the result of `compute` for `about` (a file, a binding, a kind of query) and `name` until {@link clearMemo}. Each reader
   * inherits its dependencies. A result from inside a cycle depends on where the cycle was entered, and a fresh build would enter it
   * elsewhere. Such a result is not cached.
   *
   * Names begin with letters for their kind of query, as the keys of `RecursionGuard.run` do. Further letters are `t` (written type),
   * `tv` (type variables of a class), `l` (all bases in order), `v` (values of a variable), `h` (values by flow), and `o` (overrides).
   */
  remember<T>(about: object | string, name: string, compute: () => T): T {
    const cachedValue = this.#memo.get(about, name);
    if (cachedValue) {
      this.#currentTrace?.use(cachedValue);
      return cachedValue.value as T;
    }
    const cuts = this.#cuts;
    const result = this.trace(compute);
    if (this.#cuts === cuts || this.#depth === 0) this.#memo.set(about, name, result);
    return result.value;
  }

  /** Runs `compute` and records its inputs, for other caches; readers of such a cache call {@link useValue}. */
  trace<T>(compute: () => T): RememberedValue & { readonly value: T } {
    const outer = this.#currentTrace;
    const trace = new DependencyTrace();
    this.#currentTrace = trace;
    this.#depth++;
    try {
      const result = { value: compute(), trace };
      outer?.use(result);
      return result;
    } finally {
      this.#depth--;
      this.#currentTrace = outer;
    }
  }

  /** Adds the dependencies of a value from another cache to the current computation. */
  useValue(value: RememberedValue): void {
    this.#currentTrace?.use(value);
  }

  clearMemo(): void {
    this.#memo.clear();
    this.#generation++;
  }

  /** Limits the cache to `maxEntries` entries. */
  trimMemo(maxEntries: number): void {
    this.#memo.trim(maxEntries);
  }

  /** Changes after each {@link clearMemo}: entries of other caches from an older generation may be wrong. */
  get generation(): number {
    return this.#generation;
  }

  /** True before any collection, when nothing has dependencies yet. */
  get isEmpty(): boolean {
    return this.#keysOf.size === 0;
  }

  /** Files whose derivation used any of the keys. */
  dependents(keys: Iterable<DependencyKey>): ReadonlySet<string> {
    const files = new Set<string>();
    for (const key of keys) for (const file of this.#filesOf.get(key) ?? []) files.add(file);
    return files;
  }
}
