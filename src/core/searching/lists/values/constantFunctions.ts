// Reads the value of a function whose only statement returns one: `getTimeout() { return 30; }` sets the timeout.
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { ValueBlock } from './valueBlocks.ts';
import { valueLiteral } from './valueForms.ts';

/** Maximum lines of the function. Set by judgement: a head over two lines, the statement, and the end. */
const maxLines = 5;
/** A table of plain values counts as one value. */
const plainTable = String.raw`\{(?:\s*["']?\w+["']?\s*(?::|=>)\s*[^{}()]{1,60}){1,6}\}`;
const onlyReturn = new RegExp(String.raw`^\s*(?:[\w$].*[{:]\s*)?return\s+(?<value>${valueLiteral}|${plainTable})\s*;?\s*\}?\s*$`);
const getterPrefix = /^_*get(?:_|(?=[A-Z]))/;
const closing = /^\s*(?:[)\]}]*;?|end|"""|''')\s*$/;

/** The value on line `at`, if it is all that the function around it does. */
export function valuesOfFunction(lines: readonly string[], at: number, symbol: SymbolNode | null): readonly ValueBlock[] {
  const fact = symbol?.fact;
  if (!fact || (fact.kind !== 'function' && fact.kind !== 'method')) return [];
  const { start, end } = fact.range;
  const value = end.line - start.line < maxLines ? onlyReturn.exec(lines[at] ?? '')?.groups?.['value'] : undefined;
  if (value === undefined) return [];
  const head = fact.nameRange.start.line;
  if (!isHead(lines.slice(head, at)) || !lines.slice(at + 1, end.line + 1).every((text) => closing.test(text))) return [];
  return [{ name: fact.name.replace(getterPrefix, ''), value, isFallback: false, first: head, line: at, bracketText: '' }];
}

/** Whether lines are no more than the head of a function; empty where its statement is on the same line. */
function isHead(lines: readonly string[]): boolean {
  const text = lines.join(' ').trim();
  return text === '' || (/[{:)]$/.test(text) && !text.includes(';'));
}
