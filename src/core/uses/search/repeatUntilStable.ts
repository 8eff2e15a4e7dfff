// Repeats look-ups that a change disturbs: they pause, and an answer must not mix two states of the index.
import type { CancellationToken } from '../../base/cancellation.ts';
import { Pause } from '../../base/pause.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { UseSearchSources } from '../target/usePlaces.ts';

/** Maximum number of tries. Set by judgement: people save a file every few seconds, and a look-up takes a fraction of one. */
const maxTries = 3;
/** Milliseconds for deriving the edges of changes before the next try, so that linking does not disturb it as well. */
const settleTime = 500;

/** Ends a try after a change of the index. */
class DisturbedError extends Error {}

/** The result, and whether the index changed during the last try too. */
export interface StableResult<T> {
  readonly result: T;
  readonly isMixed: boolean;
}

/**
 * Runs `compute` until the index does not change meanwhile, at most {@link maxTries} times; `compute` has to take the pauses that it
 * receives. Rejects with `CancelledError`.
 */
export async function repeatUntilStable<T>(
  { graph, texts }: UseSearchSources,
  token: CancellationToken,
  compute: (pause: Pause) => Promise<T>,
): Promise<StableResult<T>> {
  const state = (): string => `${graph.changes} ${texts.changes}`;
  for (let tries = 1; ; tries++) {
    const before = state();
    const isLast = tries === maxTries;
    const pause = new Pause(texts.clock, token, () => {
      if (!isLast && state() !== before) throw new DisturbedError();
    });
    try {
      const value = await compute(pause);
      const isMixed = state() !== before;
      if (!isMixed || isLast) return { result: value, isMixed };
    } catch (error) {
      if (!(error instanceof DisturbedError)) throw error;
    }
    await settleGraph(graph, texts.clock, token);
  }
}

/** Derives edges for at most {@link settleTime} ms. */
async function settleGraph(graph: CodeGraph, clock: UseSearchSources['texts']['clock'], token: CancellationToken): Promise<void> {
  const pause = new Pause(clock, token);
  const end = clock.monotonic() + settleTime;
  while (graph.unlinkedCount > 0 && clock.monotonic() < end && !graph.deriveEdges(() => pause.isDue)) await pause.take();
}
