// Files and problems that are dragged into the panel, in the formats of the editor.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { dropMessage, acceptsDrop } from '../../../src/webview/input/drop.ts';

const dataOf =
  (data: Readonly<Record<string, string>>) =>
  (type: string): string =>
    data[type] ?? '';

suite('dropMessage', () => {
  test('reads files from each format of the editor, each file once', () => {
    const uris = ['file:///a/b.ts', 'file:///a/c d.ts'];
    const list = `# comment\r\n${uris[0]}\r\n${uris[1]}\r\n`;
    assert.deepEqual(dropMessage(dataOf({ 'text/uri-list': list, resourceurls: JSON.stringify(uris) })), {
      kind: 'dropped',
      uris,
      problems: [],
    });
    assert.deepEqual(dropMessage(dataOf({ 'application/vnd.code.uri-list': list }))?.uris, uris);
    assert.deepEqual(dropMessage(dataOf({ resourceurls: JSON.stringify([uris[0], 3]) }))?.uris, [uris[0]]);
  });

  test('reads problems, and does not attach their files as well', () => {
    const marker = { resource: { scheme: 'file', path: '/a/b c.ts' }, startLineNumber: 5, message: 'No fee', severity: 8 };
    const data = {
      'application/vnd.code.diagnostics': JSON.stringify([marker, { message: 'no place' }]),
      'text/uri-list': 'file:///a/b.ts',
    };
    assert.deepEqual(dropMessage(dataOf(data)), {
      kind: 'dropped',
      uris: [],
      problems: [{ uri: 'file:///a/b%20c.ts', line: 4, message: 'No fee' }],
    });
  });

  test('ignores other data, and takes no more than a message can hold', () => {
    assert.equal(dropMessage(dataOf({ 'text/plain': 'hello' })), undefined);
    assert.equal(dropMessage(dataOf({ resourceurls: '{broken', 'application/vnd.code.diagnostics': 'null' })), undefined);
    assert.equal(
      dropMessage(dataOf({ resourceurls: JSON.stringify(Array.from({ length: 900 }, (_, i) => `file:///${i}`)) }))?.uris.length,
      50,
    );
    assert.deepEqual([acceptsDrop(['text/plain', 'text/uri-list']), acceptsDrop(['text/plain'])], [true, false]);
  });
});
