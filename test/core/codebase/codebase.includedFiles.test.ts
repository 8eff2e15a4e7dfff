// Settings for single files and roots over several sessions: included files, encodings and nested roots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createCodebase } from '../../../src/core/codebase/codebase.ts';
import { InProcessAnalyzer } from '../../../src/core/indexing/records/analyzer.ts';
import type { Root } from '../../../src/core/ports.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';
import { testParsers } from '../symbols/testAssets.ts';
import type { WorkspaceRules, CodebaseOptions } from '../../../src/core/codebase/api.ts';

const analyzer = new InProcessAnalyzer(await testParsers());

interface Session {
  readonly rules?: Partial<WorkspaceRules>;
  readonly rootRules?: CodebaseOptions['rootRules'];
  readonly roots?: readonly Root[];
}

/** Indexes like a new session, and returns indexed files, skipped files with reasons, and a search. */
async function session(files: MemoryFiles, store: MemoryStore, { rules = {}, rootRules, roots = [memoryRoot] }: Session = {}) {
  const options = { rules: { ...plainRules, ...rules }, rootRules, extractRaises: true, extractErrorStrings: true, extractMutates: true };
  const codebase = createCodebase({
    files,
    roots,
    store,
    clock: new MemoryClock(),
    log: new MemoryLog(),
    digest: memoryDigest,
    analyzer,
    options,
  });
  await codebase.index(neverCancelled);
  const out = Object.fromEntries(codebase.skippedFiles().map(({ path, reason }) => [path, reason]));
  const find = async (text: string): Promise<string[]> =>
    (await codebase.search(text, { limit: 20 }, neverCancelled)).ranked.map(({ root, file }) => (root ? `${root}/${file}` : file));
  return { out, find };
}

const minified = `${'x'.repeat(3000)};function quokkaMinified(){}\n${'y'.repeat(3000)}`;

test('finds included files until they are no longer included', async () => {
  const files = new MemoryFiles({
    'a.ts': 'export function wombat() {}\n',
    'min.js': minified,
    'note.xyz': 'A quokka of no known kind.\n',
    'big.txt': `quokka ${'z '.repeat(3000)}\n`,
    'secrets.json': '{"quokka": 1}',
    'image.xyz': new Uint8Array([0, 1, 2, 0, 0]),
  });
  const store = new MemoryStore();
  const small = { maxFileSize: 8000 };
  const plain = { 'min.js': 'minified', 'note.xyz': 'unsupported', 'secrets.json': 'secret', 'image.xyz': 'unsupported' };
  assert.deepEqual((await session(files, store, { rules: small })).out, plain);
  const tight = { maxFileSize: 5000, include: ['min.js', 'note.xyz', 'big.txt', 'secrets.json', 'image.xyz'] };
  for (let i = 0; i < 2; i++) {
    const { out, find } = await session(files, store, { rules: tight });
    assert.deepEqual(out, { 'secrets.json': 'secret', 'image.xyz': 'binary' });
    assert.deepEqual((await find('quokka')).sort(), ['big.txt', 'min.js', 'note.xyz']);
  }
  const after = await session(files, store, { rules: small });
  assert.deepEqual(after.out, plain);
  assert.ok(!(await after.find('quokka')).includes('min.js'));
});

test('reads files again when the setting of their encoding changes', async () => {
  // The name in Shift JIS, whose bytes are not UTF-8 and mean something else in windows-1252.
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('def f():\n    """'),
    0x93,
    0xfa,
    0x96,
    0x7b,
    ...new TextEncoder().encode('"""\n'),
  ]);
  const files = new MemoryFiles({ 'a.py': bytes });
  const store = new MemoryStore();
  const encodings = [{ glob: '**/*.py', label: 'shift_jis' }];
  assert.deepEqual(await (await session(files, store)).find('日本'), []);
  assert.deepEqual(await (await session(files, store, { rules: { encodings } })).find('日本'), ['a.py']);
  assert.deepEqual(await (await session(files, store)).find('日本'), []);
});

test('separates nested roots, roots of equal name and roots with rules of their own', async () => {
  const outer: Root = { key: 'outer', name: 'app', uri: 'memory:///ws' };
  const inner: Root = { key: 'inner', name: 'lib', uri: 'memory:///ws/lib' };
  const twin: Root = { key: 'twin', name: 'app (2)', uri: 'memory:///other/app' };
  const files = new MemoryFiles();
  const code = 'export function quokka() {}\n';
  for (const path of ['main.ts', 'lib/a.ts', 'lib/deep/b.ts']) files.write(path, code, outer);
  for (const path of ['a.ts', 'deep/b.ts']) files.write(path, code, inner);
  for (const path of ['main.ts', 'odd.ts']) files.write(path, code, twin);
  const rootRules = { twin: { ...plainRules, clewExclude: ['odd.ts'] } };
  const { out, find } = await session(files, new MemoryStore(), { roots: [outer, inner, twin], rootRules });
  assert.deepEqual((await find('quokka')).sort(), ['app (2)/main.ts', 'app/main.ts', 'lib/a.ts', 'lib/deep/b.ts']);
  assert.deepEqual(out, { lib: 'other-folder', 'odd.ts': 'clew.exclude' });
});
