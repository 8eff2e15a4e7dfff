// A store above its limit: which records it removes while other processes use it, and stores of other versions.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, rmdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createCodebase } from '../../../src/core/codebase/codebase.ts';
import { InProcessAnalyzer } from '../../../src/core/indexing/records/analyzer.ts';
import { storeContents } from '../../../src/core/indexing/snapshot/storeContents.ts';
import type { IndexReport } from '../../../src/core/indexing/indexReport.ts';
import { WrittenNotes } from '../../../src/core/findings/writtenNotes.ts';
import type { Store } from '../../../src/core/ports.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import { digest } from '../../../src/node/digest.ts';
import { NodeFiles } from '../../../src/node/files.ts';
import { rootOfFolder } from '../../../src/node/root.ts';
import { FileStore } from '../../../src/node/store/fileStore.ts';
import { testParsers } from '../../core/symbols/testAssets.ts';
import { MemoryLog, MemoryStore } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';
import { readTexts } from '../readTexts.ts';

const base = mkdtempSync(join(tmpdir(), 'clew-limit-'));
after(() => rmSync(base, { recursive: true, force: true }));
const parsers = await testParsers();
let count = 0;
const newFolder = (): string => join(base, String(count++));
const open = (folder: string): Promise<FileStore> => FileStore.open(folder, new MemoryLog());

/** Manifests of these tests are keys with commas between; other records begin with `v`. */
const contents = {
  listsKeys: () => true,
  keysOf: (manifest: Uint8Array) => Buffer.from(manifest).toString().split(','),
  isListed: (key: string) => !key.startsWith('v'),
  staysAlways: () => false,
};

/** A store in which each root lists two records of 1,000 bytes; the first root was used longest ago. */
async function withRoots(...roots: readonly string[]): Promise<{ folder: string; store: FileStore }> {
  const folder = newFolder();
  const store = await open(folder);
  for (const [age, root] of roots.entries()) {
    for (const i of [1, 2]) store.put(`${root}${i}`, Buffer.alloc(1000, age));
    await store.flush();
    await store.writeManifest(root, Buffer.from(`${root}1,${root}2,shared`));
    const used = new Date(2026, 0, 1 + age);
    utimesSync(join(folder, `${root}.manifest`), used, used);
  }
  store.put('shared', Buffer.from('of all'));
  await store.flush();
  return { folder, store };
}

const keysOf = async (store: Store, ...keys: readonly string[]): Promise<string[]> => [...(await readTexts(store, keys)).keys()].sort();

test('removes unlisted records first, then the roots that were used longest ago', async () => {
  const { folder, store } = await withRoots('a', 'b', 'c', 'd');
  store.put('nobody', Buffer.alloc(3000));
  await store.flush();
  const reader = await open(folder);
  await store.trim(6000, contents);
  const all = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2', 'nobody', 'shared'];
  assert.deepEqual(await keysOf(store, ...all), ['c1', 'c2', 'd1', 'd2', 'shared']);
  assert.ok((await store.size()) <= 6000);
  assert.equal(await store.readManifest('b'), undefined);
  // Another process, and one that starts now, see the same; and all of them go on.
  assert.deepEqual(await keysOf(reader, 'c1', 'd1', 'shared', 'a1'), ['c1', 'd1', 'shared']);
  store.put('a1', Buffer.from('again'));
  await store.flush();
  assert.deepEqual(await keysOf(await open(folder), ...all), ['a1', 'c1', 'c2', 'd1', 'd2', 'shared']);
  await store.close();
  await reader.close();
});

test('keeps records that a model was paid to write', async () => {
  const { store } = await withRoots('a', 'b', 'c', 'd');
  const notes = new WrittenNotes(store);
  const paths = ['one.ts', 'two.ts', 'three.ts'];
  for (const path of paths) await notes.add('a', { kind: 'overviews', path, hash: 'h', overview: 'Prices.' });
  for (let i = 0; i < 9; i++) store.put(`v${i}`, Buffer.alloc(1000));
  await store.flush();
  await store.trim(3000, { ...contents, isListed: storeContents.isListed, staysAlways: storeContents.staysAlways });
  const left = await new WrittenNotes(store).all('a', 'overviews');
  assert.deepEqual(
    left.map(({ path }) => path),
    paths,
  );
  // The root at hand stays as well, the others go.
  assert.deepEqual(await keysOf(store, 'a1', 'c1', 'd1', 'd2'), ['d1', 'd2']);
  await store.close();
});

test('leaves a small store alone, and keeps the current root even when it exceeds the limit', async () => {
  const { folder, store } = await withRoots('a', 'b');
  const before = readdirSync(folder).sort();
  await store.trim(100_000, contents);
  assert.deepEqual(readdirSync(folder).sort(), before);
  await store.trim(100, contents);
  assert.deepEqual(await keysOf(store, 'a1', 'b1', 'b2', 'shared'), ['b1', 'b2', 'shared']);
  await store.close();
});

test('keeps the newest of the records that no manifest can list', async () => {
  const { folder, store } = await withRoots('a');
  store.put('v1', Buffer.alloc(2000));
  await store.close();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const later = await open(folder);
  later.put('v2', Buffer.alloc(2000));
  await later.close();
  // The writer of the first segment has to have ended before anybody else may touch it.
  for (const name of readdirSync(folder))
    if (name.includes(`-${process.pid}-`)) renameSync(join(folder, name), join(folder, name.replace(`-${process.pid}-`, '-999999999-')));
  const trimming = await open(folder);
  await trimming.trim(6000, contents);
  assert.deepEqual(await keysOf(trimming, 'a1', 'a2', 'v1', 'v2'), ['a1', 'a2', 'v2']);
  await trimming.close();
});

test('leaves segments of running processes, and removes half-written files of killed ones', async () => {
  const { folder, store } = await withRoots('a', 'b', 'c');
  const other = await open(folder);
  const lock = join(folder, 'segments.lock');
  mkdirSync(lock);
  await other.trim(100, contents);
  assert.deepEqual(await keysOf(store, 'a1', 'b1', 'c1'), ['a1', 'b1', 'c1'], 'somebody else is at it');
  rmdirSync(lock);
  const long = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of ['1-aa.clew-tmp', '2-bb.clew-tmp']) writeFileSync(join(folder, name), 'half');
  utimesSync(join(folder, '1-aa.clew-tmp'), long, long);
  await other.trim(100, contents);
  // All was written by this process, which lives, but not by this store.
  assert.deepEqual(await keysOf(await open(folder), 'a1', 'b1', 'c1'), ['a1', 'b1', 'c1']);
  assert.ok(!readdirSync(folder).includes('1-aa.clew-tmp') && readdirSync(folder).includes('2-bb.clew-tmp'));
  await store.close();
  await other.close();
});

async function index(folder: string, store: Store): Promise<{ codebase: Codebase; report: IndexReport; log: MemoryLog }> {
  const log = new MemoryLog();
  const codebase = createCodebase({
    ...{ files: new NodeFiles(), roots: [rootOfFolder(folder)], store, clock: nodeClock, log, digest },
    analyzer: new InProcessAnalyzer(parsers),
    options: { rules: plainRules, extractRaises: true, extractErrorStrings: true, extractMutates: true },
  });
  return { codebase, report: await codebase.index(neverCancelled), log };
}

test('indexes the older of two real workspaces anew and takes the newer one from the store', async () => {
  const [older, newer, folder] = [newFolder(), newFolder(), newFolder()];
  for (const [root, name] of [
    [older, 'first'],
    [newer, 'second'],
  ] as const) {
    mkdirSync(root);
    for (let i = 0; i < 5; i++) writeFileSync(join(root, `${name}${i}.py`), `def ${name}_${i}():\n    raise ValueError("${name} ${i}")\n`);
  }
  const store = await open(folder);
  for (const root of [older, newer]) {
    await index(root, store);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await store.trim((await store.size()) - 1, storeContents);
  assert.equal((await index(newer, store)).report.fromStore, 5);
  assert.equal((await index(older, store)).report.fromStore, 0);
  await store.close();
});

interface Fixture {
  readonly modified: string;
  readonly project: Readonly<Record<string, string>>;
  readonly files: { readonly segment: string; readonly manifest: string; readonly links: string };
}

test('reads a store of an earlier version without reports of damage and removes useless records', async () => {
  const fixture = JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/store/written-before.json'), 'utf8')) as Fixture;
  const [root, folder] = [newFolder(), newFolder()];
  for (const path of [root, folder]) mkdirSync(path);
  for (const [name, text] of Object.entries(fixture.project)) {
    writeFileSync(join(root, name), text);
    utimesSync(join(root, name), new Date(fixture.modified), new Date(fixture.modified));
  }
  const { key, name } = rootOfFolder(root);
  const put = (file: string, bytes: string): void => writeFileSync(join(folder, file), Buffer.from(bytes, 'base64'));
  const segment = '0mwrlvrkq-aaaaaa-999999999-00000000.segment';
  put(segment, fixture.files.segment);
  // Of a machine that has not been heard of for long.
  utimesSync(join(folder, segment), new Date(fixture.modified), new Date(fixture.modified));
  put(`${key}.manifest`, fixture.files.manifest);
  put(`links-${digest(`${key} ${name}`)}.manifest`, fixture.files.links);
  const store = await open(folder);
  assert.equal(store.damageCount, 0);
  const { codebase, log } = await index(root, store);
  const expectedIndex = await index(root, new MemoryStore());
  const factsOf = (one: Codebase): unknown => [
    [...one.graph.symbols()].map(({ id }) => id).sort(),
    [...one.graph.edges()].map((edge) => JSON.stringify(edge)).sort(),
  ];
  assert.deepEqual(factsOf(codebase), factsOf(expectedIndex.codebase));
  assert.deepEqual(
    log.lines.filter((line) => /^(warn|error)/.test(line)),
    [],
  );
  await store.trim((await store.size()) - 1, storeContents);
  assert.ok(!readdirSync(folder).includes(segment));
  assert.equal((await index(root, store)).report.fromStore, 3);
  await store.close();
});
