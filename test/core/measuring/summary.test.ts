// Sums over many questions: means by measure, gains of one ranking over another, and times.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareScores, latency, summarize } from '../../../src/core/measuring/summary.ts';

test('summarises each measure over the questions that have it', () => {
  const files = { 'MRR@10': 0.5 };
  const both = { 'MRR@10': 1, 'R@10': 0.25 };
  assert.equal(summarize([files, both])['MRR@10']?.mean, 0.75);
  assert.equal(summarize([files, both])['R@10']?.n, 1);
  const gain = compareScores([files, both], [both, both]);
  assert.equal(gain['MRR@10']?.mean, 0.25);
  assert.equal(gain['R@10']?.n, 1, 'a measure counts where both have it');
});

test('gives the median and the 95th percentile of times', () => {
  const times = Array.from({ length: 100 }, (_, i) => 100 - i);
  assert.deepEqual(latency(times), { p50: 51, p95: 96 });
  assert.deepEqual(latency([]), { p50: 0, p95: 0 });
});
