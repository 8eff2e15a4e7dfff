// Infers the result of a Python call whose result type is a type variable from the arguments (`def build(cls: type[T]) -> T`).
import type { BindingFact, CallFact, FileFacts, SymbolFact } from '../../symbols/facts.ts';
import { termText } from '../../symbols/values/valueTerms.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { typeParameters } from '../values/typeParameters.ts';
import { parseType } from '../values/typeText.ts';
import { fromOutside, type SymbolValue, type Value } from '../values/values.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { TermCache } from '../flow/termCache.ts';
import type { Resolution } from '../values/resolution.ts';

/** Dependencies of {@link TypeVariables}: earlier parts, and parts of later folders through `resolution`. */
interface TypeVariablesDependencies {
  readonly tracker: DependencyTracker;
  readonly terms: TermCache;
  readonly resolution: Pick<Resolution, 'evaluation'>;
}

/** Follows type variables from results to arguments, one call at a time. */
export class TypeVariables {
  readonly #dependencies: TypeVariablesDependencies;
  /** Calls by line. */
  readonly #calls = new WeakMap<FileFacts, Map<number, CallFact[]>>();

  constructor(dependencies: TypeVariablesDependencies) {
    this.#dependencies = dependencies;
  }

  /** The value of the variable of `fact`, which is the result of a call of `callee`. */
  resultOf(entry: FileEntry, fact: BindingFact, callee: SymbolValue): Value | undefined {
    this.#dependencies.tracker.note(`v:${entry.key}`);
    const argumentText = this.#callOf(entry, fact)?.passed;
    this.#dependencies.tracker.touch(callee.entry);
    const definition = callee.entry.fact(callee.index);
    if (argumentText === undefined || !definition) return undefined;
    for (const index of callee.entry.children(definition.parent, definition.name)) {
      const overload = callee.entry.fact(index);
      const variable = overload && this.#variableOf(callee.entry, overload);
      const value = variable === undefined || !overload ? undefined : this.#valueOfArgument(entry, fact, overload, variable, argumentText);
      if (value && value.kind !== 'unknown') return value;
    }
    return undefined;
  }

  #callOf({ file: { facts } }: FileEntry, { line, scope, value }: BindingFact): CallFact | undefined {
    let byLine = this.#calls.get(facts);
    if (!byLine) {
      byLine = new Map();
      for (const call of facts.calls) byLine.set(call.line, [...(byLine.get(call.line) ?? []), call]);
      this.#calls.set(facts, byLine);
    }
    const isSameCall = ({ caller, receiver, name }: CallFact): boolean =>
      caller === scope && (receiver === undefined ? name : `${receiver}.${name}`) === value;
    return byLine.get(line)?.find(isSameCall);
  }

  /** The type variable that is the result type. */
  #variableOf(entry: FileEntry, fact: SymbolFact): string | undefined {
    const term = fact.returnType === undefined ? undefined : parseType(fact.returnType, entry.rules);
    if (!term || term.meta || term.arguments.length) return undefined;
    if (typeParameters(fact, entry.rules).some(({ name }) => name === term.name)) return term.name;
    const value = this.#dependencies.resolution.evaluation.evaluate(entry, 0, term.name, fromOutside);
    return value?.kind === 'external' && /(?:^|\.)TypeVar$/.test(value.name) ? term.name : undefined;
  }

  /** The argument for the first parameter whose type contains the variable, converted by that type. */
  #valueOfArgument(
    entry: FileEntry,
    { scope, line }: BindingFact,
    overload: SymbolFact,
    variable: string,
    argumentText: string,
  ): Value | undefined {
    const {
      terms,
      resolution: { evaluation },
    } = this.#dependencies;
    const callArguments = terms.arguments(argumentText);
    const parameters = overload.parameters.filter(({ name }, at) => at > 0 || !/^(?:self|cls)$/.test(name));
    for (const [at, { name, type }] of parameters.entries()) {
      const term = type !== undefined && new RegExp(`\\b${variable}\\b`).test(type) ? parseType(type, entry.rules) : undefined;
      const argument = (callArguments.find((each) => each.name === name) ?? callArguments[at])?.value;
      if (!term || !argument || argument.kind === 'spread') continue;
      const value = evaluation.evaluate(entry, scope, termText(argument), { line, want: 'value', arguments: -1 });
      if (!value) return undefined;
      if (term.name === variable && !term.meta) return value;
      // The argument is a class or another factory.
      if (value.kind === 'symbol') return evaluation.result(value);
      return term.meta ? value : evaluation.element(value);
    }
    return undefined;
  }
}
