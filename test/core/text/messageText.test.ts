// Messages as somebody saw them lead to the lines that say them, with values in their holes, joined over lines, in any kind of file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { FileTexts, type TextFile } from '../../../src/core/text/fileTexts.ts';
import { messageTexts, type MessageText } from '../../../src/core/text/messageText.ts';

function find(message: string, texts: Readonly<Record<string, string>>, most = 5): Promise<MessageText[]> {
  const files = Object.keys(texts).map((path): TextFile => ({ root: 'r', path, role: path.startsWith('test/') ? 'test' : 'code' }));
  const held = new FileTexts({ files: () => files, version: () => 1, keyOf: (_, path) => path, read: async (_, path) => texts[path] });
  return messageTexts(message, held, { most }, neverCancelled);
}

const places = (found: readonly MessageText[]): string[] => found.map(({ file, line }) => `${file.path}:${line}`);

test('values in holes do not matter, nor does what kind of hole it is', async () => {
  const found = await find("'2kb' is not a valid size: see the manual of the tool", {
    a: 'x\nfail!("\'{}\' is not a valid size: see the {} of the tool", s)',
    b: 'size is valid in the tool manual',
  });
  assert.deepEqual(places(found), ['a:1']);
  assert.ok((found[0]?.covered ?? 0) > 0.7);
});

test('a literal may be joined over lines, and the line of its longest part is meant', async () => {
  const text = "raise Broken(\n  'The queue is full, '\n  f'{count} jobs were refused and will have to be sent again'\n)\n";
  assert.deepEqual(places(await find('The queue is full, 12 jobs were refused and will have to be sent again', { a: text })), ['a:2']);
});

test('what holds more of a message comes first, then code before tests', async () => {
  const texts = {
    'test/a': "expect('cannot open the second file for reading')",
    b: "throw new Error('cannot open the second file for reading')",
    c: "throw new Error('cannot open the second file for ' + mode)",
  };
  assert.deepEqual(places(await find('cannot open the second file for reading', texts)), ['b:0', 'test/a:0', 'c:0']);
});

test('less than half of a message is another message', async () => {
  const texts = { a: "fail('cannot open the second file because the disk has been removed from this machine')" };
  assert.deepEqual(await find('cannot open the door of the other house', texts), []);
  assert.deepEqual(await find('nothing of this stands anywhere', texts), []);
});
