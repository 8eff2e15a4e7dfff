// Points of a table: the highest step that a value reaches counts, and features add up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { filePoints } from '../../../../src/core/searching/reranking/filePoints.ts';
import { placePoints } from '../../../../src/core/searching/reranking/placePoints.ts';
import { pointsOf, type StepTable } from '../../../../src/core/searching/reranking/stepTable.ts';

const table: StepTable<'words' | 'rank'> = [
  {
    feature: 'words',
    steps: [
      [0.5, 1],
      [0.8, 3],
    ],
  },
  { feature: 'rank', steps: [[2, -1]] },
];

test('adds the points of the highest step that each value reaches', () => {
  assert.equal(pointsOf(table, { words: 0.4, rank: 0 }), 0);
  assert.equal(pointsOf(table, { words: 0.5, rank: 1 }), 1);
  assert.equal(pointsOf(table, { words: 1, rank: 7 }), 2);
});

test('the learned tables have ascending steps, and more evidence never loses points', () => {
  const free = new Set(['role', 'kind']);
  const againstMore = new Set(['firstRank', 'rank', 'fileRank', 'constructs']);
  const rows: StepTable<string> = [...filePoints, ...placePoints];
  assert.ok(rows.length > 0);
  fc.assert(
    fc.property(
      fc.constantFrom(...rows),
      fc.double({ min: -10, max: 150, noNaN: true }),
      fc.double({ min: 0, max: 50, noNaN: true }),
      (row, value, more) => {
        const starts = row.steps.map(([from]) => from);
        assert.deepEqual(
          starts,
          [...starts].sort((a, b) => a - b),
        );
        if (free.has(row.feature)) return;
        const pointsAt = (at: number): number => pointsOf([row], { [row.feature]: at });
        const gain = pointsAt(value + more) - pointsAt(value);
        assert.ok(againstMore.has(row.feature) ? gain <= 0 : gain >= 0, `${row.feature} at ${value} + ${more}`);
      },
    ),
  );
});
