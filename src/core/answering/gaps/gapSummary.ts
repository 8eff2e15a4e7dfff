// Summarises the outcomes of the gaps of an answer for its record.
import type { GapRecord, GapSummary } from '../record/answerRecord.ts';

type SummaryList = Exclude<keyof GapSummary, 'identified'>;

const listOfOutcome: Readonly<Record<GapRecord['outcome'], SummaryList>> = {
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
  const namesIn = (list: SummaryList): readonly string[] =>
    gaps
      .filter((gap) => (gap.outcome === 'external' && gap.evidence.length ? 'resolved' : listOfOutcome[gap.outcome]) === list)
      .map(({ normalized }) => normalized);
  return {
    identified: gaps.map(({ normalized }) => normalized),
    resolved: namesIn('resolved'),
    unresolved: namesIn('unresolved'),
    notPursued: namesIn('notPursued'),
    external: namesIn('external'),
  };
}
