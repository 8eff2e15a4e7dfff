// The questions of an empty panel are made when the index is ready, once each time, and stay those of every project when the engine cannot tell.
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

  it('ask an empty folder nothing and text nothing about its structure, until there is code', async () => {
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

  it('stay what every project can answer when the engine fails', async () => {
    const { first, becomes } = kept(() => Promise.reject(new Error('down')));
    const before = first.examples;
    becomes('ready');
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([before.length, first.examples], [2, before]);
  });
});
