// Phrases of common words are searched by the word that code uses for them, and descriptions of behaviour are recognised.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readIntent } from '../../../src/core/reading/readIntent.ts';

test('adds the words of code for phrases such as "sent again" and "too long"', () => {
  assert.ok(readIntent('When is a failed upload sent again?').terms.has('retri'));
  assert.ok(readIntent('How is a title that is too long cut off?').terms.has('truncat'));
  assert.ok(!readIntent('When is a failed upload sent?').terms.has('retri'));
});

test('reads a question for the place of some behaviour as a description, even with words of a judgement', () => {
  assert.ok(readIntent('Where does it refuse a callback that takes too many parameters?').describesBehaviour);
  assert.ok(!readIntent('Which functions take too many parameters?').describesBehaviour);
});
