// Finds values of Python variables that need more than a name: results of call chains, and loop variables.
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, type QueryMatch } from '../captures.ts';
import type { Draft } from '../definitions/draft.ts';
import type { BindingFact } from '../facts.ts';
import type { Owners } from '../definitions/owners.ts';
import type { Source } from '../source.ts';

const maxLength = 200;
const captureNames = ['bind.operand', 'bind.chain', 'bind.parts', 'bind.each', 'bind.entered', 'bind.choice'] as const;
const dottedPattern = /^[\p{ID_Start}_][\p{ID_Continue}.]*$/u;
/** A chain of names, calls and indices. */
const chainPattern = /^(?:await )?[\p{ID_Start}_][\p{ID_Continue}.]*(?:[([].*)?$/u;
/** Functions whose result has the same elements as their argument. */
const sameElements = /^(?:list|tuple|set|frozenset|sorted|reversed|iter)\(([^,]*)(?:,.*)?\)$/;
const operators = new Map(
  Object.entries({
    '+': 'add',
    '-': 'sub',
    '*': 'mul',
    '/': 'truediv',
    '//': 'floordiv',
    '|': 'or',
    '&': 'and',
    '@': 'matmul',
    '%': 'mod',
  }),
);
const itemsCall = /^(.*)\.items\(\)$/;

/** Binds `x = make().part`, and `x` in `for x in making.parts()` as `making.parts().__iter__()[0]`. */
export function chainBindings(match: QueryMatch, source: Source, owners: Owners, drafts: readonly Draft[]): readonly BindingFact[] {
  const item = captureOf(match, 'bind.item');
  const valueNode = captureNames.map((name) => captureOf(match, name)).find((node) => node);
  const text = valueNode && source.foldedText(valueNode, maxLength);
  if (!item || !text || text.length >= maxLength) return [];
  if (captureOf(match, 'bind.parts'))
    return item.namedChildren.flatMap((each, at) => aliasBindings(each, `${sameObject(text) ?? text}[${at}]`));
  if (captureOf(match, 'bind.operand')) return aliasBindings(item, operatorCall(text, valueNode.parent));
  if (captureOf(match, 'bind.chain')) return aliasBindings(item, sameObject(text) ?? (isSimple(valueNode, source) ? undefined : text));
  const enteredValue = captureOf(match, 'bind.entered') ? `${text}.__enter__()` : undefined;
  if (enteredValue !== undefined && item.type === 'tuple')
    return item.namedChildren.flatMap((each, at) => aliasBindings(each, `${enteredValue}[${at}]`));
  if (enteredValue !== undefined) return aliasBindings(item, enteredValue);
  if (captureOf(match, 'bind.choice'))
    return optionsOf(valueNode).flatMap((each) => aliasBindings(item, source.foldedText(each, maxLength)));
  return item.type === 'identifier'
    ? aliasBindings(item, elementOf(text))
    : item.namedChildren.flatMap((each, at) => partBindings(each, partOf(text, at)));

  /** Patterns may nest: `for at, (key, value) in enumerate(pairs)`. */
  function partBindings(node: SyntaxNode, value: string | undefined): readonly BindingFact[] {
    if (node.type !== 'tuple_pattern') return aliasBindings(node, value);
    return node.namedChildren.flatMap((each, at) => aliasBindings(each, value === undefined ? undefined : `${value}[${at}]`));
  }

  function aliasBindings(node: SyntaxNode, value: string | undefined): readonly BindingFact[] {
    const name = source.foldedText(node, maxLength);
    if (value === undefined || !chainPattern.test(value) || !dottedPattern.test(name)) return [];
    const scopeNode = captureOf(match, 'bind.within');
    const line = (scopeNode ?? node).startPosition.row;
    const until = scopeNode?.endPosition.row;
    // The definition of a constant contains its name, but the name belongs to the enclosing scope.
    const holder = owners.holderAt(node.startIndex);
    const scope = drafts[holder - 1]?.kind === 'constant' ? owners.runnerAt(node.startIndex) : holder;
    return [{ scope, name, value, by: 'alias', line, ...(until === undefined ? {} : { until }) }];
  }
}

/** Options of `a or b` and `a if c else b`, also nested or in parentheses. */
function optionsOf(node: SyntaxNode): readonly SyntaxNode[] {
  const parts = node.namedChildren;
  if (node.type === 'parenthesized_expression') return parts.flatMap(optionsOf);
  if (node.type === 'conditional_expression') return [parts[0], parts[2]].flatMap((each) => (each ? optionsOf(each) : []));
  if (node.type === 'boolean_operator') return parts.slice(isOr(node) ? 0 : 1).flatMap(optionsOf);
  return [node];
}

function isOr(node: SyntaxNode): boolean {
  return node.childForFieldName('operator')?.type === 'or';
}

/** An operator is a method of its left operand. */
function operatorCall(text: string, operation: SyntaxNode | null): string | undefined {
  const name = operators.get(operation?.childForFieldName('operator')?.type ?? '');
  return name === undefined ? undefined : `${text}.__${name}__()`;
}

/** The object behind a copy, or the element taken from a sequence. */
function sameObject(text: string): string | undefined {
  const copySource = /^(?:copy\.)?(?:copy|deepcopy)\(([^,()]*)\)$/.exec(text)?.[1];
  const pickSource = /^(?:a?next|min|max)\(([^,()]*)(?:,.*)?\)$/.exec(text)?.[1];
  return copySource ?? (pickSource === undefined ? undefined : elementOf(pickSource));
}

/** Whether a plain binding covers the value by the name of its callee or source. */
function isSimple(node: SyntaxNode, source: Source): boolean {
  const operand = node.type === 'await' ? node.namedChildren[0] : node;
  const sourceNode = operand?.type === 'call' ? operand.childForFieldName('function') : operand;
  return sourceNode ? dottedPattern.test(source.foldedText(sourceNode, maxLength)) : true;
}

function elementOf(text: string): string {
  const sequence = sameElements.exec(text)?.[1];
  return sequence === undefined ? `${text}.__iter__()[0]` : elementOf(sequence);
}

/** The element for one of several loop variables. */
function partOf(text: string, at: number): string | undefined {
  const dictionary = itemsCall.exec(text)?.[1];
  if (dictionary !== undefined) return at < 2 ? `${dictionary}.${at === 0 ? 'keys' : 'values'}()[0]` : undefined;
  const enumerateSource = /^enumerate\(([^,]*)(?:,.*)?\)$/.exec(text)?.[1];
  if (enumerateSource !== undefined) return at === 1 ? elementOf(enumerateSource) : undefined;
  const zipSource = /^zip\(([^()]*)\)$/.exec(text)?.[1]?.split(/\s*,\s*/)[at];
  return zipSource === undefined ? `${elementOf(text)}[${at}]` : elementOf(zipSource);
}
