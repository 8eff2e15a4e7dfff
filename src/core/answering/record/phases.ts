// Measures how long each phase of an answer takes.
import type { Clock } from '../../ports.ts';

/** Milliseconds by phase, and in `total` from the beginning. */
export class Phases {
  readonly ms: Record<string, number> = {};
  readonly #clock: Clock;
  readonly #start: number;
  #last: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#start = this.#last = clock.monotonic();
  }

  /** Ends the phase `name` and starts the next one. Times of a repeated phase add up. */
  end(name: string): void {
    const now = this.#clock.monotonic();
    this.ms[name] = (this.ms[name] ?? 0) + now - this.#last;
    this.ms['total'] = now - this.#start;
    this.#last = now;
  }
}
