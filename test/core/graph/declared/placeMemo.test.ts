// Answers are kept per scope only if they hold on every line of it, and only while the files stay the same.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PlaceMemo } from '../../../../src/core/graph/declared/placeMemo.ts';
import { DependencyTracker } from '../../../../src/core/graph/files/dependencyTracker.ts';
import type { FileEntry } from '../../../../src/core/graph/files/fileEntry.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { resolverOf } from '../sourceResolver.ts';

let parsers: Parsers;
let entry: FileEntry;
before(async () => {
  parsers = await testParsers();
  entry = (await resolverOf({ 'a.ts': '' }, parsers)).file('a.ts');
});
after(() => parsers.dispose());

test('computes an answer once until the memo of the tracker is cleared', () => {
  const tracker = new DependencyTracker();
  const memo = new PlaceMemo(tracker);
  let count = 0;
  const ask = (): number => memo.of(entry, 'a', () => ++count);
  assert.deepEqual([ask(), ask()], [1, 1]);
  tracker.clearMemo();
  assert.equal(ask(), 2);
});

test('does not keep an answer that depends on its line, unless the line is that of another place', () => {
  const memo = new PlaceMemo(new DependencyTracker());
  let count = 0;
  const noteAndCount = (): number => {
    memo.noteLine();
    return ++count;
  };
  assert.deepEqual([memo.of(entry, 'a', noteAndCount), memo.of(entry, 'a', noteAndCount)], [1, 2]);
  const elsewhere = (): number => memo.of(entry, 'b', () => memo.runElsewhere(noteAndCount));
  assert.deepEqual([elsewhere(), elsewhere()], [3, 3]);
});

test('a reader of a kept answer inherits its dependencies', () => {
  const tracker = new DependencyTracker();
  const memo = new PlaceMemo(tracker);
  const read = (): void => void memo.of(entry, 'a', () => tracker.note('n:cart'));
  read();
  for (const step of tracker.collect(
    'file',
    (function* steps(): Generator<undefined, void> {
      read();
      yield;
    })(),
  ))
    assert.equal(step, undefined);
  assert.deepEqual([...tracker.dependents(['n:cart'])], ['file']);
});
