// Questions of an empty panel: made once each time the index becomes ready; when the engine fails, those for every project stay.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Emitter } from '../../../src/core/base/event.ts';
import type { FirstQuestion } from '../../../src/core/planning/firstQuestions.ts';
import type { ExampleView, IndexView } from '../../../src/protocol/toPanel.ts';
import { ExampleQuestions } from '../../../src/vscode/questions/exampleQuestionUpdates.ts';
import { MemoryLog } from '../../support/memory.ts';

const view = (state: IndexView['state'], files = 3, symbols = 9): IndexView => ({
  ...{ state, phase: '', done: 0, total: 0, skipped: 0 },
  ...{ files, symbols },
});

interface TestQuestions {
  readonly first: ExampleQuestions;
  setIndexState(state: IndexView['state'], files?: number, symbols?: number): void;
}

function createQuestions(find: () => Promise<readonly FirstQuestion[]>): TestQuestions {
  const changed = new Emitter<IndexView>();
  const index = { view: view('starting'), onDidChange: changed.event };
  return { first: new ExampleQuestions({ index, find, log: new MemoryLog() }), setIndexState: (...now) => changed.fire(view(...now)) };
}

suite('FirstQuestions', () => {
  test('asks the engine once each time the index becomes ready', async () => {
    let findCount = 0;
    const { first, setIndexState } = createQuestions(async () => [{ about: 'route', name: `GET /${++findCount}` }]);
    const examples = new Promise<readonly ExampleView[]>((resolve) => first.onDidChange(resolve));
    for (const state of ['indexing', 'ready', 'ready'] as const) setIndexState(state);
    assert.ok((await examples).some(({ question }) => question === 'Trace what happens on GET /1'));
    assert.equal(findCount, 1);
    for (const state of ['indexing', 'ready'] as const) setIndexState(state);
    assert.equal(findCount, 2);
    first.dispose();
    setIndexState('indexing');
    setIndexState('ready');
    assert.equal(findCount, 2);
  });

  test('offers nothing for an empty folder, and no structural question for text alone', async () => {
    let findCount = 0;
    const { first, setIndexState } = createQuestions(async () => [{ about: 'symbol', name: `first${++findCount}` }]);
    const modes = (): readonly string[] => first.examples.map(({ mode }) => mode);
    setIndexState('ready', 0, 0);
    assert.deepEqual([modes(), findCount], [[], 0]);
    setIndexState('ready', 1, 0);
    assert.deepEqual([modes(), findCount], [['conceptual'], 0]);
    setIndexState('ready', 2, 1);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([modes(), findCount], [['conceptual', 'conceptual', 'analytical'], 1]);
  });

  test('keeps the questions for every project when the engine fails', async () => {
    const { first, setIndexState } = createQuestions(() => Promise.reject(new Error('down')));
    const before = first.examples;
    setIndexState('ready');
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([before.length, first.examples], [2, before]);
  });
});
