// Reads the lists of gaps that models write, in every form seen so far.
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
  [
    'a fenced block',
    dedent`
      \`\`\`
      - a_b
      \`\`\``,
    ['a_b'],
  ],
  ['a heading', '## Missing\n- a_b', ['a_b']],
  ['names inside prose', 'I would need to see `get_db`, and also `settings.py`.', ['I would need to see `get_db`', '`settings.py`']],
  ['a name in a file, which is one gap', '- `get_db` in `app/db.py`', ['`get_db` in `app/db.py`']],
  [
    'an item over two lines',
    dedent`
      - the implementation of
          \`get_db\`
      - c_d`,
    ['the implementation of `get_db`', 'c_d'],
  ],
  ['the same gap twice', '- a_b\n- A_B', ['A_B']],
  ['None', 'None', []],
  ['None needed', 'None needed.', []],
  ['none as an item', '- none', []],
  ['a sentence that says nothing is missing', 'Nothing else is missing.', []],
  ['N/A', 'N/A', []],
  ['bold none', '**None**', []],
  ['names between underscores', '- CacheError.__str__\n- __init__', ['CacheError.__str__', '__init__']],
  ['no text', ' \n', []],
  ['names with "and" in them', '`a-and-b`, `c` and `d`', ['a-and-b', 'c', 'd']],
  ['a fenced list of JSON', '```json\n["a", "b"]\n```', ['a', 'b']],
  ['names that begin with none', '- `none_of_these`\n- NoneType handling in `x.py`', ['`none_of_these`', 'NoneType handling in `x.py`']],
];

suite('a list of gaps', () => {
  for (const [name, text, gaps] of lists) test(name, () => assert.deepEqual(readGaps(text), gaps));

  test('with a very long gap gets that gap cut, with an ellipsis', () => {
    const [gap] = readGaps(`- ${'word '.repeat(1000)}`);
    assert.ok(gap && gap.length <= 301 && gap.endsWith('…'));
  });

  test('of any text is read without an error, and each gap has a letter or digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const gap of readGaps(text)) assert.match(gap, /[\p{L}\p{N}]/u);
      }),
    );
  });
});
