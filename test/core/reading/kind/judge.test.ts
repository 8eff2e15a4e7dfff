// The kind of a question by a small table of weights: shares of kinds add up to modes, and readable features explain the choice.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { questionKinds, type QuestionKind } from '../../../../src/core/reading/kind/questionKinds.ts';
import { judgeBy } from '../../../../src/core/reading/kind/judge.ts';
import { tableOf, weightUnit, type WeightTable } from '../../../../src/core/reading/kind/linear.ts';

type KindWeights = Readonly<Partial<Record<QuestionKind, number>>>;

/** A table with the given weights of features for kinds. */
function tableWith(weightsByFeature: Readonly<Record<string, KindWeights>>): WeightTable {
  const rows = Object.entries(weightsByFeature).map(([feature, weights]) => {
    const cells = questionKinds.flatMap((kind, label) => {
      const weight = weights[kind];
      return weight === undefined ? [] : [`${label.toString(36)}:${weight * weightUnit}`];
    });
    return `${feature}\t${cells.join(' ')}`;
  });
  return tableOf(rows.join('\n'));
}

suite('the judgement of a kind', () => {
  test('chooses the mode whose kinds have the largest share together', () => {
    const table = tableWith({ calls: { conceptual: 6, callers: 5.5, uses: 5 } });
    const { mode, aim, confidence, aimConfidence } = judgeBy(new Set(['calls']), table);
    assert.deepEqual([mode, aim], ['exploratory', 'callers']);
    assert.ok(confidence > 0.5 && aimConfidence < 0.5, 'the mode is surer than its best kind');
  });

  test('has no aim when the bare mode is the best kind', () => {
    const { mode, aim, aimConfidence } = judgeBy(new Set(['explain']), tableWith({ explain: { conceptual: 9 } }));
    assert.deepEqual([mode, aim, aimConfidence], ['conceptual', undefined, 0]);
  });

  test('counts unused code as an aim of the analytical mode', () => {
    const { mode, aim } = judgeBy(new Set(['dead code']), tableWith({ 'dead code': { unused: 9 } }));
    assert.deepEqual([mode, aim], ['analytical', 'unused']);
  });

  test('ignores features that the table does not have', () => {
    const table = tableWith({ '': { diagnostic: 4 }, calls: { callers: 9 } });
    assert.deepEqual(judgeBy(new Set(['nothing known']), table), judgeBy(new Set(), table));
    assert.equal(judgeBy(new Set(), table).mode, 'diagnostic');
  });

  test('explains the kind by its strongest readable features, without parts of others', () => {
    const table = tableWith({ 'who calls': { callers: 8 }, 'calls ?': { callers: 9 }, '#call': { callers: 7 }, '^ who': { callers: 9 } });
    const features = new Set(['^ who', 'calls ?', 'who calls', '#call', '=en']);
    assert.deepEqual(judgeBy(features, table).strongestFeatures, ['who calls']);
  });

  test('does not explain the kind by a word whose concept is no evidence for it', () => {
    const table = tableWith({ 'who calls': { callers: 8 }, '#call': { uses: 7 } });
    assert.deepEqual(judgeBy(new Set(['who calls']), table).strongestFeatures, []);
  });
});
