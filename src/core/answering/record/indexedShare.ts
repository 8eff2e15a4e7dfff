// Share of the workspace that an answer can know: one figure for all callers.
import type { Coverage } from '../../indexing/indexReport.ts';

/** Share of the files whose text and relations are both indexed, 0 to 1. */
export function indexedShare({ text, graph }: Pick<Coverage, 'text' | 'graph'>): number {
  return Math.min(text, graph);
}
