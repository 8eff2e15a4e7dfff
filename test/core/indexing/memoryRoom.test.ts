// Order of reading, and indexing with too little memory: the index is smaller, and the status says so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createCodebase } from '../../../src/core/codebase/codebase.ts';
import { extractEverything } from '../../../src/core/symbols/extractionSwitches.ts';
import { InProcessAnalyzer, type Analyzer } from '../../../src/core/indexing/records/analyzer.ts';
import { Records } from '../../../src/core/indexing/records/records.ts';
import type { MemoryUse } from '../../../src/core/ports.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';
import { testParsers } from '../symbols/testAssets.ts';

const inProcess = new InProcessAnalyzer(await testParsers());
const options = { rules: plainRules, extractRaises: true, extractErrorStrings: true, extractMutates: true };

function open(files: MemoryFiles, store: MemoryStore, more: { memory?: () => MemoryUse; openFiles?: ReadonlySet<string> }) {
  const analyzedPaths: string[] = [];
  const analyzer: Analyzer = {
    concurrency: 1,
    analyze: (tasks, switches, token) => {
      analyzedPaths.push(...tasks.map(({ path }) => path));
      return inProcess.analyze(tasks, switches, token);
    },
    dispose() {},
  };
  const ports = { files, store, clock: new MemoryClock(), log: new MemoryLog(), digest: memoryDigest, analyzer };
  return { codebase: createCodebase({ ...ports, roots: [memoryRoot], options, ...more }), analyzedPaths };
}

function project(count: number): MemoryFiles {
  const files = new MemoryFiles();
  for (let i = 0; i < count; i++) files.write(`part${i}.ts`, `export function wombat${i}() { return wombat${(i + 1) % count}(); }\n`);
  return files;
}

const mb = 1024 * 1024;

test('reads open files first, also without unsaved text', async () => {
  const { codebase, analyzedPaths } = open(project(400), new MemoryStore(), {
    openFiles: new Set(['root:part7.ts', 'root:part3.ts', 'root:gone.ts']),
  });
  await codebase.index(neverCancelled);
  assert.deepEqual(analyzedPaths.slice(0, 2).sort(), ['part3.ts', 'part7.ts']);
  assert.equal(analyzedPaths.length, 400);
});

test('skips files without room in memory, answers from the others, and indexes all with more memory', async () => {
  const files = project(400);
  const store = new MemoryStore();
  // Each file of the index counts as 1 MB of 200. Reading may fill 130 MB, and the batches under way come on top.
  const inIndex = { states: ['indexed' as const], text: '', order: 'path' as const, descending: false, offset: 0, limit: 0 };
  const small = open(files, store, { memory: () => ({ used: small.codebase.listing.page(inIndex).total * mb, limit: 200 * mb }) });
  const report = await small.codebase.index(neverCancelled);
  assert.ok(report.files >= 130 && report.files < 300, String(report.files));
  assert.deepEqual(report.skipped, { 'no-room': 400 - report.files });
  assert.equal(small.codebase.coverage.text, report.files / 400);
  for (const { detail } of small.codebase.skippedFiles()) assert.match(detail, /^1[3-9]\d MB > 130 MB$/);
  const [first] = small.codebase.graph.files();
  assert.ok(first);
  const fileOf = async (name: string) => (await small.codebase.search(name, { limit: 1 }, neverCancelled)).ranked[0]?.file;
  assert.equal(await fileOf(first.facts.symbols.at(-1)?.name ?? ''), first.path);
  // A change of an indexed file is still taken in, and a rebuild gives an index of the same size.
  files.write(first.path, 'export function quokka() {}\n');
  await small.codebase.apply([{ root: memoryRoot.key, path: first.path, type: 'changed' }], neverCancelled);
  assert.equal(await fileOf('quokka'), first.path);
  assert.equal((await small.codebase.rebuild({ fromStore: false }, neverCancelled)).files, report.files);

  const large = await open(files, store, { memory: () => ({ used: 0, limit: mb }) }).codebase.index(neverCancelled);
  assert.deepEqual([large.files, large.skipped, large.fromStore], [400, {}, report.files]);
  // The limit also holds for records of the store.
  const none = await open(files, store, { memory: () => ({ used: mb, limit: mb }) }).codebase.index(neverCancelled);
  assert.deepEqual([none.files, none.skipped], [0, { 'no-room': 400 }]);
});

test('flushes new records to disk during indexing', async () => {
  class CountingStore extends MemoryStore {
    flushes = 0;
    override flush(): Promise<void> {
      this.flushes++;
      return super.flush();
    }
  }
  const store = new CountingStore();
  const log = new MemoryLog();
  const records = new Records({ files: project(0), store, digest: memoryDigest, log, analyzer: inProcess }, extractEverything);
  for (let i = 0; i < 5; i++) records.put(`key${i}`, new Uint8Array(3_000_000));
  assert.equal(store.flushes, 1);
  store.failFlush = true;
  for (let i = 5; i < 8; i++) records.put(`key${i}`, new Uint8Array(3_000_000));
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(log.lines.length, 1);
});

test('reads a file again at each start when its record is too large for the store, and marks it', async () => {
  const store = new MemoryStore();
  const files = project(2);
  files.write('large.ts', Array.from({ length: 400 }, (_, i) => `export function tapir${i}() { return ${i}; }`).join('\n'));
  store.largest = 20_000;
  for (const expectedPaths of [['large.ts', 'part0.ts', 'part1.ts'], ['large.ts']]) {
    const { codebase, analyzedPaths } = open(files, store, {});
    await codebase.index(neverCancelled);
    assert.deepEqual(analyzedPaths.sort(), expectedPaths);
    assert.equal(codebase.listing.row(memoryRoot.key, 'large.ts')?.unkept, true);
    assert.equal(codebase.listing.row(memoryRoot.key, 'part0.ts')?.unkept, false);
    const { ranked } = await codebase.search('tapir399', { limit: 1 }, neverCancelled);
    assert.equal(ranked[0]?.file, 'large.ts');
    codebase.dispose();
  }
});

test('finds a path while its file exists', async () => {
  const files = project(2);
  const { codebase } = open(files, new MemoryStore(), {});
  await codebase.index(neverCancelled);
  const isFound = async (path: string): Promise<boolean> => {
    const { ranked } = await codebase.search(`what does ${path}:1 do`, { limit: 5 }, neverCancelled);
    return ranked[0]?.file === path;
  };
  const applyChange = (path: string, type: 'created' | 'changed' | 'deleted') =>
    codebase.apply([{ root: memoryRoot.key, path, type }], neverCancelled);
  assert.equal(await isFound('deep/okapi.ts'), false);
  files.write('deep/okapi.ts', 'export function stripes() { return 1; }\n');
  await applyChange('deep/okapi.ts', 'created');
  assert.equal(await isFound('deep/okapi.ts'), true);
  files.write('deep/okapi.ts', 'export function stripes() { return 22; }\n');
  await applyChange('deep/okapi.ts', 'changed');
  assert.equal(await isFound('deep/okapi.ts'), true);
  files.remove('deep/okapi.ts');
  await applyChange('deep/okapi.ts', 'deleted');
  assert.equal(await isFound('deep/okapi.ts'), false);
  codebase.dispose();
});
