// Finds the symbols on a line of a file without scanning all of them: a lookup needs them for every occurrence of a name.
import type { SymbolNode } from '../edges/graphTypes.ts';

const indexes = new WeakMap<readonly SymbolNode[], SymbolLines>();
/** Numbers per symbol: its first line, its last line, and the symbol before it that reaches its first line (-1: none). */
const numbersPerSymbol = 3;

/** Line index of the symbols of one file. */
export class SymbolLines {
  readonly #symbols: readonly SymbolNode[];
  readonly #numbers: Int32Array;
  /** Whether symbols are in the order of their first lines, as facts normally are. */
  readonly #isOrdered: boolean;

  /** The index of `symbols`, all of one file; cached. */
  static of(symbols: readonly SymbolNode[]): SymbolLines {
    let index = indexes.get(symbols);
    if (!index) indexes.set(symbols, (index = new SymbolLines(symbols)));
    return index;
  }

  private constructor(symbols: readonly SymbolNode[]) {
    const numbers = new Int32Array(numbersPerSymbol * symbols.length);
    let isOrdered = true;
    for (const [at, { fact }] of symbols.entries()) {
      const { start, end } = fact.range;
      let before = at - 1;
      if (before >= 0 && (numbers[numbersPerSymbol * before] ?? 0) > start.line) isOrdered = false;
      // A symbol that ends earlier reaches no later line either, so the chain can skip it.
      while (before >= 0 && (numbers[numbersPerSymbol * before + 1] ?? 0) < start.line)
        before = numbers[numbersPerSymbol * before + 2] ?? -1;
      numbers.set([start.line, end.line, before], numbersPerSymbol * at);
    }
    this.#symbols = symbols;
    this.#numbers = numbers;
    this.#isOrdered = isOrdered;
  }

  /** The symbols whose range contains the line, the last one first. */
  symbolsOn(line: number): readonly SymbolNode[] {
    const symbols: SymbolNode[] = [];
    for (let at = this.#isOrdered ? this.#lastUpTo(line) : this.#symbols.length - 1; at >= 0; at = this.#before(at)) {
      const symbol = this.#symbols[at];
      if (symbol && (this.#numbers[numbersPerSymbol * at] ?? 0) <= line && (this.#numbers[numbersPerSymbol * at + 1] ?? 0) >= line)
        symbols.push(symbol);
    }
    return symbols;
  }

  #before(at: number): number {
    return this.#isOrdered ? (this.#numbers[numbersPerSymbol * at + 2] ?? -1) : at - 1;
  }

  /** The last symbol that begins on the line or before it; -1 for none. */
  #lastUpTo(line: number): number {
    let low = -1;
    let high = this.#symbols.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#numbers[numbersPerSymbol * middle] ?? 0) <= line) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
