// Packed form of symbols: columns for every look-up, unpacked at once, and rows for the rest, unpacked on demand.
import type { Range } from '../../base/positions.ts';
import type { NameAtLine, SymbolFact, SymbolKind } from '../../symbols/facts.ts';
import { ListWriter, textAt, type PackedList } from './packedLists.ts';
import { plainSymbol } from '../../symbols/plainSymbol.ts';

const kinds: readonly SymbolKind[] = ['function', 'method', 'class', 'interface', 'enum', 'type', 'constant', 'module', 'route', 'test'];
const exportedBit = 16;
const declarationBit = 32;
/** Numbers of a symbol: parent, ordinal, kind with bits, then line and column of the start and end of `range` and `nameRange`. */
const width = 11;

/** Fields that few symbols have and that look-ups over all symbols read. */
type RareFields = Partial<Pick<SymbolFact, 'decorators' | 'extends' | 'implements' | 'raises' | 'mutates' | 'errorStrings' | 'route'>>;

/**
 * The symbols of a file in columns. A qualified name is `''` where it is the usual one, see {@link defaultQualifiedName}. `rare` lists only
 * the symbols that have such fields.
 */
export type SymbolColumns = readonly [
  names: readonly string[],
  qualifiedNames: readonly string[],
  numbers: readonly number[],
  rare: readonly (readonly [index: number, rare: RareFields])[],
];

const noItems: readonly never[] = [];

export function packColumns(symbols: readonly SymbolFact[]): SymbolColumns {
  const rare: [number, RareFields][] = [];
  const numbers: number[] = [];
  for (const symbol of symbols) {
    const kind = kinds.indexOf(symbol.kind) + (symbol.exported ? exportedBit : 0) + (symbol.declaration ? declarationBit : 0);
    numbers.push(symbol.parent, symbol.ordinal, kind, ...rangeNumbers(symbol.range), ...rangeNumbers(symbol.nameRange));
    const rareFields = rareOf(symbol);
    if (Object.keys(rareFields).length) rare.push([symbol.index, rareFields]);
  }
  const qualifiedNames = symbols.map((symbol) =>
    symbol.qualifiedName === defaultQualifiedName(symbols, symbol) ? '' : symbol.qualifiedName,
  );
  return [symbols.map(({ name }) => name), qualifiedNames, numbers, rare];
}

function rareOf({ decorators, extends: bases, implements: interfaces, raises, mutates, errorStrings, route }: SymbolFact): RareFields {
  return {
    ...(decorators.length && { decorators }),
    ...(bases.length && { extends: bases }),
    ...(interfaces.length && { implements: interfaces }),
    ...(raises.length && { raises }),
    ...(mutates.length && { mutates }),
    ...(errorStrings.length && { errorStrings }),
    ...(route && { route }),
  };
}

/** Details of symbols for people, linking and ranking, one row a symbol. Lines of names are relative to the symbol. */
export function packRows(symbols: readonly SymbolFact[]): PackedList {
  const list = new ListWriter();
  for (const { signature, doc, docLines, typeReferences, reads, parameters, returnType, range } of symbols) {
    const numbersOfNames = (names: readonly NameAtLine[]): readonly number[] => [
      names.length,
      ...names.flatMap(({ name, line }) => [list.text(name), line - range.start.line]),
    ];
    list.add(list.text(signature), list.text(doc), list.text(returnType), docLines ? docLines.last - docLines.first + 1 : 0);
    list.add(docLines?.first ?? 0, ...numbersOfNames(typeReferences), ...numbersOfNames(reads), parameters.length);
    list.add(...parameters.flatMap(({ name, type }) => [list.text(name), list.text(type)]));
  }
  return list.packedList;
}

/** The symbols of a file; each access to a row calls `rows`. */
export function unpackSymbols([names, qualifiedNames, numbers, rare]: SymbolColumns, rows: () => SymbolRows): readonly SymbolFact[] {
  const file: PackedFile = { numbers: Int32Array.from(numbers), rare: new Map(rare), rows };
  const symbols: PackedSymbol[] = [];
  for (const [index, name] of names.entries()) {
    symbols.push(
      new PackedSymbol(
        file,
        index,
        name,
        qualifiedNames[index] || defaultQualifiedName(symbols, { name, parent: numbers[index * width] ?? -1 }),
      ),
    );
  }
  return symbols;
}

/** Count of fixed numbers at the start of a row. */
const rowHead = 5;

/** The packed rows of a file: full objects would take several times as much, and look-ups read one row in ten. */
export class SymbolRows {
  readonly #texts: readonly string[];
  readonly #numbers: Int32Array;
  /** Start of the row of each symbol. */
  readonly #starts: Int32Array;
  /** Cached, since every occurrence of a name reads the parameters. */
  readonly #parameters: (SymbolFact['parameters'] | undefined)[] = [];

  constructor([texts, numbers]: PackedList, count: number) {
    this.#texts = texts;
    this.#numbers = Int32Array.from(numbers);
    this.#starts = new Int32Array(count);
    for (let index = 0, at = 0; index < count; index++) {
      this.#starts[index] = at;
      at = this.#afterPairs(this.#afterPairs(this.#afterPairs(at + rowHead)));
    }
  }

  /** The signature, doc or return type of a symbol. */
  text(index: number, which: 'signature' | 'doc' | 'returnType'): string | undefined {
    const place = this.#number(this.#start(index) + (which === 'signature' ? 0 : which === 'doc' ? 1 : 2));
    return place ? textAt(this.#texts, place) : undefined;
  }

  docLines(index: number): SymbolFact['docLines'] {
    const [count, first] = [this.#number(this.#start(index) + 3), this.#number(this.#start(index) + 4)];
    return count ? { first, last: first + count - 1 } : undefined;
  }

  /** @param line first line of the symbol */
  namesAtLines(index: number, which: 'typeReferences' | 'reads', line: number): readonly NameAtLine[] {
    const first = this.#start(index) + rowHead;
    return this.#pairs(which === 'reads' ? this.#afterPairs(first) : first, (name, lines) => ({
      name: textAt(this.#texts, name),
      line: line + lines,
    }));
  }

  parameters(index: number): SymbolFact['parameters'] {
    return (this.#parameters[index] ??= this.#pairs(this.#afterPairs(this.#afterPairs(this.#start(index) + rowHead)), (name, type) => ({
      name: textAt(this.#texts, name),
      ...(type && { type: textAt(this.#texts, type) }),
    })));
  }

  #start(index: number): number {
    return this.#starts[index] ?? 0;
  }

  #number(at: number): number {
    return this.#numbers[at] ?? 0;
  }

  #afterPairs(at: number): number {
    return at + 1 + 2 * this.#number(at);
  }

  #pairs<T>(at: number, itemOf: (first: number, second: number) => T): readonly T[] {
    const count = this.#number(at);
    return count === 0
      ? noItems
      : Array.from({ length: count }, (_, i) => itemOf(this.#number(at + 1 + 2 * i), this.#number(at + 2 + 2 * i)));
  }
}

/** Data that the symbols of a file share. */
interface PackedFile {
  readonly numbers: Int32Array;
  readonly rare: ReadonlyMap<number, RareFields>;
  readonly rows: () => SymbolRows;
}

/** A symbol that holds only its names; a file has many, and most are never read further. */
class PackedSymbol implements SymbolFact {
  readonly #file: PackedFile;
  readonly index: number;
  readonly name: string;
  readonly qualifiedName: string;

  constructor(file: PackedFile, index: number, name: string, qualifiedName: string) {
    this.#file = file;
    this.index = index;
    this.name = name;
    this.qualifiedName = qualifiedName;
  }

  get parent(): number {
    return this.#number(0);
  }

  get ordinal(): number {
    return this.#number(1);
  }

  get kind(): SymbolKind {
    return kinds[this.#number(2) & (exportedBit - 1)] ?? 'function';
  }

  get exported(): boolean {
    return (this.#number(2) & exportedBit) !== 0;
  }

  get declaration(): boolean {
    return (this.#number(2) & declarationBit) !== 0;
  }

  get range(): Range {
    return this.#range(3);
  }

  get nameRange(): Range {
    return this.#range(7);
  }

  get extends(): readonly string[] {
    return this.#rare?.extends ?? noItems;
  }

  get implements(): readonly string[] {
    return this.#rare?.implements ?? noItems;
  }

  get raises(): SymbolFact['raises'] {
    return this.#rare?.raises ?? noItems;
  }

  get mutates(): readonly NameAtLine[] {
    return this.#rare?.mutates ?? noItems;
  }

  get errorStrings(): SymbolFact['errorStrings'] {
    return this.#rare?.errorStrings ?? noItems;
  }

  get route(): SymbolFact['route'] {
    return this.#rare?.route;
  }

  get signature(): string {
    return this.#rows.text(this.index, 'signature') ?? '';
  }

  get doc(): string {
    return this.#rows.text(this.index, 'doc') ?? '';
  }

  get docLines(): SymbolFact['docLines'] {
    return this.#rows.docLines(this.index);
  }

  get decorators(): readonly string[] {
    return this.#rare?.decorators ?? noItems;
  }

  get typeReferences(): readonly NameAtLine[] {
    return this.#rows.namesAtLines(this.index, 'typeReferences', this.#number(3));
  }

  get reads(): readonly NameAtLine[] {
    return this.#rows.namesAtLines(this.index, 'reads', this.#number(3));
  }

  get parameters(): SymbolFact['parameters'] {
    return this.#rows.parameters(this.index);
  }

  get returnType(): string | undefined {
    return this.#rows.text(this.index, 'returnType');
  }

  toJSON(): SymbolFact {
    return plainSymbol(this);
  }

  get #rare(): RareFields | undefined {
    return this.#file.rare.get(this.index);
  }

  get #rows(): SymbolRows {
    return this.#file.rows();
  }

  #number(column: number): number {
    return this.#file.numbers[this.index * width + column] ?? 0;
  }

  #range(column: number): Range {
    return {
      start: { line: this.#number(column), column: this.#number(column + 1) },
      end: { line: this.#number(column + 2), column: this.#number(column + 3) },
    };
  }
}

/** The qualified name of nearly every symbol: the name of its parent, a dot, and its own name. */
function defaultQualifiedName(
  symbols: readonly Pick<SymbolFact, 'qualifiedName'>[],
  { name, parent }: Pick<SymbolFact, 'name' | 'parent'>,
): string {
  return parent > 0 ? `${symbols[parent]?.qualifiedName ?? ''}.${name}` : name;
}

function rangeNumbers({ start, end }: Range): readonly number[] {
  return [start.line, start.column, end.line, end.column];
}

/** Neighbours of a flat list, two by two. */
export function pairs<T>(list: readonly T[]): (readonly [T | undefined, T | undefined])[] {
  const pairList: (readonly [T | undefined, T | undefined])[] = [];
  for (let at = 0; at < list.length; at += 2) pairList.push([list[at], list[at + 1]]);
  return pairList;
}
