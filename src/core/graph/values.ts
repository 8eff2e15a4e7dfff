// What an expression is known to be while names are resolved.
import type { FileEntry } from './fileEntry.ts';

/** A symbol itself: a function, a class, a constant. `inherited` when it was found in a base of the class that was asked. */
export interface SymbolValue {
  readonly kind: 'symbol';
  readonly entry: FileEntry;
  readonly index: number;
  readonly inherited?: boolean;
}

/** An object of a class. `exact` when it was seen to be constructed, so that it cannot be of a derived class. */
export interface InstanceValue {
  readonly kind: 'instance';
  readonly entry: FileEntry;
  readonly index: number;
  readonly exact: boolean;
}

/** The bases of a class as `super` sees them. */
export interface SuperValue {
  readonly kind: 'super';
  readonly entry: FileEntry;
  readonly index: number;
}

/** A module: its file, or its folder where a package has no file of its own, or both. */
export interface ModuleValue {
  readonly kind: 'module';
  readonly root: string;
  readonly entry: FileEntry | undefined;
  readonly folder: string | undefined;
}

/** Something outside the workspace, by dotted name. */
export interface ExternalValue {
  readonly kind: 'external';
  readonly name: string;
}

/** A name that is defined here, but as what cannot be told: it must not be bound to anything farther out. */
export interface UnknownValue {
  readonly kind: 'unknown';
}

export type Value = SymbolValue | InstanceValue | SuperValue | ModuleValue | ExternalValue | UnknownValue;

export const unknown: UnknownValue = { kind: 'unknown' };

/** How a name is used: decides between several definitions of it. */
export interface Use {
  /** Line of the use in its own file; -1 when the use is in another file. */
  readonly line: number;
  readonly want: 'value' | 'type';
  /** Number of arguments when it is called, else -1. */
  readonly arguments: number;
  /** A symbol that cannot be meant (a class in its own list of bases). */
  readonly exclude?: number;
}

/** A use from another file, where lines say nothing. */
export const fromOutside: Use = { line: -1, want: 'value', arguments: -1 };
