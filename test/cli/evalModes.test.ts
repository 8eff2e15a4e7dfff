// `clew eval modes`: labelled questions are scored by set, and the test set stays hidden.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { clew, temporaryFolder } from './commandLine.ts';

function questions(t: TestContext, lines: readonly object[]): string {
  const file = join(temporaryFolder(t), 'questions.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return file;
}

const lines = [
  { id: 'a', set: 'tune', question: 'Who calls `save`?', mode: 'exploratory' },
  { id: 'b', set: 'tune', question: 'Who calls `load`?', mode: 'analytical' },
  { id: 'c', set: 'test', question: 'Who calls `hidden`?', mode: 'diagnostic' },
];

suite('clew eval modes', () => {
  test('scores the modes, explains the wrong ones and hides the test set', async (t) => {
    const { code, stdout } = await clew(['eval', 'modes', questions(t, lines)]);
    assert.equal(code, 0);
    assert.match(stdout, /tune: 1 of 2 right, 50\.0 %/);
    assert.match(stdout, /b analytical -> exploratory \(0\.\d+\): Chosen because it asks who calls something/);
    assert.doesNotMatch(stdout, /hidden/);
  });

  test('scores relations where labels name them, and accepts other right modes', async (t) => {
    const labelledQuestions = [
      { id: 'a', question: 'Who calls `save`?', mode: 'exploratory', relation: 'callers' },
      { id: 'b', question: 'Who calls `load`?', mode: 'exploratory', relation: 'writes' },
      { id: 'c', question: 'Where is `total` written?', mode: 'conceptual', also: ['exploratory'], relation: 'writes' },
    ];
    const { stdout } = await clew(['eval', 'modes', questions(t, labelledQuestions)]);
    assert.match(stdout, /all: 3 of 3 right/);
    assert.match(stdout, /What is asked for: 2 of 3 right, 66\.7 %/);
  });

  test('shows the test set on request, also as JSON', async (t) => {
    const { stdout } = await clew(['eval', 'modes', questions(t, lines), '--show-test', '--json']);
    const [first] = JSON.parse(stdout) as { set: string; wrong: { id: string }[]; confusion: Record<string, Record<string, number>> }[];
    assert.equal(first?.set, 'test');
    assert.deepEqual(
      first.wrong.map(({ id }) => id),
      ['c'],
    );
    assert.equal(first.confusion['diagnostic']?.['exploratory'], 1);
  });

  test('rejects a line that is no labelled question', async (t) => {
    const { code, stderr } = await clew(['eval', 'modes', questions(t, [...lines, { id: 'd', set: 'tune', question: 'x', mode: 'odd' }])]);
    assert.equal(code, 2);
    assert.match(stderr, /Line 4 of .+ is no question with a mode\./);
  });
});
