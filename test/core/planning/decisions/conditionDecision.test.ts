// The condition or the line that the words of a question describe, among the functions that they lead to.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { bestOf, decideCase, decideEvent } from '../../../../src/core/planning/decisions/conditionDecision.ts';
import { dedent } from '../../../support/dedent.ts';
import { bodiesOf, codeAt, contextOver } from './decisionFixture.ts';

const context = await contextOver({
  'src/till.py': dedent`
    def serve(till, customer):
        if till.drawer is None:
            call_keeper(till)
            return None
        if customer.queue > till.drawer:
            send_away(customer)
        else:
            greet(customer)
        return till


    def is_ready(till):
        return till.lamp and not till.broken
  `,
});
const { sources } = context;

suite('the decision of a case', () => {
  test('is the condition with the words and the state of the question, and what runs in its branch', async () => {
    const decision = decideCase(await bodiesOf(['serve', 'is_ready'], context), 'the drawer of the till is missing', sources);
    assert.ok(decision?.kind === 'case');
    assert.deepEqual(await codeAt(decision.symbol, [decision.guard.line], context), ['if till.drawer is None:']);
    assert.deepEqual(await codeAt(decision.symbol, decision.branch, context), ['call_keeper(till)', 'return None']);
    assert.deepEqual(decision.otherwise, []);
  });

  test('is another condition on the same thing for another state', async () => {
    const decision = decideCase(await bodiesOf(['serve'], context), 'the drawer is exceeded', sources);
    assert.ok(decision?.kind === 'case');
    assert.deepEqual(await codeAt(decision.symbol, [decision.guard.line], context), ['if customer.queue > till.drawer:']);
    assert.deepEqual(await codeAt(decision.symbol, decision.otherwise, context), ['greet(customer)']);
  });

  test('is undefined when no condition has enough of the words', async () => {
    assert.equal(decideCase(await bodiesOf(['serve'], context), 'the lamp is missing', sources), undefined);
  });
});

suite('the decision of an event', () => {
  test('is the line that does it, with its condition', async () => {
    const decision = decideEvent(await bodiesOf(['serve', 'is_ready'], context), 'the keeper called', sources);
    assert.ok(decision?.kind === 'event');
    assert.deepEqual(await codeAt(decision.symbol, [decision.targetLine.line], context), ['call_keeper(till)']);
    assert.deepEqual(
      decision.targetLine.guards.map(({ kind }) => kind),
      ['if'],
    );
    assert.equal(decision.isValue, false);
  });

  test('is the boolean value of a function that is named after it', async () => {
    const decision = decideEvent(await bodiesOf(['serve', 'is_ready'], context), 'ready', sources);
    assert.ok(decision?.kind === 'event');
    assert.deepEqual(await codeAt(decision.symbol, [decision.targetLine.line], context), ['return till.lamp and not till.broken']);
    assert.equal(decision.isValue, true);
  });

  test('is undefined for words that no line under a condition has', async () => {
    assert.equal(decideEvent(await bodiesOf(['serve'], context), 'the lamp is broken', sources), undefined);
  });
});

test('the best item has the words in its lines, and is undefined when none has enough of them', async () => {
  const [serve] = sources.graph.byName('serve');
  assert.ok(serve);
  const items = ['send_away(customer)', 'call_keeper(till)'];
  const bestFor = (words: string): string | undefined => bestOf(items, words, sources, (lines) => ({ lines, symbol: serve }));
  assert.equal(bestFor('keeper'), 'call_keeper(till)');
  assert.equal(bestFor('the keeper of the broken lamp, drawer and queue'), undefined);
});
