// The order of files among all texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileOrder } from '../../../src/core/text/fileOrder.ts';
import { FileTexts, type TextFile } from '../../../src/core/text/fileTexts.ts';
import { nodeClock } from '../../../src/node/clock.ts';

test('files come in the order of all texts, and a single one has none', () => {
  const files = ['b.py', 'a.py', 'c.py'].map((path): TextFile => ({ root: 'r', path, role: 'code' }));
  const texts = new FileTexts({
    clock: nodeClock,
    files: () => files,
    version: () => 1,
    changes: () => 1,
    keyOf: (_, path) => path,
    readText: async () => undefined,
  });
  const [, b, c] = texts.files();
  assert.ok(b && c);
  const order = fileOrder(new Set([c, b]), texts);
  assert.deepEqual(
    [...order].map(([{ path }, at]) => [path, at]),
    [
      ['b.py', 1],
      ['c.py', 2],
    ],
  );
  assert.equal(fileOrder(new Set([c]), texts).size, 0);
});
