// Records of files: from the store, from a new analysis, or the reason for which there is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { digestsKey } from '../../../../src/core/indexing/chunks/chunkDigests.ts';
import type { FileToRead } from '../../../../src/core/indexing/files/fileContent.ts';
import { InProcessAnalyzer } from '../../../../src/core/indexing/records/analyzer.ts';
import { Records, type Outcome, type RecordRequest } from '../../../../src/core/indexing/records/records.ts';
import { extractEverything } from '../../../../src/core/symbols/extractionSwitches.ts';
import { memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../../support/memory.ts';
import { testParsers } from '../../symbols/testAssets.ts';

const analyzer = new InProcessAnalyzer(await testParsers());
const project = { 'a.ts': 'export function take() {}\n', 'copy.ts': 'export function take() {}\n', 'b.ts': 'export const b = 1;\n' };

const recordsOver = (store: MemoryStore, files = new MemoryFiles(project), log = new MemoryLog()): Records =>
  new Records({ files, store, digest: memoryDigest, log, analyzer }, extractEverything);

const fileAt = (path: string): FileToRead => ({ root: memoryRoot, path, size: 30, mtime: 1 });

/** The outcomes by path. */
async function outcomesOf(
  records: Records,
  paths: readonly string[],
  request: Partial<RecordRequest> = {},
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const wholeRequest: RecordRequest = {
    ...{ knownKey: () => undefined, heldKey: () => undefined, useStore: true, noRoomDetail: () => undefined },
    readOptionsOf: () => ({ maxFileSize: 1_000_000, encodingOf: () => undefined }),
    deliver: (outcome) => void outcomes.set(outcome.file.path, outcome),
    ...request,
  };
  await records.deliverAll(paths.map(fileAt), wholeRequest, neverCancelled);
  return outcomes;
}

test('analyses files, and gives equal texts one key', async () => {
  const outcomes = await outcomesOf(recordsOver(new MemoryStore()), ['a.ts', 'copy.ts', 'b.ts']);
  const keys = [...outcomes.values()].map((outcome) => (outcome.kind === 'record' ? outcome.key : outcome.kind));
  assert.deepEqual([outcomes.size, new Set(keys).size], [3, 2]);
  const outcome = outcomes.get('a.ts');
  assert.ok(outcome?.kind === 'record' && !outcome.fromStore);
  assert.ok(outcome.record.facts.symbols.some(({ name }) => name === 'take'));
});

test('takes a record with a known key from the store without reading the file', async () => {
  const store = new MemoryStore();
  const first = (await outcomesOf(recordsOver(store), ['a.ts'])).get('a.ts');
  assert.ok(first?.kind === 'record');
  const files = new MemoryFiles(project);
  const second = (await outcomesOf(recordsOver(store, files), ['a.ts'], { knownKey: () => first.key })).get('a.ts');
  assert.ok(second?.kind === 'record' && second.fromStore);
  assert.equal(files.calls.read, 0);
});

test('does not use the store when it must not', async () => {
  const store = new MemoryStore();
  await outcomesOf(recordsOver(store), ['a.ts']);
  const outcome = (await outcomesOf(recordsOver(store), ['a.ts'], { useStore: false })).get('a.ts');
  assert.ok(outcome?.kind === 'record' && !outcome.fromStore);
});

test('replaces what is stored when it must not use the store, and drops what was made from it', async () => {
  const store = new MemoryStore();
  const first = (await outcomesOf(recordsOver(store), ['a.ts', 'b.ts'])).get('a.ts');
  assert.ok(first?.kind === 'record');
  const right = store.records.get(first.key);
  store.records.set(first.key, new Uint8Array([1, 2, 3]));
  store.records.set(digestsKey(first.key), new Uint8Array([4, 5]));
  const before = [...store.records.keys()];
  await outcomesOf(recordsOver(store), ['a.ts'], { useStore: false });
  assert.deepEqual(store.records.get(first.key), right);
  assert.deepEqual(store.records.get(digestsKey(first.key)), new Uint8Array());
  assert.deepEqual([...store.records.keys()], before, 'no digests are stored where there were none');
});

test('says that a file is the same when the index holds its record', async () => {
  const first = (await outcomesOf(recordsOver(new MemoryStore()), ['a.ts'])).get('a.ts');
  assert.ok(first?.kind === 'record');
  const second = await outcomesOf(recordsOver(new MemoryStore()), ['a.ts'], { heldKey: () => first.key });
  assert.equal(second.get('a.ts')?.kind, 'same');
});

test('skips a file without room, and one that cannot be read', async () => {
  const noRoomDetail = ({ path }: FileToRead): string | undefined => (path === 'a.ts' ? 'full' : undefined);
  const outcomes = await outcomesOf(recordsOver(new MemoryStore()), ['a.ts', 'gone.ts'], { noRoomDetail });
  const reasons = [...outcomes.values()].map((outcome) => (outcome.kind === 'skipped' ? outcome.reason : outcome.kind));
  assert.deepEqual(reasons, ['no-room', 'unreadable']);
});

test('logs a store that fails once, and still delivers', async () => {
  class BrokenStore extends MemoryStore {
    override put(): void {
      throw new Error('disk full');
    }
  }
  const log = new MemoryLog();
  const outcomes = await outcomesOf(recordsOver(new BrokenStore(), new MemoryFiles(project), log), ['a.ts', 'b.ts']);
  assert.deepEqual([outcomes.size, log.lines.length], [2, 1]);
});
