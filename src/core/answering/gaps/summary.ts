// Summarises the outcomes of the gaps of an answer for its record.
import type { GapRecord, GapSummary } from '../record/record.ts';

type Became = Exclude<keyof GapSummary, 'identified'>;

const became: Readonly<Record<GapRecord['outcome'], Became>> = {
  found: 'resolved',
  external: 'external',
  partial: 'unresolved',
  near: 'unresolved',
  ambiguous: 'unresolved',
  'out-of-scope': 'unresolved',
  ignored: 'unresolved',
  'not-found': 'unresolved',
  'known-unresolvable': 'unresolved',
  'not-pursued': 'notPursued',
  skipped: 'notPursued',
};

/** Names of gaps by outcome. A declaration in a library counts as found when it was read. */
export function summaryOf(gaps: readonly GapRecord[]): Required<GapSummary> {
  const names = (outcome: Became): readonly string[] =>
    gaps
      .filter((gap) => (gap.outcome === 'external' && gap.evidence.length ? 'resolved' : became[gap.outcome]) === outcome)
      .map(({ normalized }) => normalized);
  return {
    identified: gaps.map(({ normalized }) => normalized),
    resolved: names('resolved'),
    unresolved: names('unresolved'),
    notPursued: names('notPursued'),
    external: names('external'),
  };
}
