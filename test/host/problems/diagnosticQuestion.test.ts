// The text of a question about an error or warning of the editor.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readMentions } from '../../../src/core/reading/readMentions.ts';
import { diagnosticQuestion, type Problem } from '../../../src/vscode/problems/diagnosticQuestion.ts';

const problem: Problem = {
  path: 'src/a.ts',
  line: 4,
  message: "Type 'string' is not assignable to type 'number'.",
  source: 'ts',
  code: '2322',
  relatedRemarks: [{ path: 'src/b.ts', line: 9, message: 'The expected type comes from here.' }],
  lines: ['const a: number = "x";'],
  firstLine: 4,
  language: 'typescript',
};

suite('diagnosticQuestion', () => {
  test('contains message, source, code, related places and the lines around', () => {
    const text = diagnosticQuestion(problem);
    for (const part of ['ts 2322', 'src/a.ts:4', problem.message, 'src/b.ts:9', '4  const a: number', '```typescript'])
      assert.ok(text.includes(part), part);
  });

  test('quotes the message, so that search looks for it literally', () => {
    assert.ok(
      readMentions(diagnosticQuestion({ ...problem, message: 'Orders without a fee are not allowed.' })).quotedTexts.includes(
        'Orders without a fee are not allowed.',
      ),
    );
  });

  test('uses a fence that backquotes in the code cannot close', () => {
    const text = diagnosticQuestion({ ...problem, lines: ['const t = `${`````}`;', '```'] });
    assert.ok(text.endsWith('\n``````'), text);
  });

  test('counts omitted remarks and cut characters', () => {
    const related = Array.from({ length: 14 }, (_, i) => ({ path: 'b.ts', line: i + 1, message: 'm' }));
    assert.match(diagnosticQuestion({ ...problem, relatedRemarks: related }), /- 4 more/);
    assert.match(diagnosticQuestion({ ...problem, lines: ['x'.repeat(250)] }), /\(\+50\)/);
  });
});
