// Each test has the name and folder of the file that it tests, so that it is found when that file changes.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** Folders of tests that follow a folder of `src`. */
const mirrors: readonly (readonly [tests: string, sources: string])[] = [
  ['core', 'core'],
  ['node', 'node'],
  ['models', 'models'],
  ['webview', 'webview'],
  ['host', 'vscode'],
  ['cli/unit', 'cli'],
];

/** `scan.test.ts` tests `scan.ts`, and `scan.links.test.ts` one aspect of it. */
function sourceOf(path: string): string {
  return path.replace(/(?:\.\w+)?\.test\.ts$/, '.ts');
}

for (const [tests, sources] of mirrors)
  test(`each test in test/${tests} has the name of a file in src/${sources}`, () => {
    const paths = readdirSync(join(root, 'test', tests), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'));
    assert.ok(paths.length > 4);
    assert.deepEqual(
      paths.filter((path) => !existsSync(join(root, 'src', sources, sourceOf(path)))),
      [],
    );
  });
