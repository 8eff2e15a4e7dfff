// Rules of one root: included files, nested roots, inner repositories, the case of names, and encodings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Root } from '../../../src/core/ports.ts';
import { decode } from '../../../src/core/workspace/decodeFile.ts';
import { encodingsOf, rootRulesOf, type RootRules } from '../../../src/core/workspace/rootRules.ts';
import { Scanner } from '../../../src/core/workspace/scan.ts';
import { MemoryFiles, memoryRoot } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';
import type { WorkspaceRules } from '../../../src/core/codebase/api.ts';

/** Path -> `file`, `file anyway`, or the reason, in the order of the scan. */
async function scanResults(files: MemoryFiles, rules: Partial<RootRules> = {}, from = ''): Promise<Record<string, string>> {
  const result: [string, string][] = [];
  for await (const item of new Scanner(files, memoryRoot, { ...plainRules, ...rules }).scan(neverCancelled, from)) {
    if (item.kind === 'file') result.push([item.path, item.included ? 'file anyway' : 'file']);
    else result.push([item.skippedFile.path, item.skippedFile.reason]);
  }
  return Object.fromEntries(result);
}

const leftOut = {
  '.gitignore': 'out/\n*.log\n',
  '.clewignore': 'private/\n',
  'out/a.js': '',
  'out/b.js': '',
  'private/x.ts': '',
  'a.log': '',
  'node_modules/mine/index.js': '',
  'node_modules/theirs/index.js': '',
  'cache/CACHEDIR.TAG': '',
  'cache/x.ts': '',
  'pages/[id].log': '',
  'large.ts': 'x'.repeat(200),
  '.env': 'KEY=1',
};

test('indexes included files against every other rule, and nothing beside them', async () => {
  const include = ['out/a.js', 'private', 'a.log', 'node_modules/mine', 'cache', 'pages/[id].log', 'large.ts'];
  const results = await scanResults(new MemoryFiles(leftOut), { include, maxFileSize: 100, clewExclude: ['a.log'] });
  assert.deepEqual(results, {
    '.clewignore': 'file',
    '.env': 'secret',
    '.gitignore': 'file',
    'a.log': 'file anyway',
    'large.ts': 'file anyway',
    'cache/CACHEDIR.TAG': 'file anyway',
    'cache/x.ts': 'file anyway',
    'node_modules/mine/index.js': 'file anyway',
    'node_modules/theirs': 'built-in',
    'out/a.js': 'file anyway',
    'out/b.js': 'gitignore',
    'pages/[id].log': 'file anyway',
    'private/x.ts': 'file anyway',
  });
});

test('never indexes secrets and the data of version control', async () => {
  const files = new MemoryFiles({ '.env': 'KEY=1', 'keys/id_rsa': '', '.git/config': '', 'a.ts': '' });
  assert.deepEqual(await scanResults(files, { include: ['.env', 'keys', '.git', '**'] }), {
    '.env': 'secret',
    'a.ts': 'file anyway',
    '.git': 'built-in',
    'keys/id_rsa': 'secret',
  });
});

test('includes files by globs, except in excluded folders for globs that begin with a wildcard', async () => {
  const files = new MemoryFiles(leftOut);
  const byPath = await scanResults(files, { include: ['out/*.js'] });
  assert.deepEqual([byPath['out/a.js'], byPath['out/b.js']], ['file anyway', 'file anyway']);
  const byName = await scanResults(files, { include: ['**/*.log', '**/index.js'] });
  assert.deepEqual([byName['a.log'], byName['node_modules']], ['file anyway', 'built-in']);
});

test('judges a single included path as the whole scan does', async () => {
  const files = new MemoryFiles(leftOut);
  const include = ['out/a.js', 'node_modules/mine'];
  assert.deepEqual(await scanResults(files, { include }, 'out/a.js'), { 'out/a.js': 'file anyway' });
  assert.deepEqual(await scanResults(files, { include }, 'out/b.js'), { 'out/b.js': 'gitignore' });
  assert.deepEqual(await scanResults(files, { include }, 'node_modules/mine/index.js'), { 'node_modules/mine/index.js': 'file anyway' });
});

const folder = (key: string, uri: string): Root => ({ key, name: key.toUpperCase(), uri });

test('assigns a file to the innermost root, whatever includes it', async () => {
  const [outer, inner] = [folder('outer', 'memory:///ws'), folder('inner', 'memory:///ws/packages/a%20b')];
  const beside = folder('beside', 'memory:///ws-other');
  const options = { rules: { ...plainRules, include: ['packages'] } };
  const rules = rootRulesOf(outer, [outer, inner, beside], options);
  const files = new MemoryFiles({ 'packages/a b/x.ts': '', 'packages/c/y.ts': '' });
  assert.deepEqual(await scanResults(files, rules), { 'packages/a b': 'other-folder', 'packages/c/y.ts': 'file anyway' });
  assert.equal(rootRulesOf(inner, [outer, inner, beside], options).innerRoots, undefined);
});

test('lets a root have settings of its own', () => {
  const ownRules: WorkspaceRules = { ...plainRules, maxFileSize: 7 };
  const [one, two] = [folder('one', 'memory:///one'), folder('two', 'memory:///two')];
  const options = { rules: plainRules, rootRules: { two: ownRules } };
  assert.deepEqual([rootRulesOf(one, [one, two], options).maxFileSize, rootRulesOf(two, [one, two], options).maxFileSize], [1 << 20, 7]);
});

test('applies the rules of an inner repository only inside it, as git does', async () => {
  const files = new MemoryFiles({
    '.gitignore': '*.gen.ts\nbuild/\n',
    'a.gen.ts': '',
    '.git/modules/lib/info/exclude': 'mine.ts\n',
    'lib/.git': 'gitdir: ../.git/modules/lib\n',
    'lib/.gitignore': 'tmp.ts\n',
    'lib/a.gen.ts': '',
    'lib/build/b.ts': '',
    'lib/mine.ts': '',
    'lib/tmp.ts': '',
    'clone/.git/info/exclude': 'own.ts\n',
    'clone/own.ts': '',
    'clone/c.gen.ts': '',
    'far/.git': 'gitdir: ../../elsewhere\n',
    'far/d.gen.ts': '',
  });
  const results = await scanResults(files);
  const resultOf = (path: string): unknown => results[path];
  assert.equal(resultOf('a.gen.ts'), 'gitignore');
  assert.deepEqual(['lib/a.gen.ts', 'lib/build/b.ts', 'clone/c.gen.ts', 'far/d.gen.ts'].map(resultOf), Array(4).fill('file'));
  assert.deepEqual(['lib/mine.ts', 'lib/tmp.ts', 'clone/own.ts'].map(resultOf), Array(3).fill('gitignore'));
});

test('accepts a path in another case than on the disk', async () => {
  const files = new MemoryFiles({ 'src/Main.ts': '', 'src/main.ts': '', 'Docs/a.md': '' });
  assert.deepEqual(await scanResults(files, {}, 'SRC/MAIN.ts'), { 'src/Main.ts': 'file' });
  assert.deepEqual(await scanResults(files, {}, 'src/main.ts'), { 'src/main.ts': 'file' });
  assert.deepEqual(await scanResults(files, {}, 'docs/A.md'), { 'Docs/a.md': 'file' });
});

test('uses the encoding of a setting where the bytes do not decide', () => {
  const text = (bytes: readonly number[], encoding?: string): unknown => {
    const decoded = decode(Uint8Array.from(bytes), { encoding });
    return 'text' in decoded ? decoded.text : decoded.skip;
  };
  // "é" in UTF-8 is two letters of Latin 1, which the editor shows where the setting says Latin 1.
  assert.equal(text([0xc3, 0xa9]), 'é');
  assert.equal(text([0xc3, 0xa9], 'windows-1252'), 'Ã©');
  assert.equal(text([0x93, 0xfa, 0x96, 0x7b], 'shift_jis'), '日本');
  assert.equal(text([0x61, 0x00, 0x62, 0x00], 'utf-16le'), 'ab');
  assert.equal(text([0x4e, 0x2d], 'utf-16be'), '中');
  // A byte order mark wins over the setting, and binary content stays binary.
  assert.equal(text([0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'windows-1252'), 'é');
  assert.equal(text([0x00, 0x01, 0x02, 0x00], 'windows-1252'), 'binary');
});

test('takes the encoding from the first matching glob', () => {
  const encodingOf = encodingsOf({
    ...plainRules,
    encodings: [
      { glob: '**/*.py', label: 'shift_jis' },
      { glob: '**', label: 'windows-1252' },
    ],
  });
  assert.deepEqual(['a/b.py', 'b.py', 'a/b.ts'].map(encodingOf), ['shift_jis', 'shift_jis', 'windows-1252']);
  assert.equal(encodingsOf(plainRules)('a.py'), undefined);
});
