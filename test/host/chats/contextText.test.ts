// An answer as context for another assistant: question, answer and numbered lines within a token limit.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { countTokens } from '../../../src/core/packing/tokens.ts';
import type { Citation } from '../../../src/core/answering/record/answerRecord.ts';
import { contextText, type ContextPiece } from '../../../src/vscode/chats/contextText.ts';
import { dedent } from '../../support/dedent.ts';

const citation = (n: number, file: string, line: number, status: Citation['status'] = 'verified'): Citation => ({
  ...{ n, root: '', file, lineStart: line, lineEnd: line + 1, title: file, status },
});

const piece = (path: string, lines: number, more: Partial<ContextPiece> = {}): ContextPiece => ({
  ...{ path, lineStart: 8, lineEnd: 7 + lines, text: Array.from({ length: lines }, (_, i) => `const value${i} = ${i};`) },
  ...more,
});

const record = {
  answer: 'It is `fee` [1], not a tax [2].',
  citations: [citation(1, 'src/fee.ts', 9), citation(2, 'src/tax.ts', 1, 'unsupported')],
};

const parts = { question: 'What is the fee?', about: 'src/fee.ts:9', record, maxTokens: 8000, count: countTokens };

suite('contextText', () => {
  test('contains the question, the answer with proven places only, and numbered lines', async () => {
    const context = await contextText({ ...parts, pieces: [piece('src/fee.ts', 3, { symbol: 'fee' })] });
    assert.equal(
      context.text,
      dedent`
        # Question

        What is the fee?

        src/fee.ts:9

        # Answer of Clew

        It is \`fee\` [src/fee.ts:9-10], not a tax [not proven].

        # Evidence

        ## src/fee.ts:8-10 (fee)

        \`\`\`
         8 const value0 = 0;
         9 const value1 = 1;
        10 const value2 = 2;
        \`\`\``,
    );
    assert.deepEqual([context.tokens, context.pieceCount, context.incompleteCount], [await countTokens(context.text), 1, 0]);
  });

  test('keeps the token limit, drops lines from the end, and names the dropped ones', async () => {
    const pieces = ['a', 'b', 'c'].map((name) => piece(`src/${name}.ts`, 60));
    for (const mostTokens of [40, 120, 500, 900, 1500]) {
      const { text, tokens, pieceCount: shownCount, incompleteCount } = await contextText({ ...parts, pieces, maxTokens: mostTokens });
      assert.ok(tokens <= mostTokens, `${tokens} of ${mostTokens}`);
      assert.equal(tokens, await countTokens(text));
      if (mostTokens < 500) continue;
      assert.match(text, /## src\/a\.ts:8-67/);
      assert.match(text, /Left out, in whole or in part:\n\n(?:- src\/[abc]\.ts:8-67\n)*- src\/c\.ts:8-67$/);
      assert.ok(
        shownCount >= 1 && incompleteCount >= 1 && shownCount + incompleteCount >= 3,
        `${shownCount} shown, ${incompleteCount} left out`,
      );
    }
    const { text } = await contextText({ ...parts, pieces, maxTokens: 500 });
    assert.match(text, /… \d+ more lines/);
  });

  test('reports changed lines without showing them', async () => {
    const { text, incompleteCount } = await contextText({ ...parts, pieces: [piece('src/fee.ts', 3, { text: undefined })] });
    assert.match(text, /- src\/fee\.ts:8-10 \(changed since the answer\)/);
    assert.equal(incompleteCount, 1);
  });

  test('replaces secrets in question, answer and code', async () => {
    const secret = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
    const context = await contextText({
      ...parts,
      question: `Is ${secret} used?`,
      record: { ...record, answer: `Yes, ${secret}.` },
      pieces: [piece('src/key.ts', 1, { text: [`const key = '${secret}';`] })],
    });
    assert.doesNotMatch(context.text, /ghp_/);
    assert.equal(context.secretsReplaced, 3);
  });
});
