// The store on a real disk: stored records, damaged and foreign files, unwritable folders.
import assert from 'node:assert/strict';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { crc32, crc32ByTable } from '../../../src/node/store/crc32.ts';
import { FileStore } from '../../../src/node/store/fileStore.ts';
import { MemoryLog } from '../../support/memory.ts';
import { readTexts as read } from '../readTexts.ts';
import { costsLittle } from '../../support/hostileTime.ts';

const base = mkdtempSync(join(tmpdir(), 'clew-store-'));
after(() => rmSync(base, { recursive: true, force: true }));
let count = 0;
const newFolder = (): string => join(base, String(count++));
const open = (folder: string): Promise<FileStore> => FileStore.open(folder, new MemoryLog());
const bytesOf = (text: string): Buffer => Buffer.from(text);

/** A folder with one closed segment of the records k0 … k9, each with 1000 bytes of its own digit. */
async function newFilledStore(): Promise<{ folder: string; segment: string; keys: string[] }> {
  const folder = newFolder();
  const store = await open(folder);
  const keys = Array.from({ length: 10 }, (_, i) => `k${i}`);
  for (const [i, key] of keys.entries()) store.put(key, bytesOf(String(i).repeat(1000)));
  await store.flush();
  await store.close();
  return { folder, segment: join(folder, readdirSync(folder)[0] ?? ''), keys };
}

test('reads flushed records after reopening, in the order of writing', async () => {
  const { folder, keys } = await newFilledStore();
  const store = await open(folder);
  const texts = await read(store, ['k7', 'absent', ...keys]);
  assert.deepEqual([...texts.keys()], keys);
  assert.equal(texts.get('k3'), '3'.repeat(1000));
  assert.ok((await store.size()) > 10_000);
  await store.close();
});

test('reads a record before it is flushed, and keeps the first bytes of a key', async () => {
  const store = await open(newFolder());
  store.put('__proto__', bytesOf('one'));
  store.put('__proto__', bytesOf('two'));
  store.put('empty', bytesOf(''));
  assert.deepEqual(
    await read(store, ['__proto__', 'empty']),
    new Map([
      ['__proto__', 'one'],
      ['empty', ''],
    ]),
  );
  await store.flush();
  store.put('__proto__', bytesOf('three'));
  await store.flush();
  assert.equal((await read(store, ['__proto__'])).get('__proto__'), 'one');
  await store.close();
});

test('loses only the last record of a file that ends in the middle of it', async () => {
  const { folder, segment, keys } = await newFilledStore();
  const whole = readFileSync(segment);
  for (const cut of [1, 500, 999, 1000, 1005, 1019, 1020, 1021]) {
    writeFileSync(segment, whole.subarray(0, whole.length - cut));
    const store = await open(folder);
    const texts = await read(store, keys);
    assert.deepEqual([...texts.keys()], cut > 1020 ? keys.slice(0, 8) : keys.slice(0, 9), `cut ${cut}`);
    store.put('k9', bytesOf('again'));
    await store.flush();
    assert.equal((await read(store, ['k9'])).get('k9'), 'again');
    await store.clear();
    await store.close();
    writeFileSync(segment, whole);
  }
});

test('loses only one record to a flipped byte', async () => {
  const { folder, segment, keys } = await newFilledStore();
  const whole = readFileSync(segment);
  const recordStart = whole.indexOf('k3') - 18;
  for (let offset = 0; offset < 24; offset++) {
    const broken = Buffer.from(whole);
    broken[recordStart + offset] = (broken[recordStart + offset] ?? 0) ^ 0xff;
    writeFileSync(segment, broken);
    const store = await open(folder);
    const texts = await read(store, keys);
    assert.deepEqual(
      [...texts.keys()],
      keys.filter((key) => key !== 'k3'),
      `offset ${offset}`,
    );
    assert.equal(store.damageCount, 1);
    await store.close();
  }
});

test('leaves foreign files and other versions alone', async () => {
  const { folder, segment, keys } = await newFilledStore();
  const other = segment.replace(/-[0-9a-f]+\.segment$/, '-00000000.segment');
  writeFileSync(other, 'CLEWSEG9\nsomething else');
  writeFileSync(join(folder, 'holiday.jpg'), 'picture');
  mkdirSync(join(folder, 'folder'));
  const store = await open(folder);
  assert.equal((await read(store, keys)).size, 10);
  await store.clear();
  assert.deepEqual(readdirSync(folder).sort(), ['folder', 'holiday.jpg']);
  assert.equal((await read(store, keys)).size, 0);
  assert.equal(await store.size(), 0);
  store.put('k1', bytesOf('new'));
  await store.flush();
  assert.equal((await read(store, ['k1'])).get('k1'), 'new');
  await store.close();
});

test('sees the flushed records of another store on the same folder', async () => {
  const folder = newFolder();
  const [one, two] = [await open(folder), await open(folder)];
  one.put('a', bytesOf('from one'));
  two.put('b', bytesOf('from two'));
  await Promise.all([one.flush(), two.flush()]);
  one.put('c', bytesOf('later'));
  await one.flush();
  const texts = await read(two, ['a', 'b', 'c']);
  assert.deepEqual([...texts.entries()].sort(), [
    ['a', 'from one'],
    ['b', 'from two'],
    ['c', 'later'],
  ]);
  await one.close();
  await two.close();
});

test('works in memory when the folder is read-only, and reports it on flush', async () => {
  const folder = newFolder();
  writeFileSync(folder, 'a file where the folder should be');
  const store = await open(folder);
  store.put('a', bytesOf('kept'));
  const unwritable = (error: unknown): boolean =>
    error instanceof UserError && error.code === 'store-unwritable' && error.args[0] === folder;
  await assert.rejects(store.flush(), unwritable);
  await assert.rejects(store.writeManifest('root', bytesOf('m')), unwritable);
  assert.equal((await read(store, ['a'])).get('a'), 'kept');
  assert.equal(await store.readManifest('root'), undefined);
  rmSync(folder);
  await store.flush();
  assert.equal((await read(await open(folder), ['a'])).get('a'), 'kept');
  await store.close();
});

test('keeps new records in memory while the folder is unwritable, and writes them later', async () => {
  const folder = newFolder();
  const store = await open(folder);
  store.put('before', bytesOf('on disk'));
  await store.flush();
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, 'a file where the folder was');
  store.put('since', bytesOf('in memory'));
  await assert.rejects(store.flush(), (error) => error instanceof UserError && error.code === 'store-unwritable');
  assert.deepEqual(await read(store, ['before', 'since']), new Map([['since', 'in memory']]));
  assert.equal(await store.size(), 0);
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  await store.flush();
  const all = [
    ['before', 'on disk'],
    ['since', 'in memory'],
  ] as const;
  for (const one of [store, await open(folder)]) {
    assert.deepEqual(await read(one, ['before', 'since']), new Map(all));
    await one.close();
  }
});

const memoryDisk = '/dev/shm';

test('works on a file system in memory', { skip: !existsSync(memoryDisk) && `no ${memoryDisk}` }, async (t) => {
  const folder = mkdtempSync(join(memoryDisk, 'clew-store-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const store = await open(folder);
  for (const key of ['a', 'b']) store.put(key, Buffer.alloc(1000, key));
  await store.flush();
  await store.writeManifest('root', bytesOf('a'));
  const contents = { listsKeys: () => true, keysOf: () => ['a'], isListed: () => true, staysAlways: () => false };
  await store.trim(2000, contents);
  await store.close();
  const again = await open(folder);
  assert.deepEqual([...(await read(again, ['a', 'b'])).keys()], ['a']);
  assert.equal(String(Buffer.from((await again.readManifest('root')) ?? [])), 'a');
  assert.equal(again.damageCount, 0);
  await again.close();
});

test('replaces the manifest of each root as a whole, and ignores a damaged one', async () => {
  const folder = newFolder();
  const store = await open(folder);
  await store.writeManifest('root', bytesOf('first'));
  await store.writeManifest('root', bytesOf('second'));
  await store.writeManifest('../../evil', bytesOf('inside'));
  assert.equal(String(Buffer.from((await store.readManifest('root')) ?? [])), 'second');
  assert.equal(String(Buffer.from((await store.readManifest('../../evil')) ?? [])), 'inside');
  assert.equal(readdirSync(folder).length, 2);
  appendFileSync(join(folder, 'root.manifest'), 'x');
  assert.equal(await store.readManifest('root'), undefined);
  truncateSync(join(folder, 'root.manifest'), 3);
  assert.equal(await store.readManifest('root'), undefined);
  await store.close();
});

test('computes the same checksum with and without the function of Node', () => {
  const bytes = Buffer.from('123456789');
  assert.equal(crc32(bytes), 0xcbf43926);
  assert.equal(crc32ByTable(bytes), 0xcbf43926);
});

test('reads 5,000 records of 10 kB in linear time', async () => {
  const folder = newFolder();
  const store = await open(folder);
  const keys = Array.from({ length: 5000 }, (_, i) => `key-${i}`);
  for (const [i, key] of keys.entries()) store.put(key, Buffer.alloc(10_000, i));
  await store.flush();
  await store.close();
  const again = await open(folder);
  let bytes = 0;
  await costsLittle('many records', async () => {
    for await (const [, record] of again.getMany(new Set(keys))) bytes += record.length;
  });
  await again.close();
  assert.equal(bytes, 50_000_000);
});
