// The document that lists what was sent to be embedded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embeddedTotalsText } from '../../../src/vscode/embedding/embeddedTotalsText.ts';

test('embeddedTotalsText lists counts, and samples in a fence that they cannot close', () => {
  const record = {
    at: 1,
    destination: 'd',
    model: 'm',
    kind: 'code',
    texts: 2,
    tokens: 9,
    secretsReplaced: 0,
    files: [],
    sample: ['a ``` b'],
  } as const;
  const totals = {
    destination: 'd',
    model: 'm',
    calls: 3,
    texts: 1200,
    questions: 2,
    tokens: 54_321,
    files: 40,
    secretsReplaced: 1,
    lastAt: 1,
  };
  const text = embeddedTotalsText([{ ...totals, samples: [record] }]);
  assert.match(text, /Pieces of the workspace: 1,200, of 40 files/);
  assert.match(text, /Calls: 3, about 54,321 tokens/);
  assert.match(text, /````\n?[^\n]*\n?a ``` b\n````/);
  assert.match(embeddedTotalsText([]), /Nothing was sent to be embedded/);
});
