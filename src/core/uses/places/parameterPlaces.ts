// Checks whether a place is in the parameter list of a function: heads span several lines, and facts give only their start.
import type { LinedText } from '../../base/lineStarts.ts';
import type { SymbolFact } from '../../symbols/facts.ts';

/** Whether the zero-based place lies between the brackets of a definition's head, in code without comments and strings. */
export function isParameterPlace(
  { text, lineStarts }: LinedText,
  { nameRange: { end }, parameters }: SymbolFact,
  line: number,
  column: number,
): boolean {
  const from = (lineStarts[end.line] ?? 0) + end.column;
  const to = (lineStarts[line] ?? 0) + column;
  if (!parameters.length || to < from) return false;
  let level = 0;
  for (let at = from; at < to; at++) {
    const char = text.charAt(at);
    if ('([{'.includes(char)) level++;
    else if (')]}'.includes(char) && --level === 0) return false;
  }
  return level > 0;
}
