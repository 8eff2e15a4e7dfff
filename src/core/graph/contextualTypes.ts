// Types that functions get from where they stand: what a call, a variable or a result expects of a function says what its parameters are.
import type { CallFact } from '../symbols/facts.ts';
import { constructorNames } from './families.ts';
import { isClassLike, type FileEntry } from './fileEntry.ts';
import { functionPlaces, type FunctionPlace } from './functionPlaces.ts';
import { alternatives, declaredText, functionText, memberText } from './functionTypes.ts';
import type { Resolver } from './resolver.ts';
import { typeParameters } from './typeParameters.ts';
import { parseType } from './typeText.ts';
import { fromOutside, type InstanceValue, type SymbolValue, type TypeEnvironment, type Use, type Value } from './values.ts';

/** A type as text, with the scope in which its names mean something. */
interface TypePlace {
  readonly entry: FileEntry;
  readonly scope: number;
  readonly text: string;
  /** The object whose member has the type. */
  readonly receiver?: InstanceValue;
  readonly environment?: TypeEnvironment;
}

/** What a function gets and gives. */
interface FunctionShape {
  readonly parameters: readonly (TypePlace | undefined)[];
  readonly result: TypePlace | undefined;
}

const deepest = 6;
const arrayText = /^(?:readonly\s+)?(.*)\[\]$|^(?:Readonly)?(?:Array|List|Sequence|Iterable|list|List)[<[](.*)[>\]]$/s;

/** Parameters without a type of their own (contextual typing, as TypeScript has it; also lambdas of Python and Java). */
export class ContextualTypes {
  readonly #resolver: Resolver;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** What a parameter of the function is by the place of the function; undefined when that says nothing. */
  parameter(entry: FileEntry, index: number, at: number): Value | undefined {
    const key = `cp ${entry.key} ${index} ${at}`;
    return this.#resolver.dependencies.remember(entry, `cp ${index} ${at}`, () =>
      this.#resolver.guarded(key, () => {
        const type = this.#shapeOf(entry, index)?.parameters[at];
        const value = type && this.#typed(type);
        return value?.kind === 'unknown' ? undefined : value;
      }),
    );
  }

  /** What is expected where the function stands. */
  #shapeOf(entry: FileEntry, index: number): FunctionShape | undefined {
    this.#resolver.touch(entry);
    for (const type of this.#expected(entry, index)) {
      const shape = this.#shape(type);
      if (shape) return shape;
    }
    return undefined;
  }

  #expected(entry: FileEntry, index: number): readonly (TypePlace | FunctionShape)[] {
    const own = this.#annotated(entry, index);
    if (own) return [own];
    const place = functionPlaces(entry, this.#resolver.terms).get(index);
    if (!place) return this.#memberOfObject(entry, index);
    // How a file passes functions around is no part of its interface.
    this.#resolver.dependencies.note(`v:${entry.key}`);
    const types = place.how === 'argument' ? this.#ofArgument(entry, place) : this.#ofBinding(entry, place);
    return this.#inside(types, place.keys);
  }

  /** `const f: Handler = (c) => …` and fields of classes. */
  #annotated(entry: FileEntry, index: number): TypePlace | undefined {
    const fact = entry.fact(index);
    if (!fact || fact.name.startsWith('<')) return undefined;
    const inside = entry.bindingsOf(index, fact.name);
    const around = entry.bindingsOf(fact.parent, fact.name);
    const text = [...inside, ...around].find(({ by }) => by === 'annotation')?.value ?? declaredText(fact.signature, fact.name);
    return text === undefined ? undefined : { entry, scope: fact.parent, text };
  }

  /** `const o: Handlers = { done(e) { … } }`. */
  #memberOfObject(entry: FileEntry, index: number): readonly (TypePlace | FunctionShape)[] {
    const fact = entry.fact(index);
    const owner = entry.fact(fact?.parent ?? -1);
    if (!fact || owner?.kind !== 'constant') return [];
    const type = this.#annotated(entry, owner.index);
    return type ? this.#inside([type], [fact.name]) : [];
  }

  #ofArgument(entry: FileEntry, { call, at, name }: FunctionPlace & { readonly how: 'argument' }): readonly TypePlace[] {
    return this.#callees(entry, call).flatMap((callee) => {
      const fact = callee.entry.fact(callee.index);
      const isBound = fact?.kind === 'method' && callee.entry.family === 'python';
      const named = name === undefined ? -1 : (fact?.parameters.findIndex((each) => each.name === name) ?? -1);
      const list = fact?.parameters.filter((each) => each.name !== 'this') ?? [];
      const parameter = named >= 0 ? fact?.parameters[named] : (list[at + (isBound ? 1 : 0)] ?? restOf(list.at(-1)));
      const { receiver } = callee;
      const text = parameter?.name.startsWith('...') ? elementText(parameter.type) : parameter?.type;
      return text === undefined ? [] : [{ entry: callee.entry, scope: callee.index, text, ...(receiver && { receiver }) }];
    });
  }

  /** The function that a call names, and its overloads. */
  #callees(entry: FileEntry, { caller, name, receiver, how, line, arguments: count }: CallFact): readonly SymbolValue[] {
    const { evaluation, classes } = this.#resolver;
    if (name.startsWith('<')) return [];
    const use: Use = { line, want: 'value', arguments: count };
    const base = receiver === undefined ? undefined : evaluation.evaluate(entry, caller, receiver, { ...use, arguments: -1 });
    let found = receiver === undefined ? this.#plain(entry, caller, name, use) : base && evaluation.member(base, name, use);
    if (found?.kind === 'symbol' && (how === 'new' || isClassLike(found.entry.fact(found.index)))) {
      const { entry: file, index } = found;
      found = classes.member(file, index, constructorNames[file.family] ?? file.fact(index)?.name ?? '', use);
    }
    if (found?.kind !== 'symbol') return [];
    const { entry: file, index } = found;
    const fact = file.fact(index);
    const overloads = file.children(fact?.parent ?? -1, fact?.name ?? '').filter((other) => other !== index);
    const own = found;
    return [own, ...overloads.map((other): SymbolValue => ({ ...own, index: other }))];
  }

  #plain(entry: FileEntry, caller: number, name: string, use: Use): Value | undefined {
    const owner = name === 'super' ? entry.enclosingClass(caller) : undefined;
    return owner === undefined
      ? this.#resolver.evaluation.evaluate(entry, caller, name, use)
      : this.#resolver.classes.bases(entry, owner)[0];
  }

  #ofBinding(entry: FileEntry, { binding }: FunctionPlace & { readonly how: 'binding' }): readonly (TypePlace | FunctionShape)[] {
    const { scope, name, by } = binding;
    if (name === '<return>') return this.#ofResult(entry, scope);
    const fact = entry.fact(scope);
    if (by === 'default') {
      const type = fact?.parameters.find((each) => each.name === name)?.type;
      return type === undefined ? [] : [{ entry, scope, text: type }];
    }
    const target = this.#resolver.terms.term(name);
    if (target?.kind === 'name') return annotationsOf(entry, scope, name);
    const dot = name.lastIndexOf('.');
    if (target?.kind !== 'member' || dot < 0) return [];
    const owner = this.#resolver.evaluation.evaluate(entry, scope, name.slice(0, dot), { ...fromOutside, line: binding.line });
    return owner?.kind === 'instance' ? this.#memberOf(owner, target.name) : [];
  }

  #ofResult(entry: FileEntry, scope: number): readonly (TypePlace | FunctionShape)[] {
    const type = entry.fact(scope)?.returnType;
    if (type !== undefined) return [{ entry, scope, text: type }];
    const result = this.#resolver.guarded(`cr ${entry.key} ${scope}`, () => this.#shapeOf(entry, scope)?.result);
    return result ? [result] : [];
  }

  /** From the type of an object or list to what stands under keys of it. */
  #inside(types: readonly (TypePlace | FunctionShape)[], keys: readonly string[]): readonly (TypePlace | FunctionShape)[] {
    let found = types;
    for (const key of keys) found = found.flatMap((type) => ('text' in type ? this.#member(type, key, 0) : []));
    return found;
  }

  #member(type: TypePlace, key: string, depth: number): readonly (TypePlace | FunctionShape)[] {
    if (depth > deepest) return [];
    return alternatives(type.text).flatMap((text): readonly (TypePlace | FunctionShape)[] => {
      if (key === '*') {
        const element = elementText(text);
        return element === undefined ? [] : [{ ...type, text: element }];
      }
      const written = memberText(text, key);
      if (written !== undefined) return [{ ...type, text: written }];
      const alias = this.#alias({ ...type, text });
      if (alias) return this.#member(alias, key, depth + 1);
      const value = this.#typed({ ...type, text });
      return value?.kind === 'instance' ? this.#memberOf(value, key) : [];
    });
  }

  /** A method or field of a class or interface. */
  #memberOf(owner: InstanceValue, name: string): readonly (TypePlace | FunctionShape)[] {
    for (const { entry, index } of this.#resolver.classes.ancestry(owner.entry, owner.index).classes) {
      this.#resolver.touch(entry);
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
    for (const text of alternatives(type.text)) {
      const found = functionText(text);
      if (found) {
        const place = (part: string | undefined): TypePlace | undefined => (part === undefined ? undefined : { ...type, text: part });
        return { parameters: found.parameters.map(place), result: place(found.result) };
      }
      const alias = this.#alias({ ...type, text });
      const shape = alias ? this.#shape(alias, depth + 1) : this.#ofJavaInterface({ ...type, text });
      if (shape) return shape;
    }
    return undefined;
  }

  /** An alias of a type as what it stands for, in the file where it is defined. */
  #alias(type: TypePlace): TypePlace | undefined {
    const term = parseType(type.text, type.entry.family);
    if (!term || term.meta) return undefined;
    const { entry, scope } = type;
    const value = this.#resolver.evaluation.evaluate(entry, scope, term.name, { line: -1, want: 'type', arguments: -1 });
    const fact = value?.kind === 'symbol' ? value.entry.fact(value.index) : undefined;
    if (value?.kind !== 'symbol' || !fact) return undefined;
    this.#resolver.touch(value.entry);
    const text = this.#resolver.types.aliased(fact);
    if (text === undefined) return undefined;
    const parameters = typeParameters(fact, value.entry.family);
    const given = term.arguments.map((argument) => argument && this.#resolver.types.inEnvironment({ ...type, term: argument }));
    const environment = parameters.length ? new Map(parameters.map(({ name }, at) => [name, given[at]])) : undefined;
    return { entry: value.entry, scope: value.index, text, ...(environment && { environment }) };
  }

  /** In Java a function stands for an object of an interface with one method to write. */
  #ofJavaInterface(type: TypePlace): FunctionShape | undefined {
    if (type.entry.family !== 'java') return undefined;
    const value = this.#typed(type);
    if (value?.kind !== 'instance' || value.entry.fact(value.index)?.kind !== 'interface') return undefined;
    const { entry, index } = value;
    const methods = entry.file.facts.symbols.filter(
      ({ parent, kind, declaration }) => parent === index && kind === 'method' && declaration === true,
    );
    const only = methods.length === 1 ? methods[0] : undefined;
    return only && this.#shapeOfSymbol({ kind: 'symbol', entry, index: only.index, receiver: value });
  }

  #typed({ entry, scope, text, receiver, environment }: TypePlace): Value | undefined {
    const { types } = this.#resolver;
    const term = environment && parseType(text, entry.family);
    return term ? types.of({ entry, scope, term, environment }) : types.typed(entry, scope, text, receiver);
  }
}

function annotationsOf(entry: FileEntry, scope: number, name: string): TypePlace[] {
  return entry.bindingsOf(scope, name).flatMap(({ by, value }) => (by === 'annotation' ? [{ entry, scope, text: value }] : []));
}

function elementText(text: string | undefined): string | undefined {
  const found = text === undefined ? null : arrayText.exec(text.trim());
  return found?.[1] ?? found?.[2];
}

function restOf<T extends { readonly name: string }>(parameter: T | undefined): T | undefined {
  return parameter?.name.startsWith('...') ? parameter : undefined;
}
