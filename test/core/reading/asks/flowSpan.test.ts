// The two ends of a flow in a question: where it begins and where it ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flowSpan } from '../../../../src/core/reading/asks/flowSpan.ts';

test('the two ends are read from the usual wordings', () => {
  const spans: readonly (readonly [string, string, string])[] = [
    ['Trace what happens when a job expires until the mail is sent', 'Trace what happens when a job expires', 'the mail is sent'],
    ['What happens from an order being placed to its invoice?', 'an order being placed', 'its invoice'],
    ['What happens between login and the session being saved?', 'login', 'the session being saved'],
    ['Follow an upload all the way down to the disk', 'Follow an upload', 'the disk'],
    ['How does a row get from the parser through to the table', 'the parser', 'the table'],
    ['Walk from app.fetch to the handler', 'app.fetch', 'the handler'],
    ['How does res.json end up in the socket?', 'How does res.json', 'the socket'],
    ['Trace a call of render to fs.writeFile', 'a call of render', 'fs.writeFile'],
  ];
  for (const [question, from, to] of spans) assert.deepEqual(flowSpan(question), { from, to }, question);
  for (const question of ['Trace checkout', 'Explain the flow from start to finish', 'Who calls pay?', `from ${'a '.repeat(300)}to b`])
    assert.equal(flowSpan(question), undefined, question);
});
