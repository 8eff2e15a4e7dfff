// The limit at which several needs share tokens.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evenShare } from '../../../src/core/packing/evenShare.ts';

test('has no limit where everything fits', () => {
  assert.equal(evenShare([100, 200], 300), Infinity);
  assert.equal(evenShare([], 0), Infinity);
});

test('leaves the rest of a small need to the large ones', () => {
  assert.equal(evenShare([500, 40, 900], 640), 300);
});

test('rounds down, so that all together never exceed the tokens', () => {
  assert.equal(evenShare([50, 50, 50], 100), 33);
});
