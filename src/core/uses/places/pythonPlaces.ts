// Python's own notations around a name: heads, keyword arguments and imports over several lines.
import type { LinedText } from '../../base/lineStarts.ts';
import type { ImportFact, SymbolFact } from '../../symbols/facts.ts';
import { chainBefore, enclosingBracket } from './brackets.ts';
import type { Key } from './objectKey.ts';
import { isAssigned } from './localNames.ts';
import type { Occurrence } from './occurrences.ts';

/** Characters to look back for text before a name on earlier lines. */
const nearby = 400;

/**
 * Position of the place in the head of a definition: a parameter's own name, or another part, which is evaluated outside the definition
 * (decorators, bases, types, default values). Undefined in the body.
 */
export function headPartAt(
  { text, lineStarts }: LinedText,
  { kind, nameRange: { start, end } }: SymbolFact,
  line: number,
  column: number,
): 'parameter' | 'outside' | undefined {
  if (kind === 'module' || kind === 'constant') return undefined;
  if (line < start.line || (line === start.line && column < start.column)) return 'outside';
  const to = (lineStarts[line] ?? 0) + column;
  let level = 0;
  for (let at = (lineStarts[end.line] ?? 0) + end.column; at < to; at++) {
    const char = text.charAt(at);
    if ('([{'.includes(char)) level++;
    else if (')]}'.includes(char)) level--;
    else if (char === ':' && level === 0) return undefined;
  }
  return kind !== 'class' && level === 1 && /[(,]\s*\*{0,2}$/.test(text.slice(Math.max(0, to - nearby), to)) ? 'parameter' : 'outside';
}

/** `name=` among the arguments of a call, with the callee, which is empty for the head of a class. */
export function keywordAt(code: string, start: number, end: number): Key | undefined {
  if (!/^\s*=(?!=)/.test(code.slice(end, end + nearby)) || !/[(,]$/.test(code.slice(Math.max(0, start - nearby), start).trimEnd()))
    return undefined;
  const open = enclosingBracket(code, start);
  if (!open || code.charAt(open.at) !== '(') return undefined;
  const callee = chainBefore(code, open.at).replace(/^@/, '');
  if (callee === '') return undefined;
  const before = code.slice(Math.max(0, open.at - callee.length - nearby), open.at - callee.length);
  if (/\bdef\s+$/.test(before)) return undefined;
  return { anchor: { how: 'keyword', callee: /\bclass\s+$/.test(before) ? '' : callee }, keys: [], isShorthand: false };
}

/** The import among `imports` with the name of an occurrence, if its list spans several lines. */
export function importAround({ line, before, after, code, offset }: Occurrence, imports: readonly ImportFact[]): ImportFact | undefined {
  const ownImport = imports.find((fact) => fact.line === line);
  if (ownImport) return ownImport;
  if (!/^\s*(?:\w+(?:\s+as\s+\w+)?\s*,\s*|\w+\s+as\s+)*$/.test(before) || !/^\s*(?:,|\)|as\b|$)/.test(after)) return undefined;
  const open = enclosingBracket(code, offset);
  if (!open || !/\bimport\s*$/.test(code.slice(Math.max(0, open.at - nearby), open.at))) return undefined;
  const lines = code.slice(open.at, offset).split('\n').length - 1;
  return imports.find((fact) => fact.line === line - lines);
}

/** Whether a name in a class body, or at the top of a module, declares a field or variable. */
export function declaresVariable(occurrence: Occurrence): boolean {
  const { receiver, before, after } = occurrence;
  return (
    receiver === undefined && (isAssigned(occurrence) || (before.trim() === '' && /^\s*:(?!=)/.test(after) && isStatement(occurrence)))
  );
}

function isStatement({ code, offset }: Occurrence): boolean {
  return enclosingBracket(code, offset) === undefined;
}
