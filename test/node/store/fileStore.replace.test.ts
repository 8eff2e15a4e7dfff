// Records that replace others: they count for every process, after joins and trims, whatever the clock says and whoever writes meanwhile.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { FileStore } from '../../../src/node/store/fileStore.ts';
import { newSegmentName } from '../../../src/node/store/fileNames.ts';
import { SegmentWriter } from '../../../src/node/store/segmentWriter.ts';
import { MemoryLog } from '../../support/memory.ts';
import { readTexts } from '../readTexts.ts';

const base = mkdtempSync(join(tmpdir(), 'clew-replace-'));
after(() => rmSync(base, { recursive: true, force: true }));
let count = 0;
function newFolder(): string {
  const folder = join(base, String(count++));
  mkdirSync(folder);
  return folder;
}
const open = (folder: string): Promise<FileStore> => FileStore.open(folder, new MemoryLog());
const segmentsIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.segment'));
/** An id that no process has. */
const endedProcess = 999_999_999;
const [, machine = ''] = newSegmentName().split('-');
const now = Date.now();

/** Writes a segment as a process that started `seconds` ago would have, with these records. */
async function writeSegment(folder: string, seconds: number, records: Record<string, string>, pid = endedProcess): Promise<string> {
  const time = (now - seconds * 1000).toString(36).padStart(9, '0');
  const writer = new SegmentWriter(folder, `${time}-${machine}-${pid}-${(count++).toString(16).padStart(8, '0')}.segment`);
  await writer.append(
    Object.entries(records).map(([key, text]) => [key, Buffer.from(text)] as const),
    () => undefined,
  );
  await writer.close();
  return writer.name;
}

async function textOf(store: FileStore, key: string): Promise<string | undefined> {
  return (await readTexts(store, [key])).get(key);
}

/** Text of a record for a process that starts now. */
async function storedText(folder: string, key: string): Promise<string | undefined> {
  const store = await open(folder);
  const text = await textOf(store, key);
  await store.close();
  return text;
}

test('a replacing record counts before it is written, afterwards, and for a process that starts later', async () => {
  const folder = newFolder();
  const store = await open(folder);
  store.put('a', Buffer.from('wrong'));
  store.put('b', Buffer.from('right'));
  await store.flush();
  store.replace('a', Buffer.from('right'));
  assert.equal(await textOf(store, 'a'), 'right');
  await store.flush();
  assert.equal(await textOf(store, 'a'), 'right');
  assert.equal(await storedText(folder, 'a'), 'right');
  assert.equal(await storedText(folder, 'b'), 'right');
  await store.close();
});

test('a replacing record counts before one in a later segment, also when the clock went back', async (t) => {
  const folder = newFolder();
  const store = await open(folder);
  store.put('own', Buffer.from('first'));
  await store.flush();
  // A running process that started later, by a clock that is a day ahead.
  await writeSegment(folder, -86_400, { a: 'wrong' }, process.pid);
  t.mock.timers.enable({ apis: ['Date'], now: now - 3_600_000 });
  store.replace('a', Buffer.from('right'));
  await store.flush();
  assert.equal(await textOf(store, 'a'), 'right');
  t.mock.timers.reset();
  assert.equal(await storedText(folder, 'a'), 'right');
  store.put('own2', Buffer.from('second'));
  await store.close();
  assert.equal(await storedText(folder, 'own2'), 'second');
});

test('a record that is stored as it is takes no room, and a damaged one is written again', async () => {
  const folder = newFolder();
  const name = await writeSegment(folder, 10, { a: 'right', b: 'also right' });
  const bytes = readFileSync(join(folder, name));
  bytes[bytes.indexOf('also right')] = 0x58;
  writeFileSync(join(folder, name), bytes);
  const store = await open(folder);
  store.replace('a', Buffer.from('right'));
  await store.flush();
  assert.deepEqual(segmentsIn(folder), [name]);
  store.replace('b', Buffer.from('also right'));
  await store.flush();
  assert.equal(segmentsIn(folder).length, 2);
  assert.equal(await storedText(folder, 'b'), 'also right');
  await store.close();
});

test('a record that is replaced while it is written is written again', async (t) => {
  const folder = newFolder();
  const store = await open(folder);
  const { append } = SegmentWriter.prototype;
  const appends = t.mock.method(SegmentWriter.prototype, 'append', function (this: SegmentWriter, ...args: Parameters<typeof append>) {
    if (appends.mock.callCount() === 0) store.replace('a', Buffer.from('second'));
    return append.apply(this, args);
  });
  store.replace('a', Buffer.from('first'));
  await store.flush();
  assert.equal(await textOf(store, 'a'), 'second');
  await store.close();
  assert.equal(await storedText(folder, 'a'), 'second');
});

test('a process that has read the replaced record reads on, and finds the new one at its next look', async () => {
  const folder = newFolder();
  const reader = await open(folder);
  const store = await open(folder);
  store.put('a', Buffer.from('wrong'));
  await store.flush();
  assert.equal(await textOf(reader, 'a'), 'wrong');
  store.replace('a', Buffer.from('right'));
  store.put('b', Buffer.from('another'));
  await store.flush();
  assert.deepEqual(Object.fromEntries(await readTexts(reader, ['a', 'b'])), { a: 'right', b: 'another' });
  await store.close();
  await reader.close();
});

test('joined segments keep their order among those that running processes write', async () => {
  const folder = newFolder();
  const records = (i: number): Record<string, string> => ({ [`own${i}`]: String(i) });
  for (let i = 0; i < 6; i++) await writeSegment(folder, 100 - i, { a: 'wrong', ...records(i) });
  const live = await writeSegment(folder, 50, { a: 'right', b: 'wrong' }, process.pid);
  for (let i = 6; i < 12; i++) await writeSegment(folder, 40 - i, { b: 'right', ...records(i) });
  const store = await open(folder);
  assert.equal(segmentsIn(folder).length, 3, 'joined before and behind the running one');
  assert.deepEqual(segmentsIn(folder).sort()[1], live);
  // What a running process writes into its segment after the join counts before what was there earlier.
  const writer = new SegmentWriter(folder, live.replace(/[0-9a-f]{8}\.segment$/, 'ffffffff.segment'));
  await writer.append([['own0', Buffer.from('replaced')]], () => undefined);
  await writer.close();
  for (const each of [store, await open(folder)]) {
    const texts = await readTexts(each, ['a', 'b', ...Array.from({ length: 12 }, (_, i) => `own${i}`), 'look again']);
    assert.deepEqual([texts.size, texts.get('a'), texts.get('b'), texts.get('own0')], [14, 'right', 'right', 'replaced']);
    await each.close();
  }
});

/** All records are listed, and no manifest lists those that begin with `x`. */
const contents = {
  listsKeys: () => true,
  keysOf: () => ['a', 'kept'],
  isListed: () => true,
  staysAlways: () => false,
};

test('a trim removes replaced records and keeps the order of the others', async () => {
  const folder = newFolder();
  const replaced = await writeSegment(folder, 100, { a: 'wrong'.repeat(1000) });
  await writeSegment(folder, 90, { kept: 'k', x1: 'x'.repeat(5000) });
  const live = await writeSegment(folder, 50, { a: 'replaced by the next' }, process.pid);
  await writeSegment(folder, 40, { a: 'right', x2: 'x'.repeat(5000) });
  const store = await open(folder);
  await store.writeManifest('root', Buffer.from('1'));
  await store.trim(1000, contents);
  assert.ok(!segmentsIn(folder).includes(replaced));
  assert.ok((await store.size()) < 1000);
  assert.deepEqual(segmentsIn(folder).sort()[1], live);
  for (const each of [store, await open(folder)]) {
    assert.deepEqual(Object.fromEntries(await readTexts(each, ['a', 'kept', 'x1', 'x2'])), { a: 'right', kept: 'k' });
    await each.close();
  }
});

test('of a damaged record only an equal copy serves, never the one that it replaced', async () => {
  const folder = newFolder();
  await writeSegment(folder, 100, { a: 'wrong', b: 'the same' });
  const damaged = await writeSegment(folder, 50, { a: 'right', b: 'the same' });
  const bytes = readFileSync(join(folder, damaged));
  for (const text of ['right', 'the same']) bytes[bytes.indexOf(text)] = 0x58;
  writeFileSync(join(folder, damaged), bytes);
  const store = await open(folder);
  assert.deepEqual(Object.fromEntries(await readTexts(store, ['a', 'b'])), { b: 'the same' });
  store.put('a', Buffer.from('right'));
  await store.close();
  assert.equal(await storedText(folder, 'a'), 'right');
});
