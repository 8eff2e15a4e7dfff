// Questions for all environment variables or command-line options, as opposed to questions about a single one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettingsQuestion } from '../../../../src/core/reading/asks/settingsQuestion.ts';

const all = [
  ['Which environment variables does it read?', 'environment'],
  ['what env vars are there', 'environment'],
  ['List all environment variables', 'environment'],
  ['How many environment variables are supported?', 'environment'],
  ['Show me the command-line options.', 'options'],
  ['Which CLI flags does the tool accept?', 'options'],
  ['Welche Umgebungsvariablen gibt es?', 'environment'],
  ['有哪些环境变量？', 'environment'],
] as const;

for (const [question, source] of all)
  test(question, () => {
    const asked = readSettingsQuestion(question);
    assert.deepEqual([asked?.source, asked?.isOne], [source, false]);
  });

test('marks a question for a single described setting, with its description', () => {
  const asked = readSettingsQuestion('Which environment variable turns colours off?');
  assert.deepEqual(asked, { source: 'environment', words: ['turns', 'colours', 'off'], isOne: true });
});

for (const question of [
  'How are environment variables expanded in the configuration?',
  'Where is the environment variable PORT read?',
  'What does load do with environment variables?',
  'Which options does render take?',
])
  test(`is undefined for: ${question}`, () => assert.equal(readSettingsQuestion(question), undefined));
