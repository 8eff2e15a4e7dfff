// Odd and hostile questions: search answers within its limit, and rejects only a question without words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const questions: Readonly<Record<string, string>> = {
  'one letter': 'a',
  'only signs': '?!.,;',
  '200 kB of words': 'the cart fails to load its items '.repeat(6200),
  '200 kB without a break': 'x'.repeat(200_000),
  '200 kB of brackets': '(['.repeat(100_000),
  '200 kB of one line of a log': '2024-01-01 10:00:00 ERROR at at at ( '.repeat(5400),
  Chinese: '购物车的总价在哪里计算？',
  Arabic: 'أين يتم حساب سعر السلة؟',
  emoji: '🛒💥❓',
  'regular expression': '^(a+)+$ [^\\]]* (?<=x) \\\\ {1,99999}',
  'only a stack trace': dedent`
    Traceback (most recent call last):
      File "/srv/app/shop/cart.py", line 12, in total
        return sum(self.items)
    TypeError: bad operand`,
  'only code': dedent`
    for (const item of cart.items) {
      total += item.price * item.count;
    }`,
  'half a surrogate': '\ud83d\ud83d cart',
  'names of Object': 'constructor __proto__ hasOwnProperty toString',
};

test('answers any question within the limit', async () => {
  const { codebase } = await openFixture('shop');
  for (const [what, question] of Object.entries(questions)) {
    const { ranked } = await codebase.search(question, { limit: 5, related: true }, neverCancelled);
    assert.ok(ranked.length <= 5, what);
    for (const { score, why, lineStart, lineEnd } of ranked) {
      assert.ok(score >= 0 && score <= 1 && why !== '' && lineStart >= 1 && lineEnd >= lineStart, what);
    }
  }
});

test('rejects a question without words', async () => {
  const { codebase } = await openFixture('shop');
  for (const question of ['', ' \n\t']) {
    await assert.rejects(
      codebase.search(question, { limit: 5 }, neverCancelled),
      (error) => error instanceof UserError && error.code === 'empty-question',
    );
  }
});
