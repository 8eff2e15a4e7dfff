// Look-ups pause, and the index may change meanwhile: an answer that mixes two of its states is computed anew.
import type { CancellationToken } from '../base/cancellation.ts';
import { Pause } from '../base/pause.ts';
import type { CodeGraph } from '../graph/edges/types.ts';
import type { UseParts } from './types.ts';

/** How often something is computed at most. Set by judgement: people save a file every few seconds, and a look-up takes a fraction of one. */
const mostTries = 3;
/** Milliseconds for which the edges of what changed are derived before the next try, so that linking does not disturb that one as well. */
const patience = 500;

/** Ends a try that a change has made worthless. */
class DisturbedError extends Error {}

/** What was computed, and whether the index changed meanwhile in the last try too. */
export interface Steady<T> {
  readonly result: T;
  readonly isMixed: boolean;
}

/**
 * Runs `compute` until the index is the same at its end as at its beginning, at most {@link mostTries} times; `compute` has to take the pauses
 * that it is given. Rejects with `CancelledError`.
 */
export async function steadily<T>(
  { graph, texts }: UseParts,
  token: CancellationToken,
  compute: (pause: Pause) => Promise<T>,
): Promise<Steady<T>> {
  const state = (): string => `${graph.changes} ${texts.changes}`;
  for (let tries = 1; ; tries++) {
    const before = state();
    const isLast = tries === mostTries;
    const pause = new Pause(texts.clock, token, () => {
      if (!isLast && state() !== before) throw new DisturbedError();
    });
    try {
      const match = await compute(pause);
      const isMixed = state() !== before;
      if (!isMixed || isLast) return { result: match, isMixed };
    } catch (error) {
      if (!(error instanceof DisturbedError)) throw error;
    }
    await settled(graph, texts.clock, token);
  }
}

/** Derives edges for at most {@link patience} ms. */
async function settled(graph: CodeGraph, clock: UseParts['texts']['clock'], token: CancellationToken): Promise<void> {
  const pause = new Pause(clock, token);
  const end = clock.monotonic() + patience;
  while (graph.unlinked > 0 && clock.monotonic() < end && !graph.settle(() => pause.isDue)) await pause.take();
}
