// Exact search over a real index: it finds every phrase of the indexed files, follows changes, and counts files outside the index.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { MemoryClock, memoryRoot } from '../../../support/memory.ts';
import { openFixture, openUnindexed, readFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const phrase = (pattern: string) => ({ pattern, syntax: 'phrase', matchCase: true, wholeWord: false }) as const;
const limit = 1000;

/** Pseudo-random numbers, the same in each run. */
function* pseudoRandomNumbers(): Generator<number> {
  for (let seed = 1; ;) yield (seed = (seed * 48_271) % 2_147_483_647);
}

test('finds a thousand phrases of indexed files at their lines', async () => {
  const { codebase } = await openFixture('orders');
  const indexedPaths = new Set(
    codebase.listing
      .page({ text: '', states: [], order: 'path', descending: false, offset: 0, limit })
      .rows.filter(({ state }) => state === 'indexed' || state === 'text-only')
      .map(({ path }) => path),
  );
  const texts = [...(await readFixture('orders'))].filter(([path]) => indexedPaths.has(path));
  assert.ok(texts.length >= 5);
  const random = pseudoRandomNumbers();
  const next = (below: number): number => (random.next().value ?? 0) % below;
  for (let i = 0; i < 1000; i++) {
    const [path = '', text = ''] = texts[next(texts.length)] ?? [];
    const at = next(text.length);
    const sought = text.slice(at, at + 5 + next(56));
    const line = text.slice(0, at).split('\n').length;
    const { hits, complete } = await codebase.searchText(phrase(sought), { limit }, neverCancelled);
    assert.ok(complete && hits.some((hit) => hit.file === path && hit.line <= line && hit.lineEnd >= line), `${path}:${line} ${sought}`);
  }
});

test('finds the new text of a changed file at once, and no longer the old text', async () => {
  const { codebase, files } = await openFixture({ 'a.ts': 'export const first = 1;\n', 'b.bin': '\0\0binary' });
  const countHits = async (text: string): Promise<number> => (await codebase.searchText(phrase(text), { limit }, neverCancelled)).total;
  assert.equal(await countHits('first'), 1);
  files.write('a.ts', 'export const second = 2;\n');
  await codebase.apply([{ root: memoryRoot.key, path: 'a.ts', type: 'changed' }], neverCancelled);
  assert.deepEqual([await countHits('first'), await countHits('second')], [0, 1]);
  await codebase.overlay(memoryRoot.key, 'a.ts', 'const third = 3;');
  assert.deepEqual([await countHits('second'), await countHits('third')], [0, 1]);
});

test('reads a file again that was rewritten just after it was read, with the same size and time', async () => {
  const first = { 'a.ts': 'export const first = 1;\n' };
  const { codebase, files } = await openFixture(first, new MemoryClock(1_001_500));
  const { mtime } = await files.stat(memoryRoot, 'a.ts');
  files.place('a.ts', { kind: 'file', bytes: new TextEncoder().encode('export const other = 1;\n'), mtime });
  await codebase.index(neverCancelled);
  assert.deepEqual([codebase.graph.byName('first').length, codebase.graph.byName('other').length], [0, 1]);
});

test('searches inside a folder or a symbol, and names the definition around each hit', async () => {
  const source = dedent`
    export function one() {
      return fee;
    }
    export function two() {
      return fee;
    }
  `;
  const { codebase } = await openFixture({ 'src/a.ts': source, 'lib/b.ts': source });
  const inFolder = await codebase.searchText(phrase('return fee'), { limit, scope: 'src' }, neverCancelled);
  assert.deepEqual(
    inFolder.hits.map(({ file, line, symbol }) => [file, line, symbol]),
    [
      ['src/a.ts', 2, 'one'],
      ['src/a.ts', 5, 'two'],
    ],
  );
  assert.equal((await codebase.searchText(phrase('return fee'), { limit, scope: 'two' }, neverCancelled)).total, 2);
  await assert.rejects(codebase.searchText(phrase('fee'), { limit, scope: 'nowhere' }, neverCancelled), /unknown-scope: nowhere/);
});

test('claims no absence before the index is complete, and counts the files outside the index', async () => {
  const texts = new Map([
    ['a.ts', 'export const first = 1;\n'],
    ['left.exe', 'first'],
  ]);
  const { codebase } = openUnindexed(texts);
  const before = await codebase.searchText(phrase('first'), { limit }, neverCancelled);
  assert.deepEqual([before.total, before.complete], [0, false]);
  await codebase.index(neverCancelled);
  const after = await codebase.searchText(phrase('first'), { limit }, neverCancelled);
  assert.deepEqual([after.total, after.complete, after.leftOut], [1, true, { binary: 1 }]);
});
