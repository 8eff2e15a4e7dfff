// Converts Go expressions to chains of names, calls and indices: constructions, conversions and channel receives become casts or indices.
import { firstArgument } from '../../base/firstArgument.ts';

/** Type before the braces of a composite literal. */
const literalType = /^((?:\[[\w.]*\]|map\[[\w.*]{1,80}\]|\*)*[\p{ID_Start}_][\w.]*(?:\[[\w.*, ]{1,80}\])?)\s*\{/u;
const construction = /^(?:new|make)\(/;
const maxDepth = 6;

/**
 * Converts `new(Cart).total` to `(_ as Cart).total`, `<-orders` to `orders[]`; returns other texts unchanged. Undefined when a bracket
 * is not closed.
 */
export function goChain(text: string, depth = 0): string | undefined {
  const plain = text.trim();
  if (depth > maxDepth || plain === '') return undefined;
  if (plain.startsWith('<-')) return appendRest(goChain(plain.slice(2), depth + 1), '[]');
  if (/^[&*]/.test(plain)) return goChain(plain.slice(1), depth + 1);
  const assertion = assertionIn(plain);
  if (assertion) return `(_ as ${assertion.type})${assertion.rest}`;
  if (construction.test(plain)) {
    const open = plain.indexOf('(');
    const end = closing(plain, open);
    return end === undefined ? undefined : `(_ as ${firstArgument(plain.slice(open + 1, end))})${plain.slice(end + 1)}`;
  }
  if (plain.startsWith('(')) {
    const end = closing(plain, 0);
    return end === undefined ? undefined : appendRest(goChain(plain.slice(1, end), depth + 1), plain.slice(end + 1));
  }
  const type = literalType.exec(plain)?.[1];
  if (type === undefined) return plain;
  const end = closing(plain, plain.indexOf('{', type.length));
  return end === undefined ? undefined : `(_ as ${type})${plain.slice(end + 1)}`;
}

function appendRest(chain: string | undefined, rest: string): string | undefined {
  return chain === undefined ? undefined : chain + rest;
}

/** The last type assertion `.(Type)` outside brackets: it gives the type of everything before it. */
function assertionIn(text: string): { readonly type: string; readonly rest: string } | undefined {
  let match: { readonly type: string; readonly rest: string } | undefined;
  for (let at = 0; at < text.length; at++) {
    if (!'([{"`'.includes(text.charAt(at))) continue;
    const end = closing(text, at);
    if (end === undefined) return undefined;
    if (text.charAt(at) === '(' && text.charAt(at - 1) === '.') match = { type: text.slice(at + 1, end), rest: text.slice(end + 1) };
    at = end;
  }
  return match;
}

/** Position of the closing bracket or quote for `start`. */
function closing(text: string, start: number): number | undefined {
  const first = text.charAt(start);
  if (first === '"' || first === '`') return afterQuote(text, start);
  let level = 0;
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"' || char === '`') {
      const end = afterQuote(text, at);
      if (end === undefined) return undefined;
      at = end;
    } else if ('([{'.includes(char)) level++;
    else if (')]}'.includes(char) && --level === 0) return at;
  }
  return undefined;
}

function afterQuote(text: string, start: number): number | undefined {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at++) {
    if (quote === '"' && text.charAt(at) === '\\') at++;
    else if (text.charAt(at) === quote) return at;
  }
  return undefined;
}
