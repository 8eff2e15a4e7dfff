// The measures on lists short enough to score by hand, and intervals against what is known of them.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { difference, estimate } from '../../../src/core/measuring/bootstrap.ts';
import { scoreOf } from '../../../src/core/measuring/scores.ts';
import { compareScores, latency, summarize } from '../../../src/core/measuring/summary.ts';

const place = (file: string, lineStart: number, lineEnd: number) => ({ file, lineStart, lineEnd });

describe('the scores of a ranked list', () => {
  const ranked = [
    place('a.ts', 1, 10),
    place('b.ts', 40, 60),
    place('a.ts', 100, 500),
    place('c.ts', 5, 5),
    place('d.ts', 1, 1),
    place('e.ts', 1, 1),
  ];

  it('count files in the order in which each comes first', () => {
    const scores = scoreOf(ranked, { files: ['b.ts', 'd.ts'], symbols: [] });
    // Files in order: a b c d e. Both are among the first 5, one among the first 2, none is first.
    assert.deepEqual(scores, {
      'Acc@1': 0,
      'Acc@5': 1,
      'Acc@10': 1,
      'Hit@1': 0,
      'Hit@5': 1,
      'Hit@10': 1,
      'MRR@10': 1 / 2,
    });
    assert.equal(scoreOf(ranked, { files: ['a.ts'], symbols: [] })['Acc@1'], 1);
    assert.equal(scoreOf(ranked, { files: ['z.ts'], symbols: [] })['MRR@10'], 0);
  });

  it('count a symbol as found by half of the shorter range, within 200 lines of a result', () => {
    const recall = (file: string, first: number, last: number): number | undefined =>
      scoreOf(ranked, { files: [file], symbols: [place(file, first, last)] })['R@5'];
    assert.equal(recall('b.ts', 51, 70), 1, '10 of 20 lines are common');
    assert.equal(recall('b.ts', 52, 71), 0, '9 of 20 lines are common');
    assert.equal(recall('b.ts', 1, 1000), 1, 'all of the result is common');
    assert.equal(recall('a.ts', 290, 310), 0, 'the result is cut at line 299: 10 of 21 lines');
    assert.equal(recall('a.ts', 289, 309), 1, '11 of 21 lines');
    assert.equal(recall('d.ts', 2, 3), 0);
  });

  it('give the share of symbols among the first 5, 10 and 20', () => {
    const long = Array.from({ length: 30 }, (_, i) => place('f.ts', i + 1, i + 1));
    const symbols = [place('f.ts', 2, 2), place('f.ts', 8, 8), place('f.ts', 15, 15), place('f.ts', 25, 25)];
    const scores = scoreOf(long, { files: ['f.ts'], symbols });
    assert.deepEqual([scores['R@5'], scores['R@10'], scores['R@20']], [0.25, 0.5, 0.75]);
  });
});

describe('intervals', () => {
  it('hold the mean, are wider for fewer values, and are the same on every run', () => {
    const few = Array.from({ length: 10 }, (_, i) => i % 2);
    const many = Array.from({ length: 1000 }, (_, i) => i % 2);
    const [a, b] = [estimate(few), estimate(many)];
    assert.ok(a && b);
    assert.equal(a.mean, 0.5);
    // The normal approximation: 1.96 * sqrt(.25 / n).
    assert.ok(Math.abs(b.high - b.low - 2 * 0.031) < 0.01, `${b.low} to ${b.high}`);
    assert.ok(a.high - a.low > 0.5 && a.high - a.low < 0.7, `${a.low} to ${a.high}`);
    assert.deepEqual(estimate(few), a);
    assert.equal(estimate([]), undefined);
  });

  it('never end outside the values', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 }), (values) => {
        const found = estimate(values);
        assert.ok(found && found.low <= found.high + 1e-12);
        assert.ok(found.low >= Math.min(...values) - 1e-9 && found.high <= Math.max(...values) + 1e-9);
      }),
      { numRuns: 50 },
    );
  });

  it('of differences are those of pairs: a small steady gain is seen through large noise', () => {
    const a = Array.from({ length: 100 }, (_, i) => (i % 10) / 10);
    const b = a.map((value, i) => value + 0.01 + (i % 2) * 0.001);
    const gain = difference(a, b);
    assert.ok(gain && gain.low > 0.009 && gain.high < 0.012);
  });

  it('are made for each measure that a question has', () => {
    const files = { 'MRR@10': 0.5 };
    const both = { 'MRR@10': 1, 'R@10': 0.25 };
    assert.equal(summarize([files, both])['MRR@10']?.mean, 0.75);
    assert.equal(summarize([files, both])['R@10']?.n, 1);
    const gain = compareScores([files, both], [both, both]);
    assert.equal(gain['MRR@10']?.mean, 0.25);
    assert.equal(gain['R@10']?.n, 1, 'a measure counts where both have it');
  });
});

describe('latency', () => {
  it('is the median and the 95th percentile', () => {
    const times = Array.from({ length: 100 }, (_, i) => 100 - i);
    assert.deepEqual(latency(times), { p50: 51, p95: 96 });
    assert.deepEqual(latency([]), { p50: 0, p95: 0 });
  });
});
