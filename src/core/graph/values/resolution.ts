// What parts of name resolution ask of parts in later folders. Each part implements its own interface; `calls/resolver.ts` puts them all together.
import type { BindingFact, CallFact, SymbolFact } from '../../symbols/facts.ts';
import type { Link } from '../edges/types.ts';
import type { FileEntry, LocalImport } from '../files/fileEntry.ts';
import type { ExpressionStep } from './expression.ts';
import type { ExternalValue, InstanceValue, SymbolValue, TypeUse, NameUse, Value } from './values.ts';

/** A class with all classes that it inherits from, nearest first, and the names of those outside the workspace. */
export interface Ancestry {
  readonly classes: readonly SymbolValue[];
  readonly external: readonly string[];
}

/** What an expression is. Undefined everywhere: nothing is known, not even that the name is defined. */
export interface ExpressionValues {
  /** The value of `text` inside symbol `scope`. */
  evaluate(entry: FileEntry, scope: number, text: string, use: NameUse): Value | undefined;
  /** The value at the end of a few steps. */
  along(start: Value, steps: readonly ExpressionStep[], use: NameUse): Value | undefined;
  /** `value.name`; of several possible objects that of the first one that has it. */
  member(value: Value, name: string, use: NameUse): Value | undefined;
  /** What stands in a container, or what the object's own look-up by key gives. */
  element(value: Value, at?: number, key?: string): Value | undefined;
  /** What a call of `value` gives. */
  result(value: Value): Value | undefined;
  /** What a variable holds after the binding. */
  binding(entry: FileEntry, fact: BindingFact, receiver?: InstanceValue): Value | undefined;
}

/** What a plain name means. */
export interface ScopeNames {
  /** The meaning of `name` used inside symbol `scope`; undefined when nothing defines it. */
  lookup(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined;
  /** The meaning of `name` at the top of the file, without what the language brings along. */
  atTop(entry: FileEntry, name: string, use: NameUse): Value | undefined;
  /** What an import brings. */
  importedValue(entry: FileEntry, localImport: LocalImport, want?: NameUse['want']): Value;
}

/** What a class has and inherits. */
export interface ClassMembers {
  /** Depth first, a class that several paths lead to after all classes that derive from it. */
  ancestry(entry: FileEntry, index: number): Ancestry;
  /** The bases as written. */
  bases(entry: FileEntry, index: number): readonly (SymbolValue | ExternalValue)[];
  /** The member `name` of a class or of one that it inherits from; with `skipOwn`, of those alone. */
  member(entry: FileEntry, index: number, name: string, use: NameUse, skipOwn?: boolean): Value | undefined;
}

/** What a written type means. */
export interface AnnotationTypes {
  /** An object of the annotated type; `receiver` is the object whose member has the annotation. */
  typed(entry: FileEntry, scope: number, text: string, receiver?: InstanceValue): Value | undefined;
  /** An object of a type. */
  of(type: TypeUse): Value | undefined;
  /** What an alias of a type stands for, as text. */
  aliased(fact: SymbolFact): string | undefined;
}

/** What the place of a function says of its parameters. */
export interface ContextualParameters {
  /** What a parameter is; undefined when the place says nothing. */
  parameter(entry: FileEntry, index: number, at: number): Value | undefined;
  /** What stands under keys of a parameter. */
  partOfParameter(entry: FileEntry, index: number, at: number, keys: readonly string[]): Value | undefined;
}

/** What conditions around a use leave of a value. */
export interface ConditionTypes {
  /** What `name` (`x`, `this.x`) is at the use, being `value` by what it holds. */
  of(entry: FileEntry, scope: number, name: string, use: NameUse, value: Value | undefined): Value | undefined;
}

/** What frameworks hand to parameters by name or by default. */
export interface InjectedParameters {
  /** What a parameter holds that has no type. */
  parameter(entry: FileEntry, index: number, at: number): Value | undefined;
}

/** What variables hold by what is assigned to them. */
export interface VariableFlow {
  /** What a variable of `scope` holds at the use. */
  variable(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined;
}

/** What calls reach. */
export interface CallTargets {
  /** All that the call can reach: none when nothing is known of it. */
  of(entry: FileEntry, call: CallFact): readonly Link[];
}

/**
 * The parts by what others ask of them. A name may be an import, an import a class, a class a field whose value is an expression of names: the
 * recursion is that of the languages. So a part is given those in earlier folders when it is made, and this object for those in later ones, which
 * it reads only once all are made.
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
  readonly links: CallTargets;
}
