// Questions for what the program does with a defect, beside those that ask whether the workspace has it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asksForAction } from '../../../../src/core/reading/asks/actionQuestion.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';

suite('questions for an action of the program', () => {
  const actions = [
    'Where is a missing dependency detected at runtime?',
    'How does the linter detect circular imports?',
    'How are circular imports detected?',
    'Where is duplicate code detected?',
    'Where are unused exports removed?',
    'Which function reports unused variables?',
    'What detects circular imports?',
    'Where is a too complex function warned about?',
    'How is a circular dependency resolved?',
    'Where does the bundler look for unused exports?',
  ];
  const judgements = [
    'Where is the code duplicated?',
    'Which functions are unused?',
    'Are there circular imports?',
    'Where are the circular dependencies?',
    'Where is the technical debt concentrated?',
    'How tangled is the parser?',
    'Which unused functions can be removed?',
    'Where should we remove dead code?',
    'What looks bad here?',
  ];

  test('are those with a verb for what a program does', () => {
    assert.deepEqual([...actions, ...judgements].filter(asksForAction), actions);
  });

  test('are never answered by a judgement of the workspace', () => {
    for (const text of actions) assert.notEqual(readIntent(text).mode.value, 'analytical', text);
    for (const text of judgements) assert.equal(readIntent(text).mode.value, 'analytical', text);
  });
});
