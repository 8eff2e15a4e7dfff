// Real time.
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../core/ports.ts';

/** {@link Clock} of this process. */
export const nodeClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  // Not unref'ed: a caller that awaits a sleep expects to resume.
  sleep: (ms) => delay(ms),
};
