// A filter never overlooks a name that it was made with, and seldom takes another name for one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mayHold, nameFilter } from '../../../../src/core/graph/files/nameFilter.ts';

test('property: every name of the set is held', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      const filter = nameFilter(new Set(names));
      assert.ok(names.every((name) => mayHold(filter, name)));
    }),
  );
});

test('of other names one in fifty at most seems to be held, and none by an empty filter', () => {
  const names = Array.from({ length: 400 }, (_, i) => `name${i}`);
  const filter = nameFilter(new Set(names));
  const others = Array.from({ length: 5000 }, (_, i) => `other${i}`);
  assert.ok(others.filter((name) => mayHold(filter, name)).length < 100);
  assert.equal(mayHold(nameFilter(new Set()), 'name'), false);
  assert.equal(mayHold(undefined, 'name'), false);
});
