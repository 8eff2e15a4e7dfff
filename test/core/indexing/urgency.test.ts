// The order in which a new index reads files.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FileToRead } from '../../../src/core/indexing/files/fileContent.ts';
import { sortByUrgency } from '../../../src/core/indexing/urgency.ts';
import { memoryRoot } from '../../support/memory.ts';

const file = (path: string, mtime = 0, text?: string): FileToRead => ({
  ...{ root: memoryRoot, path, size: 1, mtime },
  ...(text !== undefined && { text }),
});

const sortedPaths = (files: readonly FileToRead[], openPath?: string): readonly string[] =>
  sortByUrgency(files, ({ path }) => path === openPath).map(({ path }) => path);

test('begins with unsaved files, then open ones', () => {
  assert.deepEqual(sortedPaths([file('a.ts'), file('open.ts'), file('unsaved.ts', 0, '')], 'open.ts'), ['unsaved.ts', 'open.ts', 'a.ts']);
});

test('leaves a few closed files in their order, however recent they are', () => {
  assert.deepEqual(sortedPaths([file('a.ts', 1), file('b.ts', 2)]), ['a.ts', 'b.ts']);
});

test('puts the two hundred most recent of many closed files first', () => {
  const files = Array.from({ length: 300 }, (_, i) => file(`${i}.ts`, i));
  const paths = sortedPaths(files);
  assert.deepEqual([paths[0], paths[199], paths[200], paths[299]], ['299.ts', '100.ts', '0.ts', '99.ts']);
});
