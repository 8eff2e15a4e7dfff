// Import of a chat from Markdown: its citations are checked against the present code, and hostile text stays text.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Citation } from '../../../src/core/answering/record/answerRecord.ts';
import type { ChatTurn, SavedChat } from '../../../src/vscode/chats/chat.ts';
import { chatMarkdown } from '../../../src/vscode/chats/chatMarkdown.ts';
import { importedChat } from '../../../src/vscode/chats/importedChat.ts';
import { answerRecord } from '../../support/panel/answerRecord.ts';
import { dedent } from '../../support/dedent.ts';

const cited: Citation = { n: 1, root: '', file: 'src/a b.ts', lineStart: 3, lineEnd: 4, title: 'a', status: 'verified', hash: 'h' };
const code = ['// top', '', 'one', 'two', 'end'];

function turn(answer: string, citations: readonly Citation[]): ChatTurn {
  return {
    id: 't',
    question: 'Why?',
    about: 'src/x.ts:3',
    state: 'done',
    events: [],
    options: {},
    record: answerRecord({ answer, citations }),
  };
}

async function exportChat(turns: readonly ChatTurn[]): Promise<string> {
  return chatMarkdown({
    title: 'Prices',
    turns,
    commit: 'abc',
    readLines: ({ lineStart, lineEnd }) => Promise.resolve(code.slice(lineStart - 1, lineEnd).join('\n')),
  });
}

async function importChat(markdown: string, now: readonly string[] | undefined = code): Promise<SavedChat | undefined> {
  let id = 0;
  return importedChat(markdown, {
    newId: () => `id${++id}`,
    roots: [],
    readLines: (_, file) => Promise.resolve(file === 'src/a b.ts' ? now : undefined),
    hash: (lines) => lines.join('|'),
  });
}

async function citationsNow(now: readonly string[] | undefined): Promise<readonly Citation[]> {
  const chat = await importChat(await exportChat([turn('It adds [1], and again [1].', [cited])]), now);
  return chat?.turns[0]?.record?.citations ?? [];
}

suite('importedChat', () => {
  test('restores questions, answers and citations of an export', async () => {
    const other = { ...cited, n: 2, lineStart: 5, lineEnd: 5 };
    const chat = await importChat(
      await exportChat([turn('It adds [1], then `x[1]` ends [2].', [cited, other]), turn('## Deep\n\nNo citation.', [])]),
    );
    assert.equal(chat?.title, 'Prices');
    const [first, second] = chat.turns;
    assert.deepEqual([chat.turns.length, second?.record?.answer.startsWith('#### Deep')], [2, true]);
    assert.deepEqual(
      [first?.question, first?.about, first?.record?.answer.split('\n')[0]],
      ['Why?', 'src/x.ts:3', 'It adds [1], then `x[1]` ends [2].'],
    );
    assert.deepEqual(
      first?.record?.citations.map(({ file, lineStart, lineEnd, status, hash }) => [file, lineStart, lineEnd, status, hash]),
      [
        ['src/a b.ts', 3, 4, 'verified', 'one|two'],
        ['src/a b.ts', 5, 5, 'verified', 'end'],
      ],
    );
  });

  test('follows moved lines, and marks changed or deleted ones as unsupported', async () => {
    const [moved] = await citationsNow(['// new', ...code]);
    assert.deepEqual([moved?.status, moved?.lineStart, moved?.lineEnd], ['moved', 4, 5]);
    const [changed] = await citationsNow(['// top', '', 'one', 'other', 'end']);
    assert.deepEqual([changed?.status, changed?.hash], ['unsupported', undefined]);
    const [missing] = await citationsNow([]);
    assert.equal(missing?.status, 'unsupported');
  });

  test('marks a citation without support or without an excerpt as unsupported', async () => {
    const wrong = await importChat(await exportChat([turn('It adds [1].', [{ ...cited, status: 'unsupported', reason: 'no' }])]));
    assert.equal(wrong?.turns[0]?.record?.citations[0]?.status, 'unsupported');
    const bare = await importChat(dedent`
      # T

      ## Q?

      It adds [src/a b.ts:3-4](src/a%20b.ts#L3).
    `);
    assert.equal(bare?.turns[0]?.record?.citations[0]?.status, 'unsupported');
  });

  test('takes no heading in code as a question, and no chat from other text', async () => {
    const chat = await importChat(dedent`
      # T

      ## Q?

      \`\`\`
      ## not a question
      \`\`\`

      [x:1](%E0%A4%A#L1)
    `);
    assert.deepEqual(
      chat?.turns.map(({ question }) => question),
      ['Q?'],
    );
    assert.equal(await importChat('hello'), undefined);
    assert.equal(await importChat(`${'['.repeat(50_000)}${'`'.repeat(50_000)}`), undefined);
  });
});
