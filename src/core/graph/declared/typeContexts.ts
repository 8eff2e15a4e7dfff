// Contextual typing: types of functions, objects and JSX elements from the place where they stand.
import type { FileEntry } from '../files/fileEntry.ts';
import type { BindingFact, CallFact } from '../../symbols/facts.ts';
import { splitAt } from '../values/typeText.ts';
import { functionPlace, type FunctionPlace } from '../flow/functionPlaces.ts';
import { declaredText } from '../typing/functionTypes.ts';
import { handedParameter } from '../flow/libraryRules.ts';
import { functionAround, intrinsicElements } from '../typing/keyTypes.ts';
import type { Resolver } from '../calls/resolver.ts';
import type { KeyAnchor } from '../edges/types.ts';
import type { ContextTypes, TypeReading } from './typeParts.ts';
import type { ExpressionType, TypeArguments } from './expressionTypes.ts';
import type { Call, Signature } from './signatures.ts';

/** Dependencies of {@link TypeContexts} outside declared types. */
type TypeContextsParts = Pick<Resolver, 'definitions' | 'dependencies' | 'guard' | 'terms'>;

/** Computes expected types. */
export class TypeContexts implements ContextTypes {
  readonly #parts: TypeContextsParts;
  readonly #types: TypeReading;

  constructor(parts: TypeContextsParts, types: TypeReading) {
    this.#parts = parts;
    this.#types = types;
  }

  /** Types of an object with keys from its place, one list per reading of the enclosing call. */
  ofAnchor(entry: FileEntry, scope: number, anchor: KeyAnchor, line: number): readonly (readonly ExpressionType[])[] {
    if (anchor.how !== 'argument') return [this.#ofPlace(entry, scope, anchor, line)];
    const { callee, at, types = '' } = anchor;
    const given = splitAt(types, ',').map((text): ExpressionType => this.#types.written(entry, scope, text, '<type>'));
    const call: Call | undefined = given.length ? { entry, scope, line, arguments: [], types: given } : undefined;
    return this.#types.memo.of(entry, `${scope} ${at} of ${callee} ${types}`, () => this.#arguments(entry, scope, callee, at, line, call));
  }

  #ofPlace(entry: FileEntry, scope: number, anchor: Exclude<KeyAnchor, { how: 'argument' }>, line: number): readonly ExpressionType[] {
    switch (anchor.how) {
      case 'type':
        // Members of the type of a destructured parameter are stored under this name.
        return [this.#types.written(entry, scope, anchor.text, anchor.text.startsWith('{') ? '{}' : '<type>')];
      case 'value':
        return this.#types.ofText(entry, scope, anchor.text, line);
      case 'result':
        return this.ofResult(entry, functionAround(entry, scope));
      case 'parameter': {
        const index = functionAround(entry, scope);
        const type = entry.fact(index)?.parameters[anchor.at]?.type;
        return type === undefined ? this.parameter(entry, index, anchor.at) : [this.#types.written(entry, index, type, '{}')];
      }
      case 'attribute':
        return this.#attributes(entry, scope, anchor.tag, line);
      case 'element':
        return intrinsicElements(this.#parts.definitions).map(({ entry: file, index }) => ({ kind: 'object', entry: file, index }));
      case 'keyword':
      case 'struct':
        return [];
    }
  }

  #attributes(entry: FileEntry, scope: number, tag: string, line: number): readonly ExpressionType[] {
    if (/^[a-z][^.]*$/.test(tag))
      return intrinsicElements(this.#parts.definitions).flatMap(({ entry: file, index }) =>
        this.#types.members.typesOf({ kind: 'object', entry: file, index }, tag),
      );
    return this.#types
      .ofText(entry, scope, tag, line)
      .flatMap((type) => this.#types.options.of(type))
      .flatMap((option) => this.#types.calls.signatures(option).flatMap((each) => each.parameters[0]?.type ?? []));
  }

  /** Types that a call expects of an argument, per signature of the callee. */
  #arguments(
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
      .map((each) => parameterOf(call ? this.#types.calls.inferred(each, call) : each, at, this.#types) ?? []);
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
  ofResult(entry: FileEntry, index: number): readonly ExpressionType[] {
    const type = entry.fact(index)?.returnType;
    if (type !== undefined) return [this.#types.written(entry, index, type, '<return>')];
    return this.ofFunction(entry, index)
      .flatMap((each) => this.#types.options.of(each))
      .flatMap((option) => this.#types.calls.signatures(option).flatMap(({ result }) => result ?? []));
  }

  /** Types of a parameter without a written type. */
  parameter(entry: FileEntry, index: number, at: number): readonly ExpressionType[] {
    const expected = this.ofFunction(entry, index).flatMap((type) => this.#types.options.of(type));
    const expressionTypes = expected.flatMap((option) =>
      this.#types.calls.signatures(option).flatMap((each) => parameterOf(each, at, this.#types) ?? []),
    );
    return expressionTypes.length ? expressionTypes : this.#handed(entry, index, at);
  }

  /** Types of the arguments that list and promise methods pass to a callback. */
  #handed(entry: FileEntry, index: number, at: number): readonly ExpressionType[] {
    const place = this.#place(entry, index);
    if (place?.how !== 'argument' || place.at > 0 || place.keys.length || place.call.receiver === undefined) return [];
    const { receiver, name, caller, line } = place.call;
    const owners = this.#types.memo.elsewhere(() => this.#types.ofText(entry, caller, receiver, line));
    if (name === 'then' && at === 0) return owners;
    return handedParameter(name) === at ? owners.flatMap((each) => this.#types.elements(each)) : [];
  }

  /** Types of a function that its place gives. */
  ofFunction(entry: FileEntry, index: number): readonly ExpressionType[] {
    return this.#parts.dependencies.remember(
      entry,
      `dc ${index}`,
      () => this.#parts.guard.run(`dc ${entry.key} ${index}`, () => this.#types.memo.elsewhere(() => this.#expected(entry, index))) ?? [],
    );
  }

  /** Type of `this` in a function outside classes: the written type, otherwise the enclosing object literal. */
  self(entry: FileEntry, index: number): readonly ExpressionType[] {
    return this.#parts.dependencies.remember(
      entry,
      `ds ${index}`,
      () => this.#parts.guard.run(`ds ${entry.key} ${index}`, () => this.#types.memo.elsewhere(() => this.#self(entry, index))) ?? [],
    );
  }

  #self(entry: FileEntry, index: number): readonly ExpressionType[] {
    const own = entry.fact(index)?.parameters[0];
    if (own?.name === 'this') return own.type === undefined ? [] : [this.#types.written(entry, index, own.type, 'this')];
    const told = this.ofFunction(entry, index)
      .flatMap((type) => this.#types.options.of(type))
      .flatMap((option) => this.#types.calls.signatures(option).flatMap(({ self }) => self ?? []));
    return told.length ? told : this.#literalAround(entry, index);
  }

  /** Type of the object literal that has function `index` as a member. */
  #literalAround(entry: FileEntry, index: number): readonly ExpressionType[] {
    const place = this.#place(entry, index);
    if (!place?.keys.length || place.keys.at(-1) === '*') return [];
    const expected = this.inside(this.#ofFunctionPlace(entry, place, index), place.keys.slice(0, -1));
    if (expected.some((type) => this.#types.options.of(type).some(({ kind }) => kind !== 'outside'))) return expected;
    if (place.how !== 'binding' || place.keys.length > 1) return [];
    const { scope, value } = place.binding;
    return value.startsWith('{') ? [{ kind: 'record', entry, scope, text: value }] : [];
  }

  #expected(entry: FileEntry, index: number): readonly ExpressionType[] {
    const own = this.#annotated(entry, index);
    if (own.length) return own;
    const place = this.#place(entry, index);
    return place ? this.inside(this.#ofFunctionPlace(entry, place, index), place.keys) : this.#ofMember(entry, index);
  }

  /** Records a dependency, since passing functions is not part of a file's interface. */
  #place(entry: FileEntry, index: number): FunctionPlace | undefined {
    this.#parts.dependencies.touch(entry);
    this.#parts.dependencies.note(`v:${entry.key}`);
    return functionPlace(entry, index, this.#parts.terms);
  }

  #ofFunctionPlace(entry: FileEntry, place: FunctionPlace, index: number): readonly ExpressionType[] {
    return place.how === 'argument'
      ? this.#ofCall(entry, place.call, place.at, index)
      : this.#ofBinding(entry, place.binding.scope, place.binding.name);
  }

  /** Type that a call expects of the argument with function `index`, inferred from its type arguments, other arguments and target. */
  #ofCall(
    entry: FileEntry,
    { receiver, name, how, caller, line, passed, types }: CallFact,
    at: number,
    index: number,
  ): readonly ExpressionType[] {
    if (name.startsWith('<')) return [];
    const callee = receiver === undefined ? name : `${receiver}.${name}`;
    const given = splitAt(types ?? '', ',').map((text): ExpressionType => this.#types.written(entry, caller, text, '<type>'));
    const call: Call = {
      ...{ entry, scope: caller, line, types: given },
      arguments: splitAt(passed ?? '', ','),
      expected: given.length ? [] : this.#expectedOfCall(entry, index),
    };
    return this.#arguments(entry, caller, how === 'new' ? `new ${callee}` : callee, at, line, call).flat();
  }

  /** `const a: A = make(() => …)`: the annotation gives the result type of the call. */
  #expectedOfCall(entry: FileEntry, index: number): readonly ExpressionType[] {
    const binding = holdersOf(entry.file.facts.bindings).get(index);
    return binding && !binding.value.startsWith('{') ? this.#ofBinding(entry, binding.scope, binding.name) : [];
  }

  #ofBinding(entry: FileEntry, scope: number, name: string): readonly ExpressionType[] {
    if (name === '<return>') return this.ofResult(entry, scope);
    const dot = name.lastIndexOf('.');
    if (dot > 0)
      return this.#types.ofText(entry, scope, name.slice(0, dot)).flatMap((type) => this.#types.members.typesOf(type, name.slice(dot + 1)));
    const declared = entry.bindingsOf(scope, name).find(({ by }) => by === 'annotation');
    return declared ? [this.#types.written(entry, scope, declared.value, name)] : [];
  }

  /** Type annotations: `const f: Handler = (c) => …` and fields of classes. */
  #annotated(entry: FileEntry, index: number): readonly ExpressionType[] {
    const fact = entry.fact(index);
    if (!fact || fact.name.startsWith('<')) return [];
    const around = [...entry.bindingsOf(fact.parent, fact.name), ...entry.bindingsOf(index, fact.name)];
    const text = around.find(({ by }) => by === 'annotation')?.value ?? declaredText(fact.signature, fact.name);
    return text === undefined ? [] : [this.#types.written(entry, Math.max(fact.parent, 0), text, fact.name)];
  }

  /** Methods in an annotated object: `const o: Handlers = { done(e) { … } }`. */
  #ofMember(entry: FileEntry, index: number): readonly ExpressionType[] {
    const fact = entry.fact(index);
    const owner = entry.fact(fact?.parent ?? -1);
    if (!fact || owner?.kind !== 'constant') return [];
    return this.inside(this.#annotated(entry, owner.index), [fact.name]);
  }

  /** Follows keys from the type of an object or list to the types under them. */
  inside(types: readonly ExpressionType[], keys: readonly string[]): readonly ExpressionType[] {
    let expressionTypes = types;
    for (const key of keys)
      expressionTypes = expressionTypes.flatMap((type) =>
        key === '*' ? this.#types.elements(type) : this.#types.members.typesOf(type, key),
      );
    return expressionTypes;
  }
}

function parameterOf({ parameters, bounds }: Signature, at: number, types: TypeReading): readonly ExpressionType[] | undefined {
  const parameter = parameters[at] ?? parameters.at(-1);
  if (!parameter?.type || (!parameters[at] && !parameter.name.startsWith('...'))) return undefined;
  const type = atLeast(parameter.type, bounds);
  return parameter.name.startsWith('...') ? types.elements(type) : [type];
}

const holders = new WeakMap<readonly BindingFact[], ReadonlyMap<number, BindingFact>>();

/** The first binding per function whose value is a call with that function as its first function argument. */
function holdersOf(bindings: readonly BindingFact[]): ReadonlyMap<number, BindingFact> {
  const known = holders.get(bindings);
  if (known) return known;
  const matches = new Map<number, BindingFact>();
  for (const binding of bindings) {
    const index = binding.by === 'flow' ? Number(/^[^@]*[(,]@(\d+)[,)]/.exec(binding.value)?.[1] ?? -1) : -1;
    if (index >= 0 && !matches.has(index)) matches.set(index, binding);
  }
  holders.set(bindings, matches);
  return matches;
}

/** Substitutes their bounds for type parameters that no call determines. */
function atLeast(type: ExpressionType, bounds: TypeArguments | undefined): ExpressionType {
  return type.kind === 'written' && bounds ? { ...type, typeArguments: new Map([...bounds, ...(type.typeArguments ?? [])]) } : type;
}
