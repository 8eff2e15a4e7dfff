// Interfaces between the parts that read declared types. The parts depend on each other, so `DeclaredTypes` constructs and connects them.
import type { FileEntry, LocalImport } from '../files/fileEntry.ts';
import type { Meaning, Meanings } from '../names/meanings.ts';
import type { ModuleValue, SymbolValue, NameUse } from '../values/values.ts';
import type { ExpressionType, TypeMember, TypeArguments, WrittenType } from './expressionTypes.ts';
import type { PlaceMemo } from './placeMemo.ts';
import type { Call, Signature } from './callSignatures.ts';
import type { ParameterNode } from './typeNodes.ts';

/** Resolves names of other modules. */
export interface ImportMeanings {
  importedMeanings(entry: FileEntry, localImport: LocalImport, use: NameUse): Meanings;
  inModule(module: ModuleValue, name: string, use: NameUse): Meanings;
}

export interface TypeOptionsPart {
  /** All possible types without aliases, unions and type parameters. */
  of(type: ExpressionType, depth?: number): readonly ExpressionType[];
}

export interface TypeMembersPart {
  /** The member as declared by each option of the type that has it. */
  of(type: ExpressionType, name: string): readonly TypeMember[];
  typesOf(type: ExpressionType, name: string): readonly ExpressionType[];
  /** Types of all members together. */
  typesOfAll(type: ExpressionType, depth: number): readonly ExpressionType[];
}

export interface NameTypesPart {
  /** Types of a variable of `scope`, or of a field if `scope` is a class. */
  variableTypes(entry: FileEntry, scope: number, name: string, typeArguments?: TypeArguments): readonly ExpressionType[];
  inModule(module: ModuleValue, name: string): Meaning | undefined;
  moduleIn(module: ModuleValue, name: string): ModuleValue | undefined;
  typeOf(entry: FileEntry, specifier: string, name: string): SymbolValue | undefined;
  /** Result types of a function without a written return type. */
  returnTypes(entry: FileEntry, index: number): readonly ExpressionType[];
}

export interface TypeCallsPart {
  results(type: ExpressionType, call?: Call): readonly ExpressionType[];
  /** Types of the object that `new` creates. */
  constructedTypes(type: ExpressionType, call?: Call): readonly ExpressionType[];
  /** Empty for a type that cannot be called. */
  signatures(option: ExpressionType): readonly Signature[];
  /** The signature with its type parameters inferred from the call. */
  inferSignature(signature: Signature, call: Call): Signature;
}

/** Types that places expect. */
export interface ExpectedTypesPart {
  parameter(entry: FileEntry, index: number, at: number): readonly ExpressionType[];
  /** Types of a function that its place gives. */
  typesOfFunction(entry: FileEntry, index: number): readonly ExpressionType[];
  /** Type of `this` in a function outside classes. */
  self(entry: FileEntry, index: number): readonly ExpressionType[];
}

/** Lists, maps and object literals. */
export interface ListTypesPart {
  elements(type: ExpressionType): readonly ExpressionType[];
  isContainer(type: ExpressionType): boolean;
  recordMembers(record: ExpressionType & { kind: 'record' }, name: string): readonly TypeMember[];
  keysOf(text: string): readonly string[];
  /** Result types of a container method. */
  result(method: ExpressionType & { kind: 'method' }, call: Call | undefined): readonly ExpressionType[];
  /** Parameters of a container method. */
  parameters(method: ExpressionType & { kind: 'method' }): Signature['parameters'];
}

/** Interface of declared types for their parts. */
export interface TypeEvaluation {
  readonly options: TypeOptionsPart;
  readonly members: TypeMembersPart;
  readonly names: NameTypesPart;
  readonly calls: TypeCallsPart;
  readonly expected: ExpectedTypesPart;
  readonly lists: ListTypesPart;
  readonly memo: PlaceMemo;
  /** Counts a step; false when the budget is exhausted. */
  spendStep(): boolean;
  /** The column of the queried name, if it is on the line. */
  columnOn(entry: FileEntry, line: number): number | undefined;
  /** Types of an expression inside symbol `scope`; none when nothing is known. */
  ofText(entry: FileEntry, scope: number, text: string, line?: number): readonly ExpressionType[];
  /** A type as written in symbol `scope`. */
  writtenType(entry: FileEntry, scope: number, text: string, prefix?: string, typeArguments?: TypeArguments): WrittenType;
  /** Types of the elements of a list, or of the values of a map. */
  elements(type: ExpressionType, depth?: number): readonly ExpressionType[];
  /** For a map, pairs of key and value. */
  iterationTypes(type: ExpressionType): readonly ExpressionType[];
  typesOfMeaning(meaning: Meaning): readonly ExpressionType[];
  /** The type that an alias stands for. */
  aliasedType(entry: FileEntry, index: number): WrittenType | undefined;
  /** A type parameter of the symbols that enclose a place. */
  typeParameter(entry: FileEntry, scope: number, name: string): ParameterNode | undefined;
  /** Type arguments, keyed by the parameter names of a definition. */
  argumentsOf(entry: FileEntry, index: number, list: readonly ExpressionType[]): TypeArguments | undefined;
}
