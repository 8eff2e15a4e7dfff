// Questions that wait for the edges between services.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksForRelations } from '../../../src/core/codebase/asksForRelations.ts';

test('those for callers, uses and traces wait, and so does the exploratory mode', () => {
  for (const question of ['who calls saveOrder?', 'trace saveOrder', 'who writes to the table orders?', 'how does onPay reach markPaid?'])
    assert.equal(asksForRelations(question, undefined), true, question);
  for (const question of ['what does saveOrder do?', 'Error: order 3 is closed', 'what is this project?'])
    assert.equal(asksForRelations(question, undefined), false, question);
  assert.equal(asksForRelations('what does saveOrder do?', 'exploratory'), true);
});
