// The list of all files with their states: filtered, sorted, counted and in pages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FileListing, fileOrders, type FileQuery, type FileRow } from '../../../../src/core/indexing/files/fileListing.ts';
import type { IndexedFile } from '../../../../src/core/indexing/files/fileTable.ts';
import type { SkippedFile } from '../../../../src/core/workspace/document.ts';
import { textFilter } from '../../../../src/core/text/textFilter.ts';

const file = (path: string, more: Partial<IndexedFile> = {}): IndexedFile => ({
  ...{ root: 'r', path, size: 10, mtime: 0, key: '', language: 'typescript', role: 'code' },
  ...{ symbols: 1, chunks: 1, parseErrors: 0, unsaved: false, filter: textFilter(''), ...more },
});
const skippedFile = (path: string, reason: SkippedFile['reason'], detail = '', directory = false): SkippedFile => ({
  ...{ root: 'r', path, reason, detail, directory },
});

function listingOf(files: readonly IndexedFile[], skippedFiles: readonly SkippedFile[]): FileListing {
  return new FileListing(
    {
      files: () => files,
      skippedFiles,
      file: (_, path) => files.find((each) => each.path === path),
      skippedFile: (_, path) => skippedFiles.find((each) => each.path === path),
    },
    () => 'Folder',
  );
}

const wholeList: FileQuery = { states: [], text: '', order: 'path', descending: false, offset: 0, limit: 1000 };
const paths = (rows: readonly FileRow[]): string[] => rows.map(({ path }) => path);

const sample = listingOf(
  [file('src/b.ts', { size: 30, symbols: 4 }), file('a.ts', { parseErrors: 2 }), file('data.json', { language: 'json', included: true })],
  [
    skippedFile('out', 'gitignore', '.gitignore:1 out/', true),
    skippedFile('.env', 'secret', '.env*'),
    skippedFile('big.ts', 'too-large', '200 > 100'),
  ],
);

test('lists each file with its state, and counts states over all pages', () => {
  const { rows, total, counts } = sample.page({ ...wholeList, limit: 2 });
  assert.deepEqual([paths(rows), total], [['.env', 'a.ts'], 6]);
  assert.deepEqual(counts, { secret: 1, 'parse-errors': 1, 'too-large': 1, 'text-only': 1, gitignore: 1, indexed: 1 });
});

test('filters by state and by words of path, folder, rule and language, and sorts', () => {
  const states = sample.page({ ...wholeList, states: ['gitignore', 'indexed'] });
  assert.deepEqual([paths(states.rows), states.total, states.counts.secret], [['out', 'src/b.ts'], 2, 1]);
  const pathsWith = (text: string): string[] => paths(sample.page({ ...wholeList, text }).rows);
  assert.deepEqual(pathsWith('GITIGNORE:1'), ['out']);
  assert.deepEqual(pathsWith('folder/ typescript src'), ['src/b.ts']);
  assert.deepEqual(pathsWith('no such words'), []);
  const sorted = sample.page({ ...wholeList, order: 'size', descending: true });
  assert.deepEqual(paths(sorted.rows), ['src/b.ts', 'a.ts', 'data.json', '.env', 'big.ts', 'out']);
});

test('gives the row of a skipped folder for a path inside it', () => {
  assert.equal(sample.row('r', 'out/deep/x.ts')?.path, 'out');
  assert.equal(sample.row('r', 'src/b.ts')?.state, 'indexed');
  assert.deepEqual([sample.row('r', 'data.json')?.state, sample.row('r', 'data.json')?.included], ['text-only', true]);
  assert.equal(sample.row('r', '.env/x'), undefined);
  assert.equal(sample.row('r', 'new.ts'), undefined);
});

test('property: pages add up to the whole list in its order', () => {
  const names = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { minLength: 1 });
  fc.assert(
    fc.property(names, fc.constantFrom(...fileOrders), fc.boolean(), fc.integer({ min: 1, max: 5 }), (files, order, descending, limit) => {
      const half = files.length >> 1;
      const listing = listingOf(
        files.slice(half).map((name, i) => file(name, { size: i % 2, symbols: i % 3 })),
        files.slice(0, half).map((name) => skippedFile(name, 'minified')),
      );
      const query = { ...wholeList, order, descending };
      const pages: string[] = [];
      for (let offset = 0; offset < files.length; offset += limit) pages.push(...paths(listing.page({ ...query, offset, limit }).rows));
      assert.deepEqual(pages, paths(listing.page(query).rows));
      assert.deepEqual(pages.toSorted(), files.toSorted());
    }),
  );
});
