// Notes beside the hits of an exact search: why it ended early, and which files it did not search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textSearchNotes } from '../../../../src/core/searching/exact/textSearchNotes.ts';
import type { TextSearchResult } from '../../../../src/core/codebase/api.ts';

const noHits: TextSearchResult = {
  ...{ hits: [], total: 0, files: 0, searched: 7, complete: true, unread: [], stopped: null, leftOut: {}, ms: 1 },
};
const notes = (result: Partial<TextSearchResult>): string[] => textSearchNotes({ ...noHits, ...result }, (reason) => `<${reason}>`);

test('says in which file the search ended, and whether it was too slow or had too many matches', () => {
  const slow = notes({ complete: false, searched: 1, stopped: { reason: 'too-slow', file: 'src/long.ts' } });
  assert.deepEqual(slow, [
    'No match in the 1 files that were looked through; other files were not.',
    'The expression takes too long in src/long.ts, and the search ended there: make the expression simpler.',
  ]);
  const many = notes({ complete: false, total: 9, files: 2, stopped: { reason: 'too-many', file: 'src/long.ts' } });
  assert.match(many.join('\n'), /There are too many matches, so the search ended in src\/long\.ts/);
});

test('counts the files outside the index by reason, most first, but only when there is no match', () => {
  const leftOut = { binary: 2, secret: 3 };
  assert.deepEqual(notes({ leftOut }), [
    'No match: all 7 indexed files were looked through.',
    'Files and folders that are not in the index: <secret> 3, <binary> 2.',
  ]);
  assert.deepEqual(notes({ leftOut, total: 2, files: 1 }).slice(1), []);
});
