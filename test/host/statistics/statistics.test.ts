// Statistics of answers: which figures are counted and reported, and that no question, code or answer is stored.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AnswerRecord } from '../../../src/core/answering/record/answerRecord.ts';
import { importedChat } from '../../../src/vscode/chats/importedChat.ts';
import { answerRow, type AnswerRow } from '../../../src/vscode/statistics/answerRow.ts';
import { maxRows, AnswerStatistics } from '../../../src/vscode/statistics/statistics.ts';
import { statisticsText } from '../../../src/vscode/statistics/statisticsText.ts';
import { answerRecord } from '../../support/panel/answerRecord.ts';
import { dedent } from '../../support/dedent.ts';

function statistics(enabled = true, kept: unknown = undefined): AnswerStatistics {
  let value = kept;
  return new AnswerStatistics({ get: () => value, update: (rows) => Promise.resolve(void (value = rows)) }, () => enabled);
}

function row(id: number, changes: Partial<AnswerRow> = {}): AnswerRow {
  return { ...answerRow(answerRecord({ id: `a${id}` }), id), ...changes };
}

async function textOf(rows: readonly AnswerRow[]): Promise<string> {
  const answerStatistics = statistics();
  for (const each of rows) await answerStatistics.add(each);
  return statisticsText(answerStatistics.rows, true);
}

function line(text: string, name: string): string {
  return text.split('\n').find((each) => each.startsWith(`| ${name}`)) ?? '';
}

suite('AnswerStatistics and statisticsText', () => {
  test('store numbers and no question, code or answer', () => {
    const record: Partial<AnswerRecord> = {
      question: 'SECRETQ',
      answer: 'SECRETA',
      ms: { total: 900, model: 700, retrieve: 120, write: 30 },
    };
    const statisticsRow = answerRow(
      answerRecord({ ...record, gaps: { identified: ['SECRETG'], resolved: [], unresolved: ['SECRETG'] } }),
      5,
    );
    assert.doesNotMatch(JSON.stringify(statisticsRow), /SECRET/);
    assert.deepEqual([statisticsRow.ownMs, statisticsRow.gaps, statisticsRow.resolved, statisticsRow.at], [150, 1, 0, 5]);
  });

  test('count each answer once while they are on, and keep only the last ones', async () => {
    const on = statistics();
    for (const id of [1, 1, 2]) await on.add(row(id));
    assert.equal(on.rows.length, 2);
    for (let i = 0; i < maxRows + 5; i++) await on.add(row(i + 10));
    assert.deepEqual([on.rows.length, on.rows.at(-1)?.id], [maxRows, `a${maxRows + 14}`]);
    const off = statistics(false);
    await off.add(row(1));
    assert.equal(off.rows.length, 0);
  });

  test('give no verdict on few answers, and tell target and alert levels apart', async () => {
    const few = await textOf([row(1, { tokens: 9000 })]);
    assert.match(line(few, 'Tokens of an answer'), /9,000.*too few to tell/);
    const rows = Array.from({ length: 10 }, (_, i) =>
      row(i, { tokens: 6000, ownMs: 200, by: i < 2 ? 'user' : 'rules', gaps: 2, resolved: 1 }),
    );
    const text = await textOf(rows);
    assert.match(line(text, 'Tokens of an answer'), /6,000 \| 4,000 \| 5,500 \| 10 \| alert/);
    assert.match(line(text, 'Milliseconds besides the model'), /200 .*on target/);
    assert.match(line(text, 'Questions whose kind'), /80 % \| 90 % \| 80 % \| 10 \| below the target/);
    assert.match(line(text, 'Missing pieces'), /50 % .*below the target/);
    assert.match(line(text, 'Answers that were called helpful'), /– .*too few/);
  });

  test('count ratings, and remove them again', async () => {
    const answerStatistics = statistics();
    for (let i = 0; i < 6; i++) await answerStatistics.add(row(i));
    for (let i = 0; i < 6; i++) await answerStatistics.rate(`a${i}`, i === 0 ? -1 : 1);
    assert.match(line(statisticsText(answerStatistics.rows, true), 'Answers that were called helpful'), /83 % .*on target/);
    await answerStatistics.rate('a0', undefined);
    assert.match(line(statisticsText(answerStatistics.rows, true), 'Answers that were called helpful'), /100 % .*\| 5 \|/);
  });

  test('do not count a command as a corrected kind of question', async () => {
    const by = (i: number): AnswerRow['by'] => (i < 5 ? 'command' : i === 5 ? 'user' : 'rules');
    const text = await textOf(Array.from({ length: 10 }, (_, i) => row(i, { by: by(i) })));
    assert.match(line(text, 'Questions whose kind'), /80 % \| 90 % \| 80 % \| 5 \|/);
  });

  test('do not count an imported answer or its rating', async () => {
    const answerStatistics = statistics();
    const imported = await importedChat(
      dedent`
        # T

        ## Q?

        It adds.
      `,
      {
        newId: () => 'id',
        roots: [],
        readLines: () => Promise.resolve(undefined),
        hash: () => '',
      },
    );
    const record = imported?.turns[0]?.record;
    assert.ok(record);
    await answerStatistics.count(record, 1, 1);
    assert.deepEqual(answerStatistics.rows, []);
    await answerStatistics.count(answerRecord({ id: 'own', model: 'large' }), 1, 1);
    assert.deepEqual(
      answerStatistics.rows.map(({ id, model, thumb }) => [id, model, thumb]),
      [['own', true, 1]],
    );
  });

  test('skip rows of other versions, and are empty after clearing', async () => {
    const answerStatistics = statistics(true, [row(1), { id: 'x' }, 7]);
    assert.equal(answerStatistics.rows.length, 1);
    await answerStatistics.clear();
    assert.equal(answerStatistics.rows.length, 0);
    assert.match(statisticsText(answerStatistics.rows, false), /Statistics are off/);
  });
});
