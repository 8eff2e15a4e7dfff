// Which lines of a file only tell: docstrings wherever they stand, and comments of several lines; never what a string of code holds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeAndProse } from '../../../../src/core/answering/evidence/proseLines.ts';

/** The lines that are prose, by their text. */
function toldIn(text: string, language: string): readonly string[] {
  const lines = text.split('\n');
  return [...codeAndProse(lines, language).prose].sort((a, b) => a - b).map((i) => (lines[i] ?? '').trim());
}

test('docstrings of functions and classes, those of inner ones too', () => {
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

test('a string that is a value is code, whatever stands in it', () => {
  const text = 'QUERY = """\n# one\n# two\n# three\n"""\nrun(\n    """a\n    b"""\n)\n';
  assert.deepEqual(toldIn(text, 'python'), []);
  assert.deepEqual(toldIn('const help = `\n// one\n// two\n// three\n`;', 'typescript'), []);
});

for (const [language, text] of [
  ['typescript', 'function f() {\n  /*\n   * why\n   */\n  return 1; // end\n}'],
  ['java', 'int f() {\n  /*\n   * why\n   */\n  return 1;\n}'],
  ['go', 'func f() int {\n\t// first\n\t// second\n\t// third\n\treturn 1\n}'],
  ['rust', 'fn f() {\n    // first\n    // second\n    // third\n    1\n}'],
] as const)
  test(`a comment of several lines at the top of a body: ${language}`, () => {
    assert.equal(toldIn(text, language).length, 3);
  });

test('a short comment belongs to the code beside it', () => {
  assert.deepEqual(toldIn('function f() {\n  // first\n  // second\n  return 1;\n}', 'typescript'), []);
});
