// Questions from commits: which commits become questions, and which functions are their expected results.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { commitQuestions } from '../../../src/core/measuring/commitQuestions.ts';
import type { Commit } from '../../../src/core/ports.ts';
import { memoryRoot } from '../../support/memory.ts';
import { openFixture } from '../../support/openFixture.ts';
import { nameOf, python } from './shop.ts';

suite('questions from commits', () => {
  const lines = python.split('\n');
  const commit = (subject: string, files: Commit['files'], body = ''): Commit => ({ commit: 'c', date: 0, subject, body, files });
  const change = (path: string, newFirst: number, added: readonly string[]): Commit['files'] => [
    { path, hunks: [{ oldFirst: newFirst, oldLines: added.length, newFirst, added }] },
  ];
  const at = (text: string): number => lines.indexOf(text);

  async function questionsOf(commits: readonly Commit[]): Promise<string[]> {
    const { codebase } = await openFixture({ 'shop.py': python, 'test_shop.py': python });
    const sources = { root: memoryRoot.key, graph: codebase.graph, lines: async () => lines, nameOf };
    const questions = await commitQuestions(commits, sources, 10);
    return questions.map(({ text, gold }) => `${text} -> ${gold.symbols.map(({ file, lineStart }) => `${file}:${lineStart}`).join(' ')}`);
  }

  test('ask for the functions whose lines the commit wrote', async () => {
    const changedLine = change('shop.py', at('    order.done = True'), ['    order.done = True']);
    assert.deepEqual(await questionsOf([commit('Orders are marked as done once paid', changedLine, 'Body.\n\nSigned-off-by: A <a@b>')]), [
      'Orders are marked as done once paid\n\nBody. -> shop.py:10',
    ]);
    assert.deepEqual(await questionsOf([commit('Merge pull request #7 from x/y', changedLine, 'Orders are marked once paid')]), [
      'Orders are marked once paid -> shop.py:10',
    ]);
  });

  test('name nobody of the trailers, whatever signs they hold', async () => {
    const changedLine = change('shop.py', at('    order.done = True'), ['    order.done = True']);
    assert.deepEqual(await questionsOf([commit('Orders are marked as done once paid', changedLine, 'Signed-off-by: A\rB\u2028C <a@b>')]), [
      'Orders are marked as done once paid -> shop.py:10',
    ]);
  });

  test('leave out commits that are housekeeping, change only tests or were overwritten', async () => {
    const changedLine = change('shop.py', at('    order.done = True'), ['    order.done = True']);
    assert.deepEqual(
      await questionsOf([
        commit('chore: tidy up the imports of everything', changedLine),
        commit('Bump version to one point two', changedLine),
        commit('short message', changedLine),
        commit('Tests for orders that are marked', change('test_shop.py', 12, ['    order.done = True'])),
        commit('Lines that are not there any more', change('shop.py', 12, ['    nothing like it'])),
        commit('A change of the module alone', change('shop.py', 0, ['"""Money of the shop."""'])),
      ]),
      [],
    );
    const later = commit('Replaces the very same line again', changedLine);
    assert.deepEqual(await questionsOf([later, commit('Wrote the line in the first place', changedLine)]), [
      'Replaces the very same line again -> shop.py:10',
    ]);
  });
});
