// Cancellation in the shape that VS Code and vscode-jsonrpc use, so that their tokens can be passed in as they are.
import { Emitter, type Event } from './event.ts';
import type { Disposable } from './disposable.ts';

/** Checked after each await: whether the caller has given up. Structurally equal to VS Code's. */
export interface CancellationToken {
  readonly isCancellationRequested: boolean;
  readonly onCancellationRequested: Event<unknown>;
}

/** Thrown where work stops because it was cancelled; people never see it. */
export class CancelledError extends Error {
  constructor() {
    super('Cancelled');
    this.name = 'CancelledError';
  }
}

/** Throws {@link CancelledError} when `token` is cancelled. */
export function throwIfCancelled(token: CancellationToken): void {
  if (token.isCancellationRequested) throw new CancelledError();
}

/** Makes a token and cancels it. */
export class CancellationSource implements Disposable {
  readonly #emitter = new Emitter<unknown>();
  #cancelled = false;
  readonly token: CancellationToken;

  constructor() {
    const cancelled = (): boolean => this.#cancelled;
    this.token = {
      get isCancellationRequested() {
        return cancelled();
      },
      onCancellationRequested: this.#emitter.event,
    };
  }

  cancel(): void {
    if (this.#cancelled) return;
    this.#cancelled = true;
    this.#emitter.fire(undefined);
  }

  dispose(): void {
    this.#emitter.dispose();
  }
}

/** A token that is never cancelled. */
export const neverCancelled: CancellationToken = {
  isCancellationRequested: false,
  onCancellationRequested: () => ({ dispose() {} }),
};
