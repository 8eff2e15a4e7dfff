// The questions of an empty panel are made when the index is ready, once each time, and stay those of every project when the engine cannot tell.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Emitter } from '../../../src/core/base/event.ts';
import type { FirstQuestion } from '../../../src/core/retrieval/firstQuestions.ts';
import type { ExampleView, IndexView } from '../../../src/protocol.ts';
import { FirstQuestions } from '../../../src/vscode/firstQuestions.ts';
import { MemoryLog } from '../../support/memory.ts';

const view = (state: IndexView['state']): IndexView => ({ state, phase: '', done: 0, total: 0, files: 0, symbols: 0, skipped: 0 });

function kept(find: () => Promise<readonly FirstQuestion[]>): { first: FirstQuestions; becomes(state: IndexView['state']): void } {
  const changed = new Emitter<IndexView>();
  const index = { view: view('starting'), onDidChange: changed.event };
  return { first: new FirstQuestions({ index, find, log: new MemoryLog() }), becomes: (state) => changed.fire(view(state)) };
}

describe('the first questions of a window', () => {
  it('are asked for once each time the index has become ready', async () => {
    let asked = 0;
    const { first, becomes } = kept(async () => [{ about: 'route', name: `GET /${++asked}` }]);
    const told = new Promise<readonly ExampleView[]>((resolve) => first.onDidChange(resolve));
    for (const state of ['indexing', 'ready', 'ready'] as const) becomes(state);
    assert.ok((await told).some(({ question }) => question === 'Trace what happens on GET /1'));
    assert.equal(asked, 1);
    for (const state of ['indexing', 'ready'] as const) becomes(state);
    assert.equal(asked, 2);
    first.dispose();
    becomes('indexing');
    becomes('ready');
    assert.equal(asked, 2);
  });

  it('stay what every project can answer when the engine fails', async () => {
    const { first, becomes } = kept(() => Promise.reject(new Error('down')));
    const before = first.examples;
    becomes('ready');
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([before.length, first.examples], [2, before]);
  });
});
