// Encodings of VS Code and their standard names.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { encodingLabel } from '../../../src/vscode/workspace/encodingLabels.ts';

suite('encodingLabel', () => {
  const labels: readonly [string, string | undefined][] = [
    ['utf8', 'utf-8'],
    ['utf8bom', 'utf-8'],
    ['utf16le', 'utf-16le'],
    ['windows1252', 'windows-1252'],
    ['iso88591', 'windows-1252'],
    ['iso885915', 'iso-8859-15'],
    ['shiftjis', 'shift_jis'],
    ['gb18030', 'gb18030'],
    ['koi8ru', 'koi8-u'],
    ['cp850', undefined],
    ['nonsense', undefined],
  ];
  for (const [id, label] of labels) test(`${id} is ${String(label)}`, () => assert.equal(encodingLabel(id), label));
});
