// What is chosen below the question box, as options that override the settings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsOf } from '../../../src/vscode/choices.ts';

test('choices override only what they say; quick is one pass, deep as many as there may be', () => {
  assert.deepEqual(optionsOf({}), {});
  assert.deepEqual(optionsOf({ mode: 'diagnostic', depth: 'quick', budget: 8000 }), { mode: 'diagnostic', maxPasses: 1, budget: 8000 });
  assert.deepEqual(optionsOf({ depth: 'deep', strategy: 'gap-filling' }), {
    strategy: 'gap-filling',
    maxPasses: 6,
    stopOnNoNewContext: false,
  });
});
