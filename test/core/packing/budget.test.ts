// The parts of a budget scale with its total, and shrink to what a model can read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultAskSettings } from '../../../src/core/base/settings/askSettings.ts';
import { budgetOf, limitBudget } from '../../../src/core/packing/budget.ts';

test('every part grows with the total', () => {
  const [small, large] = [budgetOf('conceptual', 6000), budgetOf('conceptual', 12_000)];
  assert.deepEqual([large.total, large.initial, large.source], [2 * small.total, 2 * small.initial, 2 * small.source]);
  assert.deepEqual(
    large.gaps.byPass,
    small.gaps.byPass.map((tokens) => 2 * tokens),
  );
});

test('relations get nothing without the call graph', () => {
  assert.equal(budgetOf('exploratory', 6000, { ...defaultAskSettings, 'features.callGraph': false }).relations, 0);
});

test('a limit scales what is read first, and never up', () => {
  const budget = budgetOf('conceptual', 6000);
  const half = limitBudget(budget, budget.initial / 2);
  assert.deepEqual([half.total, half.initial, half.gaps], [budget.total, Math.floor(budget.initial / 2), budget.gaps]);
  assert.deepEqual(limitBudget(budget, 10 * budget.initial), budget);
  assert.equal(limitBudget(budget, -1).initial, 0);
});
