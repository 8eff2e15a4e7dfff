// Types of the values that flow through a file: those of the resolver, and those that exist only during the flow.
import type { Term } from '../../symbols/values/valueTerms.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { Value } from '../values/values.ts';

/** An object, list or dictionary written in the file. */
export interface ObjectValue {
  readonly kind: 'object';
  readonly site: number;
}

/**
 * A symbolic parameter: it stands for the argument where the function returns or stores it, so that each call gets its own argument
 * back.
 */
export interface ParameterValue {
  readonly kind: 'parameter';
  readonly function: number;
  readonly index: number;
}

/** An object constructed at one place; the site identifies its constructor arguments. */
export interface BuiltValue {
  readonly kind: 'built';
  readonly entry: FileEntry;
  readonly index: number;
  readonly site: number;
}

/** A method read from an object, so that its first parameter is already bound. */
export interface BoundValue {
  readonly kind: 'bound';
  readonly entry: FileEntry;
  readonly index: number;
  readonly inherited?: boolean;
}

/** A built-in method of a container. */
export interface LibraryValue {
  readonly kind: 'library';
  readonly site: number;
  readonly name: string;
}

/** An object of another file, identified by an expression at the top of that file. */
export interface ForeignValue {
  readonly kind: 'foreign';
  readonly entry: FileEntry;
  readonly path: string;
}

export type FlowValue = Value | ForeignValue | LibraryValue | ObjectValue | ParameterValue | BuiltValue | BoundValue;

/** Arguments of one call as cells of the network. */
export interface PassedArgument {
  readonly name?: string;
  readonly cell?: number | undefined;
  readonly spread?: boolean;
}

/** Assigns one number to equal values. */
export class ValueNumbers {
  readonly #values: FlowValue[] = [];
  readonly #numbers = new Map<string, number>();

  number(value: FlowValue): number {
    const key = keyOf(value);
    const existingNumber = this.#numbers.get(key);
    if (existingNumber !== undefined) return existingNumber;
    const number = this.#values.push(value) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  value(number: number): FlowValue | undefined {
    return this.#values[number];
  }
}

function keyOf(value: FlowValue): string {
  switch (value.kind) {
    case 'object':
      return `o ${value.site}`;
    case 'parameter':
      return `p ${value.function} ${value.index}`;
    case 'built':
      return `n ${value.site} ${value.entry.key} ${value.index}`;
    case 'library':
      return `l ${value.site} ${value.name}`;
    case 'external':
      return `x ${value.name}`;
    case 'module':
      return `m ${value.root}:${value.entry?.key ?? ''}:${value.folder ?? ''}`;
    case 'foreign':
      return `f ${value.entry.key} ${value.path}`;
    case 'unknown':
      return 'u';
    case 'instance':
      return `i ${value.entry.key} ${value.index} ${value.exact}`;
    case 'symbol':
      return `symbol ${value.entry.key} ${value.index}${value.through === undefined ? '' : ` ${value.through}`}`;
    default:
      return `${value.kind} ${value.entry.key} ${value.index}`;
  }
}

/** True for terms that are plain paths of names. */
export function isPath(term: Term): boolean {
  if (term.kind === 'name') return true;
  return (term.kind === 'member' || (term.kind === 'index' && term.key !== undefined)) && isPath(term.of);
}

/** The name at the start of a path. */
export function firstNameOf(term: Term): string {
  return term.kind === 'name' ? term.name : term.kind === 'member' || term.kind === 'index' ? firstNameOf(term.of) : '';
}

/** The key of values under unknown keys. */
export const anyKey = '*';

/** The name of a parameter without stars, dots and default. */
export function bareName(name: string): string {
  return name.replace(/^[*.]+/, '').replace(/\s*=[^]*$/, '');
}
