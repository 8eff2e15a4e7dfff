// File events are joined into few batches with one entry per path.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChangeBatch } from '../../../src/vscode/workspace/changeBatch.ts';
import type { WorkspaceChange } from '../../../src/core/codebase/api.ts';

const change = (path: string, type: WorkspaceChange['type']): WorkspaceChange => ({ root: 'r', path, type });

function collect(times = { quietMs: 5, maxWaitMs: 40 }, ms = 0): { batch: ChangeBatch; batches: (readonly WorkspaceChange[])[] } {
  const batches: (readonly WorkspaceChange[])[] = [];
  const batch = new ChangeBatch(async (changes) => {
    batches.push(changes);
    await sleep(ms);
  }, times);
  return { batch, batches };
}

suite('ChangeBatch', () => {
  test('delivers a burst of events in one batch', async () => {
    const { batch, batches } = collect();
    for (let i = 0; i < 2000; i++) batch.add(change(`f${i}`, 'changed'));
    await sleep(60);
    assert.deepEqual(
      batches.map(({ length }) => length),
      [2000],
    );
  });

  test('keeps one entry per path with the final kind of change', async () => {
    const { batch, batches } = collect();
    for (const [path, ...types] of [
      ['new', 'created', 'changed'],
      ['replaced', 'deleted', 'created'],
      ['gone', 'changed', 'deleted'],
      ['brief', 'created', 'deleted'],
      ['__proto__', 'changed'],
    ] as const) {
      for (const type of types) batch.add(change(path, type));
    }
    await sleep(30);
    assert.deepEqual(
      batches[0]?.map(({ path, type }) => [path, type]),
      [
        ['new', 'created'],
        ['replaced', 'changed'],
        ['gone', 'deleted'],
        ['brief', 'deleted'],
        ['__proto__', 'changed'],
      ],
    );
  });

  test('delivers after the longest wait when events never pause', async () => {
    const { batch, batches } = collect({ quietMs: 30, maxWaitMs: 60 });
    for (let i = 0; i < 15; i++) {
      batch.add(change('busy', 'changed'));
      await sleep(10);
    }
    assert.ok(batches.length >= 1, 'nothing was delivered within twice the longest wait');
    batch.dispose();
  });

  test('delivers a batch only after the previous one was processed', async () => {
    let running = 0;
    let most = 0;
    const batch = new ChangeBatch(
      async () => {
        most = Math.max(most, ++running);
        await sleep(30);
        running--;
      },
      { quietMs: 1, maxWaitMs: 5 },
    );
    for (let i = 0; i < 6; i++) {
      batch.add(change(`f${i}`, 'changed'));
      await sleep(8);
    }
    await sleep(100);
    assert.equal(most, 1);
  });

  test('delivers nothing after it was disposed', async () => {
    const { batch, batches } = collect();
    batch.add(change('a', 'changed'));
    batch.dispose();
    await sleep(20);
    assert.deepEqual(batches, []);
  });
});
