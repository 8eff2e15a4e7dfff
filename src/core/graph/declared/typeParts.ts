// What the parts that read declared types ask of each other. Each leads to the others, so `DeclaredTypes` makes them all and they meet there.
import type { FileEntry, LocalImport } from '../files/fileEntry.ts';
import type { Meaning, Meanings } from '../names/meanings.ts';
import type { ModuleValue, SymbolValue, NameUse } from '../values/values.ts';
import type { ExpressionType, TypeMember, TypeArguments, WrittenType } from './expressionTypes.ts';
import type { PlaceMemo } from './placeMemo.ts';
import type { Call, Signature } from './signatures.ts';
import type { ParameterNode } from './typeNodes.ts';

/** How names of other modules are found. */
export interface NameSource {
  imported(entry: FileEntry, localImport: LocalImport, use: NameUse): Meanings;
  inModule(module: ModuleValue, name: string, use: NameUse): Meanings;
}

/** What a written type comes down to. */
export interface OptionTypes {
  /** Each thing that something of the type may be. */
  of(type: ExpressionType, depth?: number): readonly ExpressionType[];
}

/** Members of types. */
export interface MemberTypes {
  /** The member as each option of the type that has it declares it. */
  of(type: ExpressionType, name: string): readonly TypeMember[];
  typesOf(type: ExpressionType, name: string): readonly ExpressionType[];
  /** Types of all members together. */
  anyOf(type: ExpressionType, depth: number): readonly ExpressionType[];
}

/** What names stand for. */
export interface NamedTypes {
  /** Types of a variable of `scope`, or of a field when that is a class. */
  held(entry: FileEntry, scope: number, name: string, given?: TypeArguments): readonly ExpressionType[];
  inModule(module: ModuleValue, name: string): Meaning | undefined;
  moduleIn(module: ModuleValue, name: string): ModuleValue | undefined;
  typeOf(entry: FileEntry, specifier: string, name: string): SymbolValue | undefined;
  /** What a function without a written result returns. */
  returned(entry: FileEntry, index: number): readonly ExpressionType[];
}

/** What calls give. */
export interface CallTypes {
  results(type: ExpressionType, call?: Call): readonly ExpressionType[];
  /** What `new` makes of something. */
  constructed(type: ExpressionType, call?: Call): readonly ExpressionType[];
  /** Ways in which something can be called. */
  signatures(option: ExpressionType): readonly Signature[];
  /** The signature with its type parameters as what the call makes of them. */
  inferred(signature: Signature, call: Call): Signature;
}

/** What places expect. */
export interface ContextTypes {
  parameter(entry: FileEntry, index: number, at: number): readonly ExpressionType[];
  /** Types that a function has by its place. */
  ofFunction(entry: FileEntry, index: number): readonly ExpressionType[];
  /** What `this` is in a function outside of classes. */
  self(entry: FileEntry, index: number): readonly ExpressionType[];
}

/** Lists, maps and object literals. */
export interface ContainerTypes {
  elements(type: ExpressionType): readonly ExpressionType[];
  isContainer(type: ExpressionType): boolean;
  recordMembers(record: ExpressionType & { kind: 'record' }, name: string): readonly TypeMember[];
  keysOf(text: string): readonly string[];
  /** What a call of a method of a container gives, and what it takes. */
  result(method: ExpressionType & { kind: 'method' }, call: Call | undefined): readonly ExpressionType[];
  taken(method: ExpressionType & { kind: 'method' }): Signature['parameters'];
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
  ofText(entry: FileEntry, scope: number, text: string, line?: number): readonly ExpressionType[];
  /** A type as it is written in symbol `scope`. */
  written(entry: FileEntry, scope: number, text: string, prefix?: string, given?: TypeArguments): WrittenType;
  /** What elements of a list, or the values under keys, are. */
  elements(type: ExpressionType, depth?: number): readonly ExpressionType[];
  /** What going through something gives. */
  iterated(type: ExpressionType): readonly ExpressionType[];
  /** Types of what a name means. */
  ofMeaning(meaning: Meaning): readonly ExpressionType[];
  /** What an alias stands for. */
  aliased(entry: FileEntry, index: number): WrittenType | undefined;
  /** A type parameter of the symbols around a place. */
  typeParameter(entry: FileEntry, scope: number, name: string): ParameterNode | undefined;
  /** Type arguments by the names of the parameters of a definition. */
  argumentsOf(entry: FileEntry, index: number, list: readonly ExpressionType[]): TypeArguments | undefined;
}
