// Delays work until requests have ceased for a while.

/** Runs `work` once after each burst of requests. */
export class WhenIdle {
  readonly #sleep: (ms: number) => Promise<void>;
  readonly #ms: number;
  readonly #work: () => void;
  #requestCount = 0;
  #isWaiting = false;

  /** @param ms time without a request before the work runs */
  constructor(clock: { sleep(ms: number): Promise<void> }, ms: number, work: () => void) {
    this.#sleep = (duration) => clock.sleep(duration);
    this.#ms = ms;
    this.#work = work;
  }

  /** Notes a request, which starts the wait anew. */
  note(): void {
    this.#requestCount++;
    if (!this.#isWaiting) void this.#wait();
  }

  async #wait(): Promise<void> {
    this.#isWaiting = true;
    for (let handledCount = -1; handledCount !== this.#requestCount;) {
      handledCount = this.#requestCount;
      await this.#sleep(this.#ms);
    }
    this.#isWaiting = false;
    this.#work();
  }
}
