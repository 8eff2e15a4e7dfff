// Caches parsed terms during linking, since every query from another file follows the same texts again.
import { parseArguments, parseTerm } from '../../symbols/values/termParser.ts';
import type { Term, TermArgument } from '../../symbols/values/valueTerms.ts';

/** Caches by text until {@link TermCache.clear}. Only for texts from facts, whose number the files bound. */
export class TermCache {
  readonly #terms = new Map<string, Term | undefined>();
  readonly #arguments = new Map<string, readonly TermArgument[]>();

  /** Like {@link parseTerm}, for the notation that facts use in all languages. */
  term(text: string): Term | undefined {
    const cachedTerm = this.#terms.get(text);
    if (cachedTerm || this.#terms.has(text)) return cachedTerm;
    const term = parseTerm(text);
    this.#terms.set(text, term);
    return term;
  }

  /** Like {@link parseArguments}. */
  arguments(text: string): readonly TermArgument[] {
    const cachedArguments = this.#arguments.get(text);
    if (cachedArguments) return cachedArguments;
    const list = parseArguments(text);
    this.#arguments.set(text, list);
    return list;
  }

  /** Clears the cache once it has more than `maxEntries` entries. */
  trim(maxEntries: number): void {
    if (this.#terms.size + this.#arguments.size > maxEntries) this.clear();
  }

  clear(): void {
    this.#terms.clear();
    this.#arguments.clear();
  }
}
