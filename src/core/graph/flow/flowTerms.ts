// Terms of the texts in facts, read once while files are linked: a file is followed anew for every question that another file asks of it.
import { parseArguments, parseTerm } from '../../symbols/values/termParser.ts';
import type { Term, TermArgument } from '../../symbols/values/terms.ts';

/** Remembers by text until {@link FlowTerms.clear}. Only for texts in facts, of which there are no more than the files have. */
export class FlowTerms {
  readonly #terms = new Map<string, Term | undefined>();
  readonly #arguments = new Map<string, readonly TermArgument[]>();

  /** Like {@link parseTerm}, as all languages are written in facts. */
  term(text: string): Term | undefined {
    const known = this.#terms.get(text);
    if (known || this.#terms.has(text)) return known;
    const term = parseTerm(text);
    this.#terms.set(text, term);
    return term;
  }

  /** Like {@link parseArguments}. */
  arguments(text: string): readonly TermArgument[] {
    const known = this.#arguments.get(text);
    if (known) return known;
    const list = parseArguments(text);
    this.#arguments.set(text, list);
    return list;
  }

  /** Forgets all once there are more than `most`. */
  trim(most: number): void {
    if (this.#terms.size + this.#arguments.size > most) this.clear();
  }

  clear(): void {
    this.#terms.clear();
    this.#arguments.clear();
  }
}
