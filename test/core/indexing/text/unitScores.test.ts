// Scores of a file's units for a bag of words, beside those of the search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TextIndex } from '../../../../src/core/indexing/text/textIndex.ts';
import type { UnitScores } from '../../../../src/core/indexing/text/unitScores.ts';
import { termsOfText } from '../../../../src/core/text/tokenizer.ts';
import { neutralFactors } from '../../../../src/core/searching/roleFactors.ts';
import { recordOf, type ChunkText } from '../records.ts';

/** An index of files with one chunk a line. */
function indexOf(files: Readonly<Record<string, readonly ChunkText[]>>): TextIndex {
  const index = new TextIndex();
  index.update({
    changedFiles: Object.entries(files).map(([path, chunks]) => ({ root: 'r', path, role: 'code', record: recordOf(chunks) })),
    removedFiles: [],
  });
  return index;
}

const index = indexOf({
  'pump.py': [
    { name: 'start', body: 'valve water pressure' },
    { name: 'stop', body: 'motor brake' },
    { name: 'drain', body: 'water outlet' },
  ],
  'valve/lid.py': [{ name: 'open', body: 'hinge' }],
});

function scoresOf(words: readonly string[], ...paths: readonly string[]): readonly UnitScores[] {
  return index.unitScores(
    new Map(termsOfText(words.join(' ')).map((term) => [term, 1])),
    paths.map((path) => ({ root: 'r', path })),
  );
}

test('chunks have the scores by which the search orders them', async () => {
  const [scores] = scoresOf(['water', 'valve', 'motor'], 'pump.py');
  const terms = new Map(termsOfText('water valve motor').map((term) => [term, 1]));
  const query = { text: '', terms, exact: [], scope: { paths: ['pump.py'] }, limit: 10, roles: neutralFactors, ranksByTfIdf: false };
  const hits = await index.search(query);
  const chunks = index.inFile('r', 'pump.py');
  const bySlot = new Map(hits.map(({ chunk, score }) => [chunk.slot, score]));
  const best = Math.max(...(scores?.chunks ?? []));
  // The search scales its best to 1.5.
  for (const [at, chunk] of chunks.entries()) {
    assert.equal(((1.5 * (scores?.chunks[at] ?? 0)) / best).toFixed(5), (bySlot.get(chunk.slot) ?? 0).toFixed(5));
  }
});

test('a file counts words of all its chunks, and a path its own', () => {
  const [pump, lid] = scoresOf(['water', 'motor', 'valve'], 'pump.py', 'valve/lid.py');
  assert.ok((pump?.file ?? 0) > 0);
  assert.equal(pump?.path, 0);
  assert.equal(lid?.file, 0);
  assert.ok((lid?.path ?? 0) > 0);
});

test('shares are parts of the value of the bag', () => {
  const [all] = scoresOf(['motor', 'brake'], 'pump.py');
  assert.deepEqual(
    [...(all?.shares ?? [])].map((share) => share.toFixed(5)),
    ['0.00000', '1.00000', '0.00000'],
  );
});

test('a window holds adjacent chunks within 40 lines', () => {
  const near = indexOf({ 'a.py': [{ body: 'red' }, { body: 'green' }] });
  const bag = new Map([
    ['red', 1],
    ['green', 1],
  ]);
  const [scores] = near.unitScores(bag, [{ root: 'r', path: 'a.py' }]);
  const [one] = near.unitScores(new Map([['red', 1]]), [{ root: 'r', path: 'a.py' }]);
  assert.ok((scores?.window ?? 0) > 1.5 * (one?.window ?? 0));
});

test('a file outside the index has no scores', () => {
  const [gone] = scoresOf(['water'], 'gone.py');
  assert.deepEqual([gone?.file, gone?.window, gone?.path, gone?.chunks.length], [0, 0, 0, 0]);
});
