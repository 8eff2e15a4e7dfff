// Batches file events (a `git checkout` fires thousands), with one entry per path.
import type { Disposable } from '../../core/base/disposable.ts';
import type { WorkspaceChange } from '../../core/codebase/api.ts';

/** Waiting times: `quiet` ms after the last event, at most `longest` ms after the first. */
export interface BatchTimes {
  readonly quiet: number;
  readonly longest: number;
}

/** Collects changes and delivers them together; a new batch starts only when the last one has been processed. */
export class ChangeBatch implements Disposable {
  readonly #pending = new Map<string, WorkspaceChange>();
  readonly #deliver: (changes: readonly WorkspaceChange[]) => Promise<void>;
  readonly #times: BatchTimes;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #busy = false;

  /** @param deliver must not reject: it reports failures itself */
  constructor(deliver: (changes: readonly WorkspaceChange[]) => Promise<void>, times: BatchTimes = { quiet: 60, longest: 500 }) {
    this.#deliver = deliver;
    this.#times = times;
  }

  add(change: WorkspaceChange): void {
    const key = `${change.root}\n${change.path}`;
    const before = this.#pending.get(key);
    if (!before && !this.#pending.size) this.#since = Date.now();
    this.#pending.set(key, before ? { ...change, type: joined(before.type, change.type) } : change);
    this.#schedule();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#pending.clear();
  }

  #schedule(): void {
    if (this.#busy || !this.#pending.size) return;
    clearTimeout(this.#timer);
    const left = this.#since + this.#times.longest - Date.now();
    this.#timer = setTimeout(() => void this.#flush(), Math.max(0, Math.min(this.#times.quiet, left)));
  }

  async #flush(): Promise<void> {
    const changes = [...this.#pending.values()];
    this.#pending.clear();
    this.#busy = true;
    try {
      await this.#deliver(changes);
    } finally {
      this.#busy = false;
      this.#since = Date.now();
      this.#schedule();
    }
  }
}

/** A deleted file that is there again has changed; one that was created and then changed is still new. */
function joined(before: WorkspaceChange['type'], now: WorkspaceChange['type']): WorkspaceChange['type'] {
  if (before === 'deleted' && now === 'created') return 'changed';
  return before === 'created' && now === 'changed' ? 'created' : now;
}
