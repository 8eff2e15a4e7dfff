// A small evaluation in every run of the tests: packages that are installed anyway are asked the first sentences of their own doc comments.
// Its figures are printed, to be looked at when the ranking changes; it fails only when search is broken outright.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { measureText } from '../../src/cli/eval/evalText.ts';
import { nodeClock } from '../../src/node/clock.ts';
import { openUnindexed } from '../support/openFixture.ts';

const modules = join(import.meta.dirname, '../../node_modules');

/** Packages that come with their sources and doc comments; rules are hundreds of files that look alike. */
const packages = [
  { folder: 'eslint/lib', ending: '.js', leftOut: /\/rules\// },
  { folder: 'minisearch/src', ending: '.ts', leftOut: /\.test\./ },
];

/** Far below what search reaches, far above chance among hundreds of functions. */
const brokenBelow = 0.3;

async function sources(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { folder, ending, leftOut } of packages) {
    for (const entry of await readdir(join(modules, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      // Below `src`: what lies in `lib` or in folders of packages has roles of its own.
      const place = `src/${relative(modules, path).split(sep).join('/')}`;
      if (entry.isFile() && path.endsWith(ending) && !leftOut.test(place)) files.set(place, await readFile(path, 'utf8'));
    }
  }
  return files;
}

suite('search over installed packages', () => {
  test('finds functions by the first sentences of their doc comments', async (t) => {
    const { codebase } = openUnindexed(await sources(), nodeClock);
    await codebase.index(neverCancelled);
    const found = await codebase.measure({ documentation: 80, commits: 0, variants: ['text', 'all'] }, neverCancelled);
    for (const line of measureText(found)) t.diagnostic(line);
    assert.ok(found.questions.documentation > 40, `${found.questions.documentation} questions`);
    for (const { variant, documentation } of found.variants) {
      const hit = documentation['Hit@10']?.mean ?? 0;
      assert.ok(hit > brokenBelow, `${variant}: only ${(100 * hit).toFixed(0)} % of the functions have their file among the first 10`);
    }
  });
});
