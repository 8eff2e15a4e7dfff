// Manifests in the store: what they say of files, when they are written, and when they are not trusted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IndexedFile } from '../../../../src/core/indexing/files/fileTable.ts';
import { textFilter } from '../../../../src/core/text/textFilter.ts';
import { UserError } from '../../../../src/core/base/wording/errors.ts';
import { RootTable } from '../../../../src/core/indexing/files/fileTable.ts';
import { InProcessAnalyzer } from '../../../../src/core/indexing/records/analyzer.ts';
import { Manifests } from '../../../../src/core/indexing/records/manifests.ts';
import { Records } from '../../../../src/core/indexing/records/records.ts';
import { extractEverything } from '../../../../src/core/symbols/extractionSwitches.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../../support/memory.ts';
import { testParsers } from '../../symbols/testAssets.ts';

const analyzer = new InProcessAnalyzer(await testParsers());

function manifestsOver(store: MemoryStore, { clock = new MemoryClock(), log = new MemoryLog(), settings = '' } = {}): Manifests {
  const records = new Records({ files: new MemoryFiles(), store, digest: memoryDigest, log, analyzer }, extractEverything);
  return new Manifests(store, records, clock, () => settings);
}

function indexedFile(path: string, state: Partial<IndexedFile> = {}): IndexedFile {
  const counts = { symbols: 1, chunks: 1, parseErrors: 0 };
  return {
    ...{ root: memoryRoot.key, path, size: 3, mtime: 7, key: `key of ${path}`, language: 'typescript', role: 'code', unsaved: false },
    ...counts,
    filter: textFilter(''),
    ...state,
  };
}

function tablesOf(...files: readonly IndexedFile[]): ReadonlyMap<string, RootTable> {
  const table = new RootTable();
  for (const file of files) table.files.set(file.path, file);
  return new Map([[memoryRoot.key, table]]);
}

const loadedPaths = async (manifests: Manifests): Promise<readonly string[]> =>
  [...(await manifests.load([memoryRoot])).values()].map(({ path }) => path);

test('restores what was saved of read and of skipped files', async () => {
  const store = new MemoryStore();
  const tables = tablesOf(indexedFile('a.ts'));
  const skippedFile = { root: memoryRoot.key, path: 'b.bin', reason: 'binary', detail: 'zero bytes', directory: false } as const;
  tables.get(memoryRoot.key)?.skippedFiles.set('b.bin', { ...skippedFile, size: 5, mtime: 9 });
  await manifestsOver(store).save(tables, true);
  const entries = await manifestsOver(store).load([memoryRoot]);
  assert.deepEqual(
    [...entries.values()].map(({ path, size, mtime, key, skip }) => [path, size, mtime, key, skip?.reason]),
    [
      ['a.ts', 3, 7, 'key of a.ts', undefined],
      ['b.bin', 5, 9, undefined, 'binary'],
    ],
  );
});

test('leaves out files with unsaved text and files that a person included', async () => {
  const store = new MemoryStore();
  const tables = tablesOf(indexedFile('a.ts'), indexedFile('b.ts', { unsaved: true }), indexedFile('c.ts', { included: true }));
  await manifestsOver(store).save(tables, true);
  assert.deepEqual(await loadedPaths(manifestsOver(store)), ['a.ts']);
});

test('waits ten seconds between two writes unless it has to write now', async () => {
  const [store, clock] = [new MemoryStore(), new MemoryClock()];
  const manifests = manifestsOver(store, { clock });
  await manifests.save(tablesOf(indexedFile('a.ts')), false);
  await manifests.save(tablesOf(indexedFile('b.ts')), false);
  assert.deepEqual(await loadedPaths(manifests), ['a.ts']);
  await manifests.save(tablesOf(indexedFile('b.ts')), true);
  assert.deepEqual(await loadedPaths(manifests), ['b.ts']);
  clock.advance(10_000);
  await manifests.save(tablesOf(indexedFile('c.ts')), false);
  assert.deepEqual(await loadedPaths(manifests), ['c.ts']);
});

test('does not trust a manifest from other settings of reading', async () => {
  const store = new MemoryStore();
  await manifestsOver(store, { settings: 'utf8' }).save(tablesOf(indexedFile('a.ts')), true);
  assert.deepEqual(await loadedPaths(manifestsOver(store, { settings: 'latin1' })), []);
  assert.deepEqual(await loadedPaths(manifestsOver(store, { settings: 'utf8' })), ['a.ts']);
});

test('goes on without a store that fails, and logs it', async () => {
  class BrokenStore extends MemoryStore {
    override readManifest(): Promise<Uint8Array | undefined> {
      return Promise.reject(new Error('disk gone'));
    }
  }
  const log = new MemoryLog();
  assert.deepEqual(await loadedPaths(manifestsOver(new BrokenStore(), { log })), []);
  assert.equal(log.lines.length, 1);
});

test('tells why nothing can be saved, until the manifests were written again', async () => {
  class FullStore extends MemoryStore {
    isFull = true;
    override writeManifest(rootKey: string, bytes: Uint8Array): Promise<void> {
      return this.isFull ? Promise.reject(new UserError('store-unwritable', ['/store'])) : super.writeManifest(rootKey, bytes);
    }
  }
  const store = new FullStore();
  const log = new MemoryLog();
  const records = new Records({ files: new MemoryFiles(), store, digest: memoryDigest, log, analyzer }, extractEverything);
  const manifests = new Manifests(store, records, new MemoryClock());
  const tables = tablesOf(indexedFile('a.ts'));
  assert.equal(records.storeProblem, undefined);
  await manifests.save(tables, true);
  await manifests.save(tables, true);
  assert.deepEqual(records.storeProblem, { code: 'store-unwritable', args: ['/store'] });
  store.isFull = false;
  await manifests.save(tables, true);
  assert.equal(records.storeProblem, undefined);
  store.isFull = true;
  await manifests.save(tables, true);
  assert.equal(log.lines.length, 2, 'each outage is logged once');
});
