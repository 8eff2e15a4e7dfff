// What `call`, `apply` and `bind` of a function in JavaScript are: ways to call the function itself, or to pass it on.
import type { CallFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../names/fileEntry.ts';
import type { SymbolValue, Through } from './values.ts';

const callables: ReadonlySet<string | undefined> = new Set(['function', 'method', 'test', 'route']);

/** True for the names of the methods that every function has. */
export function isThrough(name: string): name is Through {
  return name === 'call' || name === 'apply' || name === 'bind';
}

/** `fn.call` and its like; undefined for other members, other languages, and functions that have a member of this name. */
export function functionMethod(value: SymbolValue, name: string): SymbolValue | undefined {
  const { entry, index } = value;
  if (!isThrough(name) || entry.family !== 'ecmascript' || !callables.has(entry.fact(index)?.kind)) return undefined;
  return entry.children(index, name).length ? undefined : { ...value, through: name };
}

/** The function behind its method. */
export function withoutMethod({ through: _, ...value }: SymbolValue): SymbolValue {
  return value;
}

/** The name by which `fn.call(…)` and `a.fn.apply(…)` call a function; undefined for other calls. */
export function calledThrough(entry: FileEntry, { name, receiver }: CallFact): string | undefined {
  if (receiver === undefined || (name !== 'call' && name !== 'apply') || entry.family !== 'ecmascript') return undefined;
  return receiver.slice(receiver.lastIndexOf('.') + 1);
}
