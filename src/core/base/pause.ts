// Long work in slices: between two slices other work runs, and cancellation is noticed.
import { throwIfCancelled, type CancellationToken } from './cancellation.ts';

/** The part of a clock that a pause needs. */
interface PauseClock {
  monotonic(): number;
  sleep(ms: number): Promise<void>;
}

/** Milliseconds without a pause: the event loop of the engine also serves a person who types. Set by judgement. */
const sliceMs = 15;

/** Pauses of one piece of work: `if (pause.isDue) await pause.take();` in its innermost loop. */
export class Pause {
  readonly token: CancellationToken;
  readonly #clock: PauseClock;
  readonly #afterwards: () => void;
  #end: number;

  /** @param afterwards runs after each pause; an error that it throws ends the work */
  constructor(clock: PauseClock, token: CancellationToken, afterwards: () => void = () => undefined) {
    this.#clock = clock;
    this.token = token;
    this.#afterwards = afterwards;
    this.#end = clock.monotonic() + sliceMs;
  }

  /** Whether a slice of {@link sliceMs} is over. Only reads the clock, so that nothing is awaited before then. */
  get isDue(): boolean {
    return this.#clock.monotonic() >= this.#end;
  }

  /** Lets other work run, and begins the next slice. Rejects with `CancelledError`. */
  async take(): Promise<void> {
    await this.#clock.sleep(0);
    throwIfCancelled(this.token);
    this.#afterwards();
    this.#end = this.#clock.monotonic() + sliceMs;
  }
}
