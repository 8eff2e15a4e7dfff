// Which symbols of a file hold a line, found without going through all of them: it is asked for every place that names something.
import type { SymbolNode } from '../edges/types.ts';

const indexes = new WeakMap<readonly SymbolNode[], SymbolLines>();
/** Numbers of a symbol: its first line, its last, and the symbol before it that reaches up to its first line (-1: none). */
const width = 3;

/** Lines of the symbols of one file. */
export class SymbolLines {
  readonly #symbols: readonly SymbolNode[];
  readonly #numbers: Int32Array;
  /** Symbols stand in the order of their first lines, as facts have them. */
  readonly #isOrdered: boolean;

  /** The index of `symbols`, all of one file; made once. */
  static of(symbols: readonly SymbolNode[]): SymbolLines {
    let index = indexes.get(symbols);
    if (!index) indexes.set(symbols, (index = new SymbolLines(symbols)));
    return index;
  }

  private constructor(symbols: readonly SymbolNode[]) {
    const numbers = new Int32Array(width * symbols.length);
    let isOrdered = true;
    for (const [at, { fact }] of symbols.entries()) {
      const { start, end } = fact.range;
      let before = at - 1;
      if (before >= 0 && (numbers[width * before] ?? 0) > start.line) isOrdered = false;
      // What ends earlier reaches no later line either, so that it is passed over for good.
      while (before >= 0 && (numbers[width * before + 1] ?? 0) < start.line) before = numbers[width * before + 2] ?? -1;
      numbers.set([start.line, end.line, before], width * at);
    }
    this.#symbols = symbols;
    this.#numbers = numbers;
    this.#isOrdered = isOrdered;
  }

  /** The symbols that begin on the line or before it and end on it or later, the last first. */
  holding(line: number): readonly SymbolNode[] {
    const symbols: SymbolNode[] = [];
    for (let at = this.#isOrdered ? this.#lastUpTo(line) : this.#symbols.length - 1; at >= 0; at = this.#before(at)) {
      const symbol = this.#symbols[at];
      if (symbol && (this.#numbers[width * at] ?? 0) <= line && (this.#numbers[width * at + 1] ?? 0) >= line) symbols.push(symbol);
    }
    return symbols;
  }

  #before(at: number): number {
    return this.#isOrdered ? (this.#numbers[width * at + 2] ?? -1) : at - 1;
  }

  /** The last symbol that begins on the line or before it; -1 for none. */
  #lastUpTo(line: number): number {
    let low = -1;
    let high = this.#symbols.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#numbers[width * middle] ?? 0) <= line) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
