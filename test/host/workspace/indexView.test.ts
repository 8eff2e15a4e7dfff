// The state of the index as the panel and the status bar get it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { indexView, type IndexViewInput } from '../../../src/vscode/workspace/indexView.ts';

const facts: IndexViewInput = {
  folders: 1,
  started: true,
  paused: false,
  progress: undefined,
  skippedByReason: {},
  failure: undefined,
  restricted: false,
  fileCountToApprove: undefined,
};

const progress = { phase: 'ready', done: 5, total: 5, files: 5, symbols: 9, chunks: 9, edges: 2 } as const;

suite('indexView', () => {
  test('has one state for each situation', () => {
    const states: readonly [Partial<IndexViewInput>, string][] = [
      [{ folders: 0 }, 'no-folder'],
      [{ started: false }, 'waiting'],
      [{}, 'starting'],
      [{ progress: { ...progress, phase: 'reading' } }, 'indexing'],
      [{ progress }, 'ready'],
      [{ progress, failure: 'It broke.' }, 'failed'],
      [{ progress: { ...progress, phase: 'reading' }, paused: true }, 'paused'],
      [{ progress: { ...progress, phase: 'failed' } }, 'failed'],
    ];
    for (const [over, state] of states) assert.equal(indexView({ ...facts, ...over }).state, state);
  });

  test('has a message when there is nothing to search, in Restricted Mode, and while it waits for approval', () => {
    assert.match(indexView({ ...facts, progress: { ...progress, files: 0 } }).message ?? '', /No file here/);
    assert.match(indexView({ ...facts, progress, restricted: true }).message ?? '', /^Restricted Mode: /);
    // Without a message nothing waits for the person, as before anything has started.
    assert.equal(indexView({ ...facts, started: false, restricted: true }).message, undefined);
    assert.match(indexView({ ...facts, started: false, fileCountToApprove: 20_000 }).message ?? '', /20,000/);
  });

  test('tells that the index cannot be saved, while it stays usable', () => {
    const storeProblem = { code: 'store-unwritable', args: ['/store'] } as const;
    const { state, message } = indexView({ ...facts, progress: { ...progress, storeProblem }, restricted: true });
    assert.equal(state, 'ready');
    assert.match(message ?? '', /^The index cannot be saved in \/store; everything works, /);
  });

  test('counts excluded files of all reasons together', () => {
    assert.equal(indexView({ ...facts, progress, skippedByReason: { binary: 2, gitignore: 3 } }).skipped, 5);
  });
});
