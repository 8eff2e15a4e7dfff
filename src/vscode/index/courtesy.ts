// Waits until a window that has just opened leaves the machine some room, so that the index does not slow its start.
import { cpus } from 'node:os';

/** Longest wait in ms: a machine may be busy all day. */
const maxWaitMs = 2000;
/** ms between two looks at the processors. */
const stepMs = 100;
/** Share of the processors' time that counts as room: one of two cores, since the index mostly takes one. */
const roomShare = 0.5;

/** Time of all processors so far, in ms. */
export interface ProcessorTimes {
  readonly idle: number;
  readonly total: number;
}

/** What {@link waitForRoom} needs from the machine; tests replace it. */
export interface Machine {
  /** Resolves after `ms`. */
  sleep(ms: number): Promise<void>;
  times(): ProcessorTimes;
}

/** Resolves when the processors were idle for {@link roomShare} of a step, at the latest after {@link maxWaitMs}. */
export async function waitForRoom({ sleep, times }: Machine): Promise<void> {
  let before = times();
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += stepMs) {
    await sleep(stepMs);
    const now = times();
    const total = now.total - before.total;
    // Some containers report no times: there is nothing to wait for.
    if (total <= 0 || (now.idle - before.idle) / total >= roomShare) return;
    before = now;
  }
}

/** Times of this machine's processors since it was started. */
export function processorTimes(): ProcessorTimes {
  let [idle, total] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle;
    total += times.user + times.nice + times.sys + times.idle + times.irq;
  }
  return { idle, total };
}
