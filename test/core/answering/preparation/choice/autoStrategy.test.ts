// The strategy that the question decides: which one it is, and that people and the record are told.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { nodeClock } from '../../../../../src/node/clock.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, reply, type Outcome } from '../../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import type { AskOptions } from '../../../../../src/core/codebase/api.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

async function ask(question: string, options: AskOptions): Promise<Outcome> {
  server.fallback = answer(reply('It is decided there.'));
  return askWith(shop.codebase, question, { answering: modelAt(server) }, options);
}

const choicesOf = ({ events }: Outcome): readonly unknown[] => events.filter(({ kind }) => kind === 'strategy');

suite('the strategy auto', () => {
  test('tells its choice before the first request, and the record has it', async () => {
    for (const options of [{ strategy: 'auto' }, { settings: { strategy: 'auto' as const } }]) {
      const outcome = await ask('Where is the discount of a coupon decided?', options);
      const { record, events } = outcome;
      assert.equal(record.strategyChoice?.strategy, record.strategy);
      assert.match(record.strategyChoice?.reason ?? '', /\.$/);
      assert.deepEqual(choicesOf(outcome), [{ kind: 'strategy', choice: record.strategyChoice }]);
      const kinds = events.map(({ kind }) => kind);
      assert.ok(kinds.indexOf('strategy') < kinds.indexOf('pass'), kinds.join(' '));
    }
  });

  test('chooses one pass for a question about a cause, and gap filling for all others', async () => {
    for (const [question, strategy] of [
      ['Why does checkout fail with a coupon?', 'single-pass'],
      ['Where is the discount of a coupon decided?', 'gap-filling'],
      ['Which functions call applyDiscount?', 'gap-filling'],
      ['How does an order get from the cart to the warehouse?', 'gap-filling'],
    ] as const) {
      const { record } = await ask(question, { strategy: 'auto' });
      assert.deepEqual([record.strategy, record.strategyChoice?.strategy], [strategy, strategy], question);
    }
  });

  test('keeps the strategy of the answer that is continued', async () => {
    const { record } = await ask('Why does checkout fail with a coupon?', { strategy: 'auto' });
    const { citations, evidence, answer: before } = record;
    const continuation = { answer: before, citations, evidence };
    const outcome = await ask('Why does checkout fail with a coupon?', { strategy: 'auto', continuation } as AskOptions);
    assert.deepEqual(choicesOf(outcome), []);
  });

  test('tells nothing where a person chose the strategy, or without a model', async () => {
    const chosen = await ask('Where is the discount of a coupon decided?', { strategy: 'single-pass' });
    assert.deepEqual([choicesOf(chosen), chosen.record.strategyChoice], [[], undefined]);
    const without = await askWith(shop.codebase, 'Where is the discount of a coupon decided?', {}, { strategy: 'auto' });
    assert.deepEqual([without.record.strategy, choicesOf(without)], ['extractive', []]);
  });
});
