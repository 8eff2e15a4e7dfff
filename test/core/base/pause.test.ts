// Pauses are due after each slice of work, and end the work when it is cancelled.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CancelledError, CancellationSource, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { Pause } from '../../../src/core/base/pause.ts';
import { filesByName } from '../../../src/core/findings/filesByName.ts';
import { FileTexts, type TextFile } from '../../../src/core/text/fileTexts.ts';
import { MemoryClock } from '../../support/memory.ts';

test('a pause is due after each slice', async () => {
  const clock = new MemoryClock();
  const pause = new Pause(clock, neverCancelled);
  clock.advance(14);
  assert.equal(pause.isDue, false);
  clock.advance(1);
  assert.equal(pause.isDue, true);
  await pause.take();
  assert.equal(pause.isDue, false);
});

test('ends the work when it is cancelled, or when the callback throws', async () => {
  const source = new CancellationSource();
  const pause = new Pause(new MemoryClock(), source.token);
  await pause.take();
  source.cancel();
  await assert.rejects(pause.take(), CancelledError);
  const disturbed = new Pause(new MemoryClock(), neverCancelled, () => {
    throw new RangeError('another');
  });
  await assert.rejects(disturbed.take(), RangeError);
});

test('pauses while it looks for names in all files', async () => {
  const clock = new MemoryClock();
  const files = Array.from({ length: 40 }, (_, i): TextFile => ({ root: 'r', path: `f${i}`, role: 'code' }));
  let pauses = 0;
  const texts = new FileTexts({
    clock: { now: () => 0, monotonic: () => (clock.advance(1), clock.monotonic()), sleep: async () => void pauses++ },
    ...{ files: () => files, version: () => 1, changes: () => 1, keyOf: (_, path) => path, readText: async (_, path) => `name ${path}` },
  });
  const found = await filesByName(new Set(['name', 'f7']), texts, () => true, neverCancelled);
  assert.deepEqual([found.get('name')?.length, found.get('f7')?.map(({ path }) => path)], [40, ['f7']]);
  assert.ok(pauses >= 2, `${pauses} pauses`);
});
