// Parts of records are unpacked on first use, kept up to a limit, and never dropped while somebody keeps them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PackedPart } from '../../../../src/core/base/collections/packedPart.ts';

const large = new Uint8Array(1_000_000);

function newCountedPart(): { part: PackedPart<object>; times: () => number } {
  let times = 0;
  const part = new PackedPart(large, () => ({ number: ++times }));
  return { part, times: () => times };
}

test('unpacks a part once, on first use', () => {
  const { part, times } = newCountedPart();
  assert.equal(times(), 0);
  assert.equal(part.value, part.value);
  assert.equal(times(), 1);
  part.forget();
  assert.deepEqual(part.value, { number: 2 });
});

test('drops the oldest unpacked parts beyond the limit, but no kept ones', () => {
  const keptPart = newCountedPart();
  keptPart.part.keep();
  const first = keptPart.part.value;
  const many = Array.from({ length: 20 }, newCountedPart);
  for (const { part } of many) assert.ok(part.value);
  for (const { part } of many) assert.ok(part.value);
  assert.equal(keptPart.part.value, first);
  assert.ok(many.every(({ times }) => times() === 2));
  keptPart.part.forget();
  for (const { part } of many) assert.ok(part.value);
  assert.notEqual(keptPart.part.value, undefined);
  assert.equal(keptPart.times(), 2);
});

test('keeps the part that was used last', () => {
  const { part, times } = newCountedPart();
  for (const otherPart of Array.from({ length: 5 }, newCountedPart)) assert.ok(otherPart.part.value);
  assert.ok(part.value);
  assert.equal(newCountedPart().times(), 0);
  assert.ok(part.value);
  assert.equal(times(), 1);
});
