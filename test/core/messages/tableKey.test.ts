// The key of a text in a table of code, in the layouts of several languages.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { tableKey } from '../../../src/core/messages/tableKey.ts';

suite('the key of a text in a table', () => {
  const rows: readonly [layout: string, lines: readonly string[], line: number, key: string | undefined][] = [
    ['key and text on one line', ['const texts = {', "  NO_USER: 'No such user',", '}'], 1, 'NO_USER'],
    ['a key in quotation marks', ['TEXTS = {', '    "no_user": "No such user",', '}'], 1, 'no_user'],
    [
      'an argument of a call',
      ['const codes = {', '  NO_USER: createError(', "    'NO_USER',", "    'No such user',", '  ),', '}'],
      3,
      'NO_USER',
    ],
    ['a text inside an object', ['const codes = {', '  NO_USER: {', '    // who', "    'No such user'", '  }', '}'], 3, 'NO_USER'],
    [
      'a call after a closed call',
      ['const codes = {', "  OTHER: createError('a'),", '  NO_USER: createError(', "    'No such user'", '  )', '}'],
      3,
      'NO_USER',
    ],
    ['no key in a list', ['const texts = [', "  'No such user',", ']'], 1, undefined],
    ['no key for the name of the table', ["const text = 'No such user'"], 0, undefined],
    ['no key for a comparison', ['const isIt = [', '  a == (', "    'No such user'", '  )', ']'], 2, undefined],
  ];
  for (const [layout, lines, line, key] of rows) test(layout, () => assert.equal(tableKey(lines, line, 0), key));
});
