// Places where code takes a variable from its environment, for lists of what a program reads: by name, or by a constant that holds it.
import { matchesOfRows, type RowMatch } from '../nameRow.ts';
import type { NamedFile } from '../sharedName.ts';
import { environmentRows } from './environmentRows.ts';

/** Rows below it may as well name a variable of the script itself. Set by judgement. */
const leastConfidence = 0.8;

const certainRows = environmentRows.filter(({ confidence }) => confidence >= leastConfidence);
const readsOutside = ({ kind, isDefault }: (typeof environmentRows)[number]): boolean => kind === 'reads' || isDefault === true;

/** Texts, at least one of which stands in every file with such a place. */
export const environmentReadRuns: readonly string[] = [...new Set(certainRows.flatMap((row) => (readsOutside(row) ? row.holds : [])))];

/** All such places in a file, in the order of the text. A place that sets the variable is none. */
export function environmentReads(file: NamedFile): readonly RowMatch[] {
  const matches = new Map<number, RowMatch>();
  for (const match of matchesOfRows(file, certainRows)) if (!matches.has(match.offset)) matches.set(match.offset, match);
  return [...matches.values()].filter(({ row }) => readsOutside(row)).sort((a, b) => a.offset - b.offset);
}
