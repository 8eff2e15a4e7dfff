// Synchronous work is stopped after its time, so that an endless expression does not hang the engine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { FileTexts, type TextFile } from '../../src/core/text/fileTexts.ts';
import { searchText } from '../../src/core/text/searchText.ts';
import { nodeClock } from '../../src/node/clock.ts';
import { timeLimit } from '../../src/node/timeLimit.ts';

test('completes work within the limit and passes its errors on', () => {
  let isDone = false;
  assert.equal(
    timeLimit(() => (isDone = true), 1000),
    true,
  );
  assert.equal(isDone, true);
  assert.throws(
    () =>
      timeLimit(() => {
        throw new RangeError('mine');
      }, 1000),
    /mine/,
  );
});

test('stops an endless expression and names the file', async () => {
  const texts: Readonly<Record<string, string>> = { a: 'nothing here', b: `${'a'.repeat(60)}!`, c: 'never reached' };
  const files = Object.keys(texts).map((path): TextFile => ({ root: 'r', path, role: 'code' }));
  const fileTexts = new FileTexts({
    clock: nodeClock,
    files: () => files,
    version: () => 1,
    changes: () => 1,
    keyOf: (_, path) => path,
    readText: async (_, path) => texts[path],
  });
  const query = { pattern: '(a+)+$x?b', syntax: 'expression', matchCase: true, wholeWord: false } as const;
  const result = await searchText(query, { texts: fileTexts, clock: nodeClock, limit: timeLimit }, { maxListed: 10 }, neverCancelled);
  assert.deepEqual([result.stopped?.reason, result.stopped?.file.path, result.searchedFiles], ['too-slow', 'b', 1]);
});
