// Finds the `switch`, `match` or `case` around a branch, and the `else` of a Ruby `case`, by indentation.
import { indentOf } from '../../../text/indent.ts';
import type { LineCondition } from '../../../messages/literals.ts';

/** Opens a statement or an expression with cases. */
const head =
  /^\s*(?:[\w\s.:,&]*=\s*|return\s+)?(?:switch|match|select|when)\b.*[{:(]\s*$|^\s*(?:[\w\s.@]*=\s*)?case\s+[^:]+$|\bmatch\b.*\{\s*$|\bswitch\s*[({]|^\s*switch\b/;

/** The zero-based line of the statement to which the case on `line` belongs; undefined where it is not above. Not above `first`. */
export function switchHeadLine(file: readonly string[], line: number, first: number): number | undefined {
  const indent = indentOf(file[line] ?? '');
  for (let at = line - 1; at >= first; at--) {
    const text = file[at] ?? '';
    if (!/\w/.test(text) || indentOf(text) > indent) continue;
    if (head.test(text)) return at;
    if (indentOf(text) < indent) return undefined;
  }
  return undefined;
}

/** `conditions` of `line` with the `else` of a Ruby `case` around it, which no syntax tells from the `else` of an `if`. */
export function withCaseElse(
  file: readonly string[],
  line: number,
  first: number,
  conditions: readonly LineCondition[],
): readonly LineCondition[] {
  const elseLine = caseElseAbove(file, line, first);
  return elseLine === undefined || conditions.some((each) => each.line >= elseLine)
    ? conditions
    : [{ line: elseLine, kind: 'case' }, ...conditions];
}

function caseElseAbove(file: readonly string[], line: number, first: number): number | undefined {
  const indent = indentOf(file[line] ?? '');
  const elseLine = linesUp(line, first).find((at) => /\w/.test(file[at] ?? '') && indentOf(file[at] ?? '') < indent);
  if (elseLine === undefined || !/^\s*else\s*$/.test(file[elseLine] ?? '')) return undefined;
  const elseIndent = indentOf(file[elseLine] ?? '');
  const above = linesUp(elseLine, first).find((at) => /\w/.test(file[at] ?? '') && indentOf(file[at] ?? '') <= elseIndent);
  return above !== undefined && indentOf(file[above] ?? '') === elseIndent && /^\s*(?:when|in)\s/.test(file[above] ?? '')
    ? elseLine
    : undefined;
}

function linesUp(line: number, first: number): readonly number[] {
  return Array.from({ length: Math.max(0, line - first) }, (_, i) => line - 1 - i);
}
