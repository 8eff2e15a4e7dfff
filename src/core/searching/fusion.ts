// Merges the lists of several retrievers by the weighted sum of their scores.
import * as l10n from '@vscode/l10n';
import { keyOf, type Candidate, type CandidateList } from './candidate.ts';

const maxReasons = 2;

/**
 * Fuses lists into one, best first, by the weighted sum of their scores (CombSUM; Fox and Shaw, 1994). Each list already has scores in
 * 0..1, so that a list with a weak best hit stays weak. The result is scaled so that the best has 1.
 */
export function fuse(lists: readonly CandidateList[], limit: number): Candidate[] {
  const entriesByKey = new Map<string, { best: Candidate; score: number; reasons: Map<string, number> }>();
  for (const { weight, items } of lists) {
    for (const item of items) {
      const gain = weight * item.score;
      const key = keyOf(item);
      const entry = entriesByKey.get(key) ?? { best: item, score: 0, reasons: new Map<string, number>() };
      entry.score += gain;
      entry.reasons.set(item.why, Math.max(gain, entry.reasons.get(item.why) ?? 0));
      if (item.symbol && !entry.best.symbol) entry.best = item;
      if (item.message && !entry.best.message)
        entry.best = { ...entry.best, message: item.message, ...(item.at === undefined ? {} : { at: item.at }) };
      if (item.at !== undefined && entry.best.at === undefined) entry.best = { ...entry.best, at: item.at };
      entriesByKey.set(key, entry);
    }
  }
  const candidates = [...entriesByKey.values()].map(({ best, score, reasons }) => ({ ...best, score, why: joinReasons(reasons) }));
  return scaleScores(candidates).slice(0, limit);
}

function joinReasons(reasons: ReadonlyMap<string, number>): string {
  const strongest = [...reasons].sort((a, b) => b[1] - a[1]).slice(0, maxReasons);
  return strongest.map(([why]) => why).join(l10n.t('; '));
}

/** Scales the scores so that the best is 1, and sorts. Ties go by path and line, so that a question always gives the same list. */
function scaleScores(candidates: readonly Candidate[]): Candidate[] {
  const top = Math.max(1e-9, ...candidates.map((each) => each.score));
  return candidates
    .map((each) => ({ ...each, score: Math.max(0, each.score / top) }))
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.lines.first - b.lines.first));
}
