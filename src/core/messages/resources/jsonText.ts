// Reads the strings of a JSON file with their keys and lines. It uses a loop instead of recursion, since nesting may be as deep as the file is long.
import { lineAt, lineStartsOf } from '../../base/lineStarts.ts';
import { withoutEscapes, type Escapes } from '../literalEscapes.ts';

/** A string of a JSON file. */
export interface JsonLeaf {
  readonly path: readonly string[];
  readonly text: string;
  /** Zero-based line of the string, which cannot hold a line break. */
  readonly line: number;
}

/** Content of a JSON file: its strings, and the number of other values. */
export interface JsonLeaves {
  readonly leaves: readonly JsonLeaf[];
  readonly others: number;
}

/** An unclosed part extends to the end, so that nothing is read twice. */
const token = /"(?:[^"\\\n]+|\\.)*"?|[{}[\],:]|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|[^\s"{}[\],:/]+|\S/g;
const escapes: Escapes = { pattern: /\\(?:u([\dA-Fa-f]{4})|(.))/g, signs: { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' } };
/** Maximum nesting: deeper texts are not for people, and the limit bounds the work for paths. */
const maxDepth = 32;

/** Reads as much as possible and tolerates comments and extra commas. Linear in the length of the text. */
export function jsonLeaves(text: string): JsonLeaves {
  const starts = lineStartsOf(text);
  const leaves: JsonLeaf[] = [];
  const nesting: { list: boolean; key: string; count: number }[] = [];
  let others = 0;
  let pending: { text: string; at: number } | undefined;
  const addPending = (): void => {
    const top = nesting.at(-1);
    if (pending && top && nesting.length <= maxDepth)
      leaves.push({
        path: nesting.map(({ list, key, count }) => (list ? String(count) : key)),
        text: pending.text,
        line: lineAt(starts, pending.at),
      });
    pending = undefined;
  };
  for (const { 0: part, index } of text.matchAll(token)) {
    const top = nesting.at(-1);
    if (part === '{' || part === '[') nesting.push({ list: part === '[', key: '', count: 0 });
    else if (part === '}' || part === ']') {
      addPending();
      nesting.pop();
    } else if (part === ',') {
      addPending();
      if (top?.list) top.count++;
    } else if (part === ':') {
      if (top && pending) top.key = pending.text;
      pending = undefined;
    } else if (part.startsWith('"')) pending = { text: decodeString(part), at: index };
    else if (!part.startsWith('/')) others++;
  }
  return { leaves, others };
}

function decodeString(literal: string): string {
  return withoutEscapes(literal.replace(/^"/, '').replace(/"$/, ''), escapes);
}
