// Intervals of the bootstrap against the normal approximation, and their limits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { difference, estimate } from '../../../src/core/measuring/bootstrap.ts';

test('gives an interval around the mean that is wider for fewer values and equal on every run', () => {
  const few = Array.from({ length: 10 }, (_, i) => i % 2);
  const many = Array.from({ length: 1000 }, (_, i) => i % 2);
  const [a, b] = [estimate(few), estimate(many)];
  assert.ok(a && b);
  assert.equal(a.mean, 0.5);
  // The normal approximation: 1.96 * sqrt(.25 / n).
  assert.ok(Math.abs(b.high - b.low - 2 * 0.031) < 0.01, `${b.low} to ${b.high}`);
  assert.ok(a.high - a.low > 0.5 && a.high - a.low < 0.7, `${a.low} to ${a.high}`);
  assert.deepEqual(estimate(few), a);
  assert.equal(estimate([]), undefined);
});

test('never gives an interval beyond the values', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 }), (values) => {
      const interval = estimate(values);
      assert.ok(interval && interval.low <= interval.high + 1e-12);
      assert.ok(interval.low >= Math.min(...values) - 1e-9 && interval.high <= Math.max(...values) + 1e-9);
    }),
    { numRuns: 50 },
  );
});

test('detects a small steady difference of pairs in large noise', () => {
  const a = Array.from({ length: 100 }, (_, i) => (i % 10) / 10);
  const b = a.map((value, i) => value + 0.01 + (i % 2) * 0.001);
  const gain = difference(a, b);
  assert.ok(gain && gain.low > 0.009 && gain.high < 0.012);
});
