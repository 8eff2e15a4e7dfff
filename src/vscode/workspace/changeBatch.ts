// Batches file events (a `git checkout` fires thousands), with one entry per path.
import type { Disposable } from '../../core/base/disposable.ts';
import { fileKeyOf } from '../../core/base/fileKey.ts';
import type { WorkspaceChange } from '../../core/codebase/api.ts';

/** Waiting times: `quietMs` ms after the last event, at most `maxWaitMs` ms after the first. */
export interface BatchTimes {
  readonly quietMs: number;
  readonly maxWaitMs: number;
}

/** Collects changes and delivers them together; a new batch starts only when the last one has been processed. */
export class ChangeBatch implements Disposable {
  readonly #changesByPath = new Map<string, WorkspaceChange>();
  readonly #deliver: (changes: readonly WorkspaceChange[]) => Promise<void>;
  readonly #times: BatchTimes;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstEventAt = 0;
  #isDelivering = false;

  /** @param deliver must not reject: it reports failures itself */
  constructor(deliver: (changes: readonly WorkspaceChange[]) => Promise<void>, times: BatchTimes = { quietMs: 60, maxWaitMs: 500 }) {
    this.#deliver = deliver;
    this.#times = times;
  }

  /** Adds a change to the next batch, joined with an earlier one of the same file. */
  add(change: WorkspaceChange): void {
    const key = fileKeyOf(change);
    const earlierChange = this.#changesByPath.get(key);
    if (!earlierChange && !this.#changesByPath.size) this.#firstEventAt = performance.now();
    this.#changesByPath.set(key, earlierChange ? { ...change, type: joinTypes(earlierChange.type, change.type) } : change);
    this.#schedule();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#changesByPath.clear();
  }

  #schedule(): void {
    if (this.#isDelivering || !this.#changesByPath.size) return;
    clearTimeout(this.#timer);
    const remainingMs = this.#firstEventAt + this.#times.maxWaitMs - performance.now();
    this.#timer = setTimeout(() => void this.#flush(), Math.max(0, Math.min(this.#times.quietMs, remainingMs)));
  }

  async #flush(): Promise<void> {
    const changes = [...this.#changesByPath.values()];
    this.#changesByPath.clear();
    this.#isDelivering = true;
    try {
      await this.#deliver(changes);
    } finally {
      this.#isDelivering = false;
      this.#firstEventAt = performance.now();
      this.#schedule();
    }
  }
}

/** A deleted file that is there again has changed; one that was created and then changed is still new. */
function joinTypes(oldType: WorkspaceChange['type'], newType: WorkspaceChange['type']): WorkspaceChange['type'] {
  if (oldType === 'deleted' && newType === 'created') return 'changed';
  return oldType === 'created' && newType === 'changed' ? 'created' : newType;
}
