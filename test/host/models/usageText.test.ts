// The document about the usage of models: amounts by day and model, and the cost of today.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { usageText } from '../../../src/vscode/models/usageText.ts';

suite('usageText', () => {
  test('is one table per day, with estimates marked and names escaped', () => {
    const model = {
      model: 'a|b',
      where: 'h',
      calls: 2,
      promptTokens: 12_000,
      completionTokens: 30,
      cachedTokens: 0,
      estimatedCalls: 1,
      cost: { EUR: 0.5 },
    };
    const text = usageText([{ day: '2026-03-01', models: [model] }], { amount: 3, currency: 'EUR' });
    assert.match(text, /## 2026-03-01/);
    assert.match(text, /\| a\\\|b \| h \| 2 \| ~12,000 \| ~0 \| ~30 \| ~0\.5000 EUR \|/);
    assert.match(text, /3 EUR/);
    assert.match(usageText([], { amount: 0, currency: '' }), /No model has been asked yet/);
  });

  test('lists embedding separately', () => {
    const totals = { model: 'm', where: 'w', calls: 1, promptTokens: 5, completionTokens: 0, cachedTokens: 0, estimatedCalls: 0, cost: {} };
    const text = usageText([{ day: '2026-01-01', models: [totals, { ...totals, kind: 'embedding' }] }], { amount: 0, currency: '' });
    assert.match(text, /\| m \| w[^\n]*\n\| m \(embedding\) \| w/);
  });
});
