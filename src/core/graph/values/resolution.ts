// Interfaces of name resolution for parts in earlier folders. Each part implements its own interface; `calls/resolver.ts` connects them.
import type { BindingFact, CallFact, SymbolFact } from '../../symbols/facts.ts';
import type { Link } from '../edges/graphTypes.ts';
import type { FileEntry, LocalImport } from '../files/fileEntry.ts';
import type { ExpressionStep } from './expression.ts';
import type { ExternalValue, InstanceValue, SymbolValue, TypeUse, NameUse, Value } from './values.ts';

/** A class with all its ancestors, nearest first, and the names of external ones. */
export interface Ancestry {
  readonly classes: readonly SymbolValue[];
  readonly external: readonly string[];
}

/** Values of expressions. Undefined always means that nothing is known, not even whether the name is defined. */
export interface ExpressionValues {
  /** The value of `text` inside symbol `scope`. */
  evaluate(entry: FileEntry, scope: number, text: string, use: NameUse): Value | undefined;
  /** The value at the end of the given steps. */
  followSteps(start: Value, steps: readonly ExpressionStep[], use: NameUse): Value | undefined;
  /** `value.name`; with several possible objects, the member of the first one that has it. */
  member(value: Value, name: string, use: NameUse): Value | undefined;
  /** The value inside a container, or the result of the object's own lookup by key. */
  element(value: Value, at?: number, key?: string): Value | undefined;
  /** The result of calling `value`. */
  result(value: Value): Value | undefined;
  /** The value of a variable after the binding. */
  binding(entry: FileEntry, fact: BindingFact, receiver?: InstanceValue): Value | undefined;
}

/** Values of plain names. */
export interface ScopeNames {
  /** The value of `name` inside symbol `scope`; undefined when nothing defines it. */
  lookup(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined;
  /** The value of `name` at the top of the file, without the language's globals. */
  atTop(entry: FileEntry, name: string, use: NameUse): Value | undefined;
  /** The value that an import binds. */
  importedValue(entry: FileEntry, localImport: LocalImport, want?: NameUse['want']): Value;
}

export interface ClassMembers {
  /** Ancestors depth first; a class reached by several paths comes after all classes that derive from it. */
  ancestry(entry: FileEntry, index: number): Ancestry;
  /** The bases in written order. */
  bases(entry: FileEntry, index: number): readonly (SymbolValue | ExternalValue)[];
  /** The member `name` of a class or its bases; with `skipOwn`, of the bases only. */
  member(entry: FileEntry, index: number, name: string, use: NameUse, skipOwn?: boolean): Value | undefined;
}

/** Values of written types. */
export interface AnnotationTypes {
  /** An object of the annotated type; `receiver` is the object whose member has the annotation. */
  ofText(entry: FileEntry, scope: number, text: string, receiver?: InstanceValue): Value | undefined;
  /** An object of a type. */
  of(type: TypeUse): Value | undefined;
  /** The text of the type behind an alias. */
  aliasText(fact: SymbolFact): string | undefined;
}

/** Types of parameters by the place of their function. */
export interface ContextualParameters {
  /** The value of a parameter; undefined when the place expects no type. */
  parameter(entry: FileEntry, index: number, at: number): Value | undefined;
  /** The value under keys of a parameter. */
  partOfParameter(entry: FileEntry, index: number, at: number, keys: readonly string[]): Value | undefined;
}

/** Narrows values by the conditions around a use. */
export interface ConditionTypes {
  /** The narrowed value of `name` (`x`, `this.x`) at the use; `value` is its value without conditions. */
  of(entry: FileEntry, scope: number, name: string, use: NameUse, value: Value | undefined): Value | undefined;
}

/** Values that frameworks inject into parameters by name or default. */
export interface InjectedParameters {
  /** The value of an untyped parameter. */
  parameter(entry: FileEntry, index: number, at: number): Value | undefined;
}

/** Values of variables by their assignments. */
export interface VariableFlow {
  /** The value of a variable of `scope` at the use. */
  variable(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined;
}

export interface LinksOfCalls {
  /** All possible targets of the call; empty when nothing is known about it. */
  of(entry: FileEntry, call: CallFact): readonly Link[];
}

/**
 * The parts by their interfaces. They need each other, since the languages are recursive: a name may be an import, an import a class, and
 * a class may have a field whose value is an expression of names. Each part receives the parts of earlier folders in its constructor. For
 * later ones it receives this object, which it reads only after construction.
 */
export interface Resolution {
  readonly evaluation: ExpressionValues;
  readonly scopes: ScopeNames;
  readonly classes: ClassMembers;
  readonly types: AnnotationTypes;
  readonly contextual: ContextualParameters;
  readonly narrowing: ConditionTypes;
  readonly fixtures: InjectedParameters;
  readonly flows: VariableFlow;
  readonly links: LinksOfCalls;
}
