// Types of expressions in TypeScript: a written type with its scope, or the entity that a name denotes.
import type { FileEntry } from '../files/fileEntry.ts';
import type { ModuleValue } from '../values/values.ts';
import type { TypeNode } from './typeNodes.ts';
import type { Meaning } from '../names/meanings.ts';

/** Place of a written type: its names resolve in symbol `scope`, members that it declares belong to symbol `holder`. */
export interface WrittenPlace {
  readonly entry: FileEntry;
  readonly scope: number;
  readonly holder: number;
}

/** Type arguments, keyed by parameter name; the key `this` has the object that a member was looked up on. */
export type TypeArguments = ReadonlyMap<string, ExpressionType>;

/** A type as it is written at a place. It is not resolved until something is looked up in it. */
export interface WrittenType {
  readonly kind: 'written';
  readonly node: TypeNode;
  readonly place: WrittenPlace;
  readonly typeArguments?: TypeArguments | undefined;
}

/** An object of a class, interface or enum. */
export interface ObjectType {
  readonly kind: 'object';
  readonly entry: FileEntry;
  readonly index: number;
  readonly typeArguments?: TypeArguments | undefined;
}

/** A function, class, enum or constant itself. `typeArguments` holds the values of the enclosing type parameters. */
export interface SymbolType {
  readonly kind: 'symbol';
  readonly entry: FileEntry;
  readonly index: number;
  readonly typeArguments?: TypeArguments | undefined;
}

/** An object literal or a list expression, kept as text that is read in a scope. */
export interface RecordType {
  readonly kind: 'record';
  readonly entry: FileEntry;
  readonly scope: number;
  readonly text: string;
}

/** Element types of a list, promise or similar container without a written type. */
export interface ElementsType {
  readonly kind: 'elements';
  readonly of: readonly ExpressionType[];
}

/** A list whose positions have individual types, such as the key and value of a map entry. */
export interface RowType {
  readonly kind: 'row';
  readonly items: readonly (readonly ExpressionType[])[];
}

/** One of several types. */
export interface UnionType {
  readonly kind: 'union';
  readonly of: readonly ExpressionType[];
}

/** A method of a built-in list or map. */
export interface MethodType {
  readonly kind: 'method';
  readonly of: ExpressionType;
  readonly name: string;
}

/** Type of an expression. `outside` belongs to a library. */
export type ExpressionType =
  | WrittenType
  | ObjectType
  | SymbolType
  | RecordType
  | ElementsType
  | RowType
  | MethodType
  | UnionType
  | ModuleValue
  | { readonly kind: 'outside' };

export const outside: ExpressionType = { kind: 'outside' };

/** A member, with its definition if the workspace declares it. */
export interface TypeMember {
  readonly meaning?: Meaning | undefined;
  readonly types: readonly ExpressionType[];
}
