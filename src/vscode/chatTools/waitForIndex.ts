// Waits for the index before a tool call: the first call of a window may come before it.
import { throwIfCancelled, type CancellationToken } from '../../core/base/cancellation.ts';
import { DisposableStore } from '../../core/base/disposable.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { Event } from '../../core/base/event.ts';
import type { IndexView } from '../../protocol/toPanel.ts';

/** The index to wait for. */
export interface StartableIndex {
  readonly view: IndexView;
  readonly onDidChange: Event<IndexView>;
  /** Resolves when questions can be asked; rejects with a `UserError`. */
  start(): Promise<void>;
}

/** States in which waiting brings nothing more. */
const finalStates: ReadonlySet<IndexView['state']> = new Set(['ready', 'paused', 'failed', 'no-folder']);

/**
 * Starts the index and resolves when it is complete, or after `ms` with a partial one: results say how much that is. Rejects with
 * `tool-not-ready` when nothing can be looked up yet, and with `CancelledError`.
 */
export async function waitForIndex(index: StartableIndex, ms: number, token: CancellationToken): Promise<void> {
  throwIfCancelled(token);
  const subscriptions = new DisposableStore();
  try {
    await Promise.race([waitUntilComplete(index, subscriptions), waitForTimeout(ms, token, subscriptions)]);
  } finally {
    subscriptions.dispose();
  }
  throwIfCancelled(token);
  const { state, files, done, total, message } = index.view;
  if (state !== 'ready' && files === 0) throw new UserError('tool-not-ready', [String(done), String(total), message ?? '']);
}

async function waitUntilComplete(index: StartableIndex, subscriptions: DisposableStore): Promise<void> {
  await index.start();
  await new Promise<void>((resolve) => {
    const check = ({ state }: IndexView): void => {
      if (finalStates.has(state)) resolve();
    };
    subscriptions.add(index.onDidChange(check));
    check(index.view);
  });
}

function waitForTimeout(ms: number, token: CancellationToken, subscriptions: DisposableStore): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    subscriptions.add({ dispose: () => clearTimeout(timer) });
    subscriptions.add(token.onCancellationRequested(() => resolve()));
  });
}
