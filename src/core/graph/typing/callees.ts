// Resolves the callee by the facts of the call alone: a function or method with its overloads, a constructor, or a callable object.
import { constructorName } from '../values/constructors.ts';
import type { CallFact } from '../../symbols/facts.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { SymbolValue, NameUse, Value } from '../values/values.ts';
import type { Classes } from './classes.ts';
import type { Resolution } from '../values/resolution.ts';

/** Dependencies of {@link Callees}: earlier parts, and parts of later folders through `resolution`. */
interface CalleesDependencies {
  readonly classes: Classes;
  readonly resolution: Pick<Resolution, 'evaluation'>;
}

/** Resolves the names of calls. */
export class Callees {
  readonly #dependencies: CalleesDependencies;

  constructor(dependencies: CalleesDependencies) {
    this.#dependencies = dependencies;
  }

  /** The callee of a call: a function, or a callable object. */
  calleeOf(entry: FileEntry, { caller, name, receiver, how, line, arguments: count }: CallFact): Value | undefined {
    const {
      classes,
      resolution: { evaluation },
    } = this.#dependencies;
    if (name.startsWith('<')) return undefined;
    const use: NameUse = { line, want: 'value', arguments: count };
    const base = receiver === undefined ? undefined : evaluation.evaluate(entry, caller, receiver, { ...use, arguments: -1 });
    const value = receiver === undefined ? this.#plainCallee(entry, caller, name, use) : base && evaluation.member(base, name, use);
    if (value?.kind !== 'symbol' || !(how === 'new' || isClassLike(value.entry.fact(value.index)))) return value;
    const { entry: file, index } = value;
    return classes.member(file, index, constructorName(file.rules, file.fact(index)?.name), use);
  }

  #plainCallee(entry: FileEntry, caller: number, name: string, use: NameUse): Value | undefined {
    const owner = name === 'super' ? entry.enclosingClass(caller) : undefined;
    return owner === undefined
      ? this.#dependencies.resolution.evaluation.evaluate(entry, caller, name, use)
      : this.#dependencies.classes.bases(entry, owner)[0];
  }
}

/** The overloads of a function share its name and its parent; any of them may be the one that is called. */
export function calleeOverloads(callee: Value | undefined): readonly SymbolValue[] {
  if (callee?.kind !== 'symbol') return [];
  const { entry, index } = callee;
  const fact = entry.fact(index);
  const others = entry.children(fact?.parent ?? -1, fact?.name ?? '').filter((other) => other !== index);
  return [callee, ...others.map((other): SymbolValue => ({ ...callee, index: other }))];
}
