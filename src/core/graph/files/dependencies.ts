// Remembers what each file's edges were derived from, so that an update derives again exactly the files that can have changed.

import { RecentMemo } from '../../base/collections/recentMemo.ts';

/**
 * What a derivation looked at. `f:` a file's interface, `m:` whether some module of that last name exists, `i:` whether a folder is a
 * Python package, `n:` who defines a name, `s:` the subclasses of a class, `c:` the settings of the configuration files in a folder, `p:` who
 * is the package of a name, `v:` the flow of values in a file, `a:` what calls of a name pass, and what
 * is put into fields of a name (`a:.name`).
 */
export type DependencyKey = `${'f' | 'm' | 'i' | 'n' | 's' | 'c' | 'p' | 'v' | 'a'}:${string}`;

/** What a computation looked at: keys, and the remembered values that it took, each with keys of its own. */
class DependencyTrace {
  #keys: Set<DependencyKey> | undefined;
  #taken: Set<RememberedValue> | undefined;

  note(key: DependencyKey): void {
    (this.#keys ??= new Set()).add(key);
  }

  take(known: RememberedValue): void {
    (this.#taken ??= new Set()).add(known);
  }

  /** The keys of all that was taken, also by what was taken: put together once a file, since most is taken again and again. */
  allKeys(): ReadonlySet<DependencyKey> {
    const keys = new Set<DependencyKey>();
    const reached = new Set<DependencyTrace>([this]);
    for (const collection of reached) {
      for (const key of collection.#keys ?? []) keys.add(key);
      for (const known of collection.#taken ?? []) reached.add(known.collection);
    }
    return keys;
  }
}

/** A value with what it was computed from. */
export interface RememberedValue {
  readonly value: unknown;
  readonly collection: DependencyTrace;
}

/** Collects dependencies while files are derived and answers which files depend on what has changed. */
export class Dependencies {
  readonly #keysOf = new Map<string, ReadonlySet<DependencyKey>>();
  readonly #filesOf = new Map<DependencyKey, Set<string>>();
  readonly #memo = new RecentMemo<RememberedValue>();
  #collecting: DependencyTrace | undefined;
  #cuts = 0;
  #generation = 0;
  #depth = 0;

  /** Takes the steps of `derive` and remembers all they noted as what `file` depends on, instead of what was remembered before. */
  *collect(file: string, derive: Generator<undefined, void>): Generator<undefined, void> {
    const collection = new DependencyTrace();
    for (let isDone = false; !isDone;) {
      this.#collecting = collection;
      try {
        isDone = derive.next().done === true;
      } finally {
        this.#collecting = undefined;
      }
      if (!isDone) yield;
    }
    this.set(file, collection.allKeys());
  }

  /** What `file` depends on. */
  of(file: string): Iterable<DependencyKey> {
    return this.#keysOf.get(file) ?? [];
  }

  /** Remembers `keys` as what `file` depends on. */
  set(file: string, keys: ReadonlySet<DependencyKey>): void {
    this.forget(file);
    this.#keysOf.set(file, keys);
    for (const key of keys) {
      const files = this.#filesOf.get(key);
      if (files) files.add(file);
      else this.#filesOf.set(key, new Set([file]));
    }
  }

  forget(file: string): void {
    for (const key of this.#keysOf.get(file) ?? []) {
      const files = this.#filesOf.get(key);
      files?.delete(file);
      if (files?.size === 0) this.#filesOf.delete(key);
    }
    this.#keysOf.delete(file);
  }

  note(key: DependencyKey): void {
    this.#collecting?.note(key);
  }

  /** To be called before anything is read from a file. */
  touch({ dependency }: { readonly dependency: DependencyKey }): void {
    this.#collecting?.note(dependency);
  }

  /** To be called where a circle or a depth limit cuts a computation short: what is under way then is not remembered for others. */
  noteCut(): void {
    this.#cuts++;
  }

  /** How often that happened. */
  get cuts(): number {
    return this.#cuts;
  }

  /**
   * `compute`, remembered for what it is `about` (a file, a binding, a kind of question) under `name` until {@link clearMemo}; its
   * dependencies count for everyone who asks.
   * A result from within a circle depends on where the circle was entered, so it is not kept: a fresh build would enter elsewhere.
   */
  remember<T>(about: object | string, name: string, compute: () => T): T {
    const known = this.#memo.get(about, name);
    if (known) {
      this.#collecting?.take(known);
      return known.value as T;
    }
    const cuts = this.#cuts;
    const result = this.traced(compute);
    if (this.#cuts === cuts || this.#depth === 0) this.#memo.set(about, name, result);
    return result.value;
  }

  /** `compute` with what it looks at, for memories elsewhere: whoever takes the value from there says so to {@link take}. */
  traced<T>(compute: () => T): RememberedValue & { readonly value: T } {
    const outer = this.#collecting;
    const collection = new DependencyTrace();
    this.#collecting = collection;
    this.#depth++;
    try {
      const result = { value: compute(), collection };
      outer?.take(result);
      return result;
    } finally {
      this.#depth--;
      this.#collecting = outer;
    }
  }

  /** What was remembered elsewhere is used: its dependencies count for whoever asks. */
  take(known: RememberedValue): void {
    this.#collecting?.take(known);
  }

  clearMemo(): void {
    this.#memo.clear();
    this.#generation++;
  }

  /** Keeps at most `most` of what is remembered. */
  trimMemo(most: number): void {
    this.#memo.trim(most);
  }

  /** Another number after each {@link clearMemo}: what was remembered elsewhere under an older one may be wrong. */
  get generation(): number {
    return this.#generation;
  }

  /** True before anything was collected: then nothing can depend on anything. */
  get isEmpty(): boolean {
    return this.#keysOf.size === 0;
  }

  /** Files whose derivation looked at any of the keys. */
  dependents(keys: Iterable<DependencyKey>): ReadonlySet<string> {
    const files = new Set<string>();
    for (const key of keys) for (const file of this.#filesOf.get(key) ?? []) files.add(file);
    return files;
  }
}
