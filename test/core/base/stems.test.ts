// Forms of one English word share a stem, and other words do not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordStem } from '../../../src/core/base/stems.ts';

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

test('gives all forms of a word the same stem', () => {
  for (const [form, word] of same) assert.equal(wordStem(form), wordStem(word), `${form} and ${word}`);
});

test('keeps the stem of words that only look like a British spelling', () => {
  assert.notEqual(wordStem('hours'), wordStem('hors'));
  assert.equal(wordStem('promise'), 'promis');
  assert.notEqual(wordStem('promised'), wordStem('promized'));
  assert.notEqual(wordStem('found'), wordStem('find'));
});
