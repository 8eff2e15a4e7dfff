// Waits for the index before a tool call: the first call of a window may come before it.
import { throwIfCancelled, type CancellationToken } from '../../core/base/cancellation.ts';
import { DisposableStore } from '../../core/base/disposable.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { Event } from '../../core/base/event.ts';
import type { IndexView } from '../../protocol.ts';

/** The index to wait for. */
export interface WaitedIndex {
  readonly view: IndexView;
  readonly onDidChange: Event<IndexView>;
  /** Resolves when questions can be asked; rejects with a `UserError`. */
  start(): Promise<void>;
}

/** States in which waiting brings nothing more. */
const settled: ReadonlySet<IndexView['state']> = new Set(['ready', 'paused', 'failed', 'no-folder']);

/**
 * Starts the index and resolves when it is complete, or after `ms` with a partial one: results say how much that is. Rejects with
 * `tool-not-ready` when nothing can be looked up yet, and with `CancelledError`.
 */
export async function whenIndexed(index: WaitedIndex, ms: number, token: CancellationToken): Promise<void> {
  throwIfCancelled(token);
  const listening = new DisposableStore();
  try {
    await Promise.race([complete(index, listening), givenUp(ms, token, listening)]);
  } finally {
    listening.dispose();
  }
  throwIfCancelled(token);
  const { state, files, done, total, message } = index.view;
  if (state !== 'ready' && files === 0) throw new UserError('tool-not-ready', [String(done), String(total), message ?? '']);
}

async function complete(index: WaitedIndex, listening: DisposableStore): Promise<void> {
  await index.start();
  await new Promise<void>((resolve) => {
    const look = ({ state }: IndexView): void => {
      if (settled.has(state)) resolve();
    };
    listening.add(index.onDidChange(look));
    look(index.view);
  });
}

function givenUp(ms: number, token: CancellationToken, listening: DisposableStore): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    listening.add({ dispose: () => clearTimeout(timer) });
    listening.add(token.onCancellationRequested(() => resolve()));
  });
}
