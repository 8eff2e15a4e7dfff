// Questions about the project may follow each other in one sentence; each of them must be about the project.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isProjectQuestion } from '../../../../src/core/reading/asks/aboutProject.ts';

test('two questions about the project are one, joined by "and" or by a comma', () => {
  for (const question of [
    'What is this project and how is it structured?',
    'How is this project built up, what are its main parts?',
    'What does this project do; what are its main modules?',
  ])
    assert.ok(isProjectQuestion(question), question);
});

test('a second question about something else makes it a question about that', () => {
  for (const question of ['How is this project built, and where are cookies parsed?', 'What is this, how does the cache expire?'])
    assert.ok(!isProjectQuestion(question), question);
});
