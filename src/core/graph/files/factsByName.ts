// Index of facts by name across files. A file is read on the first query after it was added, so an edit costs one file.
import type { FileEntry } from './fileEntry.ts';

/** Returns the relevant facts of a file, each with its name. */
export type FactReader<T> = (entry: FileEntry) => Iterable<readonly [name: string, fact: T]>;

/** The facts of all current files. */
export class FactsByName<T> {
  readonly #readFacts: FactReader<T>;
  readonly #byName = new Map<string, Map<string, readonly T[]>>();
  readonly #namesOf = new Map<string, readonly string[]>();
  /** Added files that are not read yet. */
  readonly #unreadFiles = new Map<string, FileEntry>();

  constructor(readFacts: FactReader<T>) {
    this.#readFacts = readFacts;
  }

  /** Adds a file, which is read only on the next {@link withName}. */
  add(entry: FileEntry): void {
    this.#unreadFiles.set(entry.key, entry);
  }

  remove(entry: FileEntry): void {
    this.#unreadFiles.delete(entry.key);
    for (const name of this.#namesOf.get(entry.key) ?? []) {
      const files = this.#byName.get(name);
      files?.delete(entry.key);
      if (files?.size === 0) this.#byName.delete(name);
    }
    this.#namesOf.delete(entry.key);
  }

  /** Facts with the name, ordered by file. */
  withName(name: string): readonly T[] {
    for (const entry of this.#unreadFiles.values()) this.#readFile(entry);
    this.#unreadFiles.clear();
    const files = [...(this.#byName.get(name) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    return files.flatMap(([, facts]) => facts);
  }

  #readFile(entry: FileEntry): void {
    const factsByName = new Map<string, T[]>();
    for (const [name, fact] of this.#readFacts(entry)) {
      const list = factsByName.get(name);
      if (list) list.push(fact);
      else factsByName.set(name, [fact]);
    }
    this.#namesOf.set(entry.key, [...factsByName.keys()]);
    for (const [name, facts] of factsByName) {
      const files = this.#byName.get(name);
      if (files) files.set(entry.key, facts);
      else this.#byName.set(name, new Map([[entry.key, facts]]));
    }
  }
}
