// Computes types of TypeScript expressions from written types, as a type checker does, but only for the expressions that a query needs.
import { RecentMemo } from '../../base/collections/recentMemo.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { LookUpLimits } from '../files/lookUpLimits.ts';
import type { Meaning } from '../names/meanings.ts';
import type { Resolver } from '../calls/resolver.ts';
import { noteTargets, passedFunctions } from '../flow/flowKeys.ts';
import { typeParameters } from '../values/typeParameters.ts';
import { readExpression, type ExpressionNode } from './expressionReader.ts';
import type { ExpressionType, TypeArguments, WrittenType } from './expressionTypes.ts';
import { passedTextsOf } from './passedTexts.ts';
import { ListTypes } from './listTypes.ts';
import { NameTypes } from './nameTypes.ts';
import { isLibraryCall, libraryResults, promisedFunction } from './libraryCalls.ts';
import { PlaceMemo } from './placeMemo.ts';
import { readType } from './typeReader.ts';
import { TypeCalls } from './typeCalls.ts';
import { ExpectedTypes } from './expectedTypes.ts';
import { TypeMembers } from './typeMembers.ts';
import type { ImportMeanings, TypeEvaluation } from './typeParts.ts';
import type { ParameterNode, TypeNode } from './typeNodes.ts';
import { TypeOptions } from './typeOptions.ts';

interface QueryPlace {
  readonly entry: FileEntry;
  readonly line: number;
  readonly column: number | undefined;
}

/** Maximum steps of one query; a query that exceeds it returns unknown. Set by judgement: real queries need some hundred. */
const maxSteps = 500;
const maxTextDepth = 24;

/** Dependencies of {@link DeclaredTypes} outside declared types. */
type DeclaredTypesDependencies = Pick<
  Resolver,
  'classes' | 'definitions' | 'tracker' | 'evaluation' | 'exports' | 'guard' | 'modules' | 'narrowing' | 'scopes' | 'terms' | 'types'
>;

/** Constructs the parts, which need each other, and is the interface through which they reach each other. */
export class DeclaredTypes implements TypeEvaluation {
  readonly options: TypeOptions;
  readonly members: TypeMembers;
  readonly names: NameTypes;
  readonly calls: TypeCalls;
  readonly expected: ExpectedTypes;
  readonly lists: ListTypes;
  readonly memo: PlaceMemo;
  readonly #dependencies: DeclaredTypesDependencies;
  /** Keyed by the prefix of members, then by text. */
  readonly #nodes = new RecentMemo<TypeNode>();
  readonly #expressions = new RecentMemo<ExpressionNode | null>();
  #queryPlace: QueryPlace | undefined;
  #steps = 0;
  #depth = 0;

  constructor(dependencies: DeclaredTypesDependencies, imports: ImportMeanings) {
    this.#dependencies = dependencies;
    this.options = new TypeOptions(dependencies, this);
    this.members = new TypeMembers(dependencies, this);
    this.names = new NameTypes(dependencies, this, imports);
    this.calls = new TypeCalls(dependencies, this);
    this.expected = new ExpectedTypes(dependencies, this);
    this.lists = new ListTypes(this);
    this.memo = new PlaceMemo(dependencies.tracker);
  }

  /**
   * Runs a query with its own step budget.
   * @param place position of the name in question
   */
  runQuery<T>(compute: () => T, place?: QueryPlace): T {
    this.#steps = 0;
    this.#queryPlace = place;
    return compute();
  }

  /** The column of the queried name if it is on the line: a condition may start to hold in the middle of one. */
  columnOn(entry: FileEntry, line: number): number | undefined {
    return this.#queryPlace?.entry === entry && this.#queryPlace.line === line ? this.#queryPlace.column : undefined;
  }

  /** Limits the number of cached answers and parsed texts. */
  trim({ answers, texts }: Pick<LookUpLimits, 'answers' | 'texts'>): void {
    this.memo.trim(answers);
    this.#nodes.trim(texts);
    this.#expressions.trim(texts);
  }

  /** Counts a step; false when the budget is exhausted. */
  spendStep(): boolean {
    if (++this.#steps < maxSteps) return true;
    this.memo.noteLine();
    return false;
  }

  /** Types of an expression inside symbol `scope`; none when nothing is known. */
  ofText(entry: FileEntry, scope: number, text: string, line = -1): readonly ExpressionType[] {
    const node = this.#parsedExpression(text.trim());
    return node ? this.memo.of(entry, `${scope} ${text}`, () => this.typesOfExpression(entry, scope, node, line)) : [];
  }

  #parsedExpression(text: string): ExpressionNode | undefined {
    const cachedNode = this.#expressions.get('', text);
    if (cachedNode !== undefined) return cachedNode ?? undefined;
    const node = readExpression(text);
    this.#expressions.set('', text, node ?? null);
    return node;
  }

  /** Types of an expression that is already parsed. */
  typesOfExpression(entry: FileEntry, scope: number, node: ExpressionNode, line: number): readonly ExpressionType[] {
    if (this.#depth > maxTextDepth) this.#dependencies.tracker.noteCut();
    if (this.#depth > maxTextDepth || !this.spendStep()) return [];
    this.#depth++;
    try {
      return this.#computeExpression(entry, scope, node, line);
    } finally {
      this.#depth--;
    }
  }

  #computeExpression(entry: FileEntry, scope: number, node: ExpressionNode, line: number): readonly ExpressionType[] {
    const inner = (each: ExpressionNode): readonly ExpressionType[] => this.typesOfExpression(entry, scope, each, line);
    switch (node.kind) {
      case 'name':
        return this.names.of(entry, scope, node.name, line);
      case 'function':
        return [{ kind: 'symbol', entry, index: node.index }];
      case 'cast':
        return [this.writtenType(entry, scope, node.type, '<type>')];
      case 'options':
        return node.of.flatMap(inner);
      case 'record':
        return [{ kind: 'record', entry, scope, text: node.text }];
      case 'list':
        return [{ kind: 'elements', of: node.items.slice(0, 3).flatMap((item) => this.ofText(entry, scope, item, line)) }];
      case 'member':
        return inner(node.of).flatMap((type) => this.members.typesOf(type, node.name));
      case 'element': {
        const { key } = node;
        return inner(node.of).flatMap((type) => {
          const expressionTypes = key === undefined ? [] : this.members.typesOf(type, key);
          return expressionTypes.length || !(key === undefined || /^\d+$/.test(key)) ? expressionTypes : this.elements(type);
        });
      }
      case 'each':
        return inner(node.of).flatMap((type) => this.iterationTypes(type));
      case 'call':
      case 'new': {
        if (node.kind === 'call' && isLibraryCall(node.callee) && !this.names.isKnown(entry, scope, node.of))
          return libraryResults(node.callee, this.#firstArgumentTypes(entry, scope, node.arguments[0] ?? '', line), this);
        if (node.kind === 'new' && node.of.kind === 'name' && node.types.length) {
          const constructedType = this.writtenType(entry, scope, `${node.of.name}<${node.types.join(', ')}>`, '<type>');
          if (this.options.of(constructedType).some((each) => this.lists.isContainer(each))) return [constructedType];
        }
        const types = node.types.map((text): ExpressionType => this.writtenType(entry, scope, text, '<type>'));
        const isOfFunctions = node.arguments.some((text) => /=>|^\s*(?:async\s+)?function\b/.test(text));
        if (isOfFunctions) noteTargets(this.#dependencies.tracker, entry, passedFunctions);
        const passedTexts = isOfFunctions ? passedTextsOf(entry, node.callee) : undefined;
        const call = { entry, scope, line, arguments: passedTexts ?? node.arguments, types };
        const callbackText = node.kind === 'call' && node.of.kind === 'member' ? promisedFunction(node.of.name, node.arguments) : undefined;
        if (callbackText !== undefined && node.of.kind === 'member' && !inner(node.of).length)
          return callbackText === ''
            ? inner(node.of.of)
            : this.ofText(entry, scope, callbackText, line).flatMap((each) => this.calls.results(each));
        return inner(node.of).flatMap((type) =>
          node.kind === 'new' ? this.calls.constructedTypes(type, call) : this.calls.results(type, call),
        );
      }
    }
  }

  /** Types of an argument; a literal list keeps the position of its items. */
  #firstArgumentTypes(entry: FileEntry, scope: number, text: string, line: number): readonly ExpressionType[] {
    const node = this.#parsedExpression(text.trim());
    if (node?.kind !== 'list') return this.ofText(entry, scope, text, line);
    return [{ kind: 'row', items: node.items.map((item) => this.ofText(entry, scope, item, line)) }];
  }

  /**
   * A type as written in symbol `scope`.
   * @param prefix key of the members that the type declares, in the facts of that symbol
   */
  writtenType(entry: FileEntry, scope: number, text: string, prefix = '', typeArguments?: TypeArguments): WrittenType {
    return {
      kind: 'written',
      node: this.#parsedType(text, prefix),
      place: { entry, scope, holder: scope },
      ...(typeArguments && { typeArguments }),
    };
  }

  #parsedType(text: string, prefix: string): TypeNode {
    const cachedNode = this.#nodes.get(prefix, text);
    if (cachedNode) return cachedNode;
    const node = readType(text, prefix);
    this.#nodes.set(prefix, text, node);
    return node;
  }

  /** Types of the elements of a list, or of the values of a map. */
  elements(type: ExpressionType, depth = 0): readonly ExpressionType[] {
    return this.options.of(type, depth).flatMap((option) => this.lists.elements(option));
  }

  /** Types that iteration yields: pairs of keys and values for a map. */
  iterationTypes(type: ExpressionType): readonly ExpressionType[] {
    return this.options.of(type).flatMap((option) => this.lists.iterationTypes(option));
  }

  typesOfMeaning({ entry, index, name }: Meaning): readonly ExpressionType[] {
    if (name !== undefined) return this.names.variableTypes(entry, index, name);
    const fact = entry.fact(index);
    if (fact?.kind !== 'constant') return [{ kind: 'symbol', entry, index }];
    const expressionTypes = this.names.variableTypes(entry, Math.max(fact.parent, 0), fact.name);
    return expressionTypes.length ? expressionTypes : [{ kind: 'symbol', entry, index }];
  }

  /** The type that an alias stands for. */
  aliasedType(entry: FileEntry, index: number): WrittenType | undefined {
    const fact = entry.fact(index);
    const wholeText = entry.bindingsOf(index, '=')[0]?.value;
    const text = wholeText ?? (fact && this.#dependencies.types.aliasText(fact));
    return text === undefined ? undefined : this.writtenType(entry, index, text);
  }

  /** A type parameter of the symbols that enclose a place. */
  typeParameter(entry: FileEntry, scope: number, name: string): ParameterNode | undefined {
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      const match = typeParameters(fact, entry.rules).find((each) => each.name === name);
      if (match) {
        const parseBound = (each: string | undefined): TypeNode | undefined =>
          each === undefined ? undefined : this.#parsedType(each, '<type>');
        return { name, bound: parseBound(match.wholeBound ?? match.bound), default: parseBound(match.default) };
      }
    }
    return undefined;
  }

  /** Type arguments, keyed by the parameter names of a definition. */
  argumentsOf(entry: FileEntry, index: number, list: readonly ExpressionType[]): TypeArguments | undefined {
    const fact = entry.fact(index);
    if (!fact || !list.length) return undefined;
    const names = typeParameters(fact, entry.rules);
    return new Map(names.flatMap(({ name }, at) => (list[at] ? [[name, list[at]] as const] : [])));
  }
}
