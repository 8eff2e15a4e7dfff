// What variables of Python hold that take more than a name to write: results of chains of calls, and what loops go through.
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, type QueryMatch } from '../captures.ts';
import type { Draft } from '../definitions/draft.ts';
import type { BindingFact } from '../facts.ts';
import type { Owners } from '../definitions/owners.ts';
import type { Source } from '../source.ts';

const longest = 200;
const sources = ['bind.operand', 'bind.chain', 'bind.parts', 'bind.each', 'bind.entered', 'bind.choice'] as const;
const dotted = /^[\p{ID_Start}_][\p{ID_Continue}.]*$/u;
/** Names, calls and indices one after another. */
const chain = /^(?:await )?[\p{ID_Start}_][\p{ID_Continue}.]*(?:[([].*)?$/u;
/** Functions that go through the same elements as what they are given. */
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

/** `x = make().part`, and `x` in `for x in making.parts()` as what `making.parts().__iter__()[0]` is. */
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

  /** Patterns may be nested: `for at, (key, value) in enumerate(pairs)`. */
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
    // A constant's own definition holds its name, but the name lives around it.
    const holder = owners.holding(node.startIndex);
    const scope = drafts[holder - 1]?.kind === 'constant' ? owners.running(node.startIndex) : holder;
    return [{ scope, name, value, by: 'alias', line, ...(until === undefined ? {} : { until }) }];
  }
}

/** Options of `a or b` and `a if c else b`, which may be nested and in parentheses. */
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

/** Operators are methods of what stands on their left. */
function operated(text: string, operation: SyntaxNode | null): string | undefined {
  const name = operators.get(operation?.childForFieldName('operator')?.type ?? '');
  return name === undefined ? undefined : `${text}.__${name}__()`;
}

/** Of what is copied or taken out of a row. */
function sameObject(text: string): string | undefined {
  const copied = /^(?:copy\.)?(?:copy|deepcopy)\(([^,()]*)\)$/.exec(text)?.[1];
  const next = /^(?:a?next|min|max)\(([^,()]*)(?:,.*)?\)$/.exec(text)?.[1];
  return copied ?? (next === undefined ? undefined : elementOf(next));
}

/** Such are bound by the name of what is called or copied. */
function isSimple(node: SyntaxNode, source: Source): boolean {
  const made = node.type === 'await' ? node.namedChildren[0] : node;
  const named = made?.type === 'call' ? made.childForFieldName('function') : made;
  return named ? dotted.test(source.folded(named, longest)) : true;
}

function elementOf(text: string): string {
  const same = sameElements.exec(text)?.[1];
  return same === undefined ? `${text}.__iter__()[0]` : elementOf(same);
}

/** Of what is gone through by several names at once. */
function partOf(text: string, at: number): string | undefined {
  const map = pairs.exec(text)?.[1];
  if (map !== undefined) return at < 2 ? `${map}.${at === 0 ? 'keys' : 'values'}()[0]` : undefined;
  const numbered = /^enumerate\(([^,]*)(?:,.*)?\)$/.exec(text)?.[1];
  if (numbered !== undefined) return at === 1 ? elementOf(numbered) : undefined;
  const together = /^zip\(([^()]*)\)$/.exec(text)?.[1]?.split(/\s*,\s*/)[at];
  return together === undefined ? `${elementOf(text)}[${at}]` : elementOf(together);
}
