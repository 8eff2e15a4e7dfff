// Words of the status bar item in each state of the index.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IndexView } from '../../../src/protocol/toPanel.ts';
import { indexStatusLabels } from '../../../src/vscode/workspace/statusLabels.ts';

const view = (over: Partial<IndexView>): IndexView => ({
  ...{ state: 'ready', phase: 'ready', done: 0, total: 0, files: 12, symbols: 340, skipped: 0 },
  ...over,
});

test('indexStatusWords gives state, coverage and problems of the index', () => {
  assert.equal(indexStatusLabels(view({ state: 'no-folder' })), undefined);
  assert.deepEqual(indexStatusLabels(view({ skipped: 3 }))?.lines, [
    '12 files, 340 symbols',
    '3 files are left out; the list of files says why.',
  ]);
  assert.equal(indexStatusLabels(view({ state: 'indexing', phase: 'parsing', done: 45, total: 99 }))?.text, '$(sync~spin) Clew 45%');
  assert.equal(indexStatusLabels(view({ state: 'indexing', phase: 'scanning', done: 45, total: 99 }))?.text, '$(sync~spin) Clew');
  assert.deepEqual(indexStatusLabels(view({ state: 'paused', message: 'Paused.' }))?.lines, ['Paused.', '12 files, 340 symbols']);
  const failed = indexStatusLabels(view({ state: 'failed', message: 'The disk is full.' }));
  assert.deepEqual([failed?.warns, failed?.lines.at(-1)], [true, 'The disk is full.']);
});
