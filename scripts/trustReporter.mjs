// Reporter for node:test that prints the table of `npm run test:trust`: what was tried, how much of it was survived, and in which file.
import { basename } from 'node:path';

/** Prefix of the diagnostics of `test/support/trust/cases.ts`. */
const rowPrefix = 'trust row ';

/** @typedef {{ section: string, kind: string, tried: number, survived: number, figure?: string }} Row */

/** @param {AsyncIterable<{ type: string, data: any }>} source */
export default async function* trustReporter(source) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {string[]} */
  const failures = [];
  for await (const { type, data } of source) {
    if (type === 'test:diagnostic' && String(data.message).startsWith(rowPrefix))
      rows.push({ section: basename(data.file ?? '', '.test.ts'), ...JSON.parse(data.message.slice(rowPrefix.length)) });
    if (type === 'test:fail') failures.push(`${data.name}\n${String(data.details?.error?.cause?.message ?? data.details?.error?.message)}`);
  }
  for (const failure of failures) yield `\nFAILED ${failure}\n`;
  yield `\n${table(rows)}\n`;
}

/** @param {readonly Row[]} rows */
function table(rows) {
  const tried = rows.reduce((sum, row) => sum + row.tried, 0);
  const survived = rows.reduce((sum, row) => sum + row.survived, 0);
  const lines = [
    ['section', 'what was tried', 'cases', 'survived', 'figure'],
    ...rows.map((row) => [row.section, row.kind, String(row.tried), String(row.survived), row.figure ?? '']),
    ['', 'all', String(tried), String(survived), ''],
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const isNumber = [false, false, true, true, false];
  const pad = (/** @type {string} */ cell, /** @type {number} */ column) =>
    isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}
