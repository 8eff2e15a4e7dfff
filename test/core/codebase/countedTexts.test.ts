// Which texts are read for places that come from outside: files that count, indexed or not, and installed packages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countedTexts } from '../../../src/core/codebase/countedTexts.ts';
import type { CurrentTexts } from '../../../src/core/text/currentTexts.ts';
import { MemoryFiles, memoryRoot } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';

const files = new MemoryFiles({
  '.gitignore': 'out/\n',
  '.clewignore': 'private/\nnode_modules/hidden/\n',
  'src/a.ts': 'counts',
  'out/a.ts': 'ignored by git',
  'private/a.ts': 'ignored by Clew',
  'drafts/a.ts': 'left out by a setting',
  '.env': 'KEY=1',
  'node_modules/money/index.js': 'a package',
  'node_modules/hidden/index.js': 'an ignored package',
  'node_modules/money/.env': 'KEY=2',
});
const reads: string[] = [];
const allTexts: CurrentTexts = {
  read: async (_, path) => {
    reads.push(path);
    return new TextDecoder().decode(await files.read(memoryRoot, path, 1000));
  },
};
const options = { rules: { ...plainRules, clewExclude: ['drafts/**'] } };

test('gives the texts of files that count and of packages, and reads no other', async () => {
  const texts = countedTexts(allTexts, { files, roots: [memoryRoot], options, isIndexed: () => false });
  const read = (path: string): Promise<string | undefined> => texts.read(memoryRoot.key, path);
  assert.equal(await read('src/a.ts'), 'counts');
  assert.equal(await read('node_modules/money/index.js'), 'a package');
  for (const path of [
    ...['out/a.ts', 'private/a.ts', 'drafts/a.ts', '.env', 'node_modules/hidden/index.js', 'node_modules/money/.env'],
    ...['src', '', '../src/a.ts', 'src/../out/a.ts', 'src/missing.ts', '.git/config'],
  ])
    assert.equal(await read(path), undefined, path);
  assert.equal(await texts.read('another root', 'src/a.ts'), undefined);
  assert.deepEqual(reads, ['src/a.ts', 'node_modules/money/index.js']);
});

test('asks no rule for an indexed file', async () => {
  const texts = countedTexts(allTexts, { files, roots: [memoryRoot], options, isIndexed: (_, path) => path === 'out/a.ts' });
  assert.equal(await texts.read(memoryRoot.key, 'out/a.ts'), 'ignored by git');
});
