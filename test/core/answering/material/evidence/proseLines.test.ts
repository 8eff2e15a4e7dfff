// Which lines of a file only explain its code: docstrings and multi-line comments, never strings that are values.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeAndProse } from '../../../../../src/core/answering/material/evidence/proseLines.ts';
import { dedent } from '../../../../support/dedent.ts';

/** The lines that are prose, by their text. */
function toldIn(text: string, language: string): readonly string[] {
  const lines = text.split('\n');
  return [...codeAndProse(lines, language).prose].sort((a, b) => a - b).map((i) => (lines[i] ?? '').trim());
}

test('docstrings of functions and classes are prose, also those of inner ones', () => {
  const text = [
    'class Cart:',
    '    """Holds items.',
    '',
    '    :param size: how many',
    '    """',
    '    def total(self):',
    "        r'''Sums up.'''",
    '        # one line stays with its code',
    '        return sum(self.items)',
  ].join('\n');
  assert.deepEqual(toldIn(text, 'python'), ['"""Holds items.', '', ':param size: how many', '"""', "r'''Sums up.'''"]);
});

test('a string that is a value is code, whatever it contains', () => {
  const text = dedent`
    QUERY = """
    # one
    # two
    # three
    """
    run(
        """a
        b"""
    )
  `;
  assert.deepEqual(toldIn(text, 'python'), []);
  assert.deepEqual(
    toldIn(
      dedent`
        const help = \`
        // one
        // two
        // three
        \`;`,
      'typescript',
    ),
    [],
  );
});

for (const [language, text] of [
  [
    'typescript',
    dedent`
      function f() {
        /*
         * why
         */
        return 1; // end
      }`,
  ],
  [
    'java',
    dedent`
      int f() {
        /*
         * why
         */
        return 1;
      }`,
  ],
  [
    'go',
    dedent`
      func f() int {
      	// first
      	// second
      	// third
      	return 1
      }`,
  ],
  [
    'rust',
    dedent`
      fn f() {
          // first
          // second
          // third
          1
      }`,
  ],
] as const)
  test(`a multi-line comment at the top of a body is prose: ${language}`, () => {
    assert.equal(toldIn(text, language).length, 3);
  });

test('a short comment belongs to the code beside it', () => {
  assert.deepEqual(
    toldIn(
      dedent`
        function f() {
          // first
          // second
          return 1;
        }`,
      'typescript',
    ),
    [],
  );
});
