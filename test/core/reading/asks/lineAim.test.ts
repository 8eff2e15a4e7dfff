// What kind of line answers a question: a condition, a failure or a time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineAimOf } from '../../../../src/core/reading/asks/lineAim.ts';

test('tells whether a condition, a failure or a time answers a question', () => {
  assert.deepEqual(lineAimOf('When is the user prompted?'), { condition: true, failure: false, time: true });
  assert.deepEqual(lineAimOf('Where does it reject a bad header?'), { condition: false, failure: true, time: false });
  assert.deepEqual(lineAimOf('How is a title printed?'), { condition: false, failure: false, time: false });
});
