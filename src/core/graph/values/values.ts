// What an expression is known to be while names are resolved.
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { MemberForm } from '../edges/types.ts';
import type { TypeTerm } from './typeText.ts';

/** A type as it is written in some scope, with what type parameters mean there. */
export interface TypeUse {
  readonly entry: FileEntry;
  readonly scope: number;
  readonly term: TypeTerm;
  readonly environment?: TypeEnvironment;
  /** What an object of the type is, where that is known and not how it is written. */
  readonly content?: Value;
}

/** Type arguments by the names of the parameters that they are for. */
export type TypeEnvironment = ReadonlyMap<string, TypeUse | undefined>;

/** A symbol itself: a function, a class, a constant. `inherited` when it was found in a base of the class that was asked. */
export interface SymbolValue {
  readonly kind: 'symbol';
  readonly entry: FileEntry;
  readonly index: number;
  readonly inherited?: boolean;
  /** The object that a method was looked up on, where its type arguments matter for what the method gives. */
  readonly receiver?: InstanceValue;
  /** The class around, as `cls` has it: what derives from it means itself. */
  readonly own?: boolean;
  /** What it may be as well, where one of several is meant. */
  readonly alternatives?: readonly SymbolValue[];
  /** The function's own method of this name in JavaScript: calling it calls the function, `bind` gives it. */
  readonly through?: Through;
}

/** Methods that every function of JavaScript has. */
export type Through = 'call' | 'apply' | 'bind';

/** An object of a class. `exact` when it was seen to be constructed, so that it cannot be of a derived class. */
export interface InstanceValue {
  readonly kind: 'instance';
  readonly entry: FileEntry;
  readonly index: number;
  readonly exact: boolean;
  /** The object around, as `self` has it: in what a method gives it is the one that the method was looked up on. */
  readonly own?: boolean;
  /** Type arguments, where some are known. */
  readonly types?: readonly (TypeUse | undefined)[];
  /** What the object may be as well, where its type is a union or intersection. */
  readonly others?: readonly InstanceValue[] | undefined;
  /** The type is a union that also names something outside of the workspace. */
  readonly orOutside?: boolean;
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
  /** Type arguments of a container, also of the one that a method was looked up on. */
  readonly types?: readonly (TypeUse | undefined)[];
  /** What stands at each place, of a list or tuple that is written out. */
  readonly parts?: readonly (Value | undefined)[];
  /** What stands under each key, of a dictionary that is written out. */
  readonly keys?: ReadonlyMap<string, Value | undefined>;
}

/** A name that is defined here, but as what cannot be told: it must not be bound to anything farther out. */
export interface UnknownValue {
  readonly kind: 'unknown';
}

export type Value = SymbolValue | InstanceValue | SuperValue | ModuleValue | ExternalValue | UnknownValue;

export const unknown: UnknownValue = { kind: 'unknown' };

/** How a name is used: decides between several definitions of it. */
export interface NameUse {
  /** Line of the use in its own file; -1 when the use is in another file. */
  readonly line: number;
  readonly want: 'value' | 'type';
  /** Column of the use, where it matters on which part of the line it stands. */
  readonly column?: number;
  /** Number of arguments when it is called, else -1. */
  readonly arguments: number;
  /** What kind of member can be meant, where that is known. */
  readonly form?: MemberForm | undefined;
  /** A symbol that cannot be meant (a class in its own list of bases). */
  readonly exclude?: number;
  /** The object whose member is looked up. */
  readonly receiver?: InstanceValue;
}

/** A use from another file, where lines say nothing. */
export const fromOutside: NameUse = { line: -1, want: 'value', arguments: -1 };

/** Each object that a value may be, by itself. */
export function optionsOf({ others, orOutside: _, ...own }: InstanceValue): readonly InstanceValue[] {
  return [own, ...(others ?? [])];
}

/** The type of something that is known by itself, but for functions, which are followed to where they are called; `entry` being the file that tells it. */
export function heldType(value: Value, entry: FileEntry): TypeUse | undefined {
  const isFunction = value.kind === 'symbol' && !isClassLike(value.entry.fact(value.index));
  return value.kind === 'unknown' || isFunction ? undefined : { entry, scope: 0, term: nameless, content: value };
}

const nameless: TypeTerm = { name: '', arguments: [], meta: false };

/** What is known of any of several objects: those of the workspace, else the first that is, else a container that holds something. */
export function joinValues(values: readonly Value[]): Value | undefined {
  const instances = values.flatMap((value) => (value.kind === 'instance' ? [value] : []));
  const orOutside = values.some((value) => value.kind === 'external' || (value.kind === 'instance' && value.orOutside === true));
  return (
    unionOf(instances, orOutside) ??
    oneOfSymbols(values) ??
    values.find(({ kind }) => kind !== 'external' && kind !== 'unknown') ??
    values.find((value) => value.kind === 'external' && value.types !== undefined) ??
    values[0]
  );
}

function oneOfSymbols(values: readonly Value[]): SymbolValue | undefined {
  const symbols = new Map(
    values.flatMap((value) => (value.kind === 'symbol' ? [[`${value.entry.key} ${value.index}`, value] as const] : [])),
  );
  const [first, ...others] = symbols.values();
  return first && { ...first, ...(others.length && { alternatives: others }) };
}

/** One value for several objects, each of them once; undefined for none. */
export function unionOf(options: readonly InstanceValue[], orOutside?: boolean): InstanceValue | undefined {
  const instances = new Map(options.flatMap(optionsOf).map((each) => [`${each.entry.key} ${each.index}`, each]));
  const [main, ...rest] = instances.values();
  return main && { ...main, ...(rest.length && { others: rest }), ...(orOutside && { orOutside }) };
}

/** Whether a value says anything of what members it has; functions and classes that a variable holds are followed to where they are called. */
export function tells(value: Value): boolean {
  if (value.kind !== 'external') return value.kind !== 'symbol' && value.kind !== 'unknown';
  return value.types?.some((type) => type && type.content?.kind !== 'symbol') ?? false;
}
