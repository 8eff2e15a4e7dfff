// Locks between processes as folders on disk: one holder at a time, and none for ever.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeLock } from '../../src/node/fileLock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** ms without a renewal after which a lock is free again; the least that a lock allows. */
const staleMs = 2000;

function lockPath(t: TestContext): string {
  return join(temporaryFolder('lock', t), 'test.lock');
}

/** Makes the lock at `path` look as if its holder had stood still for a minute. */
function makeStale(path: string): void {
  const time = new Date(Date.now() - 60_000);
  utimesSync(path, time, time);
}

test('gives a lock to one holder at a time', async (t) => {
  const path = lockPath(t);
  const lock = await takeLock(path, staleMs);
  assert.ok(lock);
  assert.equal(lock.isLost(), false);
  assert.equal(await takeLock(path, staleMs), undefined);
  await lock.release();
  const nextLock = await takeLock(path, staleMs);
  assert.ok(nextLock);
  await nextLock.release();
});

test('respects the fresh lock of another process', async (t) => {
  const path = lockPath(t);
  mkdirSync(path);
  assert.equal(await takeLock(path, staleMs), undefined);
  assert.ok(existsSync(path));
});

test('takes over a lock that nobody has renewed, and leaves nothing behind', async (t) => {
  const path = lockPath(t);
  mkdirSync(path);
  makeStale(path);
  const lock = await takeLock(path, staleMs);
  assert.ok(lock);
  await lock.release();
  assert.deepEqual(readdirSync(join(path, '..')), []);
});

test('tells a holder that it lost its lock, and keeps the lock of the new holder on release', async (t) => {
  const path = lockPath(t);
  const lock = await takeLock(path, staleMs);
  assert.ok(lock);
  makeStale(path);
  for (let waitedMs = 0; !lock.isLost() && waitedMs < 5000; waitedMs += 50) await sleep(50);
  assert.ok(lock.isLost());
  await lock.release();
  assert.ok(existsSync(path));
});

test('rejects where the folder of the lock does not exist', async (t) => {
  await assert.rejects(takeLock(join(temporaryFolder('lock', t), 'missing', 'test.lock'), staleMs), { code: 'ENOENT' });
});
