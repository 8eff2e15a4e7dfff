// Finds value flow (assigned, passed, returned, yielded and iterated values) as terms, so that calls of values in variables can be
// resolved.
import type { Grammar } from '../../syntax/language.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, type Captures, type QueryMatch } from '../captures.ts';
import type { Draft } from '../definitions/draft.ts';
import type { BindingFact } from '../facts.ts';
import type { Owners } from '../definitions/owners.ts';
import type { Source } from '../source.ts';
import { parseArguments, parseTerm } from './termParser.ts';
import { argumentsText, termText, type Term } from './valueTerms.ts';

/** Maximum length of a term; longer ones are tables of data, which cost more to follow than they tell. */
const maxLength = 4000;
/** Maximum length with functions, which may have long comments between them. */
const maxLengthWithFunctions = 4 * maxLength;
/** Maximum length of arguments: calls nest in arguments of calls, so their texts would add up. */
const maxArgumentsLength = 1000;
const plainName = /^[\p{ID_Start}$_#][\p{ID_Continue}$]*$/u;

/** Texts of expressions, in which functions appear as `@` and their symbol index. */
export class Snippets {
  readonly #source: Source;
  readonly #functions: { readonly start: number; readonly draft: Draft; readonly index: number }[];

  constructor(source: Source, drafts: readonly Draft[]) {
    this.#source = source;
    this.#functions = drafts
      .flatMap((draft, i) => (draft.kind === 'constant' || draft.entry ? [] : [{ start: draft.body.startIndex, draft, index: i + 1 }]))
      .sort((a, b) => a.start - b.start || b.draft.body.endIndex - a.draft.body.endIndex);
  }

  /** The text between two offsets; empty when it is too long. */
  text(from: number, to: number, limit: number = maxLength): string {
    const { text } = this.#source;
    let at = from;
    let result = '';
    for (let i = this.#firstFunctionFrom(from); i < this.#functions.length; i = Math.max(i + 1, this.#firstFunctionFrom(at))) {
      const { draft, index, start } = this.#functions[i] ?? { start: to };
      if (start >= to) break;
      if (!draft || draft.body.endIndex > to || start < at) continue;
      // A method of an object includes its key, since its symbol has the name.
      const functionNode = draft.node.startIndex >= at && draft.node.endIndex <= to ? draft.node : draft.body;
      result += `${text.slice(at, functionNode.startIndex)} @${index} `;
      at = functionNode.endIndex;
      if (result.length > (limit === maxLength ? maxLengthWithFunctions : limit)) return '';
    }
    const maxResult = limit === maxLength && result !== '' ? maxLengthWithFunctions : limit;
    return result.length + to - at > maxResult ? '' : result + text.slice(at, to);
  }

  #firstFunctionFrom(offset: number): number {
    let low = 0;
    let high = this.#functions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#functions[middle]?.start ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Arguments of a call that may hold functions or objects, in the form of {@link parseArguments}; empty when there are none. */
export function passedArgumentsText(list: SyntaxNode | undefined, snippets: Snippets, grammar: Grammar): string {
  if (!list || list.endIndex - list.startIndex <= 2) return '';
  const text = snippets.text(list.startIndex + 1, list.endIndex - 1, maxArgumentsLength);
  if (!/[\p{ID_Start}$_@]/u.test(text)) return '';
  return argumentsText(parseArguments(text, { bareKeys: grammar.keysAreBare }).map((each) => (isEmpty(each.value) ? {} : each)));
}

function isEmpty(term: Term | undefined): boolean {
  return (term?.kind === 'list' && term.items.length === 0) || (term?.kind === 'record' && term.entries.length === 0);
}

/** Inputs of the flow search. */
export interface FlowContext {
  readonly captures: Captures;
  readonly source: Source;
  readonly owners: Owners;
  readonly drafts: readonly Draft[];
  readonly grammar: Grammar;
  readonly snippets: Snippets;
  /** Plain bindings found before. */
  readonly bindings: readonly BindingFact[];
}

/** Flows in text order, without those that a plain binding covers. */
export function findFlows(context: FlowContext): BindingFact[] {
  const bodies = new Set(context.drafts.map((draft) => draft.body.id));
  const coveredKeys = new Set(
    context.bindings.map(({ line, name, value, by }) => (by === 'annotation' ? '' : `${line} ${name} ${value.replace(/<[^]*$/, '')}`)),
  );
  const isDeclared = declarationTest(context);
  const facts: BindingFact[] = [];
  for (const match of context.captures('flow')) {
    const origin = finalOrigin(originOf(match));
    const fact =
      origin &&
      !(captureOf(match, 'flow.to')?.type === 'identifier' && bodies.has(origin.node.id)) &&
      flowFact(match, origin, bodies, context);
    if (!fact) continue;
    const isParameter = captureOf(match, 'flow.parameter') !== undefined;
    if (isParameter) facts.push({ ...fact, by: 'default' });
    else if (plainName.test(fact.name) && !isDeclared(fact)) facts.push({ ...fact, by: 'assigned' });
    else if (!coveredKeys.has(`${fact.line} ${fact.name} ${fact.value.replace(/^new /, '').replace(/\(\)$/, '')}`)) facts.push(fact);
  }
  return facts;
}

interface FlowOrigin {
  readonly node: SyntaxNode;
  readonly name: string;
  readonly each: boolean;
}

function flowFact(
  match: QueryMatch,
  origin: FlowOrigin,
  bodies: ReadonlySet<number>,
  { owners, grammar, snippets, drafts, source }: FlowContext,
): BindingFact | undefined {
  const parameter = captureOf(match, 'flow.parameter');
  const to = captureOf(match, 'flow.to') ?? parameter;
  const syntax = { bareKeys: grammar.keysAreBare };
  const field = fieldOf(match, source);
  const target = field ?? (to ? parseTerm(snippets.text(to.startIndex, to.endIndex), syntax) : undefined);
  if (to && !target) return undefined;
  const text = snippets.text(origin.node.startIndex, origin.node.endIndex);
  const value = /[\p{ID_Start}$_@[{]/u.test(text) ? parseTerm(text, syntax) : undefined;
  const scope = parameter ? owners.holderAt(parameter.startIndex) : owners.runnerAt(offsetInScope(origin.node, bodies, owners, grammar));
  // An assignment in a class body declares a field even for a plain value.
  const isField = !parameter && target?.kind === 'name' && grammar.assignmentDeclares && isBody(drafts[scope - 1]);
  if (!value && !isField) return undefined;
  const fullValue = value && sequenceNodes.has(origin.node.type) ? asList(value) : value;
  const valueText = fullValue ? termText(origin.each ? { kind: 'spread', of: fullValue } : fullValue) : '';
  if (valueText.length > maxLength) return undefined;
  return { scope, name: target ? termText(target) : origin.name, value: valueText, by: 'flow', line: origin.node.startPosition.row };
}

/** The field that a keyed struct literal sets. */
function fieldOf(match: QueryMatch, source: Source): Term | undefined {
  const [type, key] = [captureOf(match, 'flow.type'), captureOf(match, 'flow.key')];
  const of = type && parseTerm(source.textOf(type).replace(/\[[^]*$/, ''), { bareKeys: false });
  return of && key && { kind: 'member', of, name: source.textOf(key) };
}

/** Python comprehensions that yield a sequence; a dictionary comprehension yields values under keys. */
const sequenceNodes = new Set(['list_comprehension', 'set_comprehension', 'generator_expression']);

function asList(value: Term): Term {
  return { kind: 'call', of: { kind: 'name', name: 'list' }, arguments: [{ value }] };
}

/**
 * Offset in the scope of the flow: a function's first character already runs inside the function, while its value flows in the enclosing
 * scope.
 */
function offsetInScope(node: SyntaxNode, bodies: ReadonlySet<number>, owners: Owners, grammar: Grammar): number {
  const { startIndex } = node;
  if (!owners.beginsAt(startIndex)) return startIndex;
  // The head of a lambda runs outside it if heads of functions do.
  const lambda = grammar.rules.headsRunOutside ? node.parent : null;
  return lambda && bodies.has(lambda.id) ? startIndex : startIndex - 1;
}

/** Whether the scope of a flow itself declares the assigned name. */
function declarationTest({ captures, source, owners, drafts, grammar }: FlowContext): (fact: BindingFact) => boolean {
  const names = new Set<string>();
  for (const match of captures(grammar.assignmentDeclares ? 'global' : 'local')) {
    const node = captureOf(match, grammar.assignmentDeclares ? 'global' : 'local');
    if (node) names.add(`${owners.runnerAt(node.startIndex)} ${source.textOf(node)}`);
  }
  return ({ scope, name }) => isBody(drafts[scope - 1]) || names.has(`${scope} ${name}`) !== grammar.assignmentDeclares;
}

/** Whether the scope is a class body, where an assignment declares a field. */
function isBody(draft: Draft | undefined): boolean {
  return draft?.kind === 'class' || draft?.kind === 'interface' || draft?.kind === 'enum';
}

/** In `a = b = value` both get the value. */
function finalOrigin(flowOrigin: FlowOrigin | undefined): FlowOrigin | undefined {
  const right = flowOrigin?.node.type === 'assignment' ? flowOrigin.node.childForFieldName('right') : undefined;
  return flowOrigin && right ? finalOrigin({ ...flowOrigin, node: right }) : flowOrigin;
}

function originOf(match: QueryMatch): FlowOrigin | undefined {
  for (const [capture, name, each] of originCaptures) {
    const node = captureOf(match, capture);
    if (node) return { node, name, each };
  }
  return undefined;
}

const originCaptures = [
  ['flow.from', '', false],
  ['flow.each', '', true],
  ['flow.return', '<return>', false],
  ['flow.yield', '<yield>', false],
] as const;
