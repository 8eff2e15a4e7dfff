// All texts of a value are cleaned, and everything else stays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scrubValue } from '../../../src/core/secrets/scrubValue.ts';
import { Maker } from './made.ts';

test('removes secrets from texts at any depth', () => {
  const key = `ghp_${new Maker(4).of('alnum', 36)}`;
  const value = { text: `use ${key}`, n: 1, none: undefined, list: [null, true, { deep: [key] }] };
  const placeholder = '<secret:github-token:1>';
  assert.deepEqual(scrubValue(value), { text: `use ${placeholder}`, n: 1, none: undefined, list: [null, true, { deep: [placeholder] }] });
});
