// Globs of settings, as the documentation of VS Code describes them, and patterns that could hang.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { globs } from '../../../../src/core/workspace/ignore/globs.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

/** Pattern, paths that it matches, paths that it does not. */
const table: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['**/*.js', ['a.js', 'x/y/a.js', '.x/a.js'], ['a.jsx', 'a.js/b']],
  ['*.js', ['a.js', '.js'], ['x/a.js']],
  ['out', ['out'], ['x/out', 'out/a']],
  ['out/', ['out'], ['x/out']],
  ['./out/**', ['out', 'out/a', 'out/a/b'], ['x/out']],
  ['**/node_modules', ['node_modules', 'a/node_modules'], ['node_modules_x']],
  ['**/dist/**', ['dist', 'a/dist', 'a/dist/b'], ['a/dist.ts']],
  ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['a/xb', 'ab']],
  ['**/*.{ts,js}', ['a.ts', 'x/a.js'], ['a.tsx']],
  ['{**/*.html,**/{a,b}.txt,c}', ['x/i.html', 'a.txt', 'x/b.txt', 'c'], ['c.txt', 'x/c']],
  ['file[0-9].ts', ['file1.ts'], ['filea.ts', 'file12.ts']],
  ['file[!0-9].ts', ['filea.ts'], ['file1.ts', 'file/.ts']],
  ['?.ts', ['a.ts'], ['ab.ts', '.ts']],
  ['app/(group)/+page', ['app/(group)/+page'], ['app/group/page']],
  ['!x', ['!x'], ['x', 'y']],
  ['a{b', ['a{b'], ['ab']],
  ['a}b', ['a}b'], ['ab']],
  ['a\\b', ['a\\b'], ['ab', 'a/b']],
  ['', [], ['', 'a']],
  ['  ', [], ['a', '  ']],
  ['[', [], ['[', 'a']],
];

for (const [pattern, matching, others] of table) {
  test(`glob ${JSON.stringify(pattern)}`, () => {
    const match = globs(['**/never', pattern]);
    for (const path of matching) assert.equal(match(path), pattern, path);
    for (const path of others) assert.equal(match(path), undefined, path);
  });
}

test('compiles and matches hostile patterns in little time and memory', async () => {
  const patterns = [
    '*a'.repeat(100) + 'b',
    '**/a/'.repeat(100) + 'b',
    '{a,b}'.repeat(40),
    '{'.repeat(10_000),
    '{'.repeat(300) + '}'.repeat(300),
  ];
  await costsLittle('stars and braces', () => {
    assert.equal(globs(patterns)('a'.repeat(250)), undefined);
    assert.equal(globs(patterns)('a/'.repeat(2000)), undefined);
  });
});
