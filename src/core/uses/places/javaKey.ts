// Plain names in Java that are members: elements of annotations, and enum members in a `switch`.
import { bracketBefore, enclosingBracket } from './brackets.ts';
import type { Key } from './objectKey.ts';

/** Characters before a bracket to search for its owner. */
const nearby = 300;
/** Maximum number of characters to look back for the head of a `switch`. */
const maxSwitchLength = 20_000;
const openers = '([{';
const closers = ')]}';

/** The owner of the name from `start` to `end`; undefined for an ordinary plain name. */
export function javaKeyAt(code: string, start: number, end: number): Key | undefined {
  const before = code.slice(Math.max(0, start - nearby), start);
  const isElement = /[(,]\s*$/.test(before) && /^\s*=(?!=)/.test(code.slice(end, end + nearby));
  if (isElement) return elementKey(code, start);
  const isCase = /\bcase\s+(?:\w+\s*,\s*)*$/.test(before) && !/^\s*\./.test(code.slice(end, end + nearby));
  return isCase ? switchKey(code, start) : undefined;
}

/** `@Column(length = 3)` */
function elementKey(code: string, start: number): Key | undefined {
  const open = enclosingBracket(code, start);
  if (open === undefined || code.charAt(open.at) !== '(') return undefined;
  const type = /@\s*([\p{L}_$][\p{L}\p{N}_$.]*)\s*$/u.exec(code.slice(Math.max(0, open.at - nearby), open.at))?.[1];
  return type === undefined ? undefined : { anchor: { how: 'type', text: type }, keys: [], isShorthand: false };
}

/** `switch (order.state()) { case OPEN:` */
function switchKey(code: string, start: number): Key | undefined {
  const open = braceAround(code, start);
  const close = open === undefined ? -1 : code.lastIndexOf(')', open);
  const head = open === undefined || code.slice(close + 1, open).trim() !== '' ? undefined : bracketBefore(code, close);
  if (head === undefined || !/\bswitch\s*$/.test(code.slice(Math.max(0, head - nearby), head))) return undefined;
  return { anchor: { how: 'value', text: code.slice(head + 1, close).trim() }, keys: [], isShorthand: false };
}

/** The open brace around `at`, past all statements before it. */
function braceAround(code: string, at: number): number | undefined {
  let level = 0;
  for (let back = at - 1; back >= Math.max(0, at - maxSwitchLength); back--) {
    const char = code.charAt(back);
    if (closers.includes(char)) level++;
    else if (openers.includes(char) && level-- === 0) return char === '{' ? back : undefined;
  }
  return undefined;
}
