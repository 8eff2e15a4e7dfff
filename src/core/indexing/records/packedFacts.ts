// Packs the facts of a file in four parts: data for every look-up, symbol details for people, bindings, and calls. Look-ups of uses seldom
// need calls, the largest part.
import { Packr } from 'msgpackr';
import type { ExportFact, FileFacts, ImportFact, NoteFact, SectionFact, SettingFact } from '../../symbols/facts.ts';
import { bindingsOf, unpackCalls, checksOf, listBindings, listCalls, listChecks, type PackedList } from './packedLists.ts';
import { packColumns, packRows, pairs, SymbolRows, unpackSymbols, type SymbolColumns } from './packedSymbols.ts';
import { PackedPart } from '../../base/collections/packedPart.ts';

/** Bindings and checks of names. */
type BoundFacts = Pick<FileFacts, 'bindings' | 'checks'>;

type PackedBound = readonly [bindings: PackedList, checks: PackedList | null];

/** Facts that are unpacked on demand, besides {@link BoundFacts} and calls. */
interface Rest {
  readonly rows: SymbolRows;
  readonly imports: readonly ImportFact[];
  readonly exports: readonly ExportFact[];
  readonly sections: readonly SectionFact[];
}

type ImportRow = readonly [module: string, line: number, scope: number, reexport: boolean, typeOnly: boolean, names: readonly string[]];
type PackedRest = readonly [
  rows: PackedList,
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
  rest: Uint8Array,
  bound: Uint8Array,
  calls: Uint8Array,
  literals: Uint8Array | null,
];

const rows = new Packr({ useRecords: false });

/** Facts in packed form, ready for their record. */
export function packFacts(facts: FileFacts): PackedFacts {
  const { language, lineCount, parseErrors, symbols, notes, settings, calls, bindings, checks, literals } = facts;
  const rest: PackedRest = [
    packRows(symbols),
    facts.imports.map((fact): ImportRow => {
      const names = fact.names.flatMap(({ imported, local }) => [imported, local]);
      return [fact.module, fact.line, fact.scope, fact.reexport, fact.typeOnly, names];
    }),
    facts.exports.flatMap(({ local, exported }) => [local, exported]),
    facts.sections.map(({ headings, lines }) => [headings, lines.first, lines.last]),
  ];
  const bound: PackedBound = [listBindings(bindings), checks ? listChecks(checks) : null];
  const packed = [
    Uint8Array.from(rows.pack(rest)),
    Uint8Array.from(rows.pack(bound)),
    Uint8Array.from(rows.pack(listCalls(calls))),
  ] as const;
  return [language, lineCount, parseErrors, packColumns(symbols), notes, settings ?? null, ...packed, literals ?? null];
}

/** The facts; everything outside the columns is unpacked on demand. */
export function unpackFacts([
  language,
  lineCount,
  parseErrors,
  columns,
  notes,
  settings,
  packedRest,
  packedBound,
  packedCalls,
  literals,
]: PackedFacts): FileFacts {
  const count = columns[0].length;
  const rest = new PackedPart(packedRest, (bytes) => unpackRest(bytes, count));
  const bound = new PackedPart(packedBound, unpackBound);
  const calls = new PackedPart(packedCalls, (bytes) => unpackCalls(rows.unpack(bytes) as PackedList));
  /** Linking a file, or reading it from another that is being linked, must not see two objects for one fact. */
  const kept = <T>(part: PackedPart<T>): T => {
    rest.keep();
    part.keep();
    return part.value;
  };
  const facts: FileFacts = {
    ...{ language, lineCount, parseErrors, notes, ...(settings && { settings }), ...(literals && { literals }) },
    symbols: unpackSymbols(columns, () => rest.value.rows),
    get imports() {
      return rest.value.imports;
    },
    get exports() {
      return rest.value.exports;
    },
    get sections() {
      return rest.value.sections;
    },
    get calls() {
      return kept(calls);
    },
    get bindings() {
      return kept(bound).bindings;
    },
    get checks() {
      return kept(bound).checks ?? [];
    },
  };
  forgetting.set(facts, () => {
    rest.forget();
    bound.forget();
    calls.forget();
  });
  return facts;
}

const forgetting = new WeakMap<FileFacts, () => void>();

/** Drops unpacked facts of a record; the next access unpacks them again. */
export function forgetUnpacked(facts: FileFacts): void {
  forgetting.get(facts)?.();
}

/** Whether a value can be facts; the lazily unpacked parts are not checked. */
export function arePackedFacts(value: unknown): value is PackedFacts {
  if (!Array.isArray(value) || value.length !== 10) return false;
  const [language, lineCount, parseErrors, columns, notes, , rest, bound, calls, literals] = value as unknown[];
  const isHead = typeof language === 'string' && typeof lineCount === 'number' && typeof parseErrors === 'number' && Array.isArray(notes);
  return (
    isHead &&
    Array.isArray(columns) &&
    columns.every(Array.isArray) &&
    columns.length === 4 &&
    areBytes(rest) &&
    areBytes(bound) &&
    areBytes(calls) &&
    (literals === null || areBytes(literals))
  );
}

function areBytes(value: unknown): boolean {
  return value instanceof Uint8Array;
}

function unpackBound(bytes: Uint8Array): BoundFacts {
  const [bindings, checks] = rows.unpack(bytes) as PackedBound;
  return { bindings: bindingsOf(bindings), ...(checks && { checks: checksOf(checks) }) };
}

function unpackRest(bytes: Uint8Array, count: number): Rest {
  const [list, imports, exports, sections] = rows.unpack(bytes) as PackedRest;
  return {
    rows: new SymbolRows(list, count),
    imports: imports.map(([module, line, scope, reexport, typeOnly, names]) => ({
      ...{ module, line, scope, reexport, typeOnly },
      names: pairs(names).map(([imported = '', local = '']) => ({ imported, local })),
    })),
    exports: pairs(exports).map(([local = '', exported = '']) => ({ local, exported })),
    sections: sections.map(([headings, first, last]) => ({ headings, lines: { first, last } })),
  };
}
