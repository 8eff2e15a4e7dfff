// What is known of the type of an expression in TypeScript: a written type where its names mean something, or what a name stands for.
import type { FileEntry } from '../files/fileEntry.ts';
import type { ModuleValue } from '../values/values.ts';
import type { TypeNode } from './typeNodes.ts';
import type { Meaning } from '../names/meanings.ts';

/** Where a type is written: names in it mean what they mean in symbol `scope`, members that it declares belong to symbol `holder`. */
export interface WrittenPlace {
  readonly entry: FileEntry;
  readonly scope: number;
  readonly holder: number;
}

/** Type arguments by the names of their parameters; `this` is the object that a member was looked up on. */
export type TypeArguments = ReadonlyMap<string, ExpressionType>;

/** A type as it is written. */
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

/** A function, class, enum or constant itself. `given` says what type parameters around it stand for. */
export interface SymbolType {
  readonly kind: 'symbol';
  readonly entry: FileEntry;
  readonly index: number;
  readonly typeArguments?: TypeArguments | undefined;
}

/** An object literal or an expression of a list of them, as a text to be read in a scope. */
export interface RecordType {
  readonly kind: 'record';
  readonly entry: FileEntry;
  readonly scope: number;
  readonly text: string;
}

/** Elements of a list, promise and the like that was not written as a type. */
export interface ElementsType {
  readonly kind: 'elements';
  readonly of: readonly ExpressionType[];
}

/** A list whose places hold things of their own, as a key of a map with its value does. */
export interface RowType {
  readonly kind: 'row';
  readonly items: readonly (readonly ExpressionType[])[];
}

/** Any of several things. */
export interface UnionType {
  readonly kind: 'union';
  readonly of: readonly ExpressionType[];
}

/** A method of a list or map of the language. */
export interface MethodType {
  readonly kind: 'method';
  readonly of: ExpressionType;
  readonly name: string;
}

/** What an expression is known to be. `outside` is something of a library. */
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

/** A member with the definition that declares it, where one of the workspace does. */
export interface TypeMember {
  readonly meaning?: Meaning | undefined;
  readonly types: readonly ExpressionType[];
}
