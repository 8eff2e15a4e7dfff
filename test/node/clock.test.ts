// The real clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeClock } from '../../src/node/clock.ts';

test('sleeps for at least about the given time', async () => {
  const start = nodeClock.monotonic();
  await nodeClock.sleep(5);
  assert.ok(nodeClock.monotonic() - start >= 4);
});
