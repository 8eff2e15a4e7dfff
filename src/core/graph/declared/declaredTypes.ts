// Computes types of TypeScript expressions from written types on demand, the way a type checker does.
import { RecentMemo } from '../../base/collections/recentMemo.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { LookUpRoom } from '../files/lookUpRoom.ts';
import type { Meaning } from '../names/meanings.ts';
import type { Resolver } from '../calls/resolver.ts';
import { typeParameters } from '../values/typeParameters.ts';
import { readExpression, type ExpressionNode } from './expressionReader.ts';
import type { ExpressionType, TypeArguments, WrittenType } from './expressionTypes.ts';
import { passedBy } from './passedTexts.ts';
import { ListTypes } from './listTypes.ts';
import { NameTypes } from './nameTypes.ts';
import { isLibraryCall, libraryResults, promisedFunction } from './libraryCalls.ts';
import { PlaceMemo } from './placeMemo.ts';
import { readType } from './typeReader.ts';
import { TypeCalls } from './typeCalls.ts';
import { TypeContexts } from './typeContexts.ts';
import { TypeMembers } from './typeMembers.ts';
import type { NameSource, TypeReading } from './typeParts.ts';
import type { ParameterNode, TypeNode } from './typeNodes.ts';
import { TypeOptions } from './typeOptions.ts';

interface QueryPlace {
  readonly entry: FileEntry;
  readonly line: number;
  readonly column: number | undefined;
}

/** Maximum steps of one query; a query that exceeds it returns unknown. Set by judgement: real queries need some hundred. */
const mostSteps = 500;
const deepestText = 24;

/** Dependencies of {@link DeclaredTypes} outside declared types. */
type DeclaredTypesParts = Pick<
  Resolver,
  'classes' | 'definitions' | 'dependencies' | 'evaluation' | 'exports' | 'guard' | 'modules' | 'narrowing' | 'scopes' | 'terms' | 'types'
>;

/** Evaluates expressions and types. */
export class DeclaredTypes implements TypeReading {
  readonly options: TypeOptions;
  readonly members: TypeMembers;
  readonly names: NameTypes;
  readonly calls: TypeCalls;
  readonly contexts: TypeContexts;
  readonly lists: ListTypes;
  readonly memo: PlaceMemo;
  readonly #parts: DeclaredTypesParts;
  /** Keyed by the prefix of members, then by text. */
  readonly #nodes = new RecentMemo<TypeNode>();
  readonly #expressions = new RecentMemo<ExpressionNode | null>();
  #asked: QueryPlace | undefined;
  #steps = 0;
  #depth = 0;

  constructor(parts: DeclaredTypesParts, source: NameSource) {
    this.#parts = parts;
    this.options = new TypeOptions(parts, this);
    this.members = new TypeMembers(parts, this);
    this.names = new NameTypes(parts, this, source);
    this.calls = new TypeCalls(parts, this);
    this.contexts = new TypeContexts(parts, this);
    this.lists = new ListTypes(this);
    this.memo = new PlaceMemo(parts.dependencies);
  }

  /**
   * Runs a query with its own step budget.
   * @param place position of the name in question
   */
  ask<T>(question: () => T, place?: QueryPlace): T {
    this.#steps = 0;
    this.#asked = place;
    return question();
  }

  /** The column of the queried name if it is on the line: a condition may start to hold in the middle of one. */
  columnOn(entry: FileEntry, line: number): number | undefined {
    return this.#asked?.entry === entry && this.#asked.line === line ? this.#asked.column : undefined;
  }

  /** Limits the number of cached answers and parsed texts. */
  trim({ answers, texts }: Pick<LookUpRoom, 'answers' | 'texts'>): void {
    this.memo.trim(answers);
    this.#nodes.trim(texts);
    this.#expressions.trim(texts);
  }

  /** Counts a step; false when the budget is exhausted. */
  spend(): boolean {
    if (++this.#steps < mostSteps) return true;
    this.memo.noteLine();
    return false;
  }

  /** Types of an expression inside symbol `scope`; none when nothing is known. */
  ofText(entry: FileEntry, scope: number, text: string, line = -1): readonly ExpressionType[] {
    const node = this.#read(text.trim());
    return node ? this.memo.of(entry, `${scope} ${text}`, () => this.ofExpression(entry, scope, node, line)) : [];
  }

  #read(text: string): ExpressionNode | undefined {
    const known = this.#expressions.get('', text);
    if (known !== undefined) return known ?? undefined;
    const node = readExpression(text);
    this.#expressions.set('', text, node ?? null);
    return node;
  }

  /** Types of an expression that is already parsed. */
  ofExpression(entry: FileEntry, scope: number, node: ExpressionNode, line: number): readonly ExpressionType[] {
    if (this.#depth > deepestText) this.#parts.dependencies.noteCut();
    if (this.#depth > deepestText || !this.spend()) return [];
    this.#depth++;
    try {
      return this.#expression(entry, scope, node, line);
    } finally {
      this.#depth--;
    }
  }

  #expression(entry: FileEntry, scope: number, node: ExpressionNode, line: number): readonly ExpressionType[] {
    const inner = (each: ExpressionNode): readonly ExpressionType[] => this.ofExpression(entry, scope, each, line);
    switch (node.kind) {
      case 'name':
        return this.names.of(entry, scope, node.name, line);
      case 'function':
        return [{ kind: 'symbol', entry, index: node.index }];
      case 'cast':
        return [this.written(entry, scope, node.type, '<type>')];
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
        return inner(node.of).flatMap((type) => this.iterated(type));
      case 'call':
      case 'new': {
        if (node.kind === 'call' && isLibraryCall(node.callee) && !this.names.isKnown(entry, scope, node.of))
          return libraryResults(node.callee, this.#firstOf(entry, scope, node.arguments[0] ?? '', line), this);
        if (node.kind === 'new' && node.of.kind === 'name' && node.types.length) {
          const made = this.written(entry, scope, `${node.of.name}<${node.types.join(', ')}>`, '<type>');
          if (this.options.of(made).some((each) => this.lists.isContainer(each))) return [made];
        }
        const types = node.types.map((text): ExpressionType => this.written(entry, scope, text, '<type>'));
        const isOfFunctions = node.arguments.some((text) => /=>|^\s*(?:async\s+)?function\b/.test(text));
        const passed = isOfFunctions ? passedBy(entry, node.callee) : undefined;
        const call = { entry, scope, line, arguments: passed ?? node.arguments, types };
        const promised = node.kind === 'call' && node.of.kind === 'member' ? promisedFunction(node.of.name, node.arguments) : undefined;
        if (promised !== undefined && node.of.kind === 'member' && !inner(node.of).length)
          return promised === ''
            ? inner(node.of.of)
            : this.ofText(entry, scope, promised, line).flatMap((each) => this.calls.results(each));
        return inner(node.of).flatMap((type) =>
          node.kind === 'new' ? this.calls.constructed(type, call) : this.calls.results(type, call),
        );
      }
    }
  }

  /** Types of an argument; a literal list keeps the position of its items. */
  #firstOf(entry: FileEntry, scope: number, text: string, line: number): readonly ExpressionType[] {
    const node = this.#read(text.trim());
    if (node?.kind !== 'list') return this.ofText(entry, scope, text, line);
    return [{ kind: 'row', items: node.items.map((item) => this.ofText(entry, scope, item, line)) }];
  }

  /**
   * A type as written in symbol `scope`.
   * @param prefix key of the members that the type declares, in the facts of that symbol
   */
  written(entry: FileEntry, scope: number, text: string, prefix = '', given?: TypeArguments): WrittenType {
    return {
      kind: 'written',
      node: this.#node(text, prefix),
      place: { entry, scope, holder: scope },
      ...(given && { typeArguments: given }),
    };
  }

  #node(text: string, prefix: string): TypeNode {
    const known = this.#nodes.get(prefix, text);
    if (known) return known;
    const node = readType(text, prefix);
    this.#nodes.set(prefix, text, node);
    return node;
  }

  /** Types of the elements of a list, or of the values of a map. */
  elements(type: ExpressionType, depth = 0): readonly ExpressionType[] {
    return this.options.of(type, depth).flatMap((option) => this.lists.elements(option));
  }

  /** Types that iteration yields: pairs of keys and values for a map. */
  iterated(type: ExpressionType): readonly ExpressionType[] {
    return this.options.of(type).flatMap((option) => this.lists.iterated(option));
  }

  /** Types of a meaning. */
  ofMeaning({ entry, index, name }: Meaning): readonly ExpressionType[] {
    if (name !== undefined) return this.names.held(entry, index, name);
    const fact = entry.fact(index);
    if (fact?.kind !== 'constant') return [{ kind: 'symbol', entry, index }];
    const expressionTypes = this.names.held(entry, Math.max(fact.parent, 0), fact.name);
    return expressionTypes.length ? expressionTypes : [{ kind: 'symbol', entry, index }];
  }

  /** The type that an alias stands for. */
  aliased(entry: FileEntry, index: number): WrittenType | undefined {
    const fact = entry.fact(index);
    const long = entry.bindingsOf(index, '=')[0]?.value;
    const text = long ?? (fact && this.#parts.types.aliased(fact));
    return text === undefined ? undefined : this.written(entry, index, text);
  }

  /** A type parameter of the symbols that enclose a place. */
  typeParameter(entry: FileEntry, scope: number, name: string): ParameterNode | undefined {
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      const match = typeParameters(fact, entry.rules).find((each) => each.name === name);
      if (match) {
        const read = (each: string | undefined): TypeNode | undefined => (each === undefined ? undefined : this.#node(each, '<type>'));
        return { name, bound: read(match.wholeBound ?? match.bound), default: read(match.default) };
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
