// Reads from a sentence which decision it asks for: a condition, whether something happens at all, a case, or one of two definitions.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readDecisionQuestion } from '../../../../src/core/reading/asks/decisionQuestion.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';

suite('the decision that a question asks for', () => {
  for (const [question, asked] of [
    ['When does `load` fail?', { ask: 'raises', form: 'when', subject: 'load', words: '?' }],
    [
      'Why can getting a dependency crash at runtime?',
      { ask: 'raises', form: 'when', subject: 'getting a dependency', words: ' at runtime?' },
    ],
    ['what makes the upload fail', { ask: 'raises', form: 'when', subject: 'upload', words: '' }],
    ['Can parse_config() throw?', { ask: 'raises', form: 'whether', subject: 'parse_config', words: '?' }],
    ['In which cases does load raise a KeyError?', { ask: 'raises', form: 'when', subject: 'load', words: ' a KeyError?' }],
    ['When does findUser return null?', { ask: 'returns', form: 'when', subject: 'findUser', value: 'null' }],
    ['Does findUser ever return an empty list?', { ask: 'returns', form: 'whether', subject: 'findUser', value: 'empty' }],
    ['When does clean return the text unchanged?', { ask: 'returns', form: 'when', subject: 'clean', value: 'unchanged' }],
    ['When does isReady return false?', { ask: 'returns', form: 'when', subject: 'isReady', value: { text: 'false' } }],
    ['What happens if the name is empty?', { ask: 'case', words: 'the name is empty' }],
    ['What must be true for a task to run?', { ask: 'condition', words: 'a task to run' }],
    ['Does writeFile close the handle?', { ask: 'deed', subject: 'writeFile', verb: 'close', words: 'the handle' }],
    ['What is the difference between load and loadAll?', { ask: 'difference', first: 'load', second: 'loadAll' }],
    [
      'What is the difference between a task and the file queue in huey?',
      { ask: 'difference', first: 'task', second: 'file queue', things: ['task', 'file queue'] },
    ],
    ['What is the difference between `task` and import()?', { ask: 'difference', first: 'task', second: 'import' }],
    ['Compare load with loadAll', { ask: 'difference', first: 'load', second: 'loadAll' }],
    ['load vs. loadAll', { ask: 'difference', first: 'load', second: 'loadAll' }],
    ['Should I use load or loadAll?', { ask: 'difference', first: 'load', second: 'loadAll' }],
  ] as const)
    test(`is read from: ${question}`, () => {
      assert.deepEqual(readDecisionQuestion(question), asked);
    });

  for (const question of [
    'Where is load defined?',
    'Why does load fail?',
    'How does load work?',
    'What is the difference between a task and the queue of it?',
    'load',
  ])
    test(`is undefined for: ${question}`, () => {
      assert.equal(readDecisionQuestion(question), undefined);
    });

  test('is no failure that happened, unless the question has its message', () => {
    assert.equal(readIntent('Why can getting a dependency crash at runtime?').mode.value, 'conceptual');
    assert.equal(readIntent('Why does getting a dependency crash at runtime?').mode.value, 'diagnostic');
    const pasted = readIntent('Why can loading fail with "TypeError: no such plugin"?');
    assert.deepEqual([pasted.mode.value, pasted.decision], ['diagnostic', undefined]);
  });

  test('is undefined if the list of a relation answers the question', () => {
    assert.equal(readIntent('When is `load` called?').decision, undefined);
    assert.notEqual(readIntent('When does `load` throw?').decision, undefined);
  });
});
