// The threat model in SECURITY.md names tests that exist, for every promise, and every section of `npm run test:trust`.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { root } from '../../scripts/paths.mjs';

const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');
const testsIn = (part: string): readonly string[] => [...part.matchAll(/`(test\/[^`\s]+\.test\.ts)`/g)].map(([, path = '']) => path);

/** Rows of the table below the heading, without head and rule. */
function rowsBelow(heading: string): readonly string[] {
  const [, part = ''] = text.split(`### ${heading}\n`);
  return (part.split(/\n#{2,3} /)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
}

suite('the threat model', () => {
  test('names only tests that exist', () => {
    assert.deepEqual(
      testsIn(text).filter((path) => !existsSync(join(root, path))),
      [],
    );
  });

  test('names a test for every promise', () => {
    const rows = rowsBelow('What holds each promise');
    assert.ok(rows.length > 12);
    assert.deepEqual(
      rows.filter((row) => testsIn(row).length === 0),
      [],
    );
  });

  test('names every section that attacks', () => {
    const sections = readdirSync(join(root, 'test/trust')).map((name) => `test/trust/${name}`);
    const named = rowsBelow('What holds each promise').flatMap(testsIn);
    assert.deepEqual(
      sections.filter((path) => !named.includes(path)),
      [],
      'these sections hold a promise: say which in SECURITY.md',
    );
  });

  test('says what is worth protecting, where it is attacked, and what is not promised', () => {
    for (const heading of [
      'What is worth protecting',
      'Who might attack, and where it comes in',
      'What Clew promises',
      'What Clew does not protect against',
      'Where the parts come from',
    ])
      assert.match(text, new RegExp(`^#{2,3} ${heading}$`, 'm'));
  });
});
