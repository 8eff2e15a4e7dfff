// Finds values of Go variables that need more than a name: elements of ranges, and chains of calls and indices.
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, type QueryMatch } from '../captures.ts';
import type { BindingFact } from '../facts.ts';
import type { Owners } from '../definitions/owners.ts';
import { plainType } from '../types/plainTypes.ts';
import type { Source } from '../source.ts';

const maxLength = 200;
/** Expressions without a plain binding. */
const chainNodes: ReadonlySet<string> = new Set([
  'index_expression',
  'slice_expression',
  'call_expression',
  'unary_expression',
  'parenthesized_expression',
]);
const simpleCall = /^[\p{ID_Start}_][\w.]*\s*\(/u;
const constructionCall = /^(?:new|make)\s*\(/;

/** Binds `for key, each := range all` and `x := all[i].made()`; undefined for other patterns. */
export function goBindings(match: QueryMatch, source: Source, owners: Owners): readonly BindingFact[] | undefined {
  const callNode = captureOf(match, 'bind.call');
  if (callNode && /^(?:new|make)$/.test(source.textOf(callNode))) return [];
  const literal = captureOf(match, 'bind.new');
  const variable = captureOf(match, 'bind');
  if (literal?.type === 'map_type' && variable) {
    const value = plainType(source.foldedText(literal, maxLength));
    return value.length < maxLength ? [{ ...aliasBinding(variable, value), by: 'annotation' }] : [];
  }
  const item = captureOf(match, 'bind.item');
  const valueNode = captureOf(match, 'bind.ranged') ?? captureOf(match, 'bind.chain');
  if (!item || !valueNode) return undefined;
  const text = source.foldedText(valueNode, maxLength);
  if (text.length >= maxLength) return [];
  const loopNode = captureOf(match, 'bind.within');
  if (!loopNode) return isChained(valueNode.type, text) ? [aliasBinding(item, text)] : [];
  const [key, each] = item.namedChildren;
  const until = loopNode.endPosition.row;
  // A text that begins with an operator needs parentheses as an operand.
  const rangeText = /^[<&*]/.test(text) ? `(${text})` : text;
  return [
    ...(key ? [{ ...aliasBinding(key, `${rangeText}.#key`), until }] : []),
    ...(each ? [{ ...aliasBinding(each, `${rangeText}[]`), until }] : []),
  ].filter(({ name }) => name !== '_');

  function aliasBinding(node: SyntaxNode, value: string): BindingFact {
    const scope = owners.holderAt(node.startIndex);
    return { scope, name: source.foldedText(node, maxLength), value, by: 'alias', line: node.startPosition.row };
  }
}

function isChained(type: string, text: string): boolean {
  if (!chainNodes.has(type)) return false;
  if (type === 'unary_expression') return text.startsWith('<-');
  // A plain `make()` has a binding by the name of its callee.
  return type !== 'call_expression' || constructionCall.test(text) || !simpleCall.test(text) || !endsAtFirstCall(text);
}

/** Whether the first pair of parentheses ends the text. */
function endsAtFirstCall(text: string): boolean {
  let level = 0;
  for (let at = text.indexOf('('); at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '(') level++;
    else if (char === ')' && --level === 0) return at === text.length - 1;
  }
  return true;
}
