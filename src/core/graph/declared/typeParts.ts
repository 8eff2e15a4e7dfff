// What the parts that read declared types ask of each other. A type leads to members, a member to a name, a name to a call and a call to a type: `DeclaredTypes` makes them all and each reaches the others through it.
import type { FileEntry, LocalImport } from '../files/fileEntry.ts';
import type { Meaning, Meanings } from '../names/meanings.ts';
import type { ModuleValue, SymbolValue, Use } from '../values/values.ts';
import type { Known, KnownMember, TypeArguments, WrittenType } from './known.ts';
import type { PlaceMemo } from './placeMemo.ts';
import type { Call, Signature } from './signatures.ts';
import type { ParameterNode } from './typeNodes.ts';

/** How names of other modules are found. */
export interface NameSource {
  imported(entry: FileEntry, found: LocalImport, use: Use): Meanings;
  inModule(module: ModuleValue, name: string, use: Use): Meanings;
}

/** What a written type comes down to. */
export interface OptionTypes {
  /** Each thing that something of the type may be. */
  of(type: Known, depth?: number): readonly Known[];
}

/** Members of types. */
export interface MemberTypes {
  /** The member as each option of the type that has it declares it. */
  of(type: Known, name: string): readonly KnownMember[];
  typesOf(type: Known, name: string): readonly Known[];
  /** Types of all members together. */
  anyOf(type: Known, depth: number): readonly Known[];
}

/** What names stand for. */
export interface NamedTypes {
  /** Types of a variable of `scope`, or of a field when that is a class. */
  held(entry: FileEntry, scope: number, name: string, given?: TypeArguments): readonly Known[];
  inModule(module: ModuleValue, name: string): Meaning | undefined;
  moduleIn(module: ModuleValue, name: string): ModuleValue | undefined;
  typeOf(entry: FileEntry, specifier: string, name: string): SymbolValue | undefined;
  /** What a function without a written result returns. */
  returned(entry: FileEntry, index: number): readonly Known[];
}

/** What calls give. */
export interface CallTypes {
  results(type: Known, call?: Call): readonly Known[];
  /** What `new` makes of something. */
  constructed(type: Known, call?: Call): readonly Known[];
  /** Ways in which something can be called. */
  signatures(option: Known): readonly Signature[];
  /** The signature with its type parameters as what the call makes of them. */
  inferred(signature: Signature, call: Call): Signature;
}

/** What places expect. */
export interface ContextTypes {
  parameter(entry: FileEntry, index: number, at: number): readonly Known[];
  /** Types that a function has by its place. */
  ofFunction(entry: FileEntry, index: number): readonly Known[];
  /** What `this` is in a function outside of classes. */
  self(entry: FileEntry, index: number): readonly Known[];
}

/** Lists, maps and object literals. */
export interface ContainerTypes {
  elements(type: Known): readonly Known[];
  isContainer(type: Known): boolean;
  recordMembers(record: Known & { kind: 'record' }, name: string): readonly KnownMember[];
  keysOf(text: string): readonly string[];
  /** What a call of a method of a container gives, and what it takes. */
  result(method: Known & { kind: 'method' }, call: Call | undefined): readonly Known[];
  taken(method: Known & { kind: 'method' }): Signature['parameters'];
}

/** Declared types as their parts see them. */
export interface TypeReading {
  readonly options: OptionTypes;
  readonly members: MemberTypes;
  readonly names: NamedTypes;
  readonly calls: CallTypes;
  readonly contexts: ContextTypes;
  readonly lists: ContainerTypes;
  readonly memo: PlaceMemo;
  /** Counts a step; false when there were too many. */
  spend(): boolean;
  /** The column of the name that is asked about, where that is on the line. */
  columnOn(entry: FileEntry, line: number): number | undefined;
  /** Types of an expression inside symbol `scope`; none when nothing is known. */
  ofText(entry: FileEntry, scope: number, text: string, line?: number): readonly Known[];
  /** A type as it is written in symbol `scope`. */
  written(entry: FileEntry, scope: number, text: string, prefix?: string, given?: TypeArguments): WrittenType;
  /** What elements of a list, or the values under keys, are. */
  elements(type: Known, depth?: number): readonly Known[];
  /** What going through something gives. */
  iterated(type: Known): readonly Known[];
  /** Types of what a name means. */
  ofMeaning(meaning: Meaning): readonly Known[];
  /** What an alias stands for. */
  aliased(entry: FileEntry, index: number): WrittenType | undefined;
  /** A type parameter of the symbols around a place. */
  typeParameter(entry: FileEntry, scope: number, name: string): ParameterNode | undefined;
  /** Type arguments by the names of the parameters of a definition. */
  argumentsOf(entry: FileEntry, index: number, list: readonly Known[]): TypeArguments | undefined;
}
