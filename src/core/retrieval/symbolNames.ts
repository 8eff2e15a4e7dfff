// Finds symbols while their name is being typed. Looks at every name of the workspace, each time: a few milliseconds, and nothing to keep up to date.
import type { CodeGraph, SymbolNode } from '../graph/types.ts';
import type { FileRole } from '../workspace/document.ts';
import { fitOf, fits, wordStarts, type Fit } from './nameMatch.ts';

/** A symbol whose name fits what was typed. */
export interface NamedSymbol {
  readonly symbol: SymbolNode;
  readonly fit: Fit;
}

/** What fits. `names` counts all names that fit, also those whose symbols are not listed. */
export interface NamedSymbols {
  readonly found: readonly NamedSymbol[];
  readonly names: number;
}

/** More is not typed but pasted. */
const longestTyped = 200;

const roleOrder: Readonly<Record<FileRole, number>> = {
  code: 0,
  configuration: 1,
  documentation: 1,
  example: 1,
  test: 1,
  generated: 2,
  vendored: 2,
};

/** The names of the workspace; made anew when files have changed. */
export class SymbolNames {
  readonly #graph: CodeGraph;
  readonly #names: readonly string[];
  readonly #lower: readonly string[];
  /** One bit for each letter that is in the name: most names are out of question at a glance. */
  readonly #letters: Uint32Array;
  readonly #starts: Uint32Array;

  constructor(graph: CodeGraph) {
    this.#graph = graph;
    this.#names = [...graph.names()];
    this.#letters = new Uint32Array(this.#names.length);
    this.#starts = new Uint32Array(this.#names.length);
    this.#lower = this.#names.map((name, i) => {
      const lower = name.toLowerCase();
      this.#letters[i] = lettersOf(lower);
      this.#starts[i] = wordStarts(name);
      return lower;
    });
  }

  /**
   * Symbols whose name fits `typed`, the best first, at most `limit`. `Cart.tot` finds members whose name fits `tot` in whatever fits `Cart`.
   * Blanks count as nothing.
   */
  find(typed: string, limit: number): NamedSymbols {
    const wanted = typed.replace(/\s+/g, '').slice(0, longestTyped);
    const cut = Math.max(wanted.lastIndexOf('.'), wanted.lastIndexOf('#'), wanted.lastIndexOf(':')) + 1;
    const own = wanted.slice(cut);
    if (own === '' || !(limit > 0)) return { found: [], names: 0 };
    const isIn = ownerTest(wanted.slice(0, Math.max(0, cut - 1)));
    const { steps, names } = this.#fitting(own);
    const found: NamedSymbol[] = [];
    for (const [step, ids] of [...steps].sort(([a], [b]) => a - b)) {
      if (found.length >= limit) break;
      const fit = fits[Math.floor(step / fitStep)] ?? 'letters';
      const symbols = ids.flatMap((id) => this.#named(this.#names[id] ?? '').filter(isIn));
      found.push(...symbols.sort(compare).map((symbol) => ({ symbol, fit })));
    }
    return { found: found.slice(0, limit), names };
  }

  #named(name: string): readonly SymbolNode[] {
    return this.#graph.byName(name).filter(({ fact }) => fact.name === name);
  }

  /** Names that fit, by step: a number that is the smaller the better they fit, made of the way to fit, case, and length. */
  #fitting(own: string): { steps: ReadonlyMap<number, number[]>; names: number } {
    const typed = own.toLowerCase();
    const letters = lettersOf(typed);
    const steps = new Map<number, number[]>();
    let names = 0;
    for (let i = 0; i < this.#names.length; i++) {
      if (((this.#letters[i] ?? 0) & letters) !== letters) continue;
      const name = this.#names[i] ?? '';
      const fit = fitOf(typed, this.#lower[i] ?? '', this.#starts[i] ?? 0);
      if (fit === undefined) continue;
      names++;
      const step = fits.indexOf(fit) * fitStep + (name.startsWith(own) ? 0 : caseStep) + Math.min(caseStep - 1, name.length);
      const known = steps.get(step);
      if (known) known.push(i);
      else steps.set(step, [i]);
    }
    return { steps, names };
  }
}

const caseStep = 64;
const fitStep = 2 * caseStep;

/** Whether a symbol is in what was typed before the last dot: its class, module or file. */
function ownerTest(owner: string): (symbol: SymbolNode) => boolean {
  const last = owner
    .toLowerCase()
    .split(/[.:#]+/)
    .findLast(Boolean);
  if (last === undefined) return () => true;
  const known = new Map<string, boolean>();
  const fitsOwner = (name: string): boolean => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const fit = fitOf(last, name.toLowerCase(), wordStarts(name));
    known.set(name, fit !== undefined && fit !== 'letters');
    return fit !== undefined && fit !== 'letters';
  };
  return ({ fact: { name, qualifiedName }, path }) =>
    qualifiedName.slice(0, -name.length).split('.').some(fitsOwner) ||
    fitsOwner(path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ''));
}

/** Code before tests and what others wrote, definitions with a body before mere values, then by name and place, so that the order never changes. */
function compare(a: SymbolNode, b: SymbolNode): number {
  const isValue = ({ fact }: SymbolNode): number => Number(fact.kind === 'constant');
  if (roleOrder[a.role] !== roleOrder[b.role]) return roleOrder[a.role] - roleOrder[b.role];
  if (isValue(a) !== isValue(b)) return isValue(a) - isValue(b);
  if (a.fact.name !== b.fact.name) return a.fact.name < b.fact.name ? -1 : 1;
  return a.path.length - b.path.length || (a.id < b.id ? -1 : 1);
}

/** Letters a to z have a bit each, digits one together; other characters are not looked at. `text` is in lower case. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) bits |= 1 << 26;
  }
  return bits >>> 0;
}
