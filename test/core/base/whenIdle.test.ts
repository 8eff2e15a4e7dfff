// Work runs once after a burst of requests, and again after the next one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WhenIdle } from '../../../src/core/base/whenIdle.ts';

test('runs the work once no request has come for a while', async () => {
  const waiting: (() => void)[] = [];
  const next = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise(setImmediate);
  };
  let runCount = 0;
  const idle = new WhenIdle({ sleep: () => new Promise((resolve) => waiting.push(resolve)) }, 1000, () => runCount++);
  idle.note();
  idle.note();
  await next();
  idle.note();
  await next();
  assert.equal(runCount, 0);
  await next();
  assert.equal(runCount, 1);
  assert.equal(waiting.length, 0);
  idle.note();
  await next();
  assert.equal(runCount, 2);
});
