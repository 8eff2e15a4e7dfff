// Engine and command line on one store, killed at any moment (kill -9), again and again: what starts next is right, and takes over what was kept.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { FileStore } from '../../src/node/store/fileStore.ts';
import { built, listLog, newClient, opening, temporaryFolder, until, writeManyFiles } from './engineFixture.ts';

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

test('kill -9 of an engine and two command lines on one store, in a loop: the index is right and the store is whole', async (t) => {
  const folder = temporaryFolder(t);
  const store = join(temporaryFolder(t), 'store');
  writeManyFiles(folder, files);
  for (let round = 0; round < rounds; round++) {
    const client = newClient(t, { backOff: [] });
    await client.open(opening(folder, store));
    // Its own failure is what is wanted here.
    const indexing = client.index({ rebuild: round % 2 === 1 }).catch(() => undefined);
    const { pid } = client;
    assert.ok(pid !== undefined);
    const lines = [indexAndKill(folder, store, 150 + 170 * round), indexAndKill(folder, store, 300 + 90 * round)];
    await sleep(80 + 110 * round);
    process.kill(pid, 'SIGKILL');
    await Promise.all([...lines, until(() => client.state.state === 'failed' || client.pid === undefined)]);
    client.dispose();
    await indexing;
  }
  const fresh = await index(folder, join(temporaryFolder(t), 'other'));
  const { fromStore: _, ...after } = await index(folder, store);
  const { fromStore, ...again } = await index(folder, store);
  for (const report of [after, again]) {
    for (const what of ['files', 'symbols', 'edges', 'chunks'] as const) assert.equal(report[what], fresh[what], what);
  }
  assert.equal(fromStore, files);
  const log = listLog();
  const opened = await FileStore.open(store, log);
  assert.equal(opened.damaged, 0);
  assert.deepEqual(log.lines, []);
  await opened.close();
});
