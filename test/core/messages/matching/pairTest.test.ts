// A line of code can only be a pasted line if two words of it stand side by side in a message.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparableMessage } from '../../../../src/core/messages/matching/matchText.ts';
import { pairTest } from '../../../../src/core/messages/matching/pairTest.ts';

test('accepts a word with a neighbour of the message on its line', () => {
  const isPair = pairTest([comparableMessage('cannot read value: Null'), undefined]);
  for (const [text, word, expected] of [
    ['read(value)', 'value', true],
    ['read(value)', 'read', true],
    ['x = value, null', 'value', true],
    ['value\nnull', 'value', false],
    ['readValue(null)', 'Value', false],
    ['value(read)', 'value', false],
    ['value', 'value', false],
  ] as const)
    assert.equal(isPair(text, text.indexOf(word)), expected, text);
});

test('accepts every word for a message of a single word', () => {
  assert.ok(pairTest([comparableMessage('cannot read'), comparableMessage('ECONNREFUSED')])('value', 0));
});
