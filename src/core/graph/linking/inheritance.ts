// Keeps the pairs of base and subclass of each file in step with the definitions. A class with a changed set of subclasses affects other files:
// calls of its methods may lead to the overriding ones.
import type { DependencyKey } from '../files/dependencyTracker.ts';
import type { Definitions } from '../files/definitions.ts';

/** A class and one of its bases, by id. */
export interface SubclassPair {
  readonly base: string;
  readonly subclass: string;
}

/** Pairs of base and subclass, by the file of the subclass. */
export class Inheritance {
  readonly #definitions: Definitions;
  readonly #pairsByFile = new Map<string, readonly SubclassPair[]>();

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  /** The pairs of a file, by its key. */
  of(file: string): readonly SubclassPair[] {
    return this.#pairsByFile.get(file) ?? [];
  }

  /** Replaces the pairs of a file; adds the keys of bases whose set of subclasses changes to `keys`. */
  set(file: string, pairs: readonly SubclassPair[], keys: Set<DependencyKey>): void {
    const old = byText(this.of(file));
    const fresh = byText(pairs);
    for (const [text, { base, subclass }] of old) {
      if (fresh.has(text)) continue;
      this.#definitions.removeSubclass(base, subclass);
      keys.add(`s:${base}`);
    }
    for (const [text, { base, subclass }] of fresh) {
      if (old.has(text)) continue;
      this.#definitions.addSubclass(base, subclass);
      keys.add(`s:${base}`);
    }
    this.#pairsByFile.set(file, pairs);
  }

  /** Removes a file and its pairs. */
  forget(file: string, keys: Set<DependencyKey>): void {
    this.set(file, [], keys);
    this.#pairsByFile.delete(file);
  }
}

function byText(pairs: readonly SubclassPair[]): ReadonlyMap<string, SubclassPair> {
  return new Map(pairs.map((pair) => [`${pair.base}\n${pair.subclass}`, pair]));
}
