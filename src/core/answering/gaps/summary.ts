// What became of the gaps of an answer, in the form that its record keeps.
import type { AnswerRecord, GapRecord } from '../record.ts';

/** Outcomes after which nothing is left to look for: the code was found, or it is known to lie outside the workspace. */
const settled: ReadonlySet<GapRecord['outcome']> = new Set(['found', 'external']);

/** Names of gaps by what became of them. */
export function summaryOf(gaps: readonly GapRecord[]): AnswerRecord['gaps'] {
  return {
    identified: gaps.map(({ normalized }) => normalized),
    resolved: gaps.filter(({ outcome }) => settled.has(outcome)).map(({ normalized }) => normalized),
    unresolved: gaps.filter(({ outcome }) => !settled.has(outcome)).map(({ normalized }) => normalized),
  };
}
