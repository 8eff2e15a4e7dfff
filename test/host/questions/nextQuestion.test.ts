// Attachments and draft of the next question.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { NextQuestion } from '../../../src/vscode/questions/nextQuestion.ts';

const lines = (lineStart: number): { root: string; path: string; lineStart: number; lineEnd: number } => ({
  root: 'r',
  path: 'a.ts',
  lineStart,
  lineEnd: lineStart + 1,
});

suite('NextQuestion', () => {
  test('sends attachments as lines, scope and text, each only once', () => {
    const pending = new NextQuestion();
    pending.attach({ label: 'a.ts:1-2', focus: lines(1) });
    pending.attach({ label: 'a.ts:1-2', focus: lines(1) });
    pending.attach({ label: 'src', scope: 'src' });
    pending.attach({ label: '2 problems', more: [lines(5), lines(9)], text: '- broken' });
    assert.deepEqual(pending.questionInput, {
      about: 'a.ts:1-2, src, 2 problems',
      text: '\n\n- broken',
      options: { focus: lines(1), attached: [lines(5), lines(9)], scope: 'src' },
    });
  });

  test('keeps only the newest restriction to a part of the workspace', () => {
    const pending = new NextQuestion();
    pending.attach({ label: 'src', scope: 'src' });
    pending.attach({ label: 'test', scope: 'test' });
    assert.deepEqual(
      pending.attachments.map(({ label }) => label),
      ['test'],
    );
  });

  test('removes an attachment on request, and all of them after the question', () => {
    const pending = new NextQuestion();
    let changes = 0;
    pending.onDidChange(() => changes++);
    pending.focus({ label: 'a.ts:1-2', focus: lines(1) }, 'why?');
    pending.detach(0);
    assert.deepEqual(pending.questionInput, { text: '', options: {} });
    assert.equal(pending.draft, 'why?');
    pending.clear();
    assert.deepEqual([pending.draft, changes], ['', 3]);
  });
});
