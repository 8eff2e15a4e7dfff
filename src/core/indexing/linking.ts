// Derives the edges of the graph in short steps, so that whoever asks something meanwhile is answered.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { CodeGraph } from '../graph/edges/types.ts';
import type { Clock } from '../ports.ts';

/** Longest time in ms for which linking keeps other work waiting. */
const step = 30;

/** Derives edges for about {@link step} ms. True when all are there. */
export function linkStep(graph: CodeGraph, clock: Clock): boolean {
  const end = clock.monotonic() + step;
  return graph.settle(() => clock.monotonic() >= end);
}

/** Gives the graph up to `ms` to become complete, before something is asked of it; what is not linked by then is not seen. */
export async function linkFor(ms: number, graph: CodeGraph, clock: Clock, token: CancellationToken): Promise<void> {
  const end = clock.monotonic() + ms;
  while (graph.unlinked > 0 && clock.monotonic() < end && !linkStep(graph, clock)) {
    await clock.sleep(0);
    throwIfCancelled(token);
  }
}
