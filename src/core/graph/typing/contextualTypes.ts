// Types functions by their place: the type that a call, variable or result expects gives the types of the parameters.
import type { CallFact } from '../../symbols/facts.ts';
import { calleeOverloads, type Callees } from './callees.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { functionPlace, type FunctionPlace } from '../flow/functionPlaces.ts';
import { typeAlternatives, declaredText, elementText, functionText, memberText } from './functionTypes.ts';
import { typeParameters } from '../values/typeParameters.ts';
import { handedParameter } from '../flow/libraryRules.ts';
import { elementOf } from '../values/libraryTypes.ts';
import { parseType } from '../values/typeText.ts';
import { fromOutside, type InstanceValue, type SymbolValue, type Value } from '../values/values.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { FlowTerms } from '../flow/flowTerms.ts';
import type { TermValues } from '../flow/termValues.ts';
import type { Classes } from './classes.ts';
import type { Types } from './annotations.ts';
import type { ContextualParameters, Resolution } from '../values/resolution.ts';
import { type TypePlace, type FunctionShape, annotationsOf, parameterOf, typeOfParameter } from './functionShapes.ts';

const deepest = 6;

/** Dependencies of {@link ContextualTypes}: earlier parts, and parts of later folders through `above`. */
interface ContextualTypesParts {
  readonly dependencies: Dependencies;
  readonly guard: RecursionGuard;
  readonly terms: FlowTerms;
  readonly values: TermValues;
  readonly classes: Classes;
  readonly types: Types;
  readonly callees: Callees;
  readonly above: Pick<Resolution, 'evaluation' | 'fixtures'>;
}

/** Types untyped parameters (contextual typing, as in TypeScript; also lambdas of Python and Java). */
export class ContextualTypes implements ContextualParameters {
  readonly #parts: ContextualTypesParts;

  constructor(parts: ContextualTypesParts) {
    this.#parts = parts;
  }

  /** The type of a parameter by the place of the function; undefined when the place tells nothing. */
  parameter(entry: FileEntry, index: number, at: number): Value | undefined {
    const key = `cp ${entry.key} ${index} ${at}`;
    return this.#parts.dependencies.remember(entry, `cp ${index} ${at}`, () =>
      this.#parts.guard.run(key, () => {
        const type = parameterOf(this.#shapeOf(entry, index), at);
        const value = type ? this.#typed(type) : (this.#handed(entry, index, at) ?? this.#parts.above.fixtures.parameter(entry, index, at));
        return value?.kind === 'unknown' ? undefined : value;
      }),
    );
  }

  /** The argument that built-in containers and promises pass to a callback. */
  #handed(entry: FileEntry, index: number, at: number): Value | undefined {
    const place = functionPlace(entry, index, this.#parts.terms);
    if (place?.how !== 'argument' || place.keys.length) return undefined;
    this.#parts.dependencies.note(`v:${entry.key}`);
    const {
      types,
      above: { evaluation },
    } = this.#parts;
    const { receiver, name, caller, line } = place.call;
    const callee = this.#parts.callees.named(entry, place.call);
    if (entry.rules.libraryCallbacks && callee?.kind === 'external') {
      const given = this.#parts.values.handed(entry, place, callee.name, at);
      if (given) return given;
    }
    if (place.at > 0) return undefined;
    if (callee?.kind === 'external') {
      const type = handedParameter(name) === at ? elementOf({ ...callee, name: callee.name.slice(0, -name.length - 1) }) : undefined;
      return type && types.of(type);
    }
    if (callee || name !== 'then' || at > 0 || receiver === undefined) return undefined;
    // Promise types are unwrapped.
    const value = evaluation.evaluate(entry, caller, receiver, { line, want: 'value', arguments: -1 });
    return value?.kind === 'instance' ? value : undefined;
  }

  /** Types of argument `at` of a call. */
  ofArgument(entry: FileEntry, call: CallFact, at: number): readonly TypePlace[] {
    return this.#ofArgument(entry, { how: 'argument', call, at, name: undefined, keys: [] });
  }

  /** Type of a parameter: the written one, otherwise by the place of the function. */
  ofParameter(entry: FileEntry, index: number, at: number): TypePlace | undefined {
    const own = this.#shapeOfSymbol({ kind: 'symbol', entry, index });
    return parameterOf(own, at) ?? parameterOf(this.#shapeOf(entry, index), at);
  }

  /** The type behind an alias; undefined for other types. */
  aliasOf(type: TypePlace): TypePlace | undefined {
    return this.#alias(type);
  }

  /** An object of the type. */
  valueOf(type: TypePlace): Value | undefined {
    return this.#typed(type);
  }

  /** The function type expected at the function's place. */
  #shapeOf(entry: FileEntry, index: number): FunctionShape | undefined {
    this.#parts.dependencies.touch(entry);
    for (const type of this.#expected(entry, index)) {
      const shape = this.#shape(type);
      if (shape) return shape;
    }
    return undefined;
  }

  #expected(entry: FileEntry, index: number): readonly (TypePlace | FunctionShape)[] {
    const own = this.#annotated(entry, index);
    if (own) return [own];
    const place = functionPlace(entry, index, this.#parts.terms);
    if (!place) return this.#memberOfObject(entry, index);
    // Records a dependency, since passing functions is not part of a file's interface.
    this.#parts.dependencies.note(`v:${entry.key}`);
    const types = place.how === 'argument' ? this.#ofArgument(entry, place) : this.#ofBinding(entry, place);
    return this.inside(types, place.keys);
  }

  /** Type annotations: `const f: Handler = (c) => …` and fields of classes. */
  #annotated(entry: FileEntry, index: number): TypePlace | undefined {
    const fact = entry.fact(index);
    if (!fact || fact.name.startsWith('<')) return undefined;
    const inside = entry.bindingsOf(index, fact.name);
    const around = entry.bindingsOf(fact.parent, fact.name);
    const text = [...inside, ...around].find(({ by }) => by === 'annotation')?.value ?? declaredText(fact.signature, fact.name);
    return text === undefined ? undefined : { entry, scope: fact.parent, text };
  }

  /** Methods in an annotated object: `const o: Handlers = { done(e) { … } }`. */
  #memberOfObject(entry: FileEntry, index: number): readonly (TypePlace | FunctionShape)[] {
    const fact = entry.fact(index);
    const owner = entry.fact(fact?.parent ?? -1);
    if (!fact || owner?.kind !== 'constant') return [];
    const type = this.#annotated(entry, owner.index);
    return type ? this.inside([type], [fact.name]) : [];
  }

  #ofArgument(entry: FileEntry, place: FunctionPlace & { readonly how: 'argument' }): readonly TypePlace[] {
    const callee = this.#parts.callees.named(entry, place.call);
    const types = calleeOverloads(callee).flatMap((each) => typeOfParameter(each, place) ?? []);
    const object = callee?.kind === 'symbol' && !types.length ? this.#declared(callee) : callee;
    return object?.kind === 'instance' ? this.#ofCallSignatures(object, place.at) : types;
  }

  /** The object of the declared type of a variable or field that a function is assigned to. */
  #declared({ entry, index }: SymbolValue): InstanceValue | undefined {
    const type = this.#annotated(entry, index);
    const value = type && this.#typed(type);
    return value?.kind === 'instance' ? value : undefined;
  }

  /** The result of a function without a written one, by the type of its variable or field. */
  declaredResult(value: SymbolValue): Value | undefined {
    const object = this.#declared(value);
    if (object) return this.result(object);
    const type = this.#annotated(value.entry, value.index);
    const result = type && this.#shape(type)?.result;
    return result && this.#typed(result);
  }

  /** Types that a callable object expects of an argument. */
  #ofCallSignatures(owner: InstanceValue, at: number): readonly TypePlace[] {
    return this.#callSignatures(owner).flatMap((signature) => parameterOf(this.#shape(signature), at) ?? []);
  }

  /** Call signatures of an object, from its interface. */
  #callSignatures(owner: InstanceValue): readonly TypePlace[] {
    return this.#parts.classes.ancestry(owner.entry, owner.index).classes.flatMap(({ entry, index }) => {
      this.#parts.dependencies.touch(entry);
      return annotationsOf(entry, index, '()').map((signature) => ({ ...signature, receiver: owner }));
    });
  }

  /** The result of calling the object. */
  result(owner: InstanceValue): Value | undefined {
    for (const signature of this.#callSignatures(owner)) {
      const result = this.#shape(signature)?.result;
      const value = result && this.#typed(result);
      if (value && value.kind !== 'unknown') return value;
    }
    return undefined;
  }

  #ofBinding(entry: FileEntry, { binding }: FunctionPlace & { readonly how: 'binding' }): readonly (TypePlace | FunctionShape)[] {
    const { scope, name, by } = binding;
    if (name === '<return>') return this.ofResult(entry, scope);
    const fact = entry.fact(scope);
    if (by === 'default') {
      const type = fact?.parameters.find((each) => each.name === name)?.type;
      return type === undefined ? [] : [{ entry, scope, text: type }];
    }
    const target = this.#parts.terms.term(name);
    if (target?.kind === 'name') return annotationsOf(entry, scope, name);
    const dot = name.lastIndexOf('.');
    if (target?.kind !== 'member' || dot < 0) return [];
    const owner = this.#parts.above.evaluation.evaluate(entry, scope, name.slice(0, dot), { ...fromOutside, line: binding.line });
    return owner?.kind === 'instance' ? this.memberOf(owner, target.name) : [];
  }

  /** The value under keys of a parameter. */
  partOfParameter(entry: FileEntry, index: number, at: number, keys: readonly string[]): Value | undefined {
    const type = this.ofParameter(entry, index, at);
    for (const inner of type ? this.inside([type], keys) : []) {
      const value = 'text' in inner ? this.#typed(inner) : undefined;
      if (value && value.kind !== 'unknown') return value;
    }
    const { evaluation } = this.#parts.above;
    let value = type ? this.#typed(type) : this.#handed(entry, index, at);
    for (const key of keys) value = value && evaluation.member(value, key, fromOutside);
    return value;
  }

  /** Types of a function's result. */
  ofResult(entry: FileEntry, scope: number): readonly (TypePlace | FunctionShape)[] {
    const type = entry.fact(scope)?.returnType;
    if (type !== undefined) return [{ entry, scope, text: type }];
    const result = this.#parts.guard.run(`cr ${entry.key} ${scope}`, () => this.#shapeOf(entry, scope)?.result);
    return result ? [result] : [];
  }

  /** Follows keys from the type of an object or list to the types under them. */
  inside(types: readonly (TypePlace | FunctionShape)[], keys: readonly string[]): readonly (TypePlace | FunctionShape)[] {
    let matches = types;
    for (const key of keys) matches = matches.flatMap((type) => ('text' in type ? this.#member(type, key, 0) : []));
    return matches;
  }

  #member(type: TypePlace, key: string, depth: number): readonly (TypePlace | FunctionShape)[] {
    if (depth > deepest) return [];
    return typeAlternatives(type.text).flatMap((text): readonly (TypePlace | FunctionShape)[] => {
      if (key === '*') {
        const element = elementText(text);
        return element === undefined ? [] : [{ ...type, text: element }];
      }
      const written = memberText(text, key);
      if (written !== undefined) return [{ ...type, text: written }];
      const alias = this.#alias({ ...type, text });
      if (alias) return this.#member(alias, key, depth + 1);
      const value = this.#typed({ ...type, text });
      return value?.kind === 'instance' ? this.memberOf(value, key) : [];
    });
  }

  /** A method or field of a class or interface. */
  memberOf(owner: InstanceValue, name: string): readonly (TypePlace | FunctionShape)[] {
    for (const { entry, index } of this.#parts.classes.ancestry(owner.entry, owner.index).classes) {
      this.#parts.dependencies.touch(entry);
      const method = entry.children(index, name).find((each) => entry.fact(each)?.kind === 'method');
      if (method !== undefined) return [this.#shapeOfSymbol({ kind: 'symbol', entry, index: method, receiver: owner })];
      const fields = annotationsOf(entry, index, name);
      if (fields.length) return fields.map((field) => ({ ...field, receiver: owner }));
    }
    return [];
  }

  #shapeOfSymbol({ entry, index, receiver }: SymbolValue): FunctionShape {
    const fact = entry.fact(index);
    const place = (text: string | undefined): TypePlace | undefined =>
      text === undefined ? undefined : { entry, scope: index, text, ...(receiver && { receiver }) };
    return {
      parameters: (fact?.parameters ?? []).filter(({ name }) => name !== 'this').map(({ type }) => place(type)),
      result: place(fact?.returnType),
    };
  }

  #shape(type: TypePlace | FunctionShape, depth = 0): FunctionShape | undefined {
    if (!('text' in type)) return type;
    if (depth > deepest) return undefined;
    for (const text of typeAlternatives(type.text)) {
      const match = functionText(text);
      if (match) {
        const place = (part: string | undefined): TypePlace | undefined => (part === undefined ? undefined : { ...type, text: part });
        return { parameters: match.parameters.map(place), rest: place(match.rest), result: place(match.result) };
      }
      const alias = this.#alias({ ...type, text });
      const shape = alias ? this.#shape(alias, depth + 1) : this.#ofInterface({ ...type, text }, depth);
      if (shape) return shape;
    }
    return undefined;
  }

  /** The type behind an alias, in the file that defines it. */
  #alias(type: TypePlace): TypePlace | undefined {
    const term = parseType(type.text, type.entry.rules);
    if (!term || term.meta) return undefined;
    const { entry, scope } = type;
    const value = this.#parts.above.evaluation.evaluate(entry, scope, term.name, { line: -1, want: 'type', arguments: -1 });
    const fact = value?.kind === 'symbol' ? value.entry.fact(value.index) : undefined;
    if (value?.kind !== 'symbol' || !fact) return undefined;
    this.#parts.dependencies.touch(value.entry);
    const text = this.#parts.types.aliased(fact);
    if (text === undefined) return undefined;
    const parameters = typeParameters(fact, value.entry.rules);
    const given = term.arguments.map((argument) => argument && this.#parts.types.inEnvironment({ ...type, term: argument }));
    const environment = parameters.length ? new Map(parameters.map(({ name }, at) => [name, given[at]])) : undefined;
    return { entry: value.entry, scope: value.index, text, ...(environment && { environment }) };
  }

  /** The function type of a callable object; in Java, of an interface with a single abstract method. */
  #ofInterface(type: TypePlace, depth: number): FunctionShape | undefined {
    const value = this.#typed(type);
    if (value?.kind !== 'instance') return undefined;
    for (const signature of this.#callSignatures(value)) {
      const shape = this.#shape(signature, depth + 1);
      if (shape) return shape;
    }
    if (!type.entry.rules.functionsMeetInterfaces || value.entry.fact(value.index)?.kind !== 'interface') return undefined;
    const { entry, index } = value;
    const methods = entry.file.facts.symbols.filter(
      ({ parent, kind, declaration }) => parent === index && kind === 'method' && declaration === true,
    );
    const only = methods.length === 1 ? methods[0] : undefined;
    return only && this.#shapeOfSymbol({ kind: 'symbol', entry, index: only.index, receiver: value });
  }

  #typed({ entry, scope, text, receiver, environment }: TypePlace): Value | undefined {
    const { types } = this.#parts;
    const term = environment && parseType(text, entry.rules);
    return term ? types.of({ entry, scope, term, environment }) : types.typed(entry, scope, text, receiver);
  }
}
