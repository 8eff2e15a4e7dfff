// The key of a text in a table of code, as tables are laid out in several languages.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { tableKey } from '../../../src/core/messages/tableKey.ts';

suite('the key of a text in a table', () => {
  const rows: readonly [layout: string, lines: readonly string[], line: number, key: string | undefined][] = [
    ['on its own line', ['const texts = {', "  NO_USER: 'No such user',", '}'], 1, 'NO_USER'],
    ['a key in quotation marks', ['TEXTS = {', '    "no_user": "No such user",', '}'], 1, 'no_user'],
    [
      'an argument of a call',
      ['const codes = {', '  NO_USER: createError(', "    'NO_USER',", "    'No such user',", '  ),', '}'],
      3,
      'NO_USER',
    ],
    ['inside of an object', ['const codes = {', '  NO_USER: {', '    // who', "    'No such user'", '  }', '}'], 3, 'NO_USER'],
    [
      'a call before it is closed',
      ['const codes = {', "  OTHER: createError('a'),", '  NO_USER: createError(', "    'No such user'", '  )', '}'],
      3,
      'NO_USER',
    ],
    ['a list has no keys', ['const texts = [', "  'No such user',", ']'], 1, undefined],
    ['the table itself is no key', ["const text = 'No such user'"], 0, undefined],
    ['a comparison is no key', ['const isIt = [', '  a == (', "    'No such user'", '  )', ']'], 2, undefined],
  ];
  for (const [layout, lines, line, key] of rows) test(layout, () => assert.equal(tableKey(lines, line, 0), key));
});
