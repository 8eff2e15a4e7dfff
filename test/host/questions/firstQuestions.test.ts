// Questions of an empty panel: made once each time the index becomes ready; when the engine fails, those for every project stay.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Emitter } from '../../../src/core/base/event.ts';
import type { FirstQuestion } from '../../../src/core/planning/firstQuestions.ts';
import type { ExampleView, IndexView } from '../../../src/protocol.ts';
import { FirstQuestions } from '../../../src/vscode/questions/firstQuestions.ts';
import { MemoryLog } from '../../support/memory.ts';

const view = (state: IndexView['state'], files = 3, symbols = 9): IndexView => ({
  ...{ state, phase: '', done: 0, total: 0, skipped: 0 },
  ...{ files, symbols },
});

interface Kept {
  readonly first: FirstQuestions;
  becomes(state: IndexView['state'], files?: number, symbols?: number): void;
}

function kept(find: () => Promise<readonly FirstQuestion[]>): Kept {
  const changed = new Emitter<IndexView>();
  const index = { view: view('starting'), onDidChange: changed.event };
  return { first: new FirstQuestions({ index, find, log: new MemoryLog() }), becomes: (...now) => changed.fire(view(...now)) };
}

describe('FirstQuestions', () => {
  it('asks the engine once each time the index becomes ready', async () => {
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

  it('offers nothing for an empty folder, and no structural question for text alone', async () => {
    let asked = 0;
    const { first, becomes } = kept(async () => [{ about: 'symbol', name: `first${++asked}` }]);
    const modes = (): readonly string[] => first.examples.map(({ mode }) => mode);
    becomes('ready', 0, 0);
    assert.deepEqual([modes(), asked], [[], 0]);
    becomes('ready', 1, 0);
    assert.deepEqual([modes(), asked], [['conceptual'], 0]);
    becomes('ready', 2, 1);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([modes(), asked], [['conceptual', 'conceptual', 'analytical'], 1]);
  });

  it('keeps the questions for every project when the engine fails', async () => {
    const { first, becomes } = kept(() => Promise.reject(new Error('down')));
    const before = first.examples;
    becomes('ready');
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([before.length, first.examples], [2, before]);
  });
});
