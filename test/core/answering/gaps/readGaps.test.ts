// Lists of what is missing, as models write them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { readGaps } from '../../../../src/core/answering/gaps/readGaps.ts';
import { dedent } from '../../../support/dedent.ts';

const lists: readonly (readonly [name: string, text: string, gaps: readonly string[]])[] = [
  ['dashes', '- `get_db`\n- `Session.close`', ['`get_db`', '`Session.close`']],
  [
    'other bullets',
    dedent`
      * a_b
      • c_d
      – e_f
      + g_h`,
    ['a_b', 'c_d', 'e_f', 'g_h'],
  ],
  [
    'numbers',
    dedent`
      1. a_b
      2) c_d
      (3) e_f
      [4] g_h`,
    ['a_b', 'c_d', 'e_f', 'g_h'],
  ],
  ['check boxes', '- [ ] a_b\n- [x] c_d', ['a_b', 'c_d']],
  ['no bullets', 'a_b\nc_d', ['a_b', 'c_d']],
  ['a row of names', '`a_b`, `c_d` and `e_f`', ['a_b', 'c_d', 'e_f']],
  ['JSON', '["a_b", "c_d in x/y.py"]', ['a_b', 'c_d in x/y.py']],
  ['in a fence', '```\n- a_b\n```', ['a_b']],
  ['with a heading', '## Missing\n- a_b', ['a_b']],
  ['inside prose', 'I would need to see `get_db`, and also `settings.py`.', ['I would need to see `get_db`', '`settings.py`']],
  ['a name in a file is one', '- `get_db` in `app/db.py`', ['`get_db` in `app/db.py`']],
  ['lines that go on', '- the implementation of\n    `get_db`\n- c_d', ['the implementation of `get_db`', 'c_d']],
  ['the same twice', '- a_b\n- A_B', ['A_B']],
  ['None', 'None', []],
  ['None needed', 'None needed.', []],
  ['none in a list', '- none', []],
  ['nothing in words', 'Nothing else is missing.', []],
  ['N/A', 'N/A', []],
  ['bold none', '**None**', []],
  ['names between underscores', '- CacheError.__str__\n- __init__', ['CacheError.__str__', '__init__']],
  ['empty', ' \n', []],
  ['a name that begins alike', '- `none_of_these`\n- NoneType handling in `x.py`', ['`none_of_these`', 'NoneType handling in `x.py`']],
];

suite('gaps in the words of models', () => {
  for (const [name, text, gaps] of lists) test(name, () => assert.deepEqual(readGaps(text), gaps));

  test('a gap of any length is bounded, and says that it was cut', () => {
    const [gap] = readGaps(`- ${'word '.repeat(1000)}`);
    assert.ok(gap && gap.length <= 301 && gap.endsWith('…'));
  });

  test('no text makes it fail, and each gap says something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const gap of readGaps(text)) assert.match(gap, /[\p{L}\p{N}]/u);
      }),
    );
  });
});
