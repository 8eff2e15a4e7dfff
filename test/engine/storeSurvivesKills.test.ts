// Engine and command line on one store, killed again and again at any moment: the next start has a correct index.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { IndexProgress } from '../../src/core/indexing/indexProgress.ts';
import { FileStore } from '../../src/node/store/fileStore.ts';
import { built, first, listLog, newClient, opening, temporaryFolder, until, writeManyFiles } from './engineFixture.ts';

const files = 24;
const rounds = process.env.CLEW_LONG_TESTS ? 40 : 4;

interface Report {
  readonly files: number;
  readonly symbols: number;
  readonly edges: number;
  readonly chunks: number;
  readonly fromStore: number;
}

const argumentsOf = (folder: string, store: string): string[] => [
  built('cli.js'),
  'index',
  '--workspace',
  folder,
  '--store',
  store,
  '--json',
];

async function index(folder: string, store: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, argumentsOf(folder, store));
  return JSON.parse(stdout) as Report;
}

/** Starts `clew index` and kills it after `ms`. */
async function indexAndKill(folder: string, store: string, ms: number): Promise<void> {
  const child = spawn(process.execPath, argumentsOf(folder, store), { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([sleep(ms), ended]);
  child.kill('SIGKILL');
  await ended;
}

/** Asserts that the store is intact and gives the index of a fresh build, the second time without parsing. */
async function assertRecovered(folder: string, store: string, count: number, fresh: Report): Promise<void> {
  const { fromStore: _, ...after } = await index(folder, store);
  const { fromStore, ...again } = await index(folder, store);
  for (const report of [after, again]) {
    for (const what of ['files', 'symbols', 'edges', 'chunks'] as const) assert.equal(report[what], fresh[what], what);
  }
  assert.equal(fromStore, count);
  const log = listLog();
  const opened = await FileStore.open(store, log);
  assert.equal(opened.damageCount, 0);
  assert.deepEqual(log.lines, []);
  await opened.close();
}

test('keeps index and store intact when an engine and two command lines are killed again and again', async (t) => {
  const folder = temporaryFolder(t);
  const store = join(temporaryFolder(t), 'store');
  writeManyFiles(folder, files);
  for (let round = 0; round < rounds; round++) {
    const client = newClient(t, { backOff: [] });
    await client.open(opening(folder, store));
    // The child is expected to fail.
    const indexing = client.index({ rebuild: round % 2 === 1 }).catch(() => undefined);
    const { pid } = client;
    assert.ok(pid !== undefined);
    const lines = [indexAndKill(folder, store, 150 + 170 * round), indexAndKill(folder, store, 300 + 90 * round)];
    await sleep(80 + 110 * round);
    process.kill(pid, 'SIGKILL');
    await Promise.all([...lines, until(() => client.lastChange.state === 'failed' || client.pid === undefined)]);
    client.dispose();
    await indexing;
  }
  const fresh = await index(folder, join(temporaryFolder(t), 'other'));
  await assertRecovered(folder, store, files, fresh);
});

/** Where a first index is killed: in the middle of reading; in the long set also of linking, and earlier and later. */
const killPoints: readonly ((now: IndexProgress) => boolean)[] = [
  ({ phase, done }) => phase === 'reading' && done >= 100,
  ...(process.env.CLEW_LONG_TESTS
    ? [0, 150, 200, 220].map(
        (least) =>
          ({ phase, done }: IndexProgress) =>
            phase !== 'scanning' && done >= least,
      )
    : []),
];

test('completes the index after two engines and a command line were killed during the first one', async (t) => {
  const folder = temporaryFolder(t);
  const count = 220;
  writeManyFiles(folder, count, 3);
  const fresh = await index(folder, join(temporaryFolder(t), 'fresh'));
  assert.equal(fresh.fromStore, 0);
  for (const isThere of killPoints) {
    const store = join(temporaryFolder(t), 'store');
    const clients = [newClient(t, { backOff: [] }), newClient(t, { backOff: [] })];
    for (const client of clients) await client.open(opening(folder, store));
    const reached = Promise.race(clients.map((client) => first(client.onProgress, isThere, 60_000)));
    const indexing = clients.map((client) => client.index({ rebuild: false }).catch(() => undefined));
    const line = spawn(process.execPath, argumentsOf(folder, store), { stdio: 'ignore' });
    const lineEnded = new Promise((resolve) => line.once('exit', resolve));
    await reached;
    line.kill('SIGKILL');
    for (const { pid } of clients) if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await Promise.all([
      ...indexing,
      lineEnded,
      until(() => clients.every(({ lastChange, pid }) => lastChange.state === 'failed' || pid === undefined), 30_000),
    ]);
    for (const client of clients) client.dispose();
    await assertRecovered(folder, store, count, fresh);
  }
});
