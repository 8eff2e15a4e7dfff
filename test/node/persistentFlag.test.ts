// A flag outlives its window at once; without a disk it lasts as long as the window.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { PersistentFlag } from '../../src/node/persistentFlag.ts';

test('keeps a flag on disk until it is cleared', (t) => {
  // VS Code gives an extension a folder that may not exist yet.
  const file = join(temporaryFolder(t), 'storage', 'paused');
  const flag = new PersistentFlag(file);
  assert.equal(flag.isSet, false);
  flag.set(true);
  assert.equal(flag.isSet, true);
  assert.equal(new PersistentFlag(file).isSet, true);
  flag.set(false);
  assert.equal(new PersistentFlag(file).isSet, false);
  flag.set(false);
});

test('stays set in memory when the disk refuses, and throws', (t) => {
  const blocked = join(temporaryFolder(t), 'blocked');
  writeFileSync(blocked, '');
  const flag = new PersistentFlag(join(blocked, 'paused'));
  assert.throws(() => flag.set(true));
  assert.equal(flag.isSet, true);
  const windowOnly = new PersistentFlag(undefined);
  windowOnly.set(true);
  assert.equal(windowOnly.isSet, true);
});

function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'clew-flag-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}
