// Reduces written types to objects and functions: follows aliases, type arguments, unions and built-in utility types.
import { isClassLike } from '../files/fileEntry.ts';
import type { Resolver } from '../calls/resolver.ts';
import type { TypeOptionsPart, TypeEvaluation } from './typeParts.ts';
import { outside, type ExpressionType, type TypeArguments, type WrittenType } from './expressionTypes.ts';
import type { TypeNode } from './typeNodes.ts';

const maxDepth = 24;
const maxOptions = 60;
/** Utility types that have the members of their first argument, and types that resolve to it, such as promises. */
export const transparentTypes: ReadonlySet<string> = new Set(
  'Partial Required Readonly NonNullable Pick Omit Promise PromiseLike Awaited NoInfer ThisType Extract Exclude'.split(' '),
);
/** Built-in containers whose first type argument is the element. */
export const elementLists = new Set(
  (
    'Array ReadonlyArray Set ReadonlySet Iterable Iterator IterableIterator Generator AsyncGenerator AsyncIterable ArrayLike ' +
    'AsyncIterableIterator WeakSet WeakRef'
  ).split(' '),
);
/** Built-in containers whose second type argument is the value under a key. */
export const elementMaps = new Set('Map ReadonlyMap WeakMap Record'.split(' '));

/** Dependencies of {@link TypeOptions} outside declared types. */
type TypeOptionsDependencies = Pick<Resolver, 'tracker' | 'evaluation'>;

/** Reduces written types to types that have members or can be called. */
export class TypeOptions implements TypeOptionsPart {
  readonly #dependencies: TypeOptionsDependencies;
  readonly #types: TypeEvaluation;

  constructor(dependencies: TypeOptionsDependencies, types: TypeEvaluation) {
    this.#dependencies = dependencies;
    this.#types = types;
  }

  /** All possible types without aliases, unions and type parameters. */
  of(type: ExpressionType, depth = 0): readonly ExpressionType[] {
    if (type.kind === 'union') return type.of.flatMap((each) => this.of(each, depth + 1));
    if (type.kind !== 'written') return [type];
    if (depth > maxDepth || !this.#types.spendStep()) return [];
    const { node } = type;
    const inner = (each: TypeNode): readonly ExpressionType[] => this.of({ ...type, node: each }, depth + 1);
    switch (node.kind) {
      case 'name':
        return this.#optionsOfName(type, node, depth);
      case 'options':
        return node.of.flatMap(inner).slice(0, maxOptions);
      case 'choice':
        return [...inner(node.yes), ...inner(node.no)];
      case 'typeof':
        return this.#types.ofText(type.place.entry, type.place.scope, node.text).flatMap((each) => this.of(each, depth + 1));
      case 'part':
        return this.#optionsOfPart(type, node, depth);
      case 'imported': {
        const symbolValue = this.#types.names.typeOf(type.place.entry, node.module, node.name);
        return symbolValue ? this.#optionsOfSymbol(type, node, symbolValue, depth) : [outside];
      }
      case 'nothing':
      case 'guard':
      case 'keys':
      case 'literal':
        return [];
      default:
        return [type];
    }
  }

  /** The written type at another node of its tree. */
  #typeAt(type: WrittenType, node: TypeNode): WrittenType {
    return { ...type, node };
  }

  #optionsOfPart(type: WrittenType, { of, key }: TypeNode & { kind: 'part' }, depth: number): readonly ExpressionType[] {
    const owner = this.#typeAt(type, of);
    if (key.kind === 'literal') return this.#types.members.typesOf(owner, key.value).flatMap((each) => this.of(each, depth + 1));
    if (key.kind === 'name' && key.name === 'number')
      return this.#types.elements(owner, depth + 1).flatMap((each) => this.of(each, depth + 1));
    // `T[keyof T]` has the types of all members.
    if (key.kind === 'keys' && isSameName(of, key.of))
      return this.#types.members.typesOfAll(owner, depth + 1).flatMap((each) => this.of(each, depth + 1));
    const keyArgument = key.kind === 'name' ? type.typeArguments?.get(key.name) : undefined;
    if (keyArgument?.kind === 'written' && keyArgument.node.kind === 'literal')
      return this.#types.members.typesOf(owner, keyArgument.node.value).flatMap((each) => this.of(each, depth + 1));
    return [];
  }

  #optionsOfName(type: WrittenType, node: TypeNode & { kind: 'name' }, depth: number): readonly ExpressionType[] {
    const { place, typeArguments } = type;
    const typeArgument = typeArguments?.get(node.name);
    if (typeArgument) return typeArgument === type ? [] : this.of(typeArgument, depth + 1);
    if (node.name === 'this') {
      const index = place.entry.enclosingClass(place.scope);
      return index === undefined ? [] : [{ kind: 'object', entry: place.entry, index, typeArguments }];
    }
    const parameter = this.#types.typeParameter(place.entry, place.scope, node.name);
    if (parameter) {
      const bound = parameter.bound ?? parameter.default;
      return bound
        ? this.of({ kind: 'written', node: bound, place, typeArguments: withoutArgument(typeArguments, node.name) }, depth + 1)
        : [];
    }
    return this.#optionsOfDefinition(type, node, depth);
  }

  #optionsOfDefinition(type: WrittenType, node: TypeNode & { kind: 'name' }, depth: number): readonly ExpressionType[] {
    const { entry, scope } = type.place;
    const value = this.#types.memo.of(entry, `${scope} type ${node.name}`, () =>
      this.#dependencies.evaluation.evaluate(entry, scope, node.name, { line: -1, want: 'type', arguments: -1 }),
    );
    if (value?.kind === 'symbol') return this.#optionsOfSymbol(type, node, value, depth);
    if (value && value.kind !== 'external') return [];
    const first = node.arguments[0];
    if (first && transparentTypes.has(node.name)) return this.of(this.#typeAt(type, first), depth + 1);
    if (node.name === 'ReturnType' && first)
      return this.#types.calls.results(this.#typeAt(type, first)).flatMap((each) => this.of(each, depth + 1));
    if (node.name === 'InstanceType' && first)
      return this.of(this.#typeAt(type, first), depth + 1).map((each) => (each.kind === 'symbol' ? { ...each, kind: 'object' } : each));
    if (elementLists.has(node.name) || elementMaps.has(node.name)) return [type];
    return [outside];
  }

  #optionsOfSymbol(
    type: WrittenType,
    node: TypeNode & { kind: 'name' | 'imported' },
    { entry, index }: { readonly entry: WrittenType['place']['entry']; readonly index: number },
    depth: number,
  ): readonly ExpressionType[] {
    this.#dependencies.tracker.touch(entry);
    const fact = entry.fact(index);
    if (!fact || !isClassLike(fact)) return [];
    const argumentTypes = node.arguments.map((each) => this.#typeAt(type, each));
    const typeArguments = this.#types.argumentsOf(entry, index, argumentTypes);
    if (fact.kind !== 'type') return [{ kind: 'object', entry, index, ...(typeArguments && { typeArguments }) }];
    const alias = this.#types.aliasedType(entry, index);
    return alias ? this.of({ ...alias, typeArguments }, depth + 1) : [];
  }
}

function isSameName(a: TypeNode, b: TypeNode): boolean {
  return a.kind === 'name' && b.kind === 'name' && a.name === b.name;
}

/** Drops a type argument: a bound may name its own parameter (`T extends Box<T>`). */
function withoutArgument(typeArguments: TypeArguments | undefined, name: string): TypeArguments | undefined {
  if (!typeArguments?.has(name)) return typeArguments;
  const remainingArguments = new Map(typeArguments);
  remainingArguments.delete(name);
  return remainingArguments;
}
