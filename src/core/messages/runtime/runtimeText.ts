// Recognises runtime texts in a question.
import { plainText } from '../plainText.ts';
import { compiledRows } from './compiledRows.ts';
import { dynamicRows } from './dynamicRows.ts';
import type { RuntimeParts, RuntimeRow, RuntimeText } from './runtimeRow.ts';

/** All rows; the first match counts. */
export const runtimeRows: readonly RuntimeRow[] = [...dynamicRows, ...compiledRows];

/** Maximum number of characters that are read: the message comes before its trace. */
const maxLength = 4000;
const maxValues = 4;

/** The runtime text in `text`; undefined where there is none. */
export function runtimeTextIn(text: string): RuntimeText | undefined {
  const head = plainText(text.slice(0, maxLength));
  for (const { id, test } of runtimeRows) {
    const match = test.exec(head);
    if (!match) continue;
    const parts = Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined)) as RuntimeParts;
    const values = [...head.matchAll(/^\s{0,8}(?:left|right): (\S[^\n]{0,120})$/gm)].map(([, value = '']) => value.trim());
    return { id, parts, values: values.slice(0, maxValues) };
  }
  return undefined;
}

/** The row of a recognised text. */
export function rowOf({ id }: RuntimeText): RuntimeRow | undefined {
  return runtimeRows.find((row) => row.id === id);
}

/** Whether `line` of code triggers the runtime text. */
export function makesRuntimeSay(row: RuntimeRow, parts: RuntimeParts, line: string): boolean {
  if (!row.line) return false;
  const comparedLine = row.isBlind ? line.replace(/\s/g, '').replace(/interface\{\}/g, 'any') : line;
  return row.line(parts).test(comparedLine);
}
