// The queue of files to read: batches of bounded size in the given order, and files that overtake the others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FileToRead } from '../../../../src/core/indexing/files/fileContent.ts';
import { FileQueue } from '../../../../src/core/indexing/records/fileQueue.ts';
import { memoryRoot } from '../../../support/memory.ts';

function file(path: string, size = 10): FileToRead {
  return { root: memoryRoot, path, size, mtime: 0 };
}

function batchesOf(queue: FileQueue): string[][] {
  const batches: string[][] = [];
  for (let batch = queue.next(); batch.length; batch = queue.next()) batches.push(batch.map(({ path }) => path));
  return batches;
}

test('a batch ends after 64 files or 200,000 bytes, and a file of any size is a batch', () => {
  const small = Array.from({ length: 100 }, (_, i) => file(`${i}.ts`));
  assert.deepEqual(
    batchesOf(new FileQueue(small)).map(({ length }) => length),
    [64, 36],
  );
  const large = [file('a', 150_000), file('b', 60_000), file('c', 900_000), file('d')];
  assert.deepEqual(batchesOf(new FileQueue(large)), [['a'], ['b'], ['c'], ['d']]);
});

test('files that are moved to the front come next, and no file comes twice or never', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(3), fc.array(fc.nat(250)), (count, batchesBefore, chosen) => {
      const files = Array.from({ length: count }, (_, i) => file(`${i}`, 5000));
      const queue = new FileQueue(files);
      const given = Array.from({ length: batchesBefore }, () => queue.next().map(({ path }) => path)).flat();
      const moved = [...new Set(chosen)].flatMap((i) => files[i] ?? []);
      queue.moveToFront(moved);
      const waiting = moved.map(({ path }) => path).filter((path) => !given.includes(path));
      const rest = batchesOf(queue).flat();
      assert.deepEqual(rest.slice(0, waiting.length), waiting);
      assert.deepEqual([...given, ...rest].sort(), files.map(({ path }) => path).sort());
    }),
  );
});
