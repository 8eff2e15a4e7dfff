// Wilson's interval against published values, and at the ends of its range.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wilsonInterval } from '../../../src/core/measuring/wilson.ts';

test('holds the share, and narrows with the number of questions', () => {
  const [few, many] = [wilsonInterval(5, 10), wilsonInterval(500, 1000)];
  assert.ok(few.low < 0.5 && few.high > 0.5);
  assert.ok(many.high - many.low < few.high - few.low);
});

test('agrees with the textbook for 5 of 10', () => {
  const { low, high } = wilsonInterval(5, 10);
  assert.deepEqual([low.toFixed(3), high.toFixed(3)], ['0.237', '0.763']);
});

test('stays within 0 and 1', () => {
  assert.deepEqual([wilsonInterval(0, 4).low, wilsonInterval(4, 4).high], [0, 1]);
  assert.deepEqual(wilsonInterval(0, 0), { low: 0, high: 1 });
});
