// The wait of the first index: none on a calm machine, as long as the window needs on a busy one, and never longer than two seconds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorTimes, waitForRoom } from '../../../src/vscode/index/courtesy.ts';

/** A machine of two processors, with the share of its time that is idle in each step of 100 ms; the last share stays. */
function machine(...idleShares: number[]): { readonly waitedMs: () => number; readonly wait: () => Promise<void> } {
  let [idle, total, waitedMs] = [1000, 5000, 0];
  const sleep = (ms: number): Promise<void> => {
    const share = idleShares[Math.min(waitedMs / 100, idleShares.length - 1)] ?? 0;
    waitedMs += ms;
    total += 2 * ms;
    idle += 2 * ms * share;
    return Promise.resolve();
  };
  return { waitedMs: () => waitedMs, wait: () => waitForRoom({ sleep, times: () => ({ idle, total }) }) };
}

test('a calm machine is asked once', async () => {
  const calm = machine(0.9);
  await calm.wait();
  assert.equal(calm.waitedMs(), 100);
});

test('a busy machine is waited for until it has room', async () => {
  const starting = machine(0, 0.1, 0.3, 0.2, 0.6);
  await starting.wait();
  assert.equal(starting.waitedMs(), 500);
});

test('a machine that stays busy is waited for two seconds', async () => {
  const busy = machine(0.1);
  await busy.wait();
  assert.equal(busy.waitedMs(), 2000);
});

test('a machine without times is not waited for', async () => {
  let waitedMs = 0;
  const sleep = (ms: number): Promise<void> => {
    waitedMs += ms;
    return Promise.resolve();
  };
  await waitForRoom({ sleep, times: () => ({ idle: 0, total: 0 }) });
  assert.equal(waitedMs, 100);
});

test('the times of this machine go on', async () => {
  const before = processorTimes();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const after = processorTimes();
  assert.ok(after.total > before.total);
  assert.ok(after.idle >= before.idle);
});
