// Ends a call of a model after its time limit, or when the question is cancelled.
import { CancellationSource, type CancellationToken } from '../../../base/cancellation.ts';
import type { Clock } from '../../../ports.ts';

/** Interval of the check in ms: no timer outlives a call by more. */
const tick = 100;

/** Cancels its token after the time limit or with the question. */
export class CallTimeLimit {
  readonly #source = new CancellationSource();
  readonly #link: { dispose(): void };
  readonly #clock: Clock;
  #remainingMs: number;
  #paused = false;
  #over = false;

  constructor(clock: Clock, token: CancellationToken, seconds: number) {
    this.#remainingMs = seconds * 1000;
    this.#clock = clock;
    this.#link = token.onCancellationRequested(() => this.#source.cancel());
    if (token.isCancellationRequested) this.#source.cancel();
    void this.#watch();
  }

  get token(): CancellationToken {
    return this.#source.token;
  }

  /** Time during which a person decides about the request does not count. */
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
    while (!this.#over && this.#remainingMs > 0) {
      const before = this.#clock.monotonic();
      await this.#clock.sleep(tick);
      if (!this.#paused) this.#remainingMs -= this.#clock.monotonic() - before;
    }
    if (!this.#over) this.#source.cancel();
  }
}
