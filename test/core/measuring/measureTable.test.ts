// The document of a measurement: its summary, tables, costs, and embedders that failed.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Estimate } from '../../../src/core/measuring/bootstrap.ts';
import type { MeasuredVariant, Measurement } from '../../../src/core/measuring/measure.ts';
import { measureTable, type MeasuredEmbedder } from '../../../src/core/measuring/measureTable.ts';

suite('measureTable', () => {
  const estimate = (mean: number): Estimate => ({ mean, low: mean - 0.05, high: mean + 0.05, n: 60 });
  const variant = (name: MeasuredVariant['variant'], mean: number): MeasuredVariant => {
    const summary = { 'MRR@10': estimate(mean), 'Acc@1': estimate(mean), 'Acc@5': estimate(mean) };
    return {
      variant: name,
      documentation: summary,
      commit: summary,
      all: summary,
      gain: name === 'text' ? null : summary,
      ms: { p50: 4.2, p95: 9.7 },
    };
  };
  const measurement = (mean: number): Measurement => ({
    questions: { documentation: 40, commit: 20 },
    variants: [variant('text', 0.5), variant('text+graph', 0.55), variant('all', mean)],
  });
  const builtIn: MeasuredEmbedder = { name: 'built in', measurement: measurement(0.6), embeddingSeconds: 3.21, tokens: 0 };
  const price = { input: 0.02, output: 0, currency: 'USD' };
  const other: MeasuredEmbedder = { name: 'm | x', measurement: measurement(0.7), embeddingSeconds: 60, tokens: 500_000, price };

  test('has one row per kind of search, with intervals, gains and costs', () => {
    const text = measureTable([builtIn, other]);
    assert.match(text, /60 questions: 40 from doc comments, which were hidden during the measurement, and 20 from commit messages/);
    const [all = ''] = text.split('## ');
    assert.equal(all.match(/\| words alone/g)?.length, 1);
    assert.equal(all.match(/\| everything, no embedder/g)?.length, 1);
    assert.match(all, /everything, built in +\| 60\.0 \[55\.0,\u00a065\.0\]/);
    assert.match(all, /everything, m \\\| x +\| 70\.0.*\+70\.0 \[\+65\.0,\u00a0\+75\.0\] +\|/);
    assert.match(text, /m \| x: 60\.0 s .*; about 500,000 tokens were sent, for about 0\.0100 USD\./);
    assert.match(text, /built in: 3\.2 s .*; nothing was sent\./);
    assert.match(text, /everything, m \\\| x +\| +4 \| +10 \|/);
  });

  test('begins with a summary, and says which difference may be chance', () => {
    const gained = (low: number, high: number): string => {
      const variants = measurement(0.6).variants.map((each) => ({
        ...each,
        gain: each.variant === 'all' ? { 'MRR@10': { mean: (low + high) / 2, low, high, n: 60 } } : each.gain,
      }));
      return measureTable([{ ...builtIn, measurement: { ...measurement(0.6), variants } }]);
    };
    assert.match(gained(0.01, 0.05), /- built in: search finds more here than with words alone, \+3\.0 \[\+1\.0,\s\+5\.0\]/);
    assert.match(gained(-0.05, -0.01), /- built in: search finds less here than with words alone/);
    assert.match(gained(-0.01, 0.05), /- built in: no difference .* chance/);
    assert.doesNotMatch(measureTable([{ ...builtIn, problem: 'It is down.' }]), /built in: (?:search|no difference)/);
  });

  test('has columns of equal width', () => {
    const table = measureTable([builtIn, other])
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const [first = ''] = table;
    assert.ok(table.slice(0, 5).every(({ length }) => length === first.length));
  });

  test('shows no figures for an embedder that failed', () => {
    const text = measureTable([builtIn, { ...other, name: 'broken', problem: 'It is down.' }]);
    assert.doesNotMatch(text, /everything, broken/);
    assert.match(text, /broken: not measured\. It is down\./);
  });

  test('says when there are no questions to measure with', () => {
    const empty = { ...builtIn, measurement: { questions: { documentation: 0, commit: 0 }, variants: [] } };
    assert.match(measureTable([empty]), /Neither doc comments nor commits/);
  });
});
