// Finds values of Python variables that need more than a name: results of call chains, and loop variables.
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, type QueryMatch } from '../captures.ts';
import type { Draft } from '../definitions/draft.ts';
import type { BindingFact } from '../facts.ts';
import type { Owners } from '../definitions/owners.ts';
import type { Source } from '../source.ts';

const longest = 200;
const sources = ['bind.operand', 'bind.chain', 'bind.parts', 'bind.each', 'bind.entered', 'bind.choice'] as const;
const dotted = /^[\p{ID_Start}_][\p{ID_Continue}.]*$/u;
/** A chain of names, calls and indices. */
const chain = /^(?:await )?[\p{ID_Start}_][\p{ID_Continue}.]*(?:[([].*)?$/u;
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
const pairs = /^(.*)\.items\(\)$/;

/** Binds `x = make().part`, and `x` in `for x in making.parts()` as `making.parts().__iter__()[0]`. */
export function chainBindings(match: QueryMatch, source: Source, owners: Owners, drafts: readonly Draft[]): readonly BindingFact[] {
  const item = captureOf(match, 'bind.item');
  const whole = sources.map((name) => captureOf(match, name)).find((node) => node);
  const text = whole && source.folded(whole, longest);
  if (!item || !text || text.length >= longest) return [];
  if (captureOf(match, 'bind.parts')) return item.namedChildren.flatMap((each, at) => bound(each, `${sameObject(text) ?? text}[${at}]`));
  if (captureOf(match, 'bind.operand')) return bound(item, operated(text, whole.parent));
  if (captureOf(match, 'bind.chain')) return bound(item, sameObject(text) ?? (isSimple(whole, source) ? undefined : text));
  const entered = captureOf(match, 'bind.entered') ? `${text}.__enter__()` : undefined;
  if (entered !== undefined && item.type === 'tuple') return item.namedChildren.flatMap((each, at) => bound(each, `${entered}[${at}]`));
  if (entered !== undefined) return bound(item, entered);
  if (captureOf(match, 'bind.choice')) return optionsOf(whole).flatMap((each) => bound(item, source.folded(each, longest)));
  return item.type === 'identifier'
    ? bound(item, elementOf(text))
    : item.namedChildren.flatMap((each, at) => ofPart(each, partOf(text, at)));

  /** Patterns may nest: `for at, (key, value) in enumerate(pairs)`. */
  function ofPart(node: SyntaxNode, value: string | undefined): readonly BindingFact[] {
    if (node.type !== 'tuple_pattern') return bound(node, value);
    return node.namedChildren.flatMap((each, at) => bound(each, value === undefined ? undefined : `${value}[${at}]`));
  }

  function bound(node: SyntaxNode, value: string | undefined): readonly BindingFact[] {
    const name = source.folded(node, longest);
    if (value === undefined || !chain.test(value) || !dotted.test(name)) return [];
    const within = captureOf(match, 'bind.within');
    const line = (within ?? node).startPosition.row;
    const until = within?.endPosition.row;
    // The definition of a constant contains its name, but the name belongs to the enclosing scope.
    const holder = owners.holding(node.startIndex);
    const scope = drafts[holder - 1]?.kind === 'constant' ? owners.running(node.startIndex) : holder;
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
function operated(text: string, operation: SyntaxNode | null): string | undefined {
  const name = operators.get(operation?.childForFieldName('operator')?.type ?? '');
  return name === undefined ? undefined : `${text}.__${name}__()`;
}

/** The object behind a copy, or the element taken from a sequence. */
function sameObject(text: string): string | undefined {
  const copied = /^(?:copy\.)?(?:copy|deepcopy)\(([^,()]*)\)$/.exec(text)?.[1];
  const next = /^(?:a?next|min|max)\(([^,()]*)(?:,.*)?\)$/.exec(text)?.[1];
  return copied ?? (next === undefined ? undefined : elementOf(next));
}

/** Whether a plain binding covers the value by the name of its callee or source. */
function isSimple(node: SyntaxNode, source: Source): boolean {
  const made = node.type === 'await' ? node.namedChildren[0] : node;
  const named = made?.type === 'call' ? made.childForFieldName('function') : made;
  return named ? dotted.test(source.folded(named, longest)) : true;
}

function elementOf(text: string): string {
  const same = sameElements.exec(text)?.[1];
  return same === undefined ? `${text}.__iter__()[0]` : elementOf(same);
}

/** The element for one of several loop variables. */
function partOf(text: string, at: number): string | undefined {
  const map = pairs.exec(text)?.[1];
  if (map !== undefined) return at < 2 ? `${map}.${at === 0 ? 'keys' : 'values'}()[0]` : undefined;
  const numbered = /^enumerate\(([^,]*)(?:,.*)?\)$/.exec(text)?.[1];
  if (numbered !== undefined) return at === 1 ? elementOf(numbered) : undefined;
  const together = /^zip\(([^()]*)\)$/.exec(text)?.[1]?.split(/\s*,\s*/)[at];
  return together === undefined ? `${elementOf(text)}[${at}]` : elementOf(together);
}
