// Chooses between methods of one name and parameter count by argument types, for Java, where only types distinguish overloads.
import type { CallFact, SymbolFact } from '../../symbols/facts.ts';
import type { Term } from '../../symbols/values/terms.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { parseType } from '../values/typeText.ts';
import type { SymbolValue, Value } from '../values/values.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { FlowTerms } from '../flow/flowTerms.ts';
import type { Classes } from './classes.ts';
import type { Types } from './annotations.ts';
import type { Resolution } from '../values/resolution.ts';

/** Fit of an argument for a parameter. */
const fit = { not: 0, unknown: 1, widened: 2, boxed: 3, derived: 4, same: 5 } as const;
type ArgumentFit = (typeof fit)[keyof typeof fit];

/** Dependencies of {@link Overloads}: earlier parts, and parts of later folders through `above`. */
interface OverloadsParts {
  readonly dependencies: Dependencies;
  readonly terms: FlowTerms;
  readonly classes: Classes;
  readonly types: Types;
  readonly above: Pick<Resolution, 'evaluation'>;
}

/** Compares argument types with parameter types. */
export class Overloads {
  readonly #parts: OverloadsParts;

  constructor(parts: OverloadsParts) {
    this.#parts = parts;
  }

  /** Possible targets among `target` and its overloads: one when the arguments decide, several when they do not. */
  of(entry: FileEntry, call: CallFact, target: SymbolValue): readonly SymbolValue[] {
    const fact = target.entry.fact(target.index);
    if (!entry.rules.choosesOverloads || fact?.kind !== 'method') return [target];
    const same = this.#named(target, fact, call.arguments);
    if (same.length <= 1) return same.length ? same : [target];
    const given = this.#arguments(entry, call);
    const rated = same.map((each) => ({
      each,
      fits: (each.entry.fact(each.index)?.parameters ?? []).map(({ type }, at) => this.#fit(each, type, given[at])),
    }));
    const possible = rated.filter(({ fits }) => !fits.includes(fit.not));
    const best = possible.filter(({ fits }) => !possible.some((other) => isBetter(other.fits, fits)));
    return (best.length ? best : rated).map(({ each }) => each);
  }

  /** Methods of the name and parameter count in the class and its bases; overridden methods count once. */
  #named(target: SymbolValue, { parent, name }: SymbolFact, count: number): readonly SymbolValue[] {
    const matches = new Map<string, SymbolValue>();
    for (const owner of this.#parts.classes.ancestry(target.entry, parent).classes) {
      this.#parts.dependencies.touch(owner.entry);
      for (const index of owner.entry.children(owner.index, name)) {
        const fact = owner.entry.fact(index);
        if (fact?.kind !== 'method' || fact.parameters.length !== count || matches.has(typesOf(fact))) continue;
        const inherited = target.inherited === true || owner.entry !== target.entry || owner.index !== parent;
        matches.set(typesOf(fact), { ...target, entry: owner.entry, index, ...(inherited && { inherited }) });
      }
    }
    return [...matches.values()];
  }

  #arguments(entry: FileEntry, call: CallFact): readonly (Value | undefined)[] {
    const list = this.#parts.terms.arguments(call.passed ?? '');
    const literals = call.literals?.split(',') ?? [];
    return Array.from({ length: call.arguments }, (_, at): Value | undefined => {
      const name = literals[at];
      return name ? { kind: 'external', name } : this.#value(entry, call, list[at]?.value);
    });
  }

  #value(entry: FileEntry, call: CallFact, term: Term | undefined): Value | undefined {
    const { evaluation } = this.#parts.above;
    const use = { line: call.line, want: 'value', arguments: -1 } as const;
    if (term?.kind === 'name') return evaluation.evaluate(entry, call.caller, term.name, use);
    if (term?.kind === 'member') {
      if (term.name === 'class') return { kind: 'external', name: 'Class' };
      const of = this.#value(entry, call, term.of);
      return of && evaluation.member(of, term.name, use);
    }
    if (term?.kind !== 'call' && term?.kind !== 'new') return undefined;
    if (term.kind === 'new') return term.of.kind === 'name' ? this.#parts.types.typed(entry, call.caller, term.of.name) : undefined;
    const callee = this.#value(entry, call, term.of);
    if (callee?.kind !== 'symbol' && givesString(term.of)) return { kind: 'external', name: 'String' };
    return callee && evaluation.result(callee);
  }

  #fit({ entry, index }: SymbolValue, type: string | undefined, value: Value | undefined): ArgumentFit {
    // `Class<?>` counts as a type of its own, not as the class that it represents.
    const name = type === undefined ? undefined : /^Class\b/.test(type) ? 'Class' : parseType(type, entry.rules)?.name;
    if (name === undefined || !value || value.kind === 'unknown') return fit.unknown;
    if (name === 'Object') return fit.widened;
    const wanted = name === 'Class' ? undefined : this.#parts.types.typed(entry, index, type ?? '');
    if (value.kind === 'external') {
      if (!libraryType.test(value.name)) return fit.unknown;
      if (wanted?.kind === 'instance') return fit.not;
      return plainFit(lastPart(value.name), lastPart(name));
    }
    if (value.kind !== 'instance') return fit.unknown;
    if (wanted?.kind !== 'instance') return isPlain(name) ? fit.not : fit.unknown;
    if (wanted.entry === value.entry && wanted.index === value.index) return fit.same;
    const { classes, external } = this.#parts.classes.ancestry(value.entry, value.index);
    if (classes.some((each) => each.entry === wanted.entry && each.index === wanted.index)) return fit.derived;
    return external.length ? fit.unknown : fit.not;
  }
}

/** The method of a class that overrides `target`; parameter types decide between several of the name. */
export function overrideOf(entry: FileEntry, candidates: readonly number[], target: SymbolFact | undefined): number | undefined {
  const isMethod = candidates.filter((index) => entry.fact(index)?.kind === 'method');
  if (isMethod.length <= 1 || !target) return isMethod.at(-1);
  const sameCount = isMethod.filter((index) => entry.fact(index)?.parameters.length === target.parameters.length);
  return sameCount.find((index) => typesOf(entry.fact(index)) === typesOf(target)) ?? sameCount.at(-1) ?? isMethod.at(-1);
}

function typesOf(fact: SymbolFact | undefined): string {
  return (fact?.parameters ?? []).map(({ type }) => type ?? '').join();
}

function isBetter(one: readonly ArgumentFit[], other: readonly ArgumentFit[]): boolean {
  return one.every((value, at) => value >= (other[at] ?? 0)) && one.some((value, at) => value > (other[at] ?? 0));
}

const plain = new Set(
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
      const [plainName = '', boxed = ''] = pair.split(' ');
      return [
        [plainName, boxed],
        [boxed, plainName],
      ] as const;
    },
  ),
);

/** Fit of a value of the library type `given` for a parameter of type `parameter`, under the conversions of the language. */
function plainFit(given: string, parameter: string): ArgumentFit {
  if (given === parameter) return fit.same;
  if (!isPlain(given) || !isPlain(parameter)) return fit.unknown;
  if (widens.get(given)?.split(' ').includes(parameter)) return fit.derived;
  const isNumber = parameter === 'Number' && !/^(?:String|CharSequence|Class|char|Character|boolean|Boolean)$/.test(given);
  return isNumber || boxes.get(given) === parameter ? fit.boxed : fit.not;
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
  return plain.has(lastPart(name));
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
