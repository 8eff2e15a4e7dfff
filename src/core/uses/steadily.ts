// Repeats look-ups that a change disturbs: they pause, and an answer must not mix two states of the index.
import type { CancellationToken } from '../base/cancellation.ts';
import { Pause } from '../base/pause.ts';
import type { CodeGraph } from '../graph/edges/types.ts';
import type { UseParts } from './types.ts';

/** Most tries. Set by judgement: people save a file every few seconds, and a look-up takes a fraction of one. */
const mostTries = 3;
/** Milliseconds for deriving the edges of changes before the next try, so that linking does not disturb it as well. */
const patience = 500;

/** Ends a try after a change of the index. */
class DisturbedError extends Error {}

/** The result, and whether the index changed during the last try too. */
export interface Steady<T> {
  readonly result: T;
  readonly isMixed: boolean;
}

/**
 * Runs `compute` until the index does not change meanwhile, at most {@link mostTries} times; `compute` has to take the pauses that it
 * receives. Rejects with `CancelledError`.
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
