// Forms of one English word have one stem, and words that only look alike have not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stemOf } from '../../../src/core/base/stems.ts';

const same: readonly (readonly [string, string])[] = [
  ['sent', 'sending'],
  ['built', 'builds'],
  ['chosen', 'choose'],
  ['added', 'adds'],
  ['colours', 'color'],
  ['behaviour', 'behavior'],
  ['normalised', 'normalize'],
  ['initialisation', 'initialize'],
  ['analyses', 'analyze'],
  ['centred', 'center'],
  ['conversion', 'converts'],
  ['indices', 'index'],
  ['explicitly', 'explicit'],
];

test('forms of one word have one stem', () => {
  for (const [form, word] of same) assert.equal(stemOf(form), stemOf(word), `${form} and ${word}`);
});

test('words that only look like a British form keep their own stem', () => {
  assert.notEqual(stemOf('hours'), stemOf('hors'));
  assert.equal(stemOf('promise'), 'promis');
  assert.notEqual(stemOf('promised'), stemOf('promized'));
  assert.notEqual(stemOf('found'), stemOf('find'));
});
