// Members of TypeScript types: the definition that declares a member, and its type.
import type { SymbolFact } from '../../symbols/facts.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { declarationParts } from '../names/meanings.ts';
import type { Resolver } from '../calls/resolver.ts';
import { baseArguments } from '../values/typeParameters.ts';
import { listMethods } from './listTypes.ts';
import type { TypeMembersPart, TypeEvaluation } from './typeParts.ts';
import type { ExpressionType, ObjectType, SymbolType, TypeArguments, WrittenType, TypeMember } from './expressionTypes.ts';
import { readType } from './typeReader.ts';
import type { MemberNode, TypeNode } from './typeNodes.ts';

const maxBases = 60;
const maxMembers = 60;
const parameterProperty = /\b(?:private|protected|public|readonly|override)\s+([\p{L}\p{N}_$]+)/gu;
const ownField = /^this\.[^.]+$/;
const getter = /^(?:(?:public|protected|private|static|override|abstract)\s+)*get\s/;

/** Dependencies of {@link TypeMembers} outside declared types. */
type TypeMembersDependencies = Pick<Resolver, 'classes' | 'tracker'>;

/** Looks up members. */
export class TypeMembers implements TypeMembersPart {
  readonly #dependencies: TypeMembersDependencies;
  readonly #types: TypeEvaluation;

  constructor(dependencies: TypeMembersDependencies, types: TypeEvaluation) {
    this.#dependencies = dependencies;
    this.#types = types;
  }

  /** The member as declared by each option of the type that has it. */
  of(type: ExpressionType, name: string): readonly TypeMember[] {
    return this.#types.options.of(type).flatMap((option) => this.#membersOfOption(option, name));
  }

  /** Types of the member. */
  typesOf(type: ExpressionType, name: string): readonly ExpressionType[] {
    return this.of(type, name).flatMap(({ types }) => types);
  }

  /** Types of all members together. */
  typesOfAll(type: ExpressionType, depth: number): readonly ExpressionType[] {
    return this.#types.options.of(type, depth).flatMap((option): readonly ExpressionType[] => {
      if (option.kind === 'written' && option.node.kind === 'object')
        return option.node.members.flatMap(({ type: node }): ExpressionType[] => (node ? [{ ...option, node }] : []));
      if (option.kind !== 'object') return this.#types.lists.elements(option);
      const { entry, index, typeArguments } = option;
      this.#dependencies.tracker.touch(entry);
      const fields = entry.file.facts.bindings.filter(
        ({ scope, name, by }) => scope === index && by === 'annotation' && ownField.test(name),
      );
      return fields
        .slice(0, maxMembers)
        .flatMap(({ name }) => this.#types.names.variableTypes(entry, index, name.slice(name.indexOf('.') + 1), typeArguments));
    });
  }

  #membersOfOption(option: ExpressionType, name: string): readonly TypeMember[] {
    switch (option.kind) {
      case 'written':
        return this.#membersOfWritten(option, name);
      case 'object':
        return this.#membersOfObject(option, name);
      case 'symbol':
        return this.#membersOfSymbol(option, name);
      case 'record':
        // An object may be spread into itself, and its content is cached: only the step budget ends the recursion.
        return this.#types.spendStep() ? this.#types.lists.recordMembers(option, name) : [];
      case 'module': {
        const module = this.#types.names.moduleIn(option, name);
        if (module) return [{ types: [module] }];
        const meaning = this.#types.names.inModule(option, name);
        return meaning ? [{ meaning, types: this.#types.typesOfMeaning(meaning) }] : [];
      }
      case 'row': {
        const item = option.items[Number(name)];
        return item ? [{ types: item }] : this.#membersOfContainer(option, name);
      }
      case 'elements':
        return this.#membersOfContainer(option, name);
      default:
        return [];
    }
  }

  #membersOfWritten(type: WrittenType, name: string): readonly TypeMember[] {
    const { node } = type;
    if (node.kind === 'object') {
      const declaredMembers = node.members.filter((each) => each.name === name);
      if (declaredMembers.length) return declaredMembers.map((each) => this.#declaredMember(type, each));
      return node.values ? [{ types: [{ ...type, node: node.values }] }] : [];
    }
    if (node.kind === 'mapped') return this.#membersOfMapped(type, node, name);
    if (node.kind === 'name' && node.name === 'Record' && node.arguments[1]) return [{ types: [{ ...type, node: node.arguments[1] }] }];
    const item = node.kind === 'tuple' ? node.items[Number(name)] : undefined;
    return item ? [{ types: [{ ...type, node: item }] }] : this.#membersOfContainer(type, name);
  }

  #membersOfContainer(type: ExpressionType, name: string): readonly TypeMember[] {
    return listMethods.has(name) && this.#types.lists.isContainer(type) ? [{ types: [{ kind: 'method', of: type, name }] }] : [];
  }

  #declaredMember(type: WrittenType, { name, path, type: node }: MemberNode): TypeMember {
    const { entry, holder } = type.place;
    this.#dependencies.tracker.touch(entry);
    const types: ExpressionType[] = node ? [{ ...type, node }] : [];
    if (entry.bindingsOf(holder, path).length) return { meaning: { entry, index: holder, name: path }, types };
    const method = methodIn(entry, holder, name);
    return method === undefined ? { types } : { meaning: { entry, index: method }, types };
  }

  /** `{ [K in keyof T]: X }` has the members of `T`, each being an `X`. */
  #membersOfMapped(type: WrittenType, node: TypeNode & { kind: 'mapped' }, name: string): readonly TypeMember[] {
    const literal: ExpressionType = { kind: 'written', node: { kind: 'literal', value: name }, place: type.place };
    const typeArguments: TypeArguments = new Map([...(type.typeArguments ?? []), [node.parameter, literal]]);
    const types: ExpressionType[] = node.type ? [{ ...type, node: node.type, typeArguments }] : [];
    const keyMembers = node.keyType.kind === 'keys' ? this.of({ ...type, node: node.keyType.of }, name) : [];
    return keyMembers.length ? keyMembers.map(({ meaning }) => ({ meaning, types })) : [{ types }];
  }

  #membersOfObject(object: ObjectType, name: string): readonly TypeMember[] {
    const queue: ExpressionType[] = [object];
    const visited = new Set<string>();
    for (let at = queue.shift(); at && visited.size < maxBases; at = queue.shift()) {
      if (at.kind !== 'object') {
        const typeMembers = this.#membersOfOption(at, name);
        if (typeMembers.length) return typeMembers;
        continue;
      }
      const key = `${at.entry.key} ${at.index}`;
      if (visited.has(key)) continue;
      visited.add(key);
      const ownMember = this.#ownMember(at, name, object);
      if (ownMember) return [ownMember];
      queue.push(...this.#bases(at));
    }
    return [];
  }

  #ownMember({ entry, index, typeArguments }: ObjectType, name: string, self: ObjectType): TypeMember | undefined {
    this.#dependencies.tracker.touch(entry);
    const inner: TypeArguments = new Map([...(typeArguments ?? []), ['this', self]]);
    for (const part of declarationParts(entry, index)) {
      const children = entry.children(part, name);
      const child = children.find((each) => entry.fact(each)?.declaration !== true) ?? children[0];
      if (child !== undefined) return { meaning: { entry, index: child }, types: this.#typesOfChild(entry, child, inner) };
      if (entry.bindingsOf(part, name).length)
        return { meaning: { entry, index: part, name }, types: this.#types.names.variableTypes(entry, part, name, inner) };
      // `constructor(readonly name = …)` declares a field without a type.
      if (isParameterProperty(entry, part, name)) return { meaning: { entry, index: part, name }, types: [] };
    }
    return undefined;
  }

  #typesOfChild(entry: FileEntry, index: number, typeArguments: TypeArguments): readonly ExpressionType[] {
    const fact = entry.fact(index);
    const symbol: SymbolType = { kind: 'symbol', entry, index, typeArguments };
    return fact && getter.test(fact.signature) ? this.#types.calls.results(symbol) : [symbol];
  }

  /** Bases of the parts of a class or interface, with type arguments. */
  #bases({ entry, index, typeArguments }: ObjectType): readonly ExpressionType[] {
    return declarationParts(entry, index).flatMap((part) => {
      const fact = entry.fact(part);
      const scope = Math.max(fact?.parent ?? 0, 0);
      return [...(fact?.extends ?? []), ...(fact?.implements ?? [])].flatMap((text) => {
        const base = this.#dependencies.classes.base(entry, part, text);
        const place = { entry, scope: part, holder: part };
        // Resolves built-in utility types: `interface A extends Omit<B, 'c'>`.
        if (!fact) return [];
        const argumentNodes = baseArguments(fact, text).map((each) => readType(each));
        if (base?.kind !== 'symbol') {
          const node: TypeNode = { kind: 'name', name: text, arguments: argumentNodes };
          return this.#types.options.of({ kind: 'written', node, place, typeArguments }).filter(({ kind }) => kind !== 'outside');
        }
        const argumentTypes = argumentNodes.map((node): ExpressionType => ({ kind: 'written', node, place, typeArguments }));
        const target = base.entry.fact(base.index);
        if (!isClassLike(target)) return this.#types.ofText(entry, scope, text).flatMap((each) => this.#types.calls.constructedTypes(each));
        const inner = this.#types.argumentsOf(base.entry, base.index, argumentTypes);
        if (target?.kind !== 'type')
          return [{ kind: 'object', entry: base.entry, index: base.index, typeArguments: inner } satisfies ExpressionType];
        const alias = this.#types.aliasedType(base.entry, base.index);
        return alias ? this.#types.options.of({ ...alias, typeArguments: inner }) : [];
      });
    });
  }

  /**
   * Static members, members of enums and namespaces, and members of a constant's object.
   * @param visited classes already on the path: per-platform declarations of one name may extend each other
   */
  #membersOfSymbol({ entry, index }: SymbolType, name: string, visited = new Set<string>()): readonly TypeMember[] {
    this.#dependencies.tracker.touch(entry);
    const key = `${entry.key} ${index}`;
    if (visited.has(key) || visited.size >= maxBases) return [];
    visited.add(key);
    const fact = entry.fact(index);
    // A namespace adds members to the function, class or enum of its name.
    for (const part of declarationParts(entry, index)) {
      const child = entry.children(part, name)[0];
      if (child !== undefined) return [{ meaning: { entry, index: child }, types: this.#typesOfChild(entry, child, new Map()) }];
    }
    if (fact?.kind === 'class') {
      if (name === 'prototype') return [{ types: [{ kind: 'object', entry, index }] }];
      const ownMember = this.#ownMember({ kind: 'object', entry, index }, name, { kind: 'object', entry, index });
      if (ownMember) return [ownMember];
      const bases = this.#bases({ kind: 'object', entry, index }).flatMap((base) =>
        base.kind === 'object' ? this.#membersOfSymbol({ ...base, kind: 'symbol' }, name, visited) : [],
      );
      return bases.slice(0, 1);
    }
    return fact?.kind === 'enum' ? [{ meaning: { entry, index, name }, types: [] }] : [];
  }
}

function isParameterProperty(entry: FileEntry, index: number, name: string): boolean {
  const head = entry.fact(entry.children(index, 'constructor')[0] ?? -1)?.signature ?? '';
  return head.includes(name) && [...head.matchAll(parameterProperty)].some(([, each]) => each === name);
}

/** The only method of the name inside a definition at any depth, including nested member and result types. */
function methodIn(entry: FileEntry, holder: number, name: string): number | undefined {
  const ownMethod = entry.children(holder, name).find((each) => entry.fact(each)?.kind === 'method');
  if (ownMethod !== undefined) return ownMethod;
  const isBelow = (fact: SymbolFact | undefined): boolean => {
    for (let at = fact; at; at = entry.fact(at.parent)) if (at.index === holder) return true;
    return false;
  };
  const below = entry.file.facts.symbols.filter((fact) => fact.name === name && fact.kind === 'method' && isBelow(fact));
  return below.length === 1 ? below[0]?.index : undefined;
}
