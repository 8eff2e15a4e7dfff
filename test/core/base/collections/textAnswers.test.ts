// Answers about whole texts are computed once while few other texts come in between.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textAnswers } from '../../../../src/core/base/collections/textAnswers.ts';

test('an answer is remembered, also a negative one, until texts beyond the limit came in between', () => {
  const computedTexts: string[] = [];
  const isLong = textAnswers((text) => {
    computedTexts.push(text);
    return text.length > 3;
  });
  assert.deepEqual([isLong('ab'), isLong('abcd'), isLong('ab'), isLong('abcd')], [false, true, false, true]);
  assert.deepEqual(computedTexts, ['ab', 'abcd']);
  isLong('x'.repeat(3_000_000));
  computedTexts.length = 0;
  assert.equal(isLong('ab'), false);
  assert.deepEqual(computedTexts, ['ab']);
});
