// Ranges of lines that a model cites, against the lines that it was shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Evidence } from '../../../src/core/answering/evidence.ts';
import { SentLines } from '../../../src/core/answering/sentLines.ts';

test('a range may run over a single line that a mark stands for, and over no more', () => {
  const evidence = { n: 1, root: 'r', path: 'a.ts', lines: { first: 9, last: 19 } } as Evidence;
  const pieces = [{ evidence, lines: [9, 10, 12, 13, 16, 17], text: [], title: '', tokens: 0 }];
  const sent = new SentLines({ pieces, relations: [], left: 0, unshown: [], unlisted: 0, tokens: 0, secrets: 0 }, () => '');
  const isSent = (first: number, last: number): boolean => sent.find({ n: 1, lines: { first, last } }).ok;
  assert.deepEqual(
    [isSent(10, 14), isSent(11, 13), isSent(12, 13), isSent(11, 12), isSent(13, 17), isSent(10, 18)],
    [true, true, false, false, false, false],
  );
});
