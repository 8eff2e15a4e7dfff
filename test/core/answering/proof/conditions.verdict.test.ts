// The verdicts on the conditions of one sentence, told apart: the whole proof of an answer joins several of them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { conditionVerdict, type ConditionVerdict } from '../../../../src/core/answering/proof/conditions.ts';

const guard = 'if (isClosed) {\n  throw new TooLate(order);\n}\nship(order);';
const limit = 'if (tries >= most) {\n  throw new TooMany(tries);\n}';
const plain = 'const total = sum(order);\nship(order);';

suite('verdict on the conditions of a sentence', () => {
  const rows: readonly (readonly [verdict: ConditionVerdict, why: string, sentence: string, text: string])[] = [
    ['none', 'it has no condition', '`ship` sends the order.', guard],
    ['held', 'the lines have the same condition', 'It throws `TooLate` if `isClosed` is set.', guard],
    ['held', 'the lines make the same comparison', 'It throws `TooMany` when `tries` is at least `most`.', limit],
    ['wrong', 'the lines differ at the limit itself', 'It throws `TooMany` when `tries` is more than `most`.', limit],
    ['open', 'the lines throw on the other side of the condition', 'It throws `TooLate` if `isClosed` is not set.', guard],
    ['open', 'no line decides a negated condition', '`ship` is called if `isClosed` is not set.', plain],
    ['beside', 'no line decides it and the sentence is true without it', '`ship` is called if `isClosed` is set.', plain],
  ];
  for (const [verdict, why, sentence, text] of rows)
    test(`is "${verdict}" where ${why}: ${sentence}`, () => assert.equal(conditionVerdict(sentence, text), verdict));
});
