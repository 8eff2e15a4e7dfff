// Fusion adds weighted scores of several lists, place by place, and keeps what each list knows of a place.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Candidate, CandidateList } from '../../../src/core/searching/candidate.ts';
import { fuse } from '../../../src/core/searching/fusion.ts';

const place = (path: string, score: number, why = 'words', more: Partial<Candidate> = {}): Candidate => ({
  ...{ root: 'r', path, role: 'code', lines: { first: 0, last: 9 }, symbol: null, title: path, score, why },
  ...more,
});
const list = (weight: number, ...items: readonly Candidate[]): CandidateList => ({ name: `of ${weight}`, weight, items });
const ranked = (lists: readonly CandidateList[]): readonly (readonly [string, number])[] =>
  fuse(lists, 10).map(({ path, score }) => [path, Math.round(score * 100) / 100] as const);

suite('fusion', () => {
  test('puts a place that two lists have before the best of each', () => {
    const lists = [list(1, place('a.ts', 1), place('both.ts', 0.7)), list(1, place('b.ts', 1), place('both.ts', 0.7))];
    assert.deepEqual(ranked(lists), [['both.ts', 1], ['a.ts', 0.71], ['b.ts', 0.71]]); // prettier-ignore
  });

  test('weighs a list as a whole', () => {
    assert.deepEqual(ranked([list(1, place('words.ts', 1)), list(3, place('literal.ts', 0.9))]), [['literal.ts', 1], ['words.ts', 0.37]]); // prettier-ignore
    assert.deepEqual(ranked([list(0, place('off.ts', 1)), list(1, place('on.ts', 0.1))]), [['on.ts', 1], ['off.ts', 0]]); // prettier-ignore
  });

  test('orders ties by path and line, and gives no more than the limit', () => {
    const later = place('a.ts', 1, 'words', { lines: { first: 20, last: 30 } });
    assert.deepEqual(
      fuse([list(1, later, place('b.ts', 1), place('a.ts', 1))], 2).map(({ path, lines }) => [path, lines.first]),
      [['a.ts', 0], ['a.ts', 20]], // prettier-ignore
    );
  });

  test('joins the two strongest reasons, and keeps the line that must stay in view', () => {
    const [fused] = fuse(
      [list(1, place('a.ts', 0.2, 'is near'), place('a.ts', 0.9, 'says "fee"')), list(1, place('a.ts', 0.5, 'is named', { at: 4 }))],
      10,
    );
    assert.equal(fused?.why, 'says "fee"; is named');
    assert.equal(fused?.at, 4);
  });

  test('has scores from 0 to 1, best first, whatever the lists hold', () => {
    const items = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.double({ min: 0, max: 1, noNaN: true })));
    const lists = fc.array(fc.tuple(fc.double({ min: 0, max: 4, noNaN: true }), items));
    fc.assert(
      fc.property(lists, (all) => {
        const scores = fuse(all.map(([weight, each]) => list(weight, ...each.map(([path, score]) => place(path, score)))), 100).map(({ score }) => score); // prettier-ignore
        assert.deepEqual(
          scores,
          [...scores].sort((a, b) => b - a),
        );
        assert.ok(scores.every((score) => score >= 0 && score <= 1));
      }),
    );
  });
});
