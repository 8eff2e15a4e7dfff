// Finds symbols while their name is being typed. Each search scans every name of the workspace, which takes a few milliseconds.
import { baseName } from '../../base/baseName.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Clock } from '../../ports.ts';
import type { FileRole } from '../../workspace/document.ts';
import { letterBits, NameColumns } from './nameColumns.ts';
import { fitOf, fits, wordStarts, type NameFit } from './nameMatch.ts';

/** A symbol whose name matches the typed text. */
export interface NamedSymbol {
  readonly symbol: SymbolNode;
  readonly fit: NameFit;
}

/** Matching symbols. `names` counts all matching names, including those whose symbols are not listed. */
export interface NamedSymbols {
  readonly symbols: readonly NamedSymbol[];
  readonly names: number;
}

/** Time slice in ms, after which other work runs. */
const sliceTime = 8;
/** Longer text is pasted rather than typed. */
const maxTypedLength = 200;

const roleOrder: Readonly<Record<FileRole, number>> = {
  code: 0,
  configuration: 1,
  documentation: 1,
  example: 1,
  test: 1,
  generated: 2,
  vendored: 2,
};

/** Search over the names of the workspace. */
export class SymbolNames {
  readonly #graph: CodeGraph;
  readonly #columns: NameColumns;

  constructor(graph: CodeGraph) {
    this.#graph = graph;
    this.#columns = new NameColumns(graph);
  }

  /** Marks the names as outdated after a change of files. */
  outdate(): void {
    this.#columns.outdate();
  }

  /** Takes in changes in time slices between other work, so that the first typed letter does not wait for them. */
  async makeReady(clock: Clock, isStopped: () => boolean): Promise<void> {
    for (let isReady = false; !isReady && !isStopped();) {
      await clock.sleep(0);
      const end = clock.monotonic() + sliceTime;
      isReady = this.#columns.settle(() => clock.monotonic() > end);
    }
  }

  /**
   * Symbols whose name matches `typedText`, best first, at most `limit`. `Cart.tot` finds members matching `tot` in containers matching
   * `Cart`. Spaces are ignored.
   */
  find(typedText: string, limit: number): NamedSymbols {
    const query = typedText.replace(/\s+/g, '').slice(0, maxTypedLength);
    const ownerEnd = Math.max(query.lastIndexOf('.'), query.lastIndexOf('#'), query.lastIndexOf(':')) + 1;
    const ownPart = query.slice(ownerEnd);
    if (ownPart === '' || !(limit > 0)) return { symbols: [], names: 0 };
    const isInOwner = ownerTest(query.slice(0, Math.max(0, ownerEnd - 1)));
    this.#columns.settle();
    const { placesByRank, names } = this.#findFitting(ownPart);
    const namedSymbols: NamedSymbol[] = [];
    for (const [rank, places] of [...placesByRank].sort(([a], [b]) => a - b)) {
      if (namedSymbols.length >= limit) break;
      const fit = fits[Math.floor(rank / fitStep)] ?? 'letters';
      const symbols = places.flatMap((place) => this.#symbolsWithName(this.#columns.names[place] ?? '').filter(isInOwner));
      namedSymbols.push(...symbols.sort(compareSymbols).map((symbol) => ({ symbol, fit })));
    }
    return { symbols: namedSymbols.slice(0, limit), names };
  }

  #symbolsWithName(name: string): readonly SymbolNode[] {
    return this.#graph.byName(name).filter(({ fact }) => fact.name === name);
  }

  /** Places of the matching names by rank. The rank combines kind of match, case and length; smaller is better. */
  #findFitting(ownPart: string): { placesByRank: ReadonlyMap<number, number[]>; names: number } {
    const typedText = ownPart.toLowerCase();
    const letters = letterBits(typedText);
    const placesByRank = new Map<number, number[]>();
    let names = 0;
    const columns = this.#columns;
    for (let i = 0; i < columns.names.length; i++) {
      if (((columns.letters[i] ?? 0) & letters) !== letters || !columns.isPresent(i)) continue;
      const name = columns.names[i] ?? '';
      const fit = fitOf(typedText, columns.lower[i] ?? '', columns.startsOf(i));
      if (fit === undefined) continue;
      names++;
      const rank = fits.indexOf(fit) * fitStep + (name.startsWith(ownPart) ? 0 : caseStep) + Math.min(caseStep - 1, name.length);
      const places = placesByRank.get(rank);
      if (places) places.push(i);
      else placesByRank.set(rank, [i]);
    }
    return { placesByRank, names };
  }
}

/** Rank of a name in another case than typed; the length of a name counts less. */
const caseStep = 64;
const fitStep = 2 * caseStep;

/** Filter for symbols inside the text before the last dot: a class, module or file. */
function ownerTest(owner: string): (symbol: SymbolNode) => boolean {
  const last = owner
    .toLowerCase()
    .split(/[.:#]+/)
    .findLast(Boolean);
  if (last === undefined) return () => true;
  const cache = new Map<string, boolean>();
  const fitsOwner = (name: string): boolean => {
    const cachedFit = cache.get(name);
    if (cachedFit !== undefined) return cachedFit;
    const fit = fitOf(last, name.toLowerCase(), wordStarts(name));
    cache.set(name, fit !== undefined && fit !== 'letters');
    return fit !== undefined && fit !== 'letters';
  };
  return ({ fact: { name, qualifiedName }, path }) =>
    qualifiedName.slice(0, -name.length).split('.').some(fitsOwner) || fitsOwner(baseName(path).replace(/\.[^.]*$/, ''));
}

/**
 * Order: code before tests and third-party code, definitions with a body before values, then name and place, so that the order is
 * stable.
 */
function compareSymbols(a: SymbolNode, b: SymbolNode): number {
  const isValue = ({ fact }: SymbolNode): number => Number(fact.kind === 'constant');
  if (roleOrder[a.role] !== roleOrder[b.role]) return roleOrder[a.role] - roleOrder[b.role];
  if (isValue(a) !== isValue(b)) return isValue(a) - isValue(b);
  if (a.fact.name !== b.fact.name) return a.fact.name < b.fact.name ? -1 : 1;
  return a.path.length - b.path.length || (a.id < b.id ? -1 : 1);
}
