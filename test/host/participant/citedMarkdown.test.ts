// The participant @clew: its questions, and that only proven citations become links.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Citation } from '../../../src/core/answering/record/answerRecord.ts';
import { chatCommands, chatQuestion } from '../../../src/vscode/participant/chatQuestion.ts';
import { citedMarkdown } from '../../../src/vscode/participant/citedMarkdown.ts';
import { dedent } from '../../support/dedent.ts';

const citation = (n: number, status: Citation['status']): Citation => ({
  ...{ n, root: '', file: 'src/fee.ts', lineStart: n, lineEnd: n, title: '', status },
});

describe('citedMarkdown', () => {
  const pieces = (answer: string): unknown =>
    citedMarkdown({ answer, citations: [citation(1, 'verified'), citation(2, 'unsupported'), citation(3, 'moved')] }, 'not proven').map(
      (piece) => (typeof piece === 'string' ? piece : piece.n),
    );

  it('links proven citations and marks the others as not proven', () => {
    assert.deepEqual(pieces('It is so [1], or so [2], and moved [3].'), ['It is so ', 1, ', or so *(not proven)*, and moved ', 3, '.']);
  });

  it('leaves code, escaped brackets and unknown numbers as they are', () => {
    const answer = dedent`
      See \`list[1]\` and [9] and \\[1]:

      \`\`\`ts
      list[1];
      \`\`\`
    `;
    assert.deepEqual(pieces(answer), [answer.trim()]);
  });
});

describe('chatQuestion', () => {
  const focus = { root: 'r', path: 'src/fee.ts', lineStart: 3, lineEnd: 9 };

  it('knows exactly the commands of the manifest', () => {
    const { contributes } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
      readonly contributes: { readonly chatParticipants: readonly { readonly commands: readonly { readonly name: string }[] }[] };
    };
    assert.deepEqual(
      contributes.chatParticipants[0]?.commands.map(({ name }) => name),
      chatCommands,
    );
  });

  it('sets the mode of the command and the attached code', () => {
    const asked = chatQuestion('  why 500? ', 'why', [focus, { ...focus, path: 'src/b.ts' }]);
    assert.equal(asked?.question, 'why 500?');
    assert.equal(asked.about, 'src/fee.ts:3-9, src/b.ts:3-9');
    assert.deepEqual(asked.options, { mode: 'diagnostic', modeBy: 'command', focus, attached: [{ ...focus, path: 'src/b.ts' }] });
    assert.deepEqual(chatQuestion('what is this?', undefined, [])?.options, {});
  });

  it('uses the default question of a command when code is attached, and asks nothing otherwise', () => {
    assert.equal(chatQuestion('', 'explain', [focus])?.question, 'How does this work?');
    assert.equal(chatQuestion(' ', 'explain', []), undefined);
    assert.equal(chatQuestion('', undefined, [focus]), undefined);
  });
});
