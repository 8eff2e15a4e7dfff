// Ends a call of a model that takes too long, or whose question is given up.
import { CancellationSource, type CancellationToken } from '../../base/cancellation.ts';
import type { Clock } from '../../ports.ts';

/** How often the time is looked at, in ms: no timer outlives a call by more. */
const tick = 100;

/** Cancels its token when the time is over or the question is given up. */
export class CallTimeLimit {
  readonly #source = new CancellationSource();
  readonly #link: { dispose(): void };
  readonly #clock: Clock;
  #left: number;
  #paused = false;
  #over = false;

  constructor(clock: Clock, token: CancellationToken, seconds: number) {
    this.#left = seconds * 1000;
    this.#clock = clock;
    this.#link = token.onCancellationRequested(() => this.#source.cancel());
    if (token.isCancellationRequested) this.#source.cancel();
    void this.#watch();
  }

  get token(): CancellationToken {
    return this.#source.token;
  }

  /** The time in which a person is asked whether something may leave does not count. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
  }

  end(): void {
    this.#over = true;
    this.#link.dispose();
    this.#source.dispose();
  }

  async #watch(): Promise<void> {
    while (!this.#over && this.#left > 0) {
      const before = this.#clock.monotonic();
      await this.#clock.sleep(tick);
      if (!this.#paused) this.#left -= this.#clock.monotonic() - before;
    }
    if (!this.#over) this.#source.cancel();
  }
}
