// Waits for the vectors of a codebase that is only measured, and tells how far they are.
import type { CancellationToken } from '../base/cancellation.ts';
import type { Event } from '../base/event.ts';
import type { VectorStatus } from '../embedding/vectorStatus.ts';
import type { MeasureProgress } from '../measuring/measure.ts';

/** Returns once all vectors are there; `progress` is told of each step. */
export async function waitForTrial(
  trial: { readonly onVectors: Event<VectorStatus>; waitForVectors(token: CancellationToken): Promise<void> },
  token: CancellationToken,
  progress: (now: MeasureProgress) => void,
): Promise<void> {
  const subscription = trial.onVectors(({ done, total }) => progress({ phase: 'embedding', done, total }));
  try {
    await trial.waitForVectors(token);
  } finally {
    subscription.dispose();
  }
}
