// The life of the engine: it is killed, crashes on a file, does not start, or loses its host. Nothing is lost and no process remains.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite, test } from 'node:test';
import { UserError } from '../../src/core/base/wording/errors.ts';
import { rootOfFolder } from '../../src/node/root.ts';
import type { EngineStateChange } from '../../src/engine/host/supervisor.ts';
import {
  built,
  entryScript,
  first,
  isAlive,
  listLog,
  newClient,
  opening,
  temporaryFolder,
  until,
  write,
  writeManyFiles,
} from './engineFixture.ts';

/** The engine, but it kills itself once it has reported that `poison.ts` is under parsing. */
const saboteur = `
const send = process.send.bind(process);
process.send = (message, handle, options, done) => {
  const poisoned = message.method === 'clew/parsing' && message.params.files.some((file) => file.path === 'poison.ts');
  return send(message, handle, options, poisoned ? () => process.kill(process.pid, 'SIGKILL') : done);
};
require(ENGINE);
`;

/** The engine, but the first search never ends, and it hears nothing any more. */
const stuckInSearch = `
process.on('message', (message) => {
  while (message.method === 'clew/search');
});
require(ENGINE);
`;

/** The engine, but the first one hangs when it is to index; `ALWAYS` makes each one do so. */
const stuckInIndex = `
const { existsSync, writeFileSync } = require('node:fs');
const mark = __filename + '.hung';
process.on('message', (message) => {
  if (message.method !== 'clew/index' || (!ALWAYS && existsSync(mark))) return;
  writeFileSync(mark, '');
  for (;;);
});
require(ENGINE);
`;

/** The engine, but it loses the request to index, and lives on. */
const silentInIndex = `
const on = process.on.bind(process);
process.on = (name, listener) => on(name, name === 'message' ? (message) => message.method !== 'clew/index' && listener(message) : listener);
require(ENGINE);
`;

/** The engine, but it fills its memory during the first files, unless the host limits its share. */
const greedy = `
let isWarned = false;
process.on('message', ({ method, params }) => {
  if (method === 'clew/open') isWarned = params.memoryShare < 1;
});
const send = process.send.bind(process);
process.send = (message, handle, options, done) => {
  const kept = [];
  const fill = () => {
    for (;;) kept.push(Array.from({ length: 1000 }, (_, i) => ({ i })));
  };
  const isParsing = message.method === 'clew/parsing' && message.params.files.length > 0;
  return send(message, handle, options, isParsing && !isWarned ? fill : done);
};
require(ENGINE);
`;

/** As a process it never answers; as a thread it is the engine. */
const mute = `
if (require('node:worker_threads').isMainThread) setInterval(() => undefined, 1000);
else require(ENGINE);
`;

suite('an engine that dies', () => {
  test('is restarted when it is killed during indexing, and completes the index', async (t) => {
    const folder = temporaryFolder(t);
    writeManyFiles(folder, 120);
    const client = newClient(t);
    const states: string[] = [];
    client.onDidChangeState(({ state }) => states.push(state));
    await client.open(opening(folder, temporaryFolder(t)));
    const indexing = client.index({ rebuild: false });
    await first(client.onProgress, ({ phase }) => phase === 'reading');
    const killed = client.pid;
    assert.ok(killed !== undefined);
    process.kill(killed, 'SIGKILL');
    const report = await indexing;
    assert.equal(report.files, 120);
    assert.notEqual(client.pid, killed);
    assert.deepEqual(states, ['starting', 'ready', 'restarting', 'restarting', 'ready']);
    assert.deepEqual(client.quarantinedFiles, []);
    const { ranked } = await client.search('step7 of part 60', { limit: 5 });
    assert.ok(ranked.length > 0);
  });

  test('has folders, unsaved text and index again after a restart', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, { 'a.ts': 'export function onDisk(): void {}\n', 'b.ts': 'export function other(): void {}\n' });
    const client = newClient(t);
    await client.open(opening(folder, temporaryFolder(t)));
    await client.index({ rebuild: false });
    await client.overlay(rootOfFolder(folder).key, 'a.ts', 'export function inTheBuffer(): void {}\n');
    const killed = client.pid;
    assert.ok(killed !== undefined);
    process.kill(killed, 'SIGKILL');
    await first(client.onDidChangeState, ({ state }) => state === 'restarting');
    await first(client.onProgress, ({ phase, files }) => phase === 'ready' && files === 2);
    const { ranked } = await client.search('inTheBuffer', { limit: 5 });
    assert.equal(ranked[0]?.file, 'a.ts');
  });

  test('fails running calls with a sentence, and lets new ones wait', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, { 'a.ts': 'export function present(): void {}\n' });
    const client = newClient(t, { entry: entryScript(t, stuckInSearch) });
    await client.open(opening(folder, temporaryFolder(t)));
    await client.index({ rebuild: false });
    const pid = client.pid;
    assert.ok(pid !== undefined);
    const underWay = client.search('present', { limit: 5 });
    const answering = (async () => {
      const events = [];
      for await (const event of client.ask('What is present?', {})) events.push(event);
      return events;
    })();
    await new Promise((next) => setTimeout(next, 300));
    process.kill(pid, 'SIGKILL');
    await assert.rejects(underWay, (error) => error instanceof UserError && error.code === 'engine-restarting');
    assert.deepEqual((await answering).at(-1), { kind: 'failed', code: 'engine-restarting', args: [] });
    const { roots } = await client.status();
    assert.equal(roots.length, 1);
  });

  test('is ended and restarted when it hangs', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, { 'a.ts': 'export function present(): void {}\n' });
    const client = newClient(t, { entry: entryScript(t, stuckInSearch), timeouts: { start: 3000, waitForEngine: 500, call: 500 } });
    await client.open(opening(folder, temporaryFolder(t)));
    const hanging = client.pid;
    const ready = first(client.onDidChangeState, ({ state }: EngineStateChange) => state === 'ready');
    await assert.rejects(client.search('present', { limit: 5 }), (error) => error instanceof UserError && error.code === 'timed-out');
    await ready;
    assert.notEqual(client.pid, hanging);
    assert.ok(hanging !== undefined && !isAlive(hanging));
    assert.equal((await client.index({ rebuild: false })).files, 1);
  });

  test('is replaced when it hangs while it indexes, and the index is completed', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, { 'a.ts': 'export function present(): void {}\n' });
    const entry = entryScript(t, stuckInIndex.replace('ALWAYS', 'false'));
    const client = newClient(t, { entry, timeouts: { start: 3000, indexSilence: 600 } });
    await client.open(opening(folder, temporaryFolder(t)));
    const hanging = client.pid;
    assert.equal((await client.index({ rebuild: false })).files, 1);
    assert.notEqual(client.pid, hanging);
  });

  test('is given up for the index when the third one hangs at it', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, { 'a.ts': 'export function present(): void {}\n' });
    const entry = entryScript(t, stuckInIndex.replace('ALWAYS', 'true'));
    const client = newClient(t, { entry, timeouts: { start: 3000, call: 300, indexSilence: 300 }, backOff: [20, 20, 20, 20, 20] });
    let starts = 0;
    client.onDidChangeState(({ state }) => (starts += Number(state === 'ready')));
    await client.open(opening(folder, temporaryFolder(t)));
    await assert.rejects(client.index({ rebuild: false }), (error) => error instanceof UserError && error.code === 'timed-out');
    assert.equal(starts, 3);
  });

  test('is not ended when it is silent but answers', async (t) => {
    const folder = temporaryFolder(t);
    const client = newClient(t, { entry: entryScript(t, silentInIndex), timeouts: { start: 20_000, indexSilence: 300 } });
    await client.open(opening(folder, temporaryFolder(t)));
    const { pid } = client;
    await assert.rejects(client.index({ rebuild: false }), (error) => error instanceof UserError && error.code === 'timed-out');
    assert.equal(client.pid, pid);
  });

  test('skips the file that ends it and indexes all others', async (t) => {
    const folder = temporaryFolder(t);
    writeManyFiles(folder, 30);
    write(folder, { 'poison.ts': 'export function poison(): void {}\n' });
    const client = newClient(t, { entry: entryScript(t, saboteur) });
    const quarantined: string[] = [];
    client.onDidQuarantine(({ path }) => quarantined.push(path));
    await client.open(opening(folder, temporaryFolder(t)));
    const report = await client.index({ rebuild: false });
    assert.equal(report.files, 30);
    assert.deepEqual(quarantined, ['poison.ts']);
    assert.equal(report.skipped.quarantined, 1);
    const skipped = await client.files.skippedFiles();
    assert.equal(skipped.find(({ path }) => path === 'poison.ts')?.reason, 'quarantined');
    // An edit may have removed the text that ended the parser.
    await client.apply([{ root: rootOfFolder(folder).key, path: 'other.ts', type: 'deleted' }]);
    assert.equal(client.quarantinedFiles.length, 1);
    rmSync(join(folder, 'poison.ts'));
    await client.apply([{ root: rootOfFolder(folder).key, path: 'poison.ts', type: 'deleted' }]);
    assert.deepEqual(client.quarantinedFiles, []);
  });

  test('blames no file when its memory is full, and fills less of it next time', async (t) => {
    const folder = temporaryFolder(t);
    writeManyFiles(folder, 3);
    const log = listLog();
    const client = newClient(t, { entry: entryScript(t, greedy), log, memory: 128 });
    await client.open(opening(folder, temporaryFolder(t)));
    const report = await client.index({ rebuild: false });
    assert.deepEqual([report.files, report.skipped], [3, {}]);
    assert.deepEqual(client.quarantinedFiles, []);
    assert.ok(log.lines.some((line) => line.includes('ran out of memory')));
  });

  test('is given up after three restarts until it is opened again', async (t) => {
    const log = listLog();
    // It answers the first request (hello) and is gone a moment later, each time.
    const entry = entryScript(t, `require(ENGINE); process.on('message', () => setTimeout(() => process.exit(3), 100));`);
    const client = newClient(t, { entry, log });
    const failed = first(client.onDidChangeState, ({ state }: EngineStateChange) => state === 'failed');
    const folder = temporaryFolder(t);
    writeManyFiles(folder, 60);
    const store = temporaryFolder(t);
    await client.open(opening(folder, store)).catch(() => undefined);
    await assert.rejects(client.index({ rebuild: false }), (error) => error instanceof UserError && error.code === 'engine-down');
    assert.match((await failed).reason, /exit code 3/);
    await assert.rejects(client.status(), (error) => error instanceof UserError && error.code === 'engine-down');
    assert.equal(log.lines.filter((line) => line.includes('exit code 3')).length, 4);
    const revived = first(client.onDidChangeState, ({ state }: EngineStateChange) => state === 'starting');
    await client.open(opening(folder, store)).catch(() => undefined);
    await revived;
  });
});

suite('an engine that does not start', () => {
  test('runs in a thread instead and reports that', async (t) => {
    const folder = temporaryFolder(t);
    write(folder, { 'a.ts': 'export function present(): void {}\n' });
    const client = newClient(t, { entry: entryScript(t, mute), timeouts: { start: 1500 } });
    const ready = first(client.onDidChangeState, ({ state }: EngineStateChange) => state === 'ready');
    await client.open(opening(folder, temporaryFolder(t)));
    const change = await ready;
    assert.equal(change.kind, 'thread');
    assert.match(change.reason, /no answer in 1500 ms/);
    assert.equal(client.pid, undefined);
    assert.equal((await client.index({ rebuild: false })).files, 1);
    assert.equal((await client.search('present', { limit: 5 })).ranked[0]?.file, 'a.ts');
  });

  test('is reported as down when there is nothing to start', async (t) => {
    const client = newClient(t, { entry: join(temporaryFolder(t), 'nothing.js'), backOff: [10] });
    const opening_ = client.open(opening(temporaryFolder(t), temporaryFolder(t)));
    await assert.rejects(opening_, (error) => error instanceof UserError && error.code === 'engine-down');
    assert.equal(client.lastChange.state, 'failed');
  });
});

suite('an engine without its host', () => {
  test('ends when the client is disposed, even while it is busy', async (t) => {
    const folder = temporaryFolder(t);
    writeManyFiles(folder, 120);
    const client = newClient(t);
    await client.open(opening(folder, temporaryFolder(t)));
    const indexing = client.index({ rebuild: false });
    const rejected = assert.rejects(indexing, UserError);
    await first(client.onProgress, ({ phase }) => phase === 'reading');
    const pid = client.pid;
    assert.ok(pid !== undefined);
    client.dispose();
    await rejected;
    await until(() => !isAlive(pid), 8000);
  });

  test('ends when it no longer listens', async (t) => {
    const client = newClient(t, { entry: entryScript(t, stuckInSearch) });
    await client.open(opening(temporaryFolder(t), temporaryFolder(t)));
    const pid = client.pid;
    assert.ok(pid !== undefined);
    const search = assert.rejects(client.search('anything', { limit: 5 }), UserError);
    await new Promise((next) => setTimeout(next, 300));
    client.dispose();
    await search;
    await until(() => !isAlive(pid), 8000);
  });

  test('ends when the host is killed', async (t) => {
    const source = pathToFileURL(resolve(import.meta.dirname, '../../src/engine/host/client.ts')).href;
    const script = join(temporaryFolder(t), 'host.mjs');
    const params = opening(temporaryFolder(t), temporaryFolder(t));
    const log = 'const log = { trace() {}, info() {}, warn() {}, error() {} };';
    const body = `const client = new EngineClient({ entry: ${JSON.stringify(built('engine.js'))}, log });`;
    const end = `await client.open(${JSON.stringify(params)}); process.stdout.write(String(client.pid)); setInterval(() => undefined, 1000);`;
    writeFileSync(script, `import { EngineClient } from ${JSON.stringify(source)};\n${log}\n${body}\n${end}\n`);
    const host = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = (await once(host.stdout.setEncoding('utf8'), 'data')) as [string];
    assert.ok(isAlive(Number(pid)));
    host.kill('SIGKILL');
    await until(() => !isAlive(Number(pid)), 8000);
  });
});
