// The definition of a constant in its file; a variable, or a constant that gets another value, has none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { constantSource } from '../../../../src/core/planning/reach/constantValue.ts';
import { rulesOf } from '../../../../src/core/syntax/languages.ts';
import { codeIn } from '../../../../src/core/uses/places/recentCode.ts';

function sourceIn(language: string, source: string): string | undefined {
  const { conditions } = rulesOf(language);
  assert.ok(conditions);
  return constantSource('MAX_SIZE', { source, code: codeIn(source, language) }, conditions);
}

test('reads a constant by the form of its language', () => {
  assert.equal(sourceIn('python', "MAX_SIZE = ('a', 'b')\n\ndef fill(size):\n    return size == MAX_SIZE\n"), "('a', 'b')");
  assert.equal(sourceIn('typescript', 'export const MAX_SIZE: number = 8;\n'), '8');
  assert.equal(sourceIn('java', 'class Jar {\n  private static final int MAX_SIZE = 8;\n}\n'), '8');
  assert.equal(sourceIn('csharp', 'class Jar\n{\n    private const string MAX_SIZE = "a";\n}\n'), '"a"');
  assert.equal(sourceIn('go', 'const (\n\tMAX_SIZE = 8\n)\n'), '8');
  assert.equal(sourceIn('rust', 'const MAX_SIZE: usize = 8;\n'), '8');
  assert.equal(sourceIn('php', '<?php class Jar { const MAX_SIZE = 8; }'), '8');
  assert.equal(sourceIn('ruby', 'class Jar\n  MAX_SIZE = 8\nend\n'), '8');
});

test('leaves out variables, and what gets another value or another content', () => {
  const others = {
    python: [
      'def fill():\n    MAX_SIZE = 8\n',
      'MAX_SIZE = 8\nMAX_SIZE = 9\n',
      'MAX_SIZE = []\nMAX_SIZE.append(1)\n',
      'MAX_SIZE = 8\nMAX_SIZE += 1\n',
      '# MAX_SIZE = 8\n',
    ],
    typescript: ['let MAX_SIZE = 8;\n', 'function fill() {\n  const MAX_SIZE = 8;\n}\n', 'const MAX_SIZE = [];\nMAX_SIZE.push(1);\n'],
    java: ['class Jar {\n  int MAX_SIZE = 8;\n}\n'],
    go: ['var MAX_SIZE = 8\n', 'var (\n\tMAX_SIZE = 8\n)\n'],
    rust: ['static mut MAX_SIZE: usize = 8;\n'],
    ruby: ['MAX_SIZE = 8\nMAX_SIZE ||= 9\n'],
  };
  for (const [language, sources] of Object.entries(others))
    for (const source of sources) assert.equal(sourceIn(language, source), undefined, source);
});
