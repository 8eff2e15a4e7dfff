// What is unpacked of records: made when it is asked for, kept up to a limit, and never let go of while it is said to be kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PackedPart } from '../../../../src/core/base/collections/packedPart.ts';

const large = new Uint8Array(1_000_000);

function counted(): { part: PackedPart<object>; times: () => number } {
  let times = 0;
  const part = new PackedPart(large, () => ({ number: ++times }));
  return { part, times: () => times };
}

test('unpacks a part once, on first use', () => {
  const { part, times } = counted();
  assert.equal(times(), 0);
  assert.equal(part.value, part.value);
  assert.equal(times(), 1);
  part.forget();
  assert.deepEqual(part.value, { number: 2 });
});

test('drops the oldest unpacked parts beyond the limit, but no kept ones', () => {
  const kept = counted();
  kept.part.keep();
  const first = kept.part.value;
  const many = Array.from({ length: 20 }, counted);
  for (const { part } of many) assert.ok(part.value);
  for (const { part } of many) assert.ok(part.value);
  assert.equal(kept.part.value, first);
  assert.ok(many.every(({ times }) => times() === 2));
  kept.part.forget();
  for (const { part } of many) assert.ok(part.value);
  assert.notEqual(kept.part.value, undefined);
  assert.equal(kept.times(), 2);
});

test('keeps the part that was used last', () => {
  const { part, times } = counted();
  for (const one of Array.from({ length: 5 }, counted)) assert.ok(one.part.value);
  assert.ok(part.value);
  assert.equal(counted().times(), 0);
  assert.ok(part.value);
  assert.equal(times(), 1);
});
