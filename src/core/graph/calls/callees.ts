// What a call names, by the facts of the call alone: a function or method with its overloads, a constructor, or an object that is called.
import { constructorName } from '../typing/constructors.ts';
import type { CallFact } from '../../symbols/facts.ts';
import { isClassLike, type FileEntry } from '../names/fileEntry.ts';
import type { Resolver } from './resolver.ts';
import type { SymbolValue, Use, Value } from './values.ts';

/** Resolves the names of calls. */
export class Callees {
  readonly #resolver: Resolver;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** What a call names: a function, or an object that is called. */
  named(entry: FileEntry, { caller, name, receiver, how, line, arguments: count }: CallFact): Value | undefined {
    const { evaluation, classes } = this.#resolver;
    if (name.startsWith('<')) return undefined;
    const use: Use = { line, want: 'value', arguments: count };
    const base = receiver === undefined ? undefined : evaluation.evaluate(entry, caller, receiver, { ...use, arguments: -1 });
    const found = receiver === undefined ? this.#plain(entry, caller, name, use) : base && evaluation.member(base, name, use);
    if (found?.kind !== 'symbol' || !(how === 'new' || isClassLike(found.entry.fact(found.index)))) return found;
    const { entry: file, index } = found;
    return classes.member(file, index, constructorName(file.family, file.fact(index)?.name), use);
  }

  #plain(entry: FileEntry, caller: number, name: string, use: Use): Value | undefined {
    const owner = name === 'super' ? entry.enclosingClass(caller) : undefined;
    return owner === undefined
      ? this.#resolver.evaluation.evaluate(entry, caller, name, use)
      : this.#resolver.classes.bases(entry, owner)[0];
  }
}

/** A function with its overloads. */
export function overloadsOf(callee: Value | undefined): readonly SymbolValue[] {
  if (callee?.kind !== 'symbol') return [];
  const { entry, index } = callee;
  const fact = entry.fact(index);
  const others = entry.children(fact?.parent ?? -1, fact?.name ?? '').filter((other) => other !== index);
  return [callee, ...others.map((other): SymbolValue => ({ ...callee, index: other }))];
}
