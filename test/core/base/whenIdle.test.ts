// Work is done once when nobody asks any more, and again after the next question.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WhenIdle } from '../../../src/core/base/whenIdle.ts';

test('runs the work once no request has come for a while', async () => {
  const waiting: (() => void)[] = [];
  const next = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise(setImmediate);
  };
  let done = 0;
  const idle = new WhenIdle({ sleep: () => new Promise((resolve) => waiting.push(resolve)) }, 1000, () => done++);
  idle.note();
  idle.note();
  await next();
  idle.note();
  await next();
  assert.equal(done, 0);
  await next();
  assert.equal(done, 1);
  assert.equal(waiting.length, 0);
  idle.note();
  await next();
  assert.equal(done, 2);
});
