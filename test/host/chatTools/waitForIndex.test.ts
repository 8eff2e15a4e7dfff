// A tool call of a chat waits for the index, but not forever.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { Emitter } from '../../../src/core/base/event.ts';
import type { IndexView } from '../../../src/protocol/toPanel.ts';
import { waitForIndex } from '../../../src/vscode/chatTools/waitForIndex.ts';

suite('waitForIndex', () => {
  const empty: IndexView = { state: 'starting', phase: 'idle', done: 0, total: 0, files: 0, symbols: 0, skipped: 0 };

  class ScriptedIndex {
    readonly #changed = new Emitter<IndexView>();
    readonly onDidChange = this.#changed.event;
    view = empty;
    start = (): Promise<void> => Promise.resolve();
    become(view: Partial<IndexView>): void {
      this.view = { ...this.view, ...view };
      this.#changed.fire(this.view);
    }
  }

  test('resolves when the index is complete', async () => {
    const index = new ScriptedIndex();
    const indexPromise = waitForIndex(index, 60_000, neverCancelled);
    setTimeout(() => index.become({ state: 'indexing', files: 3 }), 5);
    setTimeout(() => index.become({ state: 'ready', files: 9 }), 10);
    await indexPromise;
    assert.equal(index.view.files, 9);
  });

  test('resolves with a partial index after the time limit', async () => {
    const index = new ScriptedIndex();
    index.become({ state: 'indexing', files: 3, done: 3, total: 900 });
    await waitForIndex(index, 20, neverCancelled);
  });

  test('rejects when no file is indexed yet', async () => {
    const index = new ScriptedIndex();
    index.become({ state: 'indexing', done: 0, total: 900 });
    await assert.rejects(waitForIndex(index, 20, neverCancelled), (error: unknown) => {
      assert.ok(error instanceof UserError);
      assert.deepEqual([error.code, ...error.args], ['tool-not-ready', '0', '900', '']);
      return true;
    });
    index.become({ state: 'paused', message: 'Paused.' });
    await assert.rejects(waitForIndex(index, 60_000, neverCancelled), /tool-not-ready: 0, 900, Paused\./);
  });

  test('rejects when the index cannot start, and when the call is cancelled', async () => {
    const index = new ScriptedIndex();
    index.start = () => Promise.reject(new UserError('no-folder'));
    await assert.rejects(waitForIndex(index, 60_000, neverCancelled), /no-folder/);
    index.start = () => Promise.resolve();
    const source = new CancellationSource();
    setTimeout(() => source.cancel(), 5);
    await assert.rejects(waitForIndex(index, 60_000, source.token), CancelledError);
  });
});
