// Results of calls in TypeScript: functions, methods and signatures, with type parameters inferred from the arguments.
import type { SymbolFact } from '../../symbols/facts.ts';
import { isClassLike } from '../files/fileEntry.ts';
import { declaredText } from '../typing/functionTypes.ts';
import type { Resolver } from '../calls/resolver.ts';
import { typeParameters } from '../values/typeParameters.ts';
import { transparentTypes } from './typeOptions.ts';
import type { TypeCallsPart, TypeEvaluation } from './typeParts.ts';
import type { ExpressionType, ObjectType, SymbolType, TypeArguments, WrittenType } from './expressionTypes.ts';
import type { FunctionNode } from './typeNodes.ts';
import type { Call, Signature } from './callSignatures.ts';

/** Nesting depth up to which a type parameter is inferred. */
const maxMatchDepth = 8;

/** Dependencies of {@link TypeCalls} outside declared types. */
type TypeCallsDependencies = Pick<Resolver, 'tracker' | 'guard'>;

/** Resolves calls to signatures and result types. */
export class TypeCalls implements TypeCallsPart {
  readonly #dependencies: TypeCallsDependencies;
  readonly #types: TypeEvaluation;

  constructor(dependencies: TypeCallsDependencies, types: TypeEvaluation) {
    this.#dependencies = dependencies;
    this.#types = types;
  }

  /** Result types of calling a value of the type. */
  results(type: ExpressionType, call?: Call): readonly ExpressionType[] {
    return this.#types.options.of(type).flatMap((option): readonly ExpressionType[] => {
      if (option.kind === 'method') return this.#types.lists.result(option, call);
      if (option.kind === 'symbol' && isClassLike(option.entry.fact(option.index))) return this.constructedTypes(option, call);
      const signature = this.#chooseSignature(this.signatures(option), call);
      return signature ? this.#resultOf(signature, call) : [];
    });
  }

  /** Types of the object that `new` creates. */
  constructedTypes(type: ExpressionType, call?: Call): readonly ExpressionType[] {
    return this.#types.options.of(type).flatMap((option): readonly ExpressionType[] => {
      if (option.kind === 'symbol' && option.entry.fact(option.index)?.kind === 'class') {
        const { entry, index } = option;
        const typeArguments = this.#types.argumentsOf(entry, index, call?.types ?? []) ?? this.#inferConstructorArguments(option, call);
        return [{ kind: 'object', entry, index, ...(typeArguments && { typeArguments }) }];
      }
      const signatures = this.signatures(option);
      const signature = signatures.find(({ constructs }) => constructs) ?? signatures[0];
      return signature ? this.#resultOf(signature, call) : [];
    });
  }

  #inferConstructorArguments({ entry, index }: SymbolType, call: Call | undefined): TypeArguments | undefined {
    const fact = entry.fact(index);
    const names = fact ? typeParameters(fact, entry.rules).map(({ name }) => name) : [];
    const constructor = entry.children(index, 'constructor')[0];
    if (!names.length || constructor === undefined || !call) return undefined;
    return this.#inferArguments({ ...this.#signatureOfFunction({ kind: 'symbol', entry, index: constructor }), names }, call);
  }

  /** Empty for a type that cannot be called. */
  signatures(option: ExpressionType): readonly Signature[] {
    if (option.kind === 'written') {
      const { node } = option;
      if (node.kind === 'function') return [signatureOfNode(option, node)];
      return node.kind === 'object' ? node.calls.map((each) => signatureOfNode(option, each)) : [];
    }
    if (option.kind === 'object') return this.#signaturesOfObject(option);
    if (option.kind === 'method')
      return [{ names: [], parameters: this.#types.lists.parameters(option), result: undefined, constructs: false }];
    if (option.kind !== 'symbol') return [];
    const declaredSignatures = this.#declaredSignatures(option);
    return declaredSignatures.length ? declaredSignatures : this.#overloads(option).map((each) => this.#signatureOfFunction(each));
  }

  #signaturesOfObject(object: ObjectType): readonly Signature[] {
    return this.#types.members.of(object, '()').flatMap(({ types }) => types.flatMap((type) => this.signatures(type)));
  }

  /** `const find: Find = function …`: the type of the variable gives the signature. */
  #declaredSignatures({ entry, index }: SymbolType): readonly Signature[] {
    const fact = entry.fact(index);
    if (!fact || !isFunction(fact)) return [];
    const text = declaredText(fact.signature, fact.name);
    if (text === undefined) return [];
    const type = this.#types.writtenType(entry, Math.max(fact.parent, 0), text, fact.name);
    return this.#types.options.of(type).flatMap((each) => this.signatures(each));
  }

  /** A function's overloads; the implementation only when there are none. */
  #overloads({ entry, index, typeArguments }: SymbolType): readonly SymbolType[] {
    this.#dependencies.tracker.touch(entry);
    const fact = entry.fact(index);
    if (!fact || !isFunction(fact)) return [];
    const namesakes = entry.children(fact.parent, fact.name).filter((each) => isFunction(entry.fact(each)));
    const heads = namesakes.filter((each) => entry.fact(each)?.declaration === true);
    const functions = namesakes.includes(index) && heads.length ? heads : [index];
    return functions.map((each) => ({ kind: 'symbol', entry, index: each, ...(typeArguments && { typeArguments }) }));
  }

  #signatureOfFunction(symbol: SymbolType): Signature {
    const { entry, index, typeArguments } = symbol;
    const fact = entry.fact(index);
    const parameters = (fact?.parameters ?? [])
      .filter(({ name }) => name !== 'this')
      .map(({ name, type }) => {
        const text = entry.bindingsOf(index, name).find(({ by }) => by === 'annotation')?.value ?? type;
        const prefix = /^[\p{ID_Start}$_]/u.test(name) ? name : '{}';
        return { name, type: text === undefined ? undefined : this.#types.writtenType(entry, index, text, prefix, typeArguments) };
      });
    const names = fact ? typeParameters(fact, entry.rules).map(({ name }) => name) : [];
    const result =
      fact?.returnType === undefined ? undefined : this.#types.writtenType(entry, index, fact.returnType, '<return>', typeArguments);
    return { names, parameters, result, function: symbol, constructs: false };
  }

  /** The first signature with enough parameters, otherwise the first of all. */
  #chooseSignature(signatures: readonly Signature[], call: Call | undefined): Signature | undefined {
    const count = call?.arguments.length ?? 0;
    const fits = ({ parameters }: Signature): boolean => parameters.length >= count || parameters.at(-1)?.name.startsWith('...') === true;
    return signatures.find(fits) ?? signatures[0];
  }

  #resultOf(signature: Signature, call: Call | undefined): readonly ExpressionType[] {
    const { result, function: symbol } = signature;
    if (!result) return symbol ? this.#returnTypes(symbol) : [];
    if (result.kind !== 'written' || !call || !signature.names.length) return [result];
    const inferredArguments = this.#inferArguments(signature, call);
    return [{ ...result, typeArguments: new Map([...(signature.bounds ?? []), ...(result.typeArguments ?? []), ...inferredArguments]) }];
  }

  /** Results of a function without a written type: the returned values, or the type that its place expects. */
  #returnTypes({ entry, index }: SymbolType): readonly ExpressionType[] {
    const key = `dr ${entry.key} ${index}`;
    return this.#dependencies.tracker.remember(
      entry,
      `dr ${index}`,
      () =>
        this.#dependencies.guard.run(key, () => {
          const returnTypes = this.#types.names.returnTypes(entry, index);
          // The expected type is more precise than an object literal.
          if (returnTypes.some(({ kind }) => kind !== 'record')) return returnTypes;
          const expectedTypes = this.#types.expected.typesOfFunction(entry, index).flatMap((type) => this.#declaredResults(type));
          return expectedTypes.some((type) => this.#types.options.of(type).length) ? expectedTypes : returnTypes;
        }) ?? [],
    );
  }

  #declaredResults(type: ExpressionType): readonly ExpressionType[] {
    return this.#types.options.of(type).flatMap((option) => this.signatures(option).flatMap(({ result }) => result ?? []));
  }

  /** The signature with its type parameters inferred from the call. */
  inferSignature(signature: Signature, call: Call): Signature {
    if (!signature.names.length) return signature;
    const inferredArguments = this.#inferArguments(signature, call);
    const withArguments = (type: ExpressionType | undefined): ExpressionType | undefined =>
      type?.kind === 'written' ? { ...type, typeArguments: new Map([...(type.typeArguments ?? []), ...inferredArguments]) } : type;
    const parameters = signature.parameters.map(({ name, type }) => ({ name, type: withArguments(type) }));
    return { ...signature, parameters, result: withArguments(signature.result) };
  }

  #inferArguments({ names, parameters, result }: Signature, call: Call): Map<string, ExpressionType> {
    const inferredArguments = new Map<string, ExpressionType>();
    call.types.forEach((type, at) => {
      const name = names[at];
      if (name !== undefined) inferredArguments.set(name, type);
    });
    if (inferredArguments.size) return inferredArguments;
    if (result?.kind === 'written' && call.expectedTypes?.length)
      this.#inferFrom(result, call.expectedTypes, new Set(names), inferredArguments, 0);
    parameters.forEach(({ name, type }, at) => {
      const text = call.arguments[at];
      if (text === undefined || type?.kind !== 'written' || !mentions(type, names)) return;
      const argumentTypes = this.#types.ofText(call.entry, call.scope, text, call.line);
      const isRest = name.startsWith('...');
      this.#inferFrom(type, isRest ? [{ kind: 'elements', of: argumentTypes }] : argumentTypes, new Set(names), inferredArguments, 0);
    });
    return inferredArguments;
  }

  /** Infers the type parameters in `type` from the types of the argument for it, and adds them to `inferredArguments`. */
  #inferFrom(
    type: WrittenType,
    argumentTypes: readonly ExpressionType[],
    names: ReadonlySet<string>,
    inferredArguments: Map<string, ExpressionType>,
    depth: number,
  ): void {
    const first = argumentTypes[0];
    if (!first || depth > maxMatchDepth || !this.#types.spendStep()) return;
    const { node } = type;
    const inner = (each: WrittenType['node'], of: readonly ExpressionType[]): void =>
      this.#inferFrom({ ...type, node: each }, of, names, inferredArguments, depth + 1);
    const through = node.kind === 'name' ? type.typeArguments?.get(node.name) : undefined;
    switch (node.kind) {
      case 'name':
        if (through?.kind === 'written') this.#inferFrom(through, argumentTypes, names, inferredArguments, depth + 1);
        else if (!names.has(node.name))
          this.#inferFromArguments(type, argumentTypes, (each, of) => this.#inferFrom(each, of, names, inferredArguments, depth + 1));
        else if (!inferredArguments.has(node.name))
          inferredArguments.set(node.name, argumentTypes.length === 1 ? first : { kind: 'union', of: argumentTypes });
        break;
      case 'options':
        for (const each of node.of) inner(each, argumentTypes);
        break;
      case 'list':
        inner(
          node.of,
          argumentTypes.flatMap((each) => this.#types.elements(each)),
        );
        break;
      case 'function':
        if (node.result)
          inner(
            node.result,
            argumentTypes.flatMap((each) => this.results(each)),
          );
        break;
      case 'object':
        for (const { name, type: memberNode } of node.members)
          if (memberNode)
            inner(
              memberNode,
              argumentTypes.flatMap((each) => this.#types.members.typesOf(each, name)),
            );
        for (const { result, constructs } of node.calls)
          if (result && constructs)
            inner(
              result,
              argumentTypes.flatMap((each) => (each.kind === 'symbol' ? this.constructedTypes(each) : [])),
            );
    }
  }

  /** Matches `Box<T>` with an object of `Box<A>`, or with an object literal that has members of a `Box`. */
  #inferFromArguments(
    type: WrittenType,
    argumentTypes: readonly ExpressionType[],
    inner: (type: WrittenType, of: readonly ExpressionType[]) => void,
  ): void {
    const { node } = type;
    if (node.kind !== 'name' || !node.arguments.length) return;
    const at = (argument: WrittenType['node']): WrittenType => ({ ...type, node: argument });
    const expressionTypes = this.#types.options.of(type);
    const options = argumentTypes.flatMap((argumentType) => this.#types.options.of(argumentType));
    const [first] = expressionTypes;
    // A class matches a construct signature.
    for (const each of expressionTypes)
      if (each.kind === 'written' && each.node.kind === 'object' && each.node.calls.length) inner(each, argumentTypes);
    for (const each of options) {
      if (each.kind === 'record') {
        for (const key of this.#types.lists.keysOf(each.text))
          for (const member of expressionTypes.flatMap((expected) => this.#types.members.typesOf(expected, key)))
            if (member.kind === 'written') inner(member, this.#types.members.typesOf(each, key));
      } else if (first?.kind === 'object' && each.kind === 'object' && each.entry === first.entry && each.index === first.index) {
        const fact = first.entry.fact(first.index);
        const names = fact ? typeParameters(fact, first.entry.rules) : [];
        node.arguments.forEach((argument, place) => {
          const typeArgument = each.typeArguments?.get(names[place]?.name ?? '');
          if (typeArgument) inner(at(argument), [typeArgument]);
        });
      }
    }
    const last = node.arguments.at(-1);
    if (last && first && this.#types.lists.isContainer(first))
      inner(
        at(last),
        argumentTypes.flatMap((each) => this.#types.elements(each)),
      );
    else if (node.arguments[0] && transparentTypes.has(node.name)) inner(at(node.arguments[0]), argumentTypes);
  }
}

function signatureOfNode(type: WrittenType, node: FunctionNode): Signature {
  const place = (each: WrittenType['node'] | undefined): ExpressionType | undefined => each && { ...type, node: each };
  const bounds = new Map<string, ExpressionType>();
  for (const { name, bound, default: defaultType } of node.typeParameters) {
    const boundType = place(bound ?? defaultType);
    if (boundType) bounds.set(name, boundType);
  }
  return {
    ...(bounds.size && { bounds }),
    ...(node.self && { self: place(node.self) }),
    names: node.typeParameters.map(({ name }) => name),
    parameters: node.parameters.map(({ name, type: parameterNode }) => ({ name, type: place(parameterNode) })),
    result: place(node.result),
    constructs: node.constructs,
  };
}

function isFunction(fact: SymbolFact | undefined): boolean {
  return fact !== undefined && (fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'test' || fact.kind === 'route');
}

function mentions({ node }: WrittenType, names: readonly string[]): boolean {
  const text = JSON.stringify(node);
  return names.some((name) => text.includes(`"${name}"`));
}
