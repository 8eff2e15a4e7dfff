// What is said beside the hits of an exact search: why it ended early, and what a text that was not found may stand in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textSearchNotes } from '../../../../src/core/searching/exact/textSearchNotes.ts';
import type { TextSearchResult } from '../../../../src/core/codebase/api.ts';

const none: TextSearchResult = {
  ...{ hits: [], total: 0, files: 0, searched: 7, complete: true, unread: [], stopped: null, leftOut: {}, ms: 1 },
};
const notes = (result: Partial<TextSearchResult>): string[] => textSearchNotes({ ...none, ...result }, (reason) => `<${reason}>`);

test('an expression that takes too long is named with its file, and is not told as too many matches', () => {
  const slow = notes({ complete: false, searched: 1, stopped: { reason: 'too-slow', file: 'src/long.ts' } });
  assert.deepEqual(slow, [
    'No match in the 1 files that were looked through; other files were not.',
    'The expression takes too long in src/long.ts, and the search ended there: make the expression simpler.',
  ]);
  const many = notes({ complete: false, total: 9, files: 2, stopped: { reason: 'too-many', file: 'src/long.ts' } });
  assert.match(many.join('\n'), /There are too many matches, so the search ended in src\/long\.ts/);
});

test('where nothing was found, what is not in the index is counted, the most first; with a match it is not', () => {
  const leftOut = { binary: 2, secret: 3 };
  assert.deepEqual(notes({ leftOut }), [
    'No match: all 7 indexed files were looked through.',
    'Files and folders that are not in the index: <secret> 3, <binary> 2.',
  ]);
  assert.deepEqual(notes({ leftOut, total: 2, files: 1 }).slice(1), []);
});
