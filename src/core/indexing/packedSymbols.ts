// Symbols as they are packed: what every look-up needs as columns that are unpacked at once, the rest as rows that are unpacked when asked for.
import type { Range } from '../base/text.ts';
import type { Mention, SymbolFact, SymbolKind } from '../symbols/facts.ts';
import { plainSymbol } from '../symbols/plainSymbol.ts';

const kinds: readonly SymbolKind[] = ['function', 'method', 'class', 'interface', 'enum', 'type', 'constant', 'module', 'route', 'test'];
const exportedBit = 16;
const declarationBit = 32;
/** Numbers of a symbol: parent, ordinal, kind with bits, then line and column of the start and end of `range` and `nameRange`. */
const width = 11;

/** What few symbols have, and what look-ups over all of them read. */
type Rare = Partial<Pick<SymbolFact, 'decorators' | 'extends' | 'implements' | 'raises' | 'mutates' | 'errorStrings' | 'route'>>;

/** `names` and `qualified` by symbol; `''` where the qualified name is that of the parent and the own one. `rare` by index. */
export type SymbolColumns = readonly [
  names: readonly string[],
  qualified: readonly string[],
  numbers: readonly number[],
  rare: readonly (readonly [index: number, rare: Rare])[],
];

/** What people read of a symbol and what linking and ranking look at closely. Lists of pairs are flat; doc lines are -1 where there are none. */
export type SymbolRow = readonly [
  signature: string,
  doc: string,
  docFirst: number,
  docLast: number,
  typeReferences: readonly (string | number)[],
  reads: readonly (string | number)[],
  parameters: readonly (string | null)[],
  returnType: string | null,
];

const none: readonly never[] = [];

/** The columns of the symbols of a file. */
export function packColumns(symbols: readonly SymbolFact[]): SymbolColumns {
  const rare: [number, Rare][] = [];
  const numbers: number[] = [];
  for (const symbol of symbols) {
    const kind = kinds.indexOf(symbol.kind) + (symbol.exported ? exportedBit : 0) + (symbol.declaration ? declarationBit : 0);
    numbers.push(symbol.parent, symbol.ordinal, kind, ...ends(symbol.range), ...ends(symbol.nameRange));
    const found = rareOf(symbol);
    if (Object.keys(found).length) rare.push([symbol.index, found]);
  }
  const qualified = symbols.map((symbol) => (symbol.qualifiedName === usualName(symbols, symbol) ? '' : symbol.qualifiedName));
  return [symbols.map(({ name }) => name), qualified, numbers, rare];
}

function rareOf({ decorators, extends: bases, implements: interfaces, raises, mutates, errorStrings, route }: SymbolFact): Rare {
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

/** The row of a symbol. */
export function packRow({ signature, doc, docLines, typeReferences, reads, parameters, returnType }: SymbolFact): SymbolRow {
  const texts = [signature, doc, docLines?.first ?? -1, docLines?.last ?? -1] as const;
  return [...texts, flat(typeReferences), flat(reads), parameters.flatMap(({ name, type }) => [name, type ?? null]), returnType ?? null];
}

/** The symbols of a file; `rows` is asked for each time that something of a row is. */
export function unpackSymbols([names, qualified, numbers, rare]: SymbolColumns, rows: () => readonly Row[]): readonly SymbolFact[] {
  const file: PackedFile = { numbers: Int32Array.from(numbers), rare: new Map(rare), rows };
  const symbols: PackedSymbol[] = [];
  for (const [index, name] of names.entries()) {
    symbols.push(
      new PackedSymbol(file, index, name, qualified[index] || usualName(symbols, { name, parent: numbers[index * width] ?? -1 })),
    );
  }
  return symbols;
}

/** A row, unpacked. */
export type Row = Pick<SymbolFact, 'signature' | 'doc' | 'docLines' | 'typeReferences' | 'reads' | 'parameters' | 'returnType'>;

/** A row from how it is packed. */
export function unpackRow([signature, doc, first, last, types, reads, parameters, returnType]: SymbolRow): Row {
  return {
    signature,
    doc,
    ...(first >= 0 && { docLines: { first, last } }),
    typeReferences: mentions(types),
    reads: mentions(reads),
    parameters: pairs(parameters).map(([name, type]) => ({ name: name ?? '', ...(typeof type === 'string' && { type }) })),
    ...(returnType !== null && { returnType }),
  };
}

/** What the symbols of a file share. */
interface PackedFile {
  readonly numbers: Int32Array;
  readonly rare: ReadonlyMap<number, Rare>;
  readonly rows: () => readonly Row[];
}

/** A symbol that holds its names alone; a file has many, and of most of them nobody asks more. */
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
    return this.#rare?.extends ?? none;
  }

  get implements(): readonly string[] {
    return this.#rare?.implements ?? none;
  }

  get raises(): SymbolFact['raises'] {
    return this.#rare?.raises ?? none;
  }

  get mutates(): readonly Mention[] {
    return this.#rare?.mutates ?? none;
  }

  get errorStrings(): SymbolFact['errorStrings'] {
    return this.#rare?.errorStrings ?? none;
  }

  get route(): SymbolFact['route'] {
    return this.#rare?.route;
  }

  get signature(): string {
    return this.#row?.signature ?? '';
  }

  get doc(): string {
    return this.#row?.doc ?? '';
  }

  get docLines(): SymbolFact['docLines'] {
    return this.#row?.docLines;
  }

  get decorators(): readonly string[] {
    return this.#rare?.decorators ?? none;
  }

  get typeReferences(): readonly Mention[] {
    return this.#row?.typeReferences ?? none;
  }

  get reads(): readonly Mention[] {
    return this.#row?.reads ?? none;
  }

  get parameters(): SymbolFact['parameters'] {
    return this.#row?.parameters ?? none;
  }

  get returnType(): string | undefined {
    return this.#row?.returnType;
  }

  toJSON(): SymbolFact {
    return plainSymbol(this);
  }

  get #rare(): Rare | undefined {
    return this.#file.rare.get(this.index);
  }

  get #row(): Row | undefined {
    return this.#file.rows()[this.index];
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

/** The qualified name that nearly every symbol has: that of the symbol around it, and its own. */
function usualName(symbols: readonly Pick<SymbolFact, 'qualifiedName'>[], { name, parent }: Pick<SymbolFact, 'name' | 'parent'>): string {
  return parent > 0 ? `${symbols[parent]?.qualifiedName ?? ''}.${name}` : name;
}

function ends({ start, end }: Range): readonly number[] {
  return [start.line, start.column, end.line, end.column];
}

function flat(list: readonly Mention[]): (string | number)[] {
  return list.flatMap(({ name, line }) => [name, line]);
}

function mentions(list: readonly (string | number)[]): readonly Mention[] {
  return pairs(list).map(([name, line]) => ({ name: String(name), line: Number(line) }));
}

/** Neighbours of a flat list, two by two. */
export function pairs<T>(list: readonly T[]): (readonly [T | undefined, T | undefined])[] {
  const found: (readonly [T | undefined, T | undefined])[] = [];
  for (let at = 0; at < list.length; at += 2) found.push([list[at], list[at + 1]]);
  return found;
}
