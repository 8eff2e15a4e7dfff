// Chooses between methods of one name and parameter count by argument types, for Java, where only types distinguish overloads.
import type { CallFact, SymbolFact } from '../../symbols/facts.ts';
import type { Term } from '../../symbols/values/valueTerms.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { parseType } from '../values/typeText.ts';
import type { SymbolValue, Value } from '../values/values.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { TermCache } from '../flow/termCache.ts';
import type { Classes } from './classes.ts';
import type { Annotations } from './annotations.ts';
import type { Resolution } from '../values/resolution.ts';

/** Fit of an argument for a parameter, from worst to best. */
const fit = { not: 0, unknown: 1, widened: 2, boxed: 3, derived: 4, same: 5 } as const;
type ArgumentFit = (typeof fit)[keyof typeof fit];

/** Dependencies of {@link MethodOverloads}: earlier parts, and parts of later folders through `resolution`. */
interface MethodOverloadsDependencies {
  readonly tracker: DependencyTracker;
  readonly terms: TermCache;
  readonly classes: Classes;
  readonly types: Annotations;
  readonly resolution: Pick<Resolution, 'evaluation'>;
}

/** Compares argument types with parameter types. */
export class MethodOverloads {
  readonly #dependencies: MethodOverloadsDependencies;

  constructor(dependencies: MethodOverloadsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Possible targets among `target` and its overloads: one when the arguments decide, several when they do not. */
  of(entry: FileEntry, call: CallFact, target: SymbolValue): readonly SymbolValue[] {
    const targetFact = target.entry.fact(target.index);
    if (!entry.rules.choosesOverloads || targetFact?.kind !== 'method') return [target];
    const candidates = this.#methodsOfName(target, targetFact, call.arguments);
    if (candidates.length <= 1) return candidates.length ? candidates : [target];
    const argumentValues = this.#valuesOfArguments(entry, call);
    const ratings = candidates.map((each) => ({
      each,
      fits: (each.entry.fact(each.index)?.parameters ?? []).map(({ type }, at) => this.#fit(each, type, argumentValues[at])),
    }));
    const fittingRatings = ratings.filter(({ fits }) => !fits.includes(fit.not));
    const best = fittingRatings.filter(({ fits }) => !fittingRatings.some((other) => isBetter(other.fits, fits)));
    return (best.length ? best : ratings).map(({ each }) => each);
  }

  /** Methods of the name and parameter count in the class and its bases; overridden methods count once. */
  #methodsOfName(target: SymbolValue, { parent, name }: SymbolFact, count: number): readonly SymbolValue[] {
    const methodsByTypes = new Map<string, SymbolValue>();
    for (const owner of this.#dependencies.classes.ancestry(target.entry, parent).classes) {
      this.#dependencies.tracker.touchHead(owner.entry, owner.index);
      // Another language has other names for the same types, so a nearer method counts as its override.
      if (owner.entry.rules !== target.entry.rules && methodsByTypes.size > 0) continue;
      for (const index of owner.entry.children(owner.index, name)) {
        const fact = owner.entry.fact(index);
        if (fact?.kind !== 'method' || fact.parameters.length !== count || methodsByTypes.has(typesOf(fact))) continue;
        const inherited = target.inherited === true || owner.entry !== target.entry || owner.index !== parent;
        methodsByTypes.set(typesOf(fact), { ...target, entry: owner.entry, index, ...(inherited && { inherited }) });
      }
    }
    return [...methodsByTypes.values()];
  }

  #valuesOfArguments(entry: FileEntry, call: CallFact): readonly (Value | undefined)[] {
    const list = this.#dependencies.terms.arguments(call.passed ?? '');
    const literals = call.literals?.split(',') ?? [];
    return Array.from({ length: call.arguments }, (_, at): Value | undefined => {
      const name = literals[at];
      return name ? { kind: 'external', name } : this.#valueOfTerm(entry, call, list[at]?.value);
    });
  }

  #valueOfTerm(entry: FileEntry, call: CallFact, term: Term | undefined): Value | undefined {
    const { evaluation } = this.#dependencies.resolution;
    const use = { line: call.line, want: 'value', arguments: -1 } as const;
    if (term?.kind === 'name') return evaluation.evaluate(entry, call.caller, term.name, use);
    if (term?.kind === 'member') {
      if (term.name === 'class') return { kind: 'external', name: 'Class' };
      const owner = this.#valueOfTerm(entry, call, term.of);
      return owner && evaluation.member(owner, term.name, use);
    }
    if (term?.kind !== 'call' && term?.kind !== 'new') return undefined;
    if (term.kind === 'new') return term.of.kind === 'name' ? this.#dependencies.types.ofText(entry, call.caller, term.of.name) : undefined;
    const callee = this.#valueOfTerm(entry, call, term.of);
    if (callee?.kind !== 'symbol' && givesString(term.of)) return { kind: 'external', name: 'String' };
    return callee && evaluation.result(callee);
  }

  #fit({ entry, index }: SymbolValue, type: string | undefined, value: Value | undefined): ArgumentFit {
    // `Class<?>` counts as a type of its own, not as the class that it represents.
    const name = type === undefined ? undefined : /^Class\b/.test(type) ? 'Class' : parseType(type, entry.rules)?.name;
    if (name === undefined || !value || value.kind === 'unknown') return fit.unknown;
    if (name === 'Object') return fit.widened;
    const parameterValue = name === 'Class' ? undefined : this.#dependencies.types.ofText(entry, index, type ?? '');
    if (value.kind === 'external') {
      if (!libraryType.test(value.name)) return fit.unknown;
      if (parameterValue?.kind === 'instance') return fit.not;
      return plainFit(lastPart(value.name), lastPart(name));
    }
    if (value.kind !== 'instance') return fit.unknown;
    if (parameterValue?.kind !== 'instance') return isPlain(name) ? fit.not : fit.unknown;
    if (parameterValue.entry === value.entry && parameterValue.index === value.index) return fit.same;
    const { classes, external } = this.#dependencies.classes.ancestry(value.entry, value.index);
    if (classes.some((each) => each.entry === parameterValue.entry && each.index === parameterValue.index)) return fit.derived;
    return external.length ? fit.unknown : fit.not;
  }
}

/** The method of a class that overrides `target`; parameter types decide between several of the name. */
export function overrideOf(entry: FileEntry, indices: readonly number[], target: SymbolFact | undefined): number | undefined {
  const methods = indices.filter((index) => entry.fact(index)?.kind === 'method');
  if (methods.length <= 1 || !target) return methods.at(-1);
  const sameCount = methods.filter((index) => entry.fact(index)?.parameters.length === target.parameters.length);
  return sameCount.find((index) => typesOf(entry.fact(index)) === typesOf(target)) ?? sameCount.at(-1) ?? methods.at(-1);
}

function typesOf(fact: SymbolFact | undefined): string {
  return (fact?.parameters ?? []).map(({ type }) => type ?? '').join();
}

/** Whether a candidate fits at least as well as another at every argument, and better at one. */
function isBetter(fits: readonly ArgumentFit[], otherFits: readonly ArgumentFit[]): boolean {
  return fits.every((value, at) => value >= (otherFits[at] ?? 0)) && fits.some((value, at) => value > (otherFits[at] ?? 0));
}

const plainTypes = new Set(
  'String CharSequence char Character int Integer long Long short Short byte Byte float Float double Double boolean Boolean Number Class'.split(
    ' ',
  ),
);

/** Widening conversions of plain types, without boxing. */
const widens = new Map([
  ['byte', 'short int long float double'],
  ['short', 'int long float double'],
  ['char', 'int long float double'],
  ['int', 'long float double'],
  ['long', 'float double'],
  ['float', 'double'],
  ['String', 'CharSequence'],
]);

const boxes = new Map(
  ['int Integer', 'char Character', 'long Long', 'short Short', 'byte Byte', 'float Float', 'double Double', 'boolean Boolean'].flatMap(
    (pair) => {
      const [plainName = '', boxedName = ''] = pair.split(' ');
      return [
        [plainName, boxedName],
        [boxedName, plainName],
      ] as const;
    },
  ),
);

/** Fit of an argument of a library type for a parameter, under the conversions of the language. */
function plainFit(argumentType: string, parameterType: string): ArgumentFit {
  if (argumentType === parameterType) return fit.same;
  if (!isPlain(argumentType) || !isPlain(parameterType)) return fit.unknown;
  if (widens.get(argumentType)?.split(' ').includes(parameterType)) return fit.derived;
  const isNumber = parameterType === 'Number' && !/^(?:String|CharSequence|Class|char|Character|boolean|Boolean)$/.test(argumentType);
  return isNumber || boxes.get(argumentType) === parameterType ? fit.boxed : fit.not;
}

/** Matches `InputStream` and `java.io.InputStream`, but neither `System.out` nor the result of a call. */
const libraryType = /^(?:[a-z_][\w$]*\.)*[A-Z][\w$]*$|^[a-z]+$/;
const stringMethods = new Set('toString substring trim toLowerCase toUpperCase'.split(' '));
const stringMakers = new Set('format valueOf join'.split(' '));

/** Library methods that return strings on any receiver, and those of `String` and `MessageFormat`. */
function givesString(callee: Term): boolean {
  if (callee.kind !== 'member') return false;
  const isMaker = callee.of.kind === 'name' && /^(?:String|MessageFormat)$/.test(callee.of.name);
  return stringMethods.has(callee.name) || (isMaker && stringMakers.has(callee.name));
}

/** Whether a Java type is distinct from all others: a `String` is never an `int`. */
function isPlain(name: string): boolean {
  return plainTypes.has(lastPart(name));
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
