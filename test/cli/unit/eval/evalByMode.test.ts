// `clew eval by-mode`: scores the lines that each mode reads against those of plain search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readByMode, summaries } from '../../../../src/cli/eval/evalByMode.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';

test('scores the places read by mode and by plain search against the true symbols and files', async () => {
  const { codebase } = await openFixture('shop');
  const discount = { file: 'src/pricing/discount.ts', line_start: 6, line_end: 14 };
  const absent = { file: 'src/nowhere.ts', line_start: 1, line_end: 2 };
  const task = { id: 'a', repo: 'r', commit: 'c', kind: 'chain', source: '', lang: 'typescript' };
  const query = 'Trace what `applyDiscount` calls';
  const row = await readByMode(
    { ...task, query, gold_files: [discount.file, absent.file], gold_symbols: [discount, absent] },
    codebase,
    undefined,
    neverCancelled,
  );
  assert.equal(row.mode, 'exploratory');
  assert.deepEqual([row.byMode.symbols, row.byMode.files, row.plain.symbols], [0.5, 0.5, 0.5]);
  assert.ok(row.byMode.tokens > 0 && row.plain.tokens > 0);
  const unnamed = await readByMode({ ...task, query, gold_files: [discount.file], gold_symbols: [] }, codebase, undefined, neverCancelled);
  assert.equal(unnamed.byMode.symbols, undefined);
  const [without] = summaries([row, unnamed]);
  assert.deepEqual([without?.tasks, without?.withSymbols, without?.byMode.symbols], [2, 1, 0.5]);
  const lost = { ...row, id: 'b', byMode: { symbols: 0, files: 0, tokens: 1 } };
  const [all] = summaries([row, lost]);
  assert.deepEqual([all?.tasks, all?.byMode.symbols, all?.better, all?.worse], [2, 0.25, 0, 1]);
});
