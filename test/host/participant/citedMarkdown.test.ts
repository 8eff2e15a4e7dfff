// The Markdown of an answer in a chat of the editor, with links for its citations.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Citation } from '../../../src/core/answering/record/answerRecord.ts';
import { citedMarkdown } from '../../../src/vscode/participant/citedMarkdown.ts';
import { dedent } from '../../support/dedent.ts';

const citation = (n: number, status: Citation['status']): Citation => ({
  ...{ n, root: '', file: 'src/fee.ts', lineStart: n, lineEnd: n, title: '', status },
});

suite('citedMarkdown', () => {
  const pieces = (answer: string): unknown =>
    citedMarkdown({ answer, citations: [citation(1, 'verified'), citation(2, 'unsupported'), citation(3, 'moved')] }, 'not proven').map(
      (piece) => (typeof piece === 'string' ? piece : piece.n),
    );

  test('links proven citations and marks the others as not proven', () => {
    assert.deepEqual(pieces('It is so [1], or so [2], and moved [3].'), ['It is so ', 1, ', or so *(not proven)*, and moved ', 3, '.']);
  });

  test('turns links, images and HTML of a model into text', () => {
    assert.deepEqual(pieces('![x](https://evil.example) <b>[1]'), ['!\\[x](https\\:\\/\\/evil.example) \\<b>', 1]);
  });

  test('leaves code, escaped brackets and unknown numbers as they are', () => {
    const answer = dedent`
      See \`list[1]\` and [9] and \\[1]:

      \`\`\`ts
      list[1];
      \`\`\`
    `;
    assert.deepEqual(pieces(answer), [answer.trim()]);
  });
});
