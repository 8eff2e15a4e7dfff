// Derives the edges of the graph in short steps, so that questions are answered in between.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import type { Clock } from '../ports.ts';

/** Longest time in ms that linking blocks other work. */
const stepTime = 30;

/** Derives edges for about {@link stepTime} ms. Returns true when the graph is complete. */
export function linkStep(graph: CodeGraph, clock: Clock): boolean {
  const end = clock.monotonic() + stepTime;
  return graph.deriveEdges(() => clock.monotonic() >= end);
}

/** Gives the graph up to `ms` to become complete before a question reads it; edges that are missing by then stay unseen. */
export async function linkFor(ms: number, graph: CodeGraph, clock: Clock, token: CancellationToken): Promise<void> {
  const end = clock.monotonic() + ms;
  while (graph.unlinkedCount > 0 && clock.monotonic() < end && !linkStep(graph, clock)) {
    await clock.sleep(0);
    throwIfCancelled(token);
  }
}
