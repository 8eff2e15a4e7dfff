// Marks become numbers: one for each place, also for a path in the prose, for lines that were only partly read, and for a list of lines.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { EvidenceBook } from '../../../../../src/core/answering/material/evidence/evidenceBook.ts';
import { SentLines } from '../../../../../src/core/answering/material/evidence/sentLines.ts';
import { CitationMarks } from '../../../../../src/core/answering/model/stream/citationMarks.ts';
import { CitationWriter } from '../../../../../src/core/answering/model/stream/citationWriter.ts';
import type { Citation } from '../../../../../src/core/answering/record/answerRecord.ts';
import { memoryDigest } from '../../../../support/memory.ts';

const path = 'src/cart.ts';
const file = Array.from({ length: 40 }, (_, i) => `line ${i + 1}`).join('\n');

/** The text that a reader sees for an answer, and its citations. Lines 3 to 9 of the file were sent, as evidence 1. */
async function written(answerText: string, asked = ''): Promise<{ readonly text: string; readonly citations: readonly Citation[] }> {
  const currentTexts = { read: async (_: string, of: string) => (of === path ? file : undefined) };
  const lines = { first: 2, last: 8 };
  const evidence = { n: 1, root: 'r', path, lines, text: [], hash: '', symbol: null, why: '', pass: 1, cautions: [] };
  const pieces = [{ evidence, lines: [2, 3, 4, 5, 6, 7, 8], text: [], title: '', tokens: 0 }];
  const counts = { omittedPlaceCount: 0, unshownPlaces: [], omittedRelationCount: 0, tokens: 0, secretCount: 0 };
  const writer = new CitationWriter({
    sentLines: new SentLines({ pieces, relations: [], ...counts }, () => ''),
    book: new EvidenceBook(currentTexts, memoryDigest),
    currentTexts,
    digest: memoryDigest,
    label: () => 'project',
    rootOf: () => 'r',
    question: { holds: (text) => asked.includes(text) },
  });
  const marks = new CitationMarks();
  const { text } = await writer.write([...marks.push(answerText), ...marks.end()]);
  return { text, citations: writer.citations };
}

const spansOf = (citations: readonly Citation[]): readonly string[] =>
  citations.map(({ lineStart, lineEnd, status }) => `${lineStart}-${lineEnd} ${status}`);

suite('a mark in an answer', () => {
  test('gets the number of its place, the same for the same place', async () => {
    const { text, citations } = await written('One [1:3-4]. Two [1:6]. Three [1:3-4].');
    assert.equal(text, 'One [1]. Two [2]. Three [1].');
    assert.deepEqual(spansOf(citations), ['3-4 verified', '6-6 verified']);
  });

  test('is written once when it is repeated at once', async () => {
    assert.equal((await written('One [1:3] [1:3].')).text.match(/\[1\]/g)?.length, 1);
  });

  test('is clamped to the lines that were read, and its citation says so', async () => {
    const { citations } = await written('One [1:7-12].');
    assert.deepEqual(spansOf(citations), ['7-9 verified']);
    assert.match(citations[0]?.reason ?? '', /lines 7-12; only these/);
  });

  test('with a list of lines has one number for each line', async () => {
    const { text, citations } = await written('One [1:3, 6].');
    assert.equal(text, 'One [1] [2].');
    assert.deepEqual(spansOf(citations), ['3-3 verified', '6-6 verified']);
  });

  test('for evidence that does not exist is unsupported', async () => {
    const { citations } = await written('One [7:3].');
    assert.deepEqual([citations[0]?.status, /evidence 7/.test(citations[0]?.reason ?? '')], ['unsupported', true]);
  });

  test('directly after a name is an index and not a citation', async () => {
    const { text, citations } = await written('The first is items[0] here.');
    assert.equal(text, 'The first is items\\[0] here.');
    assert.deepEqual(citations, []);
  });
});

suite('a path with a line in the prose of an answer', () => {
  test('gets the number of the place behind it', async () => {
    const { text, citations } = await written('It begins in src/cart.ts:4 and goes on.');
    assert.match(text, /src\/cart\.ts:4 \[1\]/);
    assert.deepEqual(spansOf(citations), ['4-4 verified']);
  });

  test('gets none for a line that was not read, which it only names', async () => {
    const { text, citations } = await written('It ends in src/cart.ts:30 some day.');
    assert.equal(text, 'It ends in src/cart.ts:30 some day.');
    assert.deepEqual(citations, []);
  });

  test('gets none when it is no file of the workspace, or one that the question names', async () => {
    assert.deepEqual((await written('It listens on example.com:80 there.')).citations, []);
    assert.deepEqual((await written('It fails in src/gone.ts:3 there.', 'Why src/gone.ts:3?')).citations, []);
    assert.deepEqual(spansOf((await written('It fails in src/gone.ts:3 there.')).citations), ['3-3 unsupported']);
  });
});
