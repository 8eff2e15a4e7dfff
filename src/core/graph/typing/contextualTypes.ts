// Types functions by their place: the type that a call, variable or result expects gives the types of the parameters. Works in every language
// and yields values. `declared/expectedTypes.ts` does the same for TypeScript on whole written types, with generics and unions.
import type { CallFact } from '../../symbols/facts.ts';
import { calleeOverloads, type Callees } from './callees.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { functionContext, type FunctionContext } from '../flow/functionContexts.ts';
import { typeAlternatives, declaredText, elementText, functionText, memberText } from './functionTypes.ts';
import { typeParameters } from '../values/typeParameters.ts';
import { elementParameter } from '../flow/libraryRules.ts';
import { elementOf } from '../values/libraryTypes.ts';
import { parseType } from '../values/typeText.ts';
import { fromOutside, type InstanceValue, type SymbolValue, type Value } from '../values/values.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { TermCache } from '../flow/termCache.ts';
import type { TermValues } from '../flow/termValues.ts';
import type { Classes } from './classes.ts';
import type { Annotations } from './annotations.ts';
import type { ContextualParameters, Resolution } from '../values/resolution.ts';
import { type ScopedTypeText, type FunctionShape, annotationsOf, parameterTypeOf, typeOfParameter } from './functionShapes.ts';

const maxDepth = 6;

/** Dependencies of {@link ContextualTypes}: earlier parts, and parts of later folders through `resolution`. */
interface ContextualTypesDependencies {
  readonly tracker: DependencyTracker;
  readonly guard: RecursionGuard;
  readonly terms: TermCache;
  readonly values: TermValues;
  readonly classes: Classes;
  readonly types: Annotations;
  readonly callees: Callees;
  readonly resolution: Pick<Resolution, 'evaluation' | 'fixtures'>;
}

/** Types untyped parameters (contextual typing, as in TypeScript; also lambdas of Python and Java). */
export class ContextualTypes implements ContextualParameters {
  readonly #dependencies: ContextualTypesDependencies;

  constructor(dependencies: ContextualTypesDependencies) {
    this.#dependencies = dependencies;
  }

  /** The type of a parameter by the place of the function; undefined when the place expects no type. */
  parameter(entry: FileEntry, index: number, at: number): Value | undefined {
    const key = `cp ${entry.key} ${index} ${at}`;
    return this.#dependencies.tracker.remember(entry, `cp ${index} ${at}`, () =>
      this.#dependencies.guard.run(key, () => {
        const type = parameterTypeOf(this.#shapeOf(entry, index), at);
        const value = type
          ? this.valueOf(type)
          : (this.#callbackArgument(entry, index, at) ?? this.#dependencies.resolution.fixtures.parameter(entry, index, at));
        return value?.kind === 'unknown' ? undefined : value;
      }),
    );
  }

  /** The argument that built-in containers and promises pass to a callback. */
  #callbackArgument(entry: FileEntry, index: number, at: number): Value | undefined {
    const context = functionContext(entry, index, this.#dependencies);
    if (context?.how !== 'argument' || context.keys.length) return undefined;
    const {
      types,
      resolution: { evaluation },
    } = this.#dependencies;
    const { receiver, name, caller, line } = context.call;
    const callee = this.#dependencies.callees.calleeOf(entry, context.call);
    if (entry.rules.libraryCallbacks && callee?.kind === 'external') {
      const libraryArgument = this.#dependencies.values.callbackArgument(entry, context, callee.name, at);
      if (libraryArgument) return libraryArgument;
    }
    if (context.at > 0) return undefined;
    if (callee?.kind === 'external') {
      const type = elementParameter(name) === at ? elementOf({ ...callee, name: callee.name.slice(0, -name.length - 1) }) : undefined;
      return type && types.of(type);
    }
    if (callee || name !== 'then' || at > 0 || receiver === undefined) return undefined;
    // Promise types are unwrapped.
    const value = evaluation.evaluate(entry, caller, receiver, { line, want: 'value', arguments: -1 });
    return value?.kind === 'instance' ? value : undefined;
  }

  /** The types that the callee expects of argument `at`: one per overload. */
  typesOfArgument(entry: FileEntry, call: CallFact, at: number): readonly ScopedTypeText[] {
    return this.#argumentTypes(entry, { how: 'argument', call, at, name: undefined, keys: [] });
  }

  /** Type of a parameter: the written one, otherwise by the place of the function. */
  parameterType(entry: FileEntry, index: number, at: number): ScopedTypeText | undefined {
    const writtenShape = this.#shapeOfSymbol({ kind: 'symbol', entry, index });
    return parameterTypeOf(writtenShape, at) ?? parameterTypeOf(this.#shapeOf(entry, index), at);
  }

  /** The function type expected at the function's place. */
  #shapeOf(entry: FileEntry, index: number): FunctionShape | undefined {
    this.#dependencies.tracker.touch(entry);
    for (const type of this.#expectedTypes(entry, index)) {
      const shape = this.#shapeOfType(type);
      if (shape) return shape;
    }
    return undefined;
  }

  #expectedTypes(entry: FileEntry, index: number): readonly (ScopedTypeText | FunctionShape)[] {
    const annotatedType = this.#annotatedType(entry, index);
    if (annotatedType) return [annotatedType];
    const context = functionContext(entry, index, this.#dependencies);
    if (!context) return this.#memberOfObject(entry, index);
    const types = context.how === 'argument' ? this.#argumentTypes(entry, context) : this.#bindingTypes(entry, context);
    return this.followKeys(types, context.keys);
  }

  /** Type annotations: `const f: Handler = (c) => …` and fields of classes. */
  #annotatedType(entry: FileEntry, index: number): ScopedTypeText | undefined {
    const fact = entry.fact(index);
    if (!fact || fact.name.startsWith('<')) return undefined;
    const innerBindings = entry.bindingsOf(index, fact.name);
    const outerBindings = entry.bindingsOf(fact.parent, fact.name);
    const text =
      [...innerBindings, ...outerBindings].find(({ by }) => by === 'annotation')?.value ?? declaredText(fact.signature, fact.name);
    return text === undefined ? undefined : { entry, scope: fact.parent, text };
  }

  /** Methods in an annotated object: `const o: Handlers = { done(e) { … } }`. */
  #memberOfObject(entry: FileEntry, index: number): readonly (ScopedTypeText | FunctionShape)[] {
    const fact = entry.fact(index);
    const owner = entry.fact(fact?.parent ?? -1);
    if (!fact || owner?.kind !== 'constant') return [];
    const type = this.#annotatedType(entry, owner.index);
    return type ? this.followKeys([type], [fact.name]) : [];
  }

  #argumentTypes(entry: FileEntry, context: FunctionContext & { readonly how: 'argument' }): readonly ScopedTypeText[] {
    const callee = this.#dependencies.callees.calleeOf(entry, context.call);
    const types = calleeOverloads(callee).flatMap((each) => typeOfParameter(each, context) ?? []);
    const object = callee?.kind === 'symbol' && !types.length ? this.#declaredObject(callee) : callee;
    return object?.kind === 'instance' ? this.#argumentTypesOfObject(object, context.at) : types;
  }

  /** The object of the declared type of a variable or field that a function is assigned to. */
  #declaredObject({ entry, index }: SymbolValue): InstanceValue | undefined {
    const type = this.#annotatedType(entry, index);
    const value = type && this.valueOf(type);
    return value?.kind === 'instance' ? value : undefined;
  }

  /** The result of a function without a written one, by the type of its variable or field. */
  declaredResult(value: SymbolValue): Value | undefined {
    const object = this.#declaredObject(value);
    if (object) return this.result(object);
    const type = this.#annotatedType(value.entry, value.index);
    const result = type && this.#shapeOfType(type)?.result;
    return result && this.valueOf(result);
  }

  /** Types that a callable object expects of an argument. */
  #argumentTypesOfObject(owner: InstanceValue, at: number): readonly ScopedTypeText[] {
    return this.#callSignatures(owner).flatMap((signature) => parameterTypeOf(this.#shapeOfType(signature), at) ?? []);
  }

  /** Call signatures of an object, from its interface. */
  #callSignatures(owner: InstanceValue): readonly ScopedTypeText[] {
    return this.#dependencies.classes.ancestry(owner.entry, owner.index).classes.flatMap(({ entry, index }) => {
      this.#dependencies.tracker.touch(entry);
      return annotationsOf(entry, index, '()').map((signature) => ({ ...signature, receiver: owner }));
    });
  }

  /** The result of calling the object. */
  result(owner: InstanceValue): Value | undefined {
    for (const signature of this.#callSignatures(owner)) {
      const result = this.#shapeOfType(signature)?.result;
      const value = result && this.valueOf(result);
      if (value && value.kind !== 'unknown') return value;
    }
    return undefined;
  }

  #bindingTypes(entry: FileEntry, { binding }: FunctionContext & { readonly how: 'binding' }): readonly (ScopedTypeText | FunctionShape)[] {
    const { scope, name, by } = binding;
    if (name === '<return>') return this.typesOfResult(entry, scope);
    const fact = entry.fact(scope);
    if (by === 'default') {
      const type = fact?.parameters.find((each) => each.name === name)?.type;
      return type === undefined ? [] : [{ entry, scope, text: type }];
    }
    const target = this.#dependencies.terms.term(name);
    if (target?.kind === 'name') return annotationsOf(entry, scope, name);
    const dot = name.lastIndexOf('.');
    if (target?.kind !== 'member' || dot < 0) return [];
    const owner = this.#dependencies.resolution.evaluation.evaluate(entry, scope, name.slice(0, dot), {
      ...fromOutside,
      line: binding.line,
    });
    return owner?.kind === 'instance' ? this.memberTypesOf(owner, target.name) : [];
  }

  /** The value under keys of a parameter. */
  partOfParameter(entry: FileEntry, index: number, at: number, keys: readonly string[]): Value | undefined {
    const type = this.parameterType(entry, index, at);
    for (const inner of type ? this.followKeys([type], keys) : []) {
      const value = 'text' in inner ? this.valueOf(inner) : undefined;
      if (value && value.kind !== 'unknown') return value;
    }
    const { evaluation } = this.#dependencies.resolution;
    let value = type ? this.valueOf(type) : this.#callbackArgument(entry, index, at);
    for (const key of keys) value = value && evaluation.member(value, key, fromOutside);
    return value;
  }

  /** The written result type, otherwise the one that the place of the function expects. */
  typesOfResult(entry: FileEntry, scope: number): readonly (ScopedTypeText | FunctionShape)[] {
    const type = entry.fact(scope)?.returnType;
    if (type !== undefined) return [{ entry, scope, text: type }];
    const result = this.#dependencies.guard.run(`cr ${entry.key} ${scope}`, () => this.#shapeOf(entry, scope)?.result);
    return result ? [result] : [];
  }

  /** Follows keys from the type of an object or list to the types under them. */
  followKeys(types: readonly (ScopedTypeText | FunctionShape)[], keys: readonly string[]): readonly (ScopedTypeText | FunctionShape)[] {
    let innerTypes = types;
    for (const key of keys) innerTypes = innerTypes.flatMap((type) => ('text' in type ? this.#memberTypes(type, key, 0) : []));
    return innerTypes;
  }

  #memberTypes(type: ScopedTypeText, key: string, depth: number): readonly (ScopedTypeText | FunctionShape)[] {
    if (depth > maxDepth) return [];
    return typeAlternatives(type.text).flatMap((text): readonly (ScopedTypeText | FunctionShape)[] => {
      if (key === '*') {
        const element = elementText(text);
        return element === undefined ? [] : [{ ...type, text: element }];
      }
      const memberType = memberText(text, key);
      if (memberType !== undefined) return [{ ...type, text: memberType }];
      const alias = this.aliasOf({ ...type, text });
      if (alias) return this.#memberTypes(alias, key, depth + 1);
      const value = this.valueOf({ ...type, text });
      return value?.kind === 'instance' ? this.memberTypesOf(value, key) : [];
    });
  }

  /** A method or field of a class or interface. */
  memberTypesOf(owner: InstanceValue, name: string): readonly (ScopedTypeText | FunctionShape)[] {
    for (const { entry, index } of this.#dependencies.classes.ancestry(owner.entry, owner.index).classes) {
      this.#dependencies.tracker.touch(entry);
      const method = entry.children(index, name).find((each) => entry.fact(each)?.kind === 'method');
      if (method !== undefined) return [this.#shapeOfSymbol({ kind: 'symbol', entry, index: method, receiver: owner })];
      const fields = annotationsOf(entry, index, name);
      if (fields.length) return fields.map((field) => ({ ...field, receiver: owner }));
    }
    return [];
  }

  #shapeOfSymbol({ entry, index, receiver }: SymbolValue): FunctionShape {
    const fact = entry.fact(index);
    const context = (text: string | undefined): ScopedTypeText | undefined =>
      text === undefined ? undefined : { entry, scope: index, text, ...(receiver && { receiver }) };
    return {
      parameters: (fact?.parameters ?? []).filter(({ name }) => name !== 'this').map(({ type }) => context(type)),
      result: context(fact?.returnType),
    };
  }

  #shapeOfType(type: ScopedTypeText | FunctionShape, depth = 0): FunctionShape | undefined {
    if (!('text' in type)) return type;
    if (depth > maxDepth) return undefined;
    for (const text of typeAlternatives(type.text)) {
      const match = functionText(text);
      if (match) {
        const context = (part: string | undefined): ScopedTypeText | undefined =>
          part === undefined ? undefined : { ...type, text: part };
        return { parameters: match.parameters.map(context), rest: context(match.rest), result: context(match.result) };
      }
      const alias = this.aliasOf({ ...type, text });
      const shape = alias ? this.#shapeOfType(alias, depth + 1) : this.#shapeOfInterface({ ...type, text }, depth);
      if (shape) return shape;
    }
    return undefined;
  }

  /** The type behind an alias, in the file that defines it; undefined for other types. */
  aliasOf(type: ScopedTypeText): ScopedTypeText | undefined {
    const term = parseType(type.text, type.entry.rules);
    if (!term || term.meta) return undefined;
    const { entry, scope } = type;
    const value = this.#dependencies.resolution.evaluation.evaluate(entry, scope, term.name, { line: -1, want: 'type', arguments: -1 });
    const fact = value?.kind === 'symbol' ? value.entry.fact(value.index) : undefined;
    if (value?.kind !== 'symbol' || !fact) return undefined;
    this.#dependencies.tracker.touch(value.entry);
    const text = this.#dependencies.types.aliasText(fact);
    if (text === undefined) return undefined;
    const parameters = typeParameters(fact, value.entry.rules);
    const typeArguments = term.arguments.map((argument) => argument && this.#dependencies.types.inEnvironment({ ...type, term: argument }));
    const environment = parameters.length ? new Map(parameters.map(({ name }, at) => [name, typeArguments[at]])) : undefined;
    return { entry: value.entry, scope: value.index, text, ...(environment && { environment }) };
  }

  /** The function type of a callable object; in Java, of an interface with a single abstract method. */
  #shapeOfInterface(type: ScopedTypeText, depth: number): FunctionShape | undefined {
    const value = this.valueOf(type);
    if (value?.kind !== 'instance') return undefined;
    for (const signature of this.#callSignatures(value)) {
      const shape = this.#shapeOfType(signature, depth + 1);
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

  /** An object of the type. */
  valueOf({ entry, scope, text, receiver, environment }: ScopedTypeText): Value | undefined {
    const { types } = this.#dependencies;
    const term = environment && parseType(text, entry.rules);
    return term ? types.of({ entry, scope, term, environment }) : types.ofText(entry, scope, text, receiver);
  }
}
