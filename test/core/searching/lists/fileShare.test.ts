// The share of a file: in a statement several middling hits of one file raise each other above a single better hit elsewhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withFileShare } from '../../../../src/core/searching/lists/fileShare.ts';

const hits = [
  { file: 'single', score: 1 },
  { file: 'many', score: 0.95 },
  { file: 'many', score: 0.9 },
  { file: 'many', score: 0.9 },
];

test('raises several hits of one file above a single better hit of another file', () => {
  const shared = withFileShare(hits, ({ file }) => file, { intent: { act: 'statement' } });
  assert.ok((shared[1]?.score ?? 0) > (shared[0]?.score ?? 0), JSON.stringify(shared));
  // The best file adds 0.2 of the best score; the other in proportion: 1 of .95 + .45 + .225.
  assert.equal(shared[1]?.score.toFixed(4), (0.95 + 0.2).toFixed(4));
  assert.equal(shared[0]?.score.toFixed(4), (1 + 0.2 / (0.95 + 0.45 + 0.225)).toFixed(4));
});

test('changes nothing for questions and reports', () => {
  for (const act of ['question', 'report'] as const)
    assert.deepEqual(
      withFileShare(hits, ({ file }) => file, { intent: { act } }),
      hits,
    );
  assert.deepEqual(withFileShare([], String, { intent: { act: 'statement' } }), []);
});
