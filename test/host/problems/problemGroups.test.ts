// Several problems in one question, grouped by their probable cause.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { groupProblems } from '../../../src/vscode/problems/problemGroups.ts';
import { problemsQuestion } from '../../../src/vscode/problems/problemsQuestion.ts';

const problem = (line: number, message: string): Parameters<typeof groupProblems>[0][number] => ({
  path: 'src/a.ts',
  line,
  message,
  source: 'ts',
  code: '2339',
});

suite('groupProblems and problemsQuestion', () => {
  const three = [
    problem(1, "Property 'total' does not exist on type 'Cart'."),
    problem(2, "Cannot find name 'fee'."),
    problem(3, "Property 'items' does not exist on type 'Cart'."),
  ];

  test('group problems by a name that they share', () => {
    assert.deepEqual(
      groupProblems(three).map(({ cause, problems }) => [cause, problems.map(({ line }) => line)]),
      [
        ['Cart', [1, 3]],
        ["Cannot find name 'fee'.", [2]],
      ],
    );
  });

  test('group problems by their message when they share no name', () => {
    const groups = groupProblems([
      problem(1, "Cannot find name 'a'."),
      problem(2, "Cannot find name 'b'."),
      problem(3, 'Unreachable code.'),
    ]);
    assert.deepEqual(
      groups.map(({ problems }) => problems.length),
      [2, 1],
    );
  });

  test('write one question that lists every problem under its cause', () => {
    const text = problemsQuestion(three);
    assert.match(text, /^What causes these 3 problems\? They seem to have 2 causes\.\n\nCart \(2\)\n- src\/a\.ts:1: /);
    assert.match(text, /- src\/a\.ts:2: Cannot find name 'fee'\. \(ts 2339\)/);
  });
});
