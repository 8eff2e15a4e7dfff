// Tools in a workspace of two folders: places begin with the name of their folder, and calls may use it.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createCodebase } from '../../../src/core/codebase/codebase.ts';
import { InProcessAnalyzer } from '../../../src/core/indexing/records/analyzer.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';
import { testParsers } from '../symbols/testAssets.ts';
import { call } from './toolFixture.ts';
import { dedent } from '../../support/dedent.ts';

const secondRoot = { key: 'other', name: 'library', uri: 'memory:///library' };
const parsers = await testParsers();

suite('tools with two roots', () => {
  let codebase: Codebase;

  before(async () => {
    const files = new MemoryFiles({
      'src/a.ts': dedent`
        export function shared(): number {
          return 1;
        }
      `,
    });
    files.write(
      'src/a.ts',
      dedent`
        export function shared(): number {
          return 2;
        }

        export const twice = shared() + shared();
      `,
      secondRoot,
    );
    codebase = createCodebase({
      files,
      roots: [memoryRoot, secondRoot],
      store: new MemoryStore(),
      clock: new MemoryClock(),
      log: new MemoryLog(),
      digest: memoryDigest,
      analyzer: new InProcessAnalyzer(parsers),
      options: { rules: plainRules, extractRaises: true, extractErrorStrings: true, extractMutates: true },
    });
    await codebase.index(neverCancelled);
  });

  after(() => codebase.dispose());

  test('a path without the name of a folder means the files of both', async () => {
    assert.match(
      (await call(codebase, 'read_lines', { path: 'src/a.ts' })).text,
      /means 2 files: project\/src\/a\.ts, library\/src\/a\.ts/,
    );
    const { text, places } = await call(codebase, 'read_lines', { path: 'library/src/a.ts' });
    assert.match(text, /^library\/src\/a\.ts:1-5/m);
    assert.match(text, /^2\| {3}return 2;$/m);
    assert.deepEqual(
      places.map(({ root }) => root),
      ['library'],
    );
  });

  test('an absolute path means the folder that contains it', async () => {
    assert.match((await call(codebase, 'read_lines', { path: '/library/src/a.ts' })).text, /return 2/);
  });

  test('definitions and uses have the name of their folder, which chooses one', async () => {
    const { text } = await call(codebase, 'find_symbol', { name: 'shared' });
    assert.match(text, /shared \(library\/src\/a\.ts:1\); shared \(project\/src\/a\.ts:1\)/);
    const uses = await call(codebase, 'find_uses', { name: 'shared', path: 'library/src/a.ts' });
    assert.match(uses.text, /shared \(library\/src\/a\.ts:1\): 1 direct use\n/);
    assert.match(uses.text, /library\/src\/a\.ts:5: export const twice/);
    assert.doesNotMatch(uses.text, /project/);
  });

  test('matches of a text have the name of their folder', async () => {
    assert.match((await call(codebase, 'search_text', { text: 'return 2' })).text, /in shared · library\/src\/a\.ts:2: return 2;/);
    assert.match((await call(codebase, 'search_text', { text: 'return', scope: 'project' })).text, /1 match in 1 of 1/);
  });
});
