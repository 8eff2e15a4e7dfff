// Types that a place in TypeScript expects of a function, object or JSX element. Works on written types, so it keeps generics and unions.
// `typing/contextualTypes.ts` serves all languages and yields values; names are looked up there when written types say nothing.
import type { FileEntry } from '../files/fileEntry.ts';
import type { BindingFact, CallFact } from '../../symbols/facts.ts';
import { splitAt } from '../values/typeText.ts';
import { functionContext, type FunctionContext } from '../flow/functionContexts.ts';
import { declaredText } from '../typing/functionTypes.ts';
import { elementParameter } from '../flow/libraryRules.ts';
import { functionAround, intrinsicElements } from '../typing/keyTypes.ts';
import type { Resolver } from '../calls/resolver.ts';
import type { KeyAnchor } from '../edges/graphTypes.ts';
import type { ExpectedTypesPart, TypeEvaluation } from './typeParts.ts';
import type { ExpressionType, TypeArguments } from './expressionTypes.ts';
import type { Call, Signature } from './callSignatures.ts';

/** Dependencies of {@link ExpectedTypes} outside declared types. */
type ExpectedTypesDependencies = Pick<Resolver, 'definitions' | 'tracker' | 'guard' | 'terms'>;

/** Answers what a place expects. Answers are cached, since the functions of one file often stand in the same calls. */
export class ExpectedTypes implements ExpectedTypesPart {
  readonly #dependencies: ExpectedTypesDependencies;
  readonly #types: TypeEvaluation;

  constructor(dependencies: ExpectedTypesDependencies, types: TypeEvaluation) {
    this.#dependencies = dependencies;
    this.#types = types;
  }

  /** Types of an object with keys from its place, one list per reading of the enclosing call. */
  typesOfAnchor(entry: FileEntry, scope: number, anchor: KeyAnchor, line: number): readonly (readonly ExpressionType[])[] {
    if (anchor.how !== 'argument') return [this.#typesAtAnchor(entry, scope, anchor, line)];
    const { callee, at, types = '' } = anchor;
    const writtenTypes = splitAt(types, ',').map((text): ExpressionType => this.#types.writtenType(entry, scope, text, '<type>'));
    const call: Call | undefined = writtenTypes.length ? { entry, scope, line, arguments: [], types: writtenTypes } : undefined;
    return this.#types.memo.of(entry, `${scope} ${at} of ${callee} ${types}`, () =>
      this.#argumentTypes(entry, scope, callee, at, line, call),
    );
  }

  #typesAtAnchor(
    entry: FileEntry,
    scope: number,
    anchor: Exclude<KeyAnchor, { how: 'argument' }>,
    line: number,
  ): readonly ExpressionType[] {
    switch (anchor.how) {
      case 'type':
        // Members of the type of a destructured parameter are stored under this name.
        return [this.#types.writtenType(entry, scope, anchor.text, anchor.text.startsWith('{') ? '{}' : '<type>')];
      case 'value':
        return this.#types.ofText(entry, scope, anchor.text, line);
      case 'result':
        return this.typesOfResult(entry, functionAround(entry, scope));
      case 'parameter': {
        const index = functionAround(entry, scope);
        const type = entry.fact(index)?.parameters[anchor.at]?.type;
        return type === undefined ? this.parameter(entry, index, anchor.at) : [this.#types.writtenType(entry, index, type, '{}')];
      }
      case 'attribute':
        return this.#attributes(entry, scope, anchor.tag, line);
      case 'element':
        return intrinsicElements(this.#dependencies.definitions).map(({ entry: file, index }) => ({ kind: 'object', entry: file, index }));
      case 'keyword':
      case 'struct':
        return [];
    }
  }

  #attributes(entry: FileEntry, scope: number, tag: string, line: number): readonly ExpressionType[] {
    if (/^[a-z][^.]*$/.test(tag))
      return intrinsicElements(this.#dependencies.definitions).flatMap(({ entry: file, index }) =>
        this.#types.members.typesOf({ kind: 'object', entry: file, index }, tag),
      );
    return this.#types
      .ofText(entry, scope, tag, line)
      .flatMap((type) => this.#types.options.of(type))
      .flatMap((option) => this.#types.calls.signatures(option).flatMap((each) => each.parameters[0]?.type ?? []));
  }

  /** Types that a call expects of an argument, per signature of the callee. */
  #argumentTypes(
    entry: FileEntry,
    scope: number,
    callee: string,
    at: number,
    line: number,
    call?: Call,
  ): readonly (readonly ExpressionType[])[] {
    const isNew = callee.startsWith('new ');
    return this.#types
      .ofText(entry, scope, isNew ? callee.slice(4) : callee, line)
      .flatMap((type) => this.#types.options.of(type))
      .flatMap((option) => this.#signaturesOf(option))
      .map((each) => parameterTypesOf(call ? this.#types.calls.inferSignature(each, call) : each, at, this.#types) ?? []);
  }

  /** Calling a class runs its constructor. */
  #signaturesOf(option: ExpressionType): readonly Signature[] {
    if (option.kind !== 'symbol' || option.entry.fact(option.index)?.kind !== 'class') return this.#types.calls.signatures(option);
    const { entry, index } = option;
    return this.#types.members
      .of({ kind: 'object', entry, index }, 'constructor')
      .flatMap(({ types }) => types.flatMap((type) => this.#types.calls.signatures(type)));
  }

  /** Types that a function is expected to return. */
  typesOfResult(entry: FileEntry, index: number): readonly ExpressionType[] {
    const type = entry.fact(index)?.returnType;
    if (type !== undefined) return [this.#types.writtenType(entry, index, type, '<return>')];
    return this.typesOfFunction(entry, index)
      .flatMap((each) => this.#types.options.of(each))
      .flatMap((option) => this.#types.calls.signatures(option).flatMap(({ result }) => result ?? []));
  }

  /** Types of a parameter without a written type. */
  parameter(entry: FileEntry, index: number, at: number): readonly ExpressionType[] {
    const expectedTypes = this.typesOfFunction(entry, index).flatMap((type) => this.#types.options.of(type));
    const expressionTypes = expectedTypes.flatMap((option) =>
      this.#types.calls.signatures(option).flatMap((each) => parameterTypesOf(each, at, this.#types) ?? []),
    );
    return expressionTypes.length ? expressionTypes : this.#callbackArgumentTypes(entry, index, at);
  }

  /** Types of the arguments that list and promise methods pass to a callback. */
  #callbackArgumentTypes(entry: FileEntry, index: number, at: number): readonly ExpressionType[] {
    const place = this.#functionPlace(entry, index);
    if (place?.how !== 'argument' || place.at > 0 || place.keys.length || place.call.receiver === undefined) return [];
    const { receiver, name, caller, line } = place.call;
    const owners = this.#types.memo.runElsewhere(() => this.#types.ofText(entry, caller, receiver, line));
    if (name === 'then' && at === 0) return owners;
    return elementParameter(name) === at ? owners.flatMap((each) => this.#types.elements(each)) : [];
  }

  /** Types of a function that its place gives. */
  typesOfFunction(entry: FileEntry, index: number): readonly ExpressionType[] {
    return this.#dependencies.tracker.remember(
      entry,
      `dc ${index}`,
      () =>
        this.#dependencies.guard.run(`dc ${entry.key} ${index}`, () =>
          this.#types.memo.runElsewhere(() => this.#expectedTypes(entry, index)),
        ) ?? [],
    );
  }

  /** Type of `this` in a function outside classes: the written type, otherwise the enclosing object literal. */
  self(entry: FileEntry, index: number): readonly ExpressionType[] {
    return this.#dependencies.tracker.remember(
      entry,
      `ds ${index}`,
      () =>
        this.#dependencies.guard.run(`ds ${entry.key} ${index}`, () =>
          this.#types.memo.runElsewhere(() => this.#selfTypes(entry, index)),
        ) ?? [],
    );
  }

  #selfTypes(entry: FileEntry, index: number): readonly ExpressionType[] {
    const firstParameter = entry.fact(index)?.parameters[0];
    if (firstParameter?.name === 'this')
      return firstParameter.type === undefined ? [] : [this.#types.writtenType(entry, index, firstParameter.type, 'this')];
    const selfTypes = this.typesOfFunction(entry, index)
      .flatMap((type) => this.#types.options.of(type))
      .flatMap((option) => this.#types.calls.signatures(option).flatMap(({ self }) => self ?? []));
    return selfTypes.length ? selfTypes : this.#literalAround(entry, index);
  }

  /** Type of the object literal that has function `index` as a member. */
  #literalAround(entry: FileEntry, index: number): readonly ExpressionType[] {
    const place = this.#functionPlace(entry, index);
    if (!place?.keys.length || place.keys.at(-1) === '*') return [];
    const expectedTypes = this.followKeys(this.#typesAtPlace(entry, place, index), place.keys.slice(0, -1));
    if (expectedTypes.some((type) => this.#types.options.of(type).some(({ kind }) => kind !== 'outside'))) return expectedTypes;
    if (place.how !== 'binding' || place.keys.length > 1) return [];
    const { scope, value } = place.binding;
    return value.startsWith('{') ? [{ kind: 'record', entry, scope, text: value }] : [];
  }

  #expectedTypes(entry: FileEntry, index: number): readonly ExpressionType[] {
    const annotatedTypes = this.#annotatedTypes(entry, index);
    if (annotatedTypes.length) return annotatedTypes;
    const place = this.#functionPlace(entry, index);
    return place ? this.followKeys(this.#typesAtPlace(entry, place, index), place.keys) : this.#typesByMember(entry, index);
  }

  #functionPlace(entry: FileEntry, index: number): FunctionContext | undefined {
    this.#dependencies.tracker.touch(entry);
    return functionContext(entry, index, this.#dependencies);
  }

  #typesAtPlace(entry: FileEntry, place: FunctionContext, index: number): readonly ExpressionType[] {
    return place.how === 'argument'
      ? this.#typesByCall(entry, place.call, place.at, index)
      : this.#typesByBinding(entry, place.binding.scope, place.binding.name);
  }

  /** Type that a call expects of the argument with function `index`, inferred from its type arguments, other arguments and target. */
  #typesByCall(
    entry: FileEntry,
    { receiver, name, how, caller, line, passed, types }: CallFact,
    at: number,
    index: number,
  ): readonly ExpressionType[] {
    if (name.startsWith('<')) return [];
    const callee = receiver === undefined ? name : `${receiver}.${name}`;
    const writtenTypes = splitAt(types ?? '', ',').map((text): ExpressionType => this.#types.writtenType(entry, caller, text, '<type>'));
    const call: Call = {
      ...{ entry, scope: caller, line, types: writtenTypes },
      arguments: splitAt(passed ?? '', ','),
      expectedTypes: writtenTypes.length ? [] : this.#expectedCallTypes(entry, index),
    };
    return this.#argumentTypes(entry, caller, how === 'new' ? `new ${callee}` : callee, at, line, call).flat();
  }

  /** `const a: A = make(() => …)`: the annotation gives the result type of the call. */
  #expectedCallTypes(entry: FileEntry, index: number): readonly ExpressionType[] {
    const binding = holdersOf(entry.file.facts.bindings).get(index);
    return binding && !binding.value.startsWith('{') ? this.#typesByBinding(entry, binding.scope, binding.name) : [];
  }

  #typesByBinding(entry: FileEntry, scope: number, name: string): readonly ExpressionType[] {
    if (name === '<return>') return this.typesOfResult(entry, scope);
    const dot = name.lastIndexOf('.');
    if (dot > 0)
      return this.#types.ofText(entry, scope, name.slice(0, dot)).flatMap((type) => this.#types.members.typesOf(type, name.slice(dot + 1)));
    const annotation = entry.bindingsOf(scope, name).find(({ by }) => by === 'annotation');
    return annotation ? [this.#types.writtenType(entry, scope, annotation.value, name)] : [];
  }

  /** Type annotations: `const f: Handler = (c) => …` and fields of classes. */
  #annotatedTypes(entry: FileEntry, index: number): readonly ExpressionType[] {
    const fact = entry.fact(index);
    if (!fact || fact.name.startsWith('<')) return [];
    const bindings = [...entry.bindingsOf(fact.parent, fact.name), ...entry.bindingsOf(index, fact.name)];
    const text = bindings.find(({ by }) => by === 'annotation')?.value ?? declaredText(fact.signature, fact.name);
    return text === undefined ? [] : [this.#types.writtenType(entry, Math.max(fact.parent, 0), text, fact.name)];
  }

  /** Methods in an annotated object: `const o: Handlers = { done(e) { … } }`. */
  #typesByMember(entry: FileEntry, index: number): readonly ExpressionType[] {
    const fact = entry.fact(index);
    const owner = entry.fact(fact?.parent ?? -1);
    if (!fact || owner?.kind !== 'constant') return [];
    return this.followKeys(this.#annotatedTypes(entry, owner.index), [fact.name]);
  }

  /** Follows keys from the type of an object or list to the types under them. */
  followKeys(types: readonly ExpressionType[], keys: readonly string[]): readonly ExpressionType[] {
    let expressionTypes = types;
    for (const key of keys)
      expressionTypes = expressionTypes.flatMap((type) =>
        key === '*' ? this.#types.elements(type) : this.#types.members.typesOf(type, key),
      );
    return expressionTypes;
  }
}

function parameterTypesOf({ parameters, bounds }: Signature, at: number, types: TypeEvaluation): readonly ExpressionType[] | undefined {
  const parameter = parameters[at] ?? parameters.at(-1);
  if (!parameter?.type || (!parameters[at] && !parameter.name.startsWith('...'))) return undefined;
  const type = withBounds(parameter.type, bounds);
  return parameter.name.startsWith('...') ? types.elements(type) : [type];
}

const holders = new WeakMap<readonly BindingFact[], ReadonlyMap<number, BindingFact>>();

/** The first binding per function whose value is a call with that function as its first function argument. */
function holdersOf(bindings: readonly BindingFact[]): ReadonlyMap<number, BindingFact> {
  const cachedBindings = holders.get(bindings);
  if (cachedBindings) return cachedBindings;
  const bindingByFunction = new Map<number, BindingFact>();
  for (const binding of bindings) {
    const index = binding.by === 'flow' ? Number(/^[^@]*[(,]@(\d+)[,)]/.exec(binding.value)?.[1] ?? -1) : -1;
    if (index >= 0 && !bindingByFunction.has(index)) bindingByFunction.set(index, binding);
  }
  holders.set(bindings, bindingByFunction);
  return bindingByFunction;
}

/** Substitutes their bounds for type parameters that no call determines. */
function withBounds(type: ExpressionType, bounds: TypeArguments | undefined): ExpressionType {
  return type.kind === 'written' && bounds ? { ...type, typeArguments: new Map([...bounds, ...(type.typeArguments ?? [])]) } : type;
}
