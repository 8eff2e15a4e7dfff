// How much of what is right can be read: lines of a place, or, in a trace, places of which any line can be read.
import { readable, type ShownLines } from '../answers/recallScore.ts';
import type { AgentTask } from './agentTask.ts';

/** What of the right lines can be read. */
export interface Reached {
  /** Share of the right lines: the mean over the places. */
  readonly recall: number;
  readonly any: boolean;
  readonly all: boolean;
}

/** Scores `shown`. A trace asks for the functions on the way: a call's line in a function is enough of it. */
export function reached({ kind, gold_lines: gold }: Pick<AgentTask, 'kind' | 'gold_lines'>, shown: ShownLines): Reached {
  const shares = gold.map((place) => readable([place], shown));
  const recall = mean(shares.map((share) => (kind === 'trace' ? Math.ceil(share) : share)));
  return { recall, any: recall > 0, all: recall === 1 };
}

/** The mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
