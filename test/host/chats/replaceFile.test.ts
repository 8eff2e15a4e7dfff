// A file is replaced as a whole or not at all.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { replaceFile, type FileOperations } from '../../../src/vscode/chats/replaceFile.ts';

/** Files in memory on a disk that takes `room` bytes, and whose renames fail on demand. */
function disk(room: number, failRename = false): { readonly files: Map<string, string>; readonly operations: FileOperations<string> } {
  const files = new Map([['chat.json', 'the old text']]);
  const operations: FileOperations<string> = {
    async writeFile(place, bytes) {
      const text = new TextDecoder().decode(bytes);
      files.set(place, text.slice(0, room));
      if (text.length > room) throw new Error('ENOSPC');
    },
    async rename(from, to) {
      if (failRename) throw new Error('EPERM');
      files.set(to, files.get(from) ?? '');
      files.delete(from);
    },
    async delete(place) {
      if (!files.delete(place)) throw new Error('ENOENT');
    },
  };
  return { files, operations };
}

const bytes = new TextEncoder().encode('the new text');

suite('a file that is replaced', () => {
  test('has the new text, and nothing else is left', async () => {
    const { files, operations } = disk(100);
    await replaceFile(operations, 'chat.json', 'chat.new', bytes);
    assert.deepEqual([...files], [['chat.json', 'the new text']]);
  });

  for (const [name, { files, operations }, message] of [
    ['the disk is full', disk(3), /ENOSPC/],
    ['it cannot be renamed', disk(100, true), /EPERM/],
  ] as const)
    test(`keeps the old text when ${name}`, async () => {
      await assert.rejects(replaceFile(operations, 'chat.json', 'chat.new', bytes), message);
      assert.deepEqual([...files], [['chat.json', 'the old text']]);
    });
});
