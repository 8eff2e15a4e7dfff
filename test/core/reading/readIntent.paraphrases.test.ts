// Phrases whose words are too common to be searched are searched by the word that code has for them, and a description is known as one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineAimOf } from '../../../src/core/reading/asks/lineAim.ts';
import { readIntent } from '../../../src/core/reading/readIntent.ts';

test('what is done again is a retry, and what is too long is more than a maximum', () => {
  assert.ok(readIntent('When is a failed upload sent again?').terms.has('retri'));
  assert.ok(readIntent('How is a title that is too long cut off?').terms.has('truncat'));
  assert.ok(!readIntent('When is a failed upload sent?').terms.has('retri'));
});

test('a question tells what kind of line answers it', () => {
  assert.deepEqual(lineAimOf('When is the user prompted?'), { condition: true, failure: false, time: true });
  assert.deepEqual(lineAimOf('Where does it reject a bad header?'), { condition: false, failure: true, time: false });
  assert.deepEqual(lineAimOf('How is a title printed?'), { condition: false, failure: false, time: false });
});

test('who asks where the project does something describes it, whatever else the words could judge', () => {
  assert.ok(readIntent('Where does it refuse a callback that takes too many parameters?').describesBehaviour);
  assert.ok(!readIntent('Which functions take too many parameters?').describesBehaviour);
});
