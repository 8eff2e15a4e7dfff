// The list of all files: every one is there once with its state, whatever is asked for fits, and pages put together are the whole.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FileListing, fileOrders, type FileQuery, type FileRow } from '../../../../src/core/indexing/files/fileListing.ts';
import type { IndexedFile } from '../../../../src/core/indexing/files/fileTable.ts';
import type { SkippedFile } from '../../../../src/core/workspace/document.ts';

const file = (path: string, more: Partial<IndexedFile> = {}): IndexedFile => ({
  ...{ root: 'r', path, size: 10, mtime: 0, key: '', language: 'typescript', role: 'code' },
  ...{ symbols: 1, chunks: 1, parseErrors: 0, unsaved: false, ...more },
});
const out = (path: string, reason: SkippedFile['reason'], detail = '', directory = false): SkippedFile => ({
  ...{ root: 'r', path, reason, detail, directory },
});

function listing(files: readonly IndexedFile[], skipped: readonly SkippedFile[]): FileListing {
  return new FileListing(
    {
      files: () => files,
      skippedFiles: skipped,
      file: (_, path) => files.find((each) => each.path === path),
      skippedFile: (_, path) => skipped.find((each) => each.path === path),
    },
    () => 'Folder',
  );
}

const all: FileQuery = { states: [], text: '', order: 'path', descending: false, offset: 0, limit: 1000 };
const paths = (rows: readonly FileRow[]): string[] => rows.map(({ path }) => path);

const sample = listing(
  [file('src/b.ts', { size: 30, symbols: 4 }), file('a.ts', { parseErrors: 2 }), file('data.json', { language: 'json', included: true })],
  [out('out', 'gitignore', '.gitignore:1 out/', true), out('.env', 'secret', '.env*'), out('big.ts', 'too-large', '200 > 100')],
);

test('each file has its state, and states are counted whatever part is shown', () => {
  const { rows, total, counts } = sample.page({ ...all, limit: 2 });
  assert.deepEqual([paths(rows), total], [['.env', 'a.ts'], 6]);
  assert.deepEqual(counts, { secret: 1, 'parse-errors': 1, 'too-large': 1, 'text-only': 1, gitignore: 1, indexed: 1 });
});

test('states, words of path, folder, rule and language, and order are obeyed', () => {
  const states = sample.page({ ...all, states: ['gitignore', 'indexed'] });
  assert.deepEqual([paths(states.rows), states.total, states.counts.secret], [['out', 'src/b.ts'], 2, 1]);
  const words = (text: string): string[] => paths(sample.page({ ...all, text }).rows);
  assert.deepEqual(words('GITIGNORE:1'), ['out']);
  assert.deepEqual(words('folder/ typescript src'), ['src/b.ts']);
  assert.deepEqual(words('no such words'), []);
  const sorted = sample.page({ ...all, order: 'size', descending: true });
  assert.deepEqual(paths(sorted.rows), ['src/b.ts', 'a.ts', 'data.json', '.env', 'big.ts', 'out']);
});

test('what lies in a folder that was not entered has the state of the folder', () => {
  assert.equal(sample.row('r', 'out/deep/x.ts')?.path, 'out');
  assert.equal(sample.row('r', 'src/b.ts')?.state, 'indexed');
  assert.deepEqual([sample.row('r', 'data.json')?.state, sample.row('r', 'data.json')?.included], ['text-only', true]);
  assert.equal(sample.row('r', '.env/x'), undefined);
  assert.equal(sample.row('r', 'new.ts'), undefined);
});

test('pages put together are the whole list, in one order', () => {
  const names = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { minLength: 1 });
  fc.assert(
    fc.property(names, fc.constantFrom(...fileOrders), fc.boolean(), fc.integer({ min: 1, max: 5 }), (files, order, descending, limit) => {
      const half = files.length >> 1;
      const listed = listing(
        files.slice(half).map((name, i) => file(name, { size: i % 2, symbols: i % 3 })),
        files.slice(0, half).map((name) => out(name, 'minified')),
      );
      const query = { ...all, order, descending };
      const pages: string[] = [];
      for (let offset = 0; offset < files.length; offset += limit) pages.push(...paths(listed.page({ ...query, offset, limit }).rows));
      assert.deepEqual(pages, paths(listed.page(query).rows));
      assert.deepEqual(pages.toSorted(), files.toSorted());
    }),
  );
});
