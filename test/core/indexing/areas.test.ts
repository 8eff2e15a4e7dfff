// Areas of a set of changes: what a run has to look at, neither less nor twice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areasOf } from '../../../src/core/indexing/areas.ts';
import type { WorkspaceChange } from '../../../src/core/workspace/workspaceChange.ts';
import { memoryRoot } from '../../support/memory.ts';

const otherRoot = { ...memoryRoot, key: 'other' };

const changesOf = (paths: readonly string[], root = memoryRoot.key): readonly WorkspaceChange[] =>
  paths.map((path) => ({ root, path, type: 'changed' }));

/** Each area as its path, with `!` where the file is certain to have changed. */
const areaPaths = (paths: readonly string[]): readonly string[] =>
  areasOf(changesOf(paths), [memoryRoot]).map(({ path, mustRead }) => `${path}${mustRead ? '!' : ''}`);

test('has each changed path once, none inside another', () => {
  assert.deepEqual(areaPaths(['src/a.ts', 'src/a.ts', 'lib', 'lib/deep/b.ts']), ['src/a.ts!', 'lib!']);
  assert.deepEqual(areaPaths(['library/b.ts', 'lib']), ['library/b.ts!', 'lib!']);
});

test('looks at a whole folder whose ignore rules changed, without trust in its events', () => {
  assert.deepEqual(areaPaths(['src/.gitignore', 'src/a.ts', 'lib/b.ts']), ['src', 'lib/b.ts!']);
  assert.deepEqual(areaPaths(['.clewignore', 'src/a.ts']), ['']);
});

test('walks over the root from a hundred paths on', () => {
  const paths = Array.from({ length: 100 }, (_, i) => `src/${i}.ts`);
  assert.equal(areaPaths(paths.slice(1)).length, 99);
  assert.deepEqual(areaPaths(paths), ['']);
});

test('keeps the roots apart, and drops changes of unknown ones', () => {
  const changes = [...changesOf(['a.ts']), ...changesOf(['b.ts'], 'other'), ...changesOf(['c.ts'], 'gone')];
  const areas = areasOf(changes, [memoryRoot, otherRoot]);
  assert.deepEqual(
    areas.map(({ root, path }) => `${root.key} ${path}`),
    [`${memoryRoot.key} a.ts`, 'other b.ts'],
  );
});
