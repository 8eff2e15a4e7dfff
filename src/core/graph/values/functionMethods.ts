// Handles JavaScript's `call`, `apply` and `bind`: they call the function itself, or pass it on.
import type { CallFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { SymbolValue, Through } from './values.ts';

const callables: ReadonlySet<string | undefined> = new Set(['function', 'method', 'test', 'route']);

/** True for the methods that every function has. */
export function isFunctionMethod(name: string): name is Through {
  return name === 'call' || name === 'apply' || name === 'bind';
}

/** The function for `fn.call` and the like; undefined for other members, other languages, and functions with an own member of this name. */
export function functionMethod(value: SymbolValue, name: string): SymbolValue | undefined {
  const { entry, index } = value;
  if (!isFunctionMethod(name) || !entry.rules.functionsHaveMethods || !callables.has(entry.fact(index)?.kind)) return undefined;
  return entry.children(index, name).length ? undefined : { ...value, through: name };
}

/** The function that a `call`, `apply` or `bind` belongs to. */
export function withoutMethod({ through: _, ...value }: SymbolValue): SymbolValue {
  return value;
}

/** The name of the function in `fn.call(…)` or `a.fn.apply(…)`; undefined for other calls. */
export function calledFunctionName(entry: FileEntry, { name, receiver }: CallFact): string | undefined {
  if (receiver === undefined || (name !== 'call' && name !== 'apply') || !entry.rules.functionsHaveMethods) return undefined;
  return receiver.slice(receiver.lastIndexOf('.') + 1);
}
