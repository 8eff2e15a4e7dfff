// Pace of background work: full speed, a share at low priority or while the person types, or nothing while paused.
import type { Analyzer } from '../core/indexing/records/analyzer.ts';
import type { Clock } from '../core/ports.ts';

/** Settings of the pace from the host. */
export interface PaceParams {
  readonly paused: boolean;
  readonly priority: 'normal' | 'low';
}

/** Share of the time that work may take while the person types. */
const typingShare = 0.25;
/** Share of the time that work may take at low priority. */
const lowShare = 0.4;
/** ms after a key press during which the person counts as typing. */
const typingMs = 2000;
/** Longest single rest in ms, so that one long step does not stop everything. */
const maxRestMs = 1000;

/** Pace of one engine. Every part of background work calls {@link rest} between two steps. */
export class Pace {
  readonly #clock: Clock;
  #params: PaceParams = { paused: false, priority: 'normal' };
  #typedAt = -Infinity;
  #waiters: (() => void)[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Applies new settings; work that waited for the end of a pause goes on. */
  set(params: PaceParams): void {
    this.#params = params;
    if (!params.paused) for (const go of this.#waiters.splice(0)) go();
  }

  /** Notes a key press in the editor. */
  noteTyping(): void {
    this.#typedAt = this.#clock.monotonic();
  }

  /** Rests in proportion to the `workedMs` ms before. Without a reason to rest it only yields. */
  async rest(workedMs: number): Promise<void> {
    const share = this.#share();
    await this.#clock.sleep(share < 1 ? Math.min(maxRestMs, (workedMs * (1 - share)) / share) : 0);
  }

  /** Wraps `clock` for background work: its `sleep(0)`, used to yield, also rests, and does not return while paused. */
  pacedClock(): Clock {
    const clock = this.#clock;
    let since = clock.monotonic();
    return {
      now: () => clock.now(),
      monotonic: () => clock.monotonic(),
      sleep: async (ms) => {
        if (ms > 0) await clock.sleep(ms);
        else await this.rest(clock.monotonic() - since);
        if (this.#params.paused) await new Promise<void>((go) => this.#waiters.push(go));
        since = clock.monotonic();
      },
    };
  }

  /** Wraps `analyzer` with a rest after each batch. */
  pacedAnalyzer(analyzer: Analyzer): Analyzer {
    return {
      concurrency: analyzer.concurrency,
      get restingLanguages() {
        return analyzer.restingLanguages ?? [];
      },
      analyze: async (tasks, switches, token) => {
        const start = this.#clock.monotonic();
        const results = await analyzer.analyze(tasks, switches, token);
        await this.rest(this.#clock.monotonic() - start);
        return results;
      },
      dispose: () => analyzer.dispose(),
    };
  }

  #share(): number {
    const isTyping = this.#clock.monotonic() - this.#typedAt < typingMs;
    const share = this.#params.priority === 'low' ? lowShare : 1;
    return isTyping ? share * typingShare : share;
  }
}
