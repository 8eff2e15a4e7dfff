// Progress of an index run: it only moves forward, and a stopped run keeps its progress.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Progress } from '../../../src/core/indexing/indexProgress.ts';

test('keeps the progress of a stopped run, and completes that of a finished run', () => {
  const progress = new Progress(() => ({ files: 0, symbols: 0, chunks: 0, edges: 0 }));
  progress.start();
  progress.move('reading', 135, 14_125);
  progress.move('scanning', 200, 0);
  progress.end('idle');
  const { phase, done, total } = progress.now;
  assert.deepEqual([phase, done, total], ['idle', 135, 14_125]);
  progress.end('ready');
  assert.deepEqual([progress.now.phase, progress.now.done], ['ready', 14_125]);
});
