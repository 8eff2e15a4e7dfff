// Packs the facts of a file in six parts: what every look-up needs, imports and the like, details of symbols, bindings with checks, calls, and
// literals. Each part but the first is unpacked on demand, since most look-ups never reach the calls, which are the largest part.
import { Packr } from 'msgpackr';
import type { ExportFact, FileFacts, ImportFact, NoteFact, SectionFact, SettingFact } from '../../symbols/facts.ts';
import { bindingsOf, unpackCalls, unpackChecks, packBindings, packCalls, packChecks, type PackedList } from './packedLists.ts';
import { packColumns, packRows, pairs, SymbolRows, unpackSymbols, type SymbolColumns } from './packedSymbols.ts';
import { PackedPart } from '../../base/collections/packedPart.ts';

/** Unpacked together, since whoever follows a binding also needs the checks that narrow its variable. */
type BindingFacts = Pick<FileFacts, 'bindings' | 'checks'>;

type PackedBindings = readonly [bindings: PackedList, checks: PackedList | null];

/** The second part, which is small: whoever decides what a name means in a file reads the imports of the file. */
interface FileInterface {
  readonly imports: readonly ImportFact[];
  readonly exports: readonly ExportFact[];
  readonly sections: readonly SectionFact[];
}

type ImportRow = readonly [module: string, line: number, scope: number, reexport: boolean, typeOnly: boolean, names: readonly string[]];
type PackedInterface = readonly [
  imports: readonly ImportRow[],
  exports: readonly string[],
  sections: readonly (readonly [headings: readonly string[], first: number, last: number])[],
];

/** Packed facts: frequent ones without field names. */
export type PackedFacts = readonly [
  language: string,
  lineCount: number,
  parseErrors: number,
  symbols: SymbolColumns,
  notes: readonly NoteFact[],
  settings: readonly SettingFact[] | null,
  fileInterface: Uint8Array,
  rows: Uint8Array,
  bindings: Uint8Array,
  calls: Uint8Array,
  literals: Uint8Array | null,
];

const rowPackr = new Packr({ useRecords: false });

export function packFacts(facts: FileFacts): PackedFacts {
  const { language, lineCount, parseErrors, symbols, notes, settings, calls, bindings, checks, literals } = facts;
  const packedInterface: PackedInterface = [
    facts.imports.map((fact): ImportRow => {
      const names = fact.names.flatMap(({ imported, local }) => [imported, local]);
      return [fact.module, fact.line, fact.scope, fact.reexport, fact.typeOnly, names];
    }),
    facts.exports.flatMap(({ local, exported }) => [local, exported]),
    facts.sections.map(({ headings, lines }) => [headings, lines.first, lines.last]),
  ];
  const packedBindings: PackedBindings = [packBindings(bindings), checks ? packChecks(checks) : null];
  const packedParts = [
    Uint8Array.from(rowPackr.pack(packedInterface)),
    Uint8Array.from(rowPackr.pack(packRows(symbols))),
    Uint8Array.from(rowPackr.pack(packedBindings)),
    Uint8Array.from(rowPackr.pack(packCalls(calls))),
  ] as const;
  return [language, lineCount, parseErrors, packColumns(symbols), notes, settings ?? null, ...packedParts, literals ?? null];
}

/** The facts; everything outside the columns is unpacked on demand. */
export function unpackFacts([
  language,
  lineCount,
  parseErrors,
  columns,
  notes,
  settings,
  packedInterface,
  packedRows,
  packedBindings,
  packedCalls,
  literals,
]: PackedFacts): FileFacts {
  const count = columns[0].length;
  const interfacePart = new PackedPart(packedInterface, unpackInterface);
  const rows = new PackedPart(packedRows, (bytes) => new SymbolRows(rowPackr.unpack(bytes) as PackedList, count));
  const bindingPart = new PackedPart(packedBindings, unpackBindings);
  const calls = new PackedPart(packedCalls, (bytes) => unpackCalls(rowPackr.unpack(bytes) as PackedList));
  // While a file is linked, one fact must not be seen as two objects, so its parts stay unpacked.
  const keepAndRead = <T>(part: PackedPart<T>): T => {
    interfacePart.keep();
    rows.keep();
    part.keep();
    return part.value;
  };
  const facts: FileFacts = {
    ...{ language, lineCount, parseErrors, notes, ...(settings && { settings }), ...(literals && { literals }) },
    symbols: unpackSymbols(columns, () => rows.value),
    get imports() {
      return interfacePart.value.imports;
    },
    get exports() {
      return interfacePart.value.exports;
    },
    get sections() {
      return interfacePart.value.sections;
    },
    get calls() {
      return keepAndRead(calls);
    },
    get bindings() {
      return keepAndRead(bindingPart).bindings;
    },
    get checks() {
      return keepAndRead(bindingPart).checks ?? [];
    },
  };
  forgetByFacts.set(facts, () => {
    interfacePart.forget();
    rows.forget();
    bindingPart.forget();
    calls.forget();
  });
  return facts;
}

const forgetByFacts = new WeakMap<FileFacts, () => void>();

/** Drops unpacked facts of a record; the next access unpacks them again. */
export function forgetUnpacked(facts: FileFacts): void {
  forgetByFacts.get(facts)?.();
}

/** Whether a value can be facts; the lazily unpacked parts are not checked. */
export function arePackedFacts(value: unknown): value is PackedFacts {
  if (!Array.isArray(value) || value.length !== 11) return false;
  const [language, lineCount, parseErrors, columns, notes, , packedInterface, rows, bindings, calls, literals] = value as unknown[];
  const isHead = typeof language === 'string' && typeof lineCount === 'number' && typeof parseErrors === 'number' && Array.isArray(notes);
  return (
    isHead &&
    Array.isArray(columns) &&
    columns.every(Array.isArray) &&
    columns.length === 4 &&
    areBytes(packedInterface) &&
    areBytes(rows) &&
    areBytes(bindings) &&
    areBytes(calls) &&
    (literals === null || areBytes(literals))
  );
}

function areBytes(value: unknown): boolean {
  return value instanceof Uint8Array;
}

function unpackBindings(bytes: Uint8Array): BindingFacts {
  const [bindings, checks] = rowPackr.unpack(bytes) as PackedBindings;
  return { bindings: bindingsOf(bindings), ...(checks && { checks: unpackChecks(checks) }) };
}

function unpackInterface(bytes: Uint8Array): FileInterface {
  const [imports, exports, sections] = rowPackr.unpack(bytes) as PackedInterface;
  return {
    imports: imports.map(([module, line, scope, reexport, typeOnly, names]) => ({
      ...{ module, line, scope, reexport, typeOnly },
      names: pairs(names).map(([imported = '', local = '']) => ({ imported, local })),
    })),
    exports: pairs(exports).map(([local = '', exported = '']) => ({ local, exported })),
    sections: sections.map(([headings, first, last]) => ({ headings, lines: { first, last } })),
  };
}
