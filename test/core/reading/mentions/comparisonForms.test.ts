// The words that ask for a comparison are no topic of a search.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { withoutComparison } from '../../../../src/core/reading/mentions/comparisonForms.ts';
import { readMentions } from '../../../../src/core/reading/readMentions.ts';

suite('words that ask for a comparison', () => {
  for (const question of [
    'What is the difference between a task and a queue?',
    'Compare the task with the queue',
    'task vs. queue?',
    'How does a task differ from a queue?',
  ])
    test(`are no search words: ${question}`, () => {
      const terms = [...readMentions(question).terms.keys()];
      assert.ok(terms.includes('task') && terms.includes('queue'));
      assert.deepEqual(
        terms.filter((term) => /^(?:differ|betwe|compar|vs|versus)/.test(term)),
        [],
      );
    });

  test('stay where the code does the comparing', () => {
    for (const question of ['How does it compare versions and hashes?', 'Where is the difference of two dates computed?'])
      assert.match(withoutComparison(question), /compare|difference of|two dates/);
  });
});
