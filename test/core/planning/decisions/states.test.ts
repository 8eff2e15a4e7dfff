// States in the words of a question, and the code that tests them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isStateWord, statesIn, thingsIn } from '../../../../src/core/planning/decisions/states.ts';

/** Whether a state in `words` is tested by `code`. */
function isTestedBy(words: string, code: string): boolean {
  return statesIn(words).some((pattern) => pattern.test(code));
}

suite('states in a question', () => {
  const rows: readonly (readonly [words: string, testing: string, other: string])[] = [
    ['the basket is empty', 'if (basket.length === 0)', 'if (basket.isOpen)'],
    ['the key is missing', 'if key is None:', 'if key > limit:'],
    ['the balance is negative', 'if (balance < 0)', 'if (balance > 100)'],
    ['the name already exists', 'if (names.has(name))', 'if (count > 3)'],
    ['there are too many retries', 'if (tries >= most)', 'if (tries)'],
    ['the token is expired', 'if (now > token.deadline)', 'if (token.text)'],
    ['the request is cancelled', 'signal.aborted', 'request.sent'],
  ];
  for (const [words, testing, other] of rows)
    test(`"${words}" is tested by \`${testing}\`, and not by \`${other}\``, () => {
      assert.ok(isTestedBy(words, testing));
      assert.ok(!isTestedBy(words, other));
    });

  test('words without a state have no code', () => {
    assert.deepEqual(statesIn('the basket of the shop'), []);
  });

  test('a word of a state is told from a word for a thing', () => {
    assert.ok(isStateWord('expired'));
    assert.ok(!isStateWord('basket'));
  });

  test('only the words for things remain without the states', () => {
    assert.deepEqual(thingsIn('basket empty'), thingsIn('basket'));
    assert.deepEqual(thingsIn('basket'), ['basket']);
  });
});
