// Index of facts by name across the files of a language. They are read on the first query about that language after they were added, so an
// edit costs one file, and languages whose facts nobody asks for cost nothing.
import type { LanguageRules } from '../../languages/languageRules.ts';
import type { FileEntry } from './fileEntry.ts';

/** Returns the relevant facts of a file, each with its name. */
export type FactReader<T> = (entry: FileEntry) => Iterable<readonly [name: string, fact: T]>;

/** The facts of the files of one language. */
class LanguageFacts<T> {
  readonly byName = new Map<string, Map<string, readonly T[]>>();
  readonly namesOf = new Map<string, readonly string[]>();
  /** Added files that are not read yet. */
  readonly unreadFiles = new Map<string, FileEntry>();
}

/** The facts of all current files. */
export class FactsByName<T> {
  readonly #readFacts: FactReader<T>;
  readonly #languages = new Map<LanguageRules, LanguageFacts<T>>();

  constructor(readFacts: FactReader<T>) {
    this.#readFacts = readFacts;
  }

  /** Adds a file, which is read only on the next {@link withName} for its language. */
  add(entry: FileEntry): void {
    this.#of(entry.rules).unreadFiles.set(entry.key, entry);
  }

  remove(entry: FileEntry): void {
    const { unreadFiles, namesOf, byName } = this.#of(entry.rules);
    unreadFiles.delete(entry.key);
    for (const name of namesOf.get(entry.key) ?? []) {
      const files = byName.get(name);
      files?.delete(entry.key);
      if (files?.size === 0) byName.delete(name);
    }
    namesOf.delete(entry.key);
  }

  /** Whether a query about the language has read its files, so that another one costs little. */
  isRead(rules: LanguageRules): boolean {
    return this.#of(rules).namesOf.size > 0;
  }

  /** Facts with the name in files of the language, ordered by file. */
  withName(name: string, rules: LanguageRules): readonly T[] {
    const { unreadFiles, byName } = this.#of(rules);
    for (const entry of unreadFiles.values()) this.#readFile(entry);
    unreadFiles.clear();
    const files = [...(byName.get(name) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    return files.flatMap(([, facts]) => facts);
  }

  #of(rules: LanguageRules): LanguageFacts<T> {
    let facts = this.#languages.get(rules);
    if (!facts) this.#languages.set(rules, (facts = new LanguageFacts()));
    return facts;
  }

  #readFile(entry: FileEntry): void {
    const { byName, namesOf } = this.#of(entry.rules);
    const factsByName = new Map<string, T[]>();
    for (const [name, fact] of this.#readFacts(entry)) {
      const list = factsByName.get(name);
      if (list) list.push(fact);
      else factsByName.set(name, [fact]);
    }
    namesOf.set(entry.key, [...factsByName.keys()]);
    for (const [name, facts] of factsByName) {
      const files = byName.get(name);
      if (files) files.set(entry.key, facts);
      else byName.set(name, new Map([[entry.key, facts]]));
    }
  }
}
