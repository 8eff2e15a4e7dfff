// Tracks the inputs from which the edges of each file were derived, so that an update derives exactly the affected files again.
import { RecentMemo } from '../../base/collections/recentMemo.ts';
import { mayHold, nameFilter } from './nameFilter.ts';

/**
 * Key of a derivation's input:
 * - `f:` the whole interface of a file
 * - `g:` those parts of it that are read by name; in a change follow, after line breaks, the part and its class, see `InterfaceNames`
 * - `m:` whether a module with that last name exists
 * - `i:` whether a folder is a Python package
 * - `n:` the definitions of a name; `y:`, `e:`, `o:`, `w:`, `h:`, `q:` some of them, see `files/definitionKeys.ts`
 * - `s:` the subclasses of a class
 * - `c:` the settings in the configuration files of a folder
 * - `p:` the package of a name
 * - `v:` all of the value flow in a file
 * - `t:` a part of it: the values of a target, see `flow/flowKeys.ts`
 * - `a:` the arguments of calls of a name; with a dot (`a:.name`) the assignments to fields of a name
 */
export type DependencyKey =
  `${'f' | 'g' | 'm' | 'i' | 'n' | 'y' | 'e' | 'o' | 'w' | 'h' | 'q' | 's' | 'c' | 'p' | 'v' | 't' | 'a'}:${string}`;

/** What the edges of a file depend on. */
export interface FileDependencies {
  readonly keys: Iterable<DependencyKey>;
  /** {@link nameFilter} of the parts that it read by name, of any file. */
  readonly parts: Uint8Array;
}

/** What {@link DependencyTracker.touchHead} asks of a file. */
interface SymbolHeads {
  readonly named: DependencyKey;
  readonly parts: { head(index: number): string; owner(index: number): string };
}

const noParts = new Uint8Array(0);

/** Inputs of a computation: its keys, and the cached values that it used, each with its own keys. */
class DependencyTrace {
  #keys: Set<DependencyKey> | undefined;
  #parts: Set<string> | undefined;
  #usedValues: Set<RememberedValue> | undefined;
  /** The last collection that came here. A number costs less than a set of all traces. */
  #collection = 0;
  static #collections = 0;

  note(key: DependencyKey): void {
    (this.#keys ??= new Set()).add(key);
  }

  notePart(part: string): void {
    (this.#parts ??= new Set()).add(part);
  }

  use(value: RememberedValue): void {
    (this.#usedValues ??= new Set()).add(value);
  }

  /** All keys and parts, including those of used cached values. Collected once per file, since most values are used again and again. */
  all(): { readonly keys: ReadonlySet<DependencyKey>; readonly parts: ReadonlySet<string> } {
    const keys = new Set<DependencyKey>();
    const parts = new Set<string>();
    const collection = ++DependencyTrace.#collections;
    const traces: DependencyTrace[] = [this];
    for (const trace of traces) {
      if (trace.#collection === collection) continue;
      trace.#collection = collection;
      if (trace.#keys) for (const key of trace.#keys) keys.add(key);
      if (trace.#parts) for (const part of trace.#parts) parts.add(part);
      if (trace.#usedValues) for (const { trace: used } of trace.#usedValues) if (used.#collection !== collection) traces.push(used);
    }
    return { keys, parts };
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
  readonly #partsOf = new Map<string, Uint8Array>();
  readonly #filesOf = new Map<DependencyKey, Set<string>>();
  readonly #memo = new RecentMemo<RememberedValue>();
  #currentTrace: DependencyTrace | undefined;
  /** What the file in work reads beside cached values; no other file inherits it, so that parts of the file itself are left out. */
  #fileTrace: DependencyTrace | undefined;
  #ownNames = '';
  /** The last call of {@link notePart}. */
  #lastTrace: DependencyTrace | undefined;
  #lastFile = '';
  #lastPart = '';
  #cuts = 0;
  #generation = 0;
  #depth = 0;

  /** Runs the generator `steps` and stores all keys that it notes as the dependencies of `file`. Earlier ones are replaced. */
  *collect(file: string, steps: Generator<undefined, void>): Generator<undefined, void> {
    const trace = new DependencyTrace();
    const ownNames = `g:${file}`;
    for (let isDone = false; !isDone;) {
      this.#currentTrace = this.#fileTrace = trace;
      this.#ownNames = ownNames;
      try {
        isDone = steps.next().done === true;
      } finally {
        this.#currentTrace = undefined;
      }
      if (!isDone) yield;
    }
    const { keys, parts } = trace.all();
    // A changed file is always derived again, so it need not depend on itself.
    const [ownTargets, ownInterface] = [`t:${file} `, `f:${file}`];
    const otherKeys = [...keys].filter((key) => !key.startsWith(ownTargets) && key !== ownInterface && key !== ownNames);
    this.set(file, { keys: otherKeys, parts: nameFilter(parts) });
  }

  /** What `file` depends on. */
  of(file: string): FileDependencies {
    return { keys: this.#keysOf.get(file) ?? [], parts: this.#partsOf.get(file) ?? noParts };
  }

  /** Stores the dependencies of `file`. */
  set(file: string, dependencies: FileDependencies): void {
    const keys = new Set(dependencies.keys);
    this.forget(file);
    this.#keysOf.set(file, keys);
    this.#partsOf.set(file, dependencies.parts);
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
    this.#partsOf.delete(file);
  }

  /** Identifies the computation whose inputs are noted now; undefined if none is traced. */
  get computation(): object | undefined {
    return this.#currentTrace;
  }

  /** Adds a key to the dependencies of the current computation, if one is traced. */
  note(key: DependencyKey): void {
    this.#currentTrace?.note(key);
  }

  /** Notes that a part of a file's interface is read by name. The look-ups of `FileEntry` do it; see `InterfaceNames`. */
  notePart({ named }: { readonly named: DependencyKey }, part: string): void {
    const trace = this.#currentTrace;
    // One look-up asks several tables of one file for one name.
    if (!trace || (trace === this.#fileTrace && named === this.#ownNames)) return;
    const isSameFile = trace === this.#lastTrace && named === this.#lastFile;
    if (isSameFile && part === this.#lastPart) return;
    this.#lastTrace = trace;
    this.#lastFile = named;
    this.#lastPart = part;
    if (!isSameFile) trace.note(named);
    trace.notePart(part);
  }

  /** Notes that a name is looked for at the top of several files at once, whose keys are noted apart. */
  noteName(name: string): void {
    this.#currentTrace?.notePart(name);
  }

  /** Notes that the head of a symbol is read: its kind, its signature, its bases, and the heads of the symbols around it. */
  touchHead(entry: SymbolHeads, index: number): void {
    const trace = this.#currentTrace;
    if (!trace || (trace === this.#fileTrace && entry.named === this.#ownNames)) return;
    const owner = entry.parts.owner(index);
    if (owner !== '') this.notePart(entry, owner);
    this.notePart(entry, entry.parts.head(index));
  }

  /** Notes the whole interface of a file as a dependency. Call it before reading lists of the file without a name to look for. */
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
   * `tv` (type variables of a class), `l` (all bases in order), `v` (values of a variable), `h` (values by flow), `o` (overrides) and
   * `sc` (star imports).
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
    this.#lastTrace = this.#fileTrace = undefined;
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

  /** Keys on which any file depends. */
  keys(): IterableIterator<DependencyKey> {
    return this.#filesOf.keys();
  }

  /** True before any collection, when nothing has dependencies yet. */
  get isEmpty(): boolean {
    return this.#keysOf.size === 0;
  }

  /** Files whose derivation used any of the keys. */
  dependents(keys: Iterable<DependencyKey>): ReadonlySet<string> {
    const files = new Set<string>();
    for (const key of keys) {
      const [start, ...parts] = key.startsWith('g:') ? key.split('\n') : [key];
      for (const file of this.#filesOf.get(start as DependencyKey) ?? [])
        if (parts.every((part) => mayHold(this.#partsOf.get(file), part))) files.add(file);
    }
    return files;
  }
}

/** A changed part of a file as a key; after a line break the part may have its class, whose head all readers of a member read. */
export function partKey({ named }: { readonly named: `g:${string}` }, part: string): DependencyKey {
  return `${named}\n${part}`;
}
