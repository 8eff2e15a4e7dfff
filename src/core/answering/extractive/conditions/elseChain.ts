// The conditions of an `if` with its `else if`s: what stands in one of the later ways is reached where none of those before holds.
import { indentOf } from '../../../text/indent.ts';

/** A way after the first, whose condition is asked where none before holds: `elif`, `elsif`, `} else if`. */
const further = /^\s*(?:\}\s*)?(?:el(?:s|se)?if|else\s+if)\b/;
const first = /(?:^|[^\w$.])(?:(?:el(?:s|se)?)?if|unless)\b/;
/** Lines between two ways that are set in like them and belong to neither. */
const between = /^\s*(?:[}\])];?\s*)*(?:\/\/.*|#.*|\/\*.*)?$/;
/** Longer ways are not gone through. */
const mostLines = 400;

/**
 * Lines of the conditions that belong to the one on `line` and stand before the line `before`, in their order; zero-based. Ways of one `if` are set
 * in alike in all languages that have it, so the text tells.
 */
export function elseChain(file: readonly string[], line: number, before: number): readonly number[] {
  const indent = indentOf(file[line] ?? '');
  const chain = [line];
  for (let at = line; further.test(file[at] ?? '');) {
    const above = wayAbove(file, at, indent);
    if (above === undefined) break;
    chain.unshift(above);
    at = above;
  }
  for (let at = line + 1; at < Math.min(before, line + mostLines); at++) {
    const text = file[at] ?? '';
    if (!text.trim() || indentOf(text) > indent) continue;
    if (indentOf(text) < indent) break;
    if (further.test(text)) chain.push(at);
    else if (!between.test(text)) break;
  }
  return chain;
}

/** Whether `text` is the head of a way after the first. */
export function isFurtherWay(text: string): boolean {
  return further.test(text);
}

function wayAbove(file: readonly string[], line: number, indent: number): number | undefined {
  for (let at = line - 1; at >= Math.max(0, line - mostLines); at--) {
    const text = file[at] ?? '';
    if (!text.trim() || indentOf(text) > indent) continue;
    if (indentOf(text) < indent) return undefined;
    if (first.test(text)) return at;
    if (!between.test(text)) return undefined;
  }
  return undefined;
}
