// What is known of the type of an expression in TypeScript: a written type where its names mean something, or what a name stands for.
import type { FileEntry } from '../names/fileEntry.ts';
import type { ModuleValue } from '../calls/values.ts';
import type { TypeNode } from './typeNodes.ts';

/** Where a type is written: names in it mean what they mean in symbol `scope`, members that it declares belong to symbol `holder`. */
export interface WrittenPlace {
  readonly entry: FileEntry;
  readonly scope: number;
  readonly holder: number;
}

/** Type arguments by the names of their parameters; `this` is the object that a member was looked up on. */
export type TypeArguments = ReadonlyMap<string, Known>;

/** A type as it is written. */
export interface WrittenType {
  readonly kind: 'written';
  readonly node: TypeNode;
  readonly place: WrittenPlace;
  readonly given?: TypeArguments | undefined;
}

/** An object of a class, interface or enum. */
export interface KnownObject {
  readonly kind: 'object';
  readonly entry: FileEntry;
  readonly index: number;
  readonly given?: TypeArguments | undefined;
}

/** A function, class, enum or constant itself. `given` says what type parameters around it stand for. */
export interface KnownSymbol {
  readonly kind: 'symbol';
  readonly entry: FileEntry;
  readonly index: number;
  readonly given?: TypeArguments | undefined;
}

/** An object literal or an expression of a list of them, as a text to be read in a scope. */
export interface KnownText {
  readonly kind: 'record';
  readonly entry: FileEntry;
  readonly scope: number;
  readonly text: string;
}

/** Elements of a list, promise and the like that was not written as a type. */
export interface KnownList {
  readonly kind: 'elements';
  readonly of: readonly Known[];
}

/** A list whose places hold things of their own, as a key of a map with its value does. */
export interface KnownRow {
  readonly kind: 'row';
  readonly items: readonly (readonly Known[])[];
}

/** Any of several things. */
export interface KnownUnion {
  readonly kind: 'union';
  readonly of: readonly Known[];
}

/** A method of a list or map of the language. */
export interface KnownMethod {
  readonly kind: 'method';
  readonly of: Known;
  readonly name: string;
}

/** What an expression is known to be. `outside` is something of a library. */
export type Known =
  | WrittenType
  | KnownObject
  | KnownSymbol
  | KnownText
  | KnownList
  | KnownRow
  | KnownMethod
  | KnownUnion
  | ModuleValue
  | { readonly kind: 'outside' };

export const outside: Known = { kind: 'outside' };
