// Phrases of common words are searched by the word that code uses for them, and descriptions of behaviour are recognised.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineAimOf } from '../../../src/core/reading/asks/lineAim.ts';
import { readIntent } from '../../../src/core/reading/readIntent.ts';

test('adds the words of code for phrases such as "sent again" and "too long"', () => {
  assert.ok(readIntent('When is a failed upload sent again?').terms.has('retri'));
  assert.ok(readIntent('How is a title that is too long cut off?').terms.has('truncat'));
  assert.ok(!readIntent('When is a failed upload sent?').terms.has('retri'));
});

test('tells whether a condition, a failure or a time answers a question', () => {
  assert.deepEqual(lineAimOf('When is the user prompted?'), { condition: true, failure: false, time: true });
  assert.deepEqual(lineAimOf('Where does it reject a bad header?'), { condition: false, failure: true, time: false });
  assert.deepEqual(lineAimOf('How is a title printed?'), { condition: false, failure: false, time: false });
});

test('reads a question for the place of some behaviour as a description, even with words of a judgement', () => {
  assert.ok(readIntent('Where does it refuse a callback that takes too many parameters?').describesBehaviour);
  assert.ok(!readIntent('Which functions take too many parameters?').describesBehaviour);
});
