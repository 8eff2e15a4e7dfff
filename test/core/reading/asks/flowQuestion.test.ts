// The flow that a question asks for: its two ends, its start without a name, or the data store as its end.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readFlow } from '../../../../src/core/reading/asks/flowQuestion.ts';
import type { FlowQuestion } from '../../../../src/core/reading/intent.ts';
import { readMentions } from '../../../../src/core/reading/readMentions.ts';

function flowIn(title: string, asksForPath = false): FlowQuestion | undefined {
  return readFlow(title, readMentions(title), asksForPath);
}

suite('the flow of a question', () => {
  test('has the mentions of both halves', () => {
    const flow = flowIn('How does an order get from `placeOrder` to `sendMail`?');
    assert.ok(flow?.kind === 'between');
    assert.deepEqual([flow.from.names[0]?.name, flow.to.names[0]?.name], ['placeOrder', 'sendMail']);
  });

  test('ends at the data store and starts at a route if the question names them', () => {
    const flow = flowIn('Trace an order from the route to the database');
    assert.ok(flow?.kind === 'to-storage');
    assert.equal(flow.fromRoute, true);
  });

  test('starts at any request only if nothing else is named', () => {
    assert.equal(flowIn('What happens when a request comes in?')?.kind, 'from-request');
    assert.notEqual(flowIn('What happens in `Cart.add` when a request comes in?')?.kind, 'from-request');
  });

  test('starts at an option, unless the option is the end of the path', () => {
    assert.deepEqual(flowIn('What happens when a user passes --dry-run?'), {
      kind: 'from',
      anchor: { of: 'option', options: ['--dry-run'] },
    });
    const flow = flowIn('Trace from the parser to the handling of --dry-run');
    assert.equal(flow?.kind === 'between' ? flow.anchor : 'no path', undefined);
  });

  test('takes two names as its ends in text order, but only for the aim of a path', () => {
    const title = '`onClick` and `saveRow`: how are they connected?';
    assert.equal(flowIn(title), undefined);
    const flow = flowIn(title, true);
    assert.ok(flow?.kind === 'between');
    assert.deepEqual([flow.from.names[0]?.name, flow.to.names[0]?.name], ['onClick', 'saveRow']);
  });
});
