// Index of facts by name across files. A file is read on the first query after it was added, so an edit costs one file.
import type { FileEntry } from './fileEntry.ts';

/** Returns the relevant facts of a file, each with its name. */
export type NamedFacts<T> = (entry: FileEntry) => Iterable<readonly [name: string, fact: T]>;

/** The facts of all current files. */
export class FactsByName<T> {
  readonly #read: NamedFacts<T>;
  readonly #byName = new Map<string, Map<string, readonly T[]>>();
  readonly #namesOf = new Map<string, readonly string[]>();
  /** Added files that are not read yet. */
  readonly #waiting = new Map<string, FileEntry>();

  constructor(read: NamedFacts<T>) {
    this.#read = read;
  }

  add(entry: FileEntry): void {
    this.#waiting.set(entry.key, entry);
  }

  remove(entry: FileEntry): void {
    this.#waiting.delete(entry.key);
    for (const name of this.#namesOf.get(entry.key) ?? []) {
      const files = this.#byName.get(name);
      files?.delete(entry.key);
      if (files?.size === 0) this.#byName.delete(name);
    }
    this.#namesOf.delete(entry.key);
  }

  /** Facts with the name, ordered by file. */
  named(name: string): readonly T[] {
    for (const entry of this.#waiting.values()) this.#take(entry);
    this.#waiting.clear();
    const files = [...(this.#byName.get(name) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    return files.flatMap(([, facts]) => facts);
  }

  #take(entry: FileEntry): void {
    const matches = new Map<string, T[]>();
    for (const [name, fact] of this.#read(entry)) {
      const list = matches.get(name);
      if (list) list.push(fact);
      else matches.set(name, [fact]);
    }
    this.#namesOf.set(entry.key, [...matches.keys()]);
    for (const [name, facts] of matches) {
      const files = this.#byName.get(name);
      if (files) files.set(entry.key, facts);
      else this.#byName.set(name, new Map([[entry.key, facts]]));
    }
  }
}
