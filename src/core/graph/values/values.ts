// Types of the values that name resolution computes: the symbol, object, module or external entity that a name or expression stands for.
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { MemberForm } from '../edges/graphTypes.ts';
import type { TypeTerm } from './typeText.ts';

/** A type as written in a scope, with the values of type parameters there. */
export interface TypeUse {
  readonly entry: FileEntry;
  readonly scope: number;
  readonly term: TypeTerm;
  readonly environment?: TypeEnvironment;
  /** The known value of an object of the type, if it has no written form. */
  readonly content?: Value;
}

/** Type arguments, keyed by parameter name. */
export type TypeEnvironment = ReadonlyMap<string, TypeUse | undefined>;

/** A symbol itself: a function, a class, a constant. `inherited` when a base of the queried class defines it. */
export interface SymbolValue {
  readonly kind: 'symbol';
  readonly entry: FileEntry;
  readonly index: number;
  readonly inherited?: boolean;
  /** The object that a method was looked up on, if its type arguments determine the result. */
  readonly receiver?: InstanceValue;
  /** The enclosing class, as in `cls`: in a derived class it means that class. */
  readonly own?: boolean;
  /** Other possible symbols, when the target is one of several. */
  readonly alternatives?: readonly SymbolValue[];
  /** The function's own method of this name in JavaScript: calling it calls the function, `bind` returns it. */
  readonly through?: Through;
}

/** Methods of every JavaScript function. */
export type Through = 'call' | 'apply' | 'bind';

/** An object of a class. `exact` when its construction was seen, so that it cannot have a derived class. */
export interface InstanceValue {
  readonly kind: 'instance';
  readonly entry: FileEntry;
  readonly index: number;
  readonly exact: boolean;
  /** The enclosing object, as in `self`: as a result it is the object that the method was looked up on. */
  readonly own?: boolean;
  /** Type arguments, if some are known. */
  readonly types?: readonly (TypeUse | undefined)[];
  /** Other possible objects, when the type is a union or intersection. */
  readonly others?: readonly InstanceValue[] | undefined;
  /** The type is a union that also names an external type. */
  readonly orOutside?: boolean;
}

/** The bases of a class as `super` sees them. */
export interface SuperValue {
  readonly kind: 'super';
  readonly entry: FileEntry;
  readonly index: number;
}

/** A module: its file, or its folder when a package has no own file, or both. */
export interface ModuleValue {
  readonly kind: 'module';
  readonly root: string;
  readonly entry: FileEntry | undefined;
  readonly folder: string | undefined;
}

/** An external entity, by dotted name. */
export interface ExternalValue {
  readonly kind: 'external';
  readonly name: string;
  /** Type arguments of a container, including the container that a method was looked up on. */
  readonly types?: readonly (TypeUse | undefined)[];
  /** Values by position in a list or tuple literal. */
  readonly parts?: readonly (Value | undefined)[];
  /** Values by key in a dictionary literal. */
  readonly keys?: ReadonlyMap<string, Value | undefined>;
  /** The constant of the workspace whose value it is, if a call made it. */
  readonly holder?: { readonly entry: FileEntry; readonly index: number };
}

/** A name that is defined here with an unknown value: it must not resolve to an outer definition. */
export interface UnknownValue {
  readonly kind: 'unknown';
}

export type Value = SymbolValue | InstanceValue | SuperValue | ModuleValue | ExternalValue | UnknownValue;

export const unknown: UnknownValue = { kind: 'unknown' };

/** Use of a name: decides between several definitions. */
export interface NameUse {
  /** Line of the use in its own file; -1 when the use is in another file. */
  readonly line: number;
  readonly want: 'value' | 'type';
  /** Column of the use, if its position on the line matters. */
  readonly column?: number;
  /** Number of arguments of a call, otherwise -1. */
  readonly arguments: number;
  /** Kind of member that fits, if known. */
  readonly form?: MemberForm | undefined;
  /** A symbol that cannot be the target (a class in its own list of bases). */
  readonly exclude?: number;
  /** The object whose member is looked up. */
  readonly receiver?: InstanceValue;
}

/** A use from another file, where the order of lines does not matter. */
export const fromOutside: NameUse = { line: -1, want: 'value', arguments: -1 };

/** The possible objects of a value, one by one. */
export function optionsOf({ others, orOutside: _, ...main }: InstanceValue): readonly InstanceValue[] {
  return [main, ...(others ?? [])];
}

/**
 * Wraps a value as a type; `entry` is the file that provides the value. Undefined for functions: value flow follows them to their calls.
 */
export function typeOfValue(value: Value, entry: FileEntry): TypeUse | undefined {
  const isFunction = value.kind === 'symbol' && !isClassLike(value.entry.fact(value.index));
  return value.kind === 'unknown' || isFunction ? undefined : { entry, scope: 0, term: namelessTerm, content: value };
}

const namelessTerm: TypeTerm = { name: '', arguments: [], meta: false };

/**
 * Combines several possible values: the workspace objects, otherwise the first informative value, otherwise a container with known
 * elements.
 */
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

/** One value for several distinct objects; undefined for none. */
export function unionOf(options: readonly InstanceValue[], orOutside?: boolean): InstanceValue | undefined {
  const instances = new Map(options.flatMap(optionsOf).map((each) => [`${each.entry.key} ${each.index}`, each]));
  const [main, ...others] = instances.values();
  return main && { ...main, ...(others.length && { others }), ...(orOutside && { orOutside }) };
}

/** Whether the members of a value are known. Functions and classes in variables do not count: value flow follows them to their calls. */
export function tellsMembers(value: Value): boolean {
  if (value.kind !== 'external') return value.kind !== 'symbol' && value.kind !== 'unknown';
  return value.types?.some((type) => type && type.content?.kind !== 'symbol') ?? false;
}
