// Measures of ranked lists that are short enough to score by hand.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { scoreOf } from '../../../src/core/measuring/scores.ts';

const place = (file: string, lineStart: number, lineEnd: number) => ({ file, lineStart, lineEnd });

suite('the scores of a ranked list', () => {
  const ranked = [
    place('a.ts', 1, 10),
    place('b.ts', 40, 60),
    place('a.ts', 100, 500),
    place('c.ts', 5, 5),
    place('d.ts', 1, 1),
    place('e.ts', 1, 1),
  ];

  test('count files in the order in which each comes first', () => {
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

  test('count a symbol as found by half of the shorter range, within 200 lines of a result', () => {
    const recall = (file: string, first: number, last: number): number | undefined =>
      scoreOf(ranked, { files: [file], symbols: [place(file, first, last)] })['R@5'];
    assert.equal(recall('b.ts', 51, 70), 1, '10 of 20 lines are common');
    assert.equal(recall('b.ts', 52, 71), 0, '9 of 20 lines are common');
    assert.equal(recall('b.ts', 1, 1000), 1, 'all of the result is common');
    assert.equal(recall('a.ts', 290, 310), 0, 'the result is cut at line 299: 10 of 21 lines');
    assert.equal(recall('a.ts', 289, 309), 1, '11 of 21 lines');
    assert.equal(recall('d.ts', 2, 3), 0);
  });

  test('give the share of symbols among the first 5, 10 and 20', () => {
    const long = Array.from({ length: 30 }, (_, i) => place('f.ts', i + 1, i + 1));
    const symbols = [place('f.ts', 2, 2), place('f.ts', 8, 8), place('f.ts', 15, 15), place('f.ts', 25, 25)];
    const scores = scoreOf(long, { files: ['f.ts'], symbols });
    assert.deepEqual([scores['R@5'], scores['R@10'], scores['R@20']], [0.25, 0.5, 0.75]);
  });
});
