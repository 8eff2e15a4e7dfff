// Values of a message that may be messages themselves: at its beginning, after a colon, and of several words, but no names in a sentence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { innerMessagesOf } from '../../../../src/core/messages/matching/innerMessages.ts';
import { matchPattern } from '../../../../src/core/messages/matching/match.ts';
import { comparableMessage } from '../../../../src/core/messages/matching/matchText.ts';
import { patternsOf } from '../../../../src/core/messages/pattern.ts';

function insides(message: string, literal: string, opens = { start: false, end: false }): string[] {
  const text = comparableMessage(message);
  const [pattern] = patternsOf([{ raw: literal, joined: true, line: 0 }], opens, 'a.py');
  const match = text && pattern && matchPattern(text, pattern);
  return match ? innerMessagesOf({ ...match, message: text.text, role: 'raised' }) : [];
}

for (const [what, message, literal, expected] of [
  [
    'finds values after an equals sign',
    'lid=4, message=the lid is shut, cause=it was bent',
    'lid=%d, message=%v, cause=%v',
    ['the lid is shut', 'it was bent'],
  ],
  ['finds a value after a colon', 'cannot stack: the lid is shut', 'cannot stack: %s', ['the lid is shut']],
  [
    'finds a value at the beginning',
    'the lid is shut, put it into the crate 4 of the shop',
    '%s, put it into the crate %d of the shop',
    ['the lid is shut'],
  ],
  ['finds the text before a place', "the lid is 'shut' at row 4 column 5", ' at row %d column %d', ["the lid is 'shut'"]],
  ['ignores a name in a sentence', 'the old lid in the shop is shut', 'the %s in the shop is shut', []],
  ['finds several words in a sentence', 'the old lid of oak in the shop is shut', 'the %s in the shop is shut', ['old lid of oak']],
  ['ignores a single word', 'cannot stack: lids', 'cannot stack: %s', []],
  ['ignores the wrapper around a link', 'cannot stack: crate is bent: the lid is shut tight', 'the lid is shut tight', []],
] as const)
  test(what, () => assert.deepEqual(insides(message, literal), expected));
