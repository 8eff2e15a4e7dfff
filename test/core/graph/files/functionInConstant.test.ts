// The function that a constant stands for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { functionInConstant } from '../../../../src/core/graph/files/functionInConstant.ts';
import { openFixture } from '../../../support/openFixture.ts';

test('is the only function in its value', async () => {
  const source = [
    'export const one = observe(() => start());',
    'export const two = both(() => 1, () => 2);',
    'export const none = limit();',
    'export function start() { return () => 1; }',
  ].join('\n');
  const { codebase } = await openFixture({ 'cart.js': source });
  const inner = (name: string): string | undefined => {
    const [symbol] = codebase.graph.byName(name);
    return symbol && functionInConstant(symbol, codebase.graph)?.fact.qualifiedName;
  };
  assert.deepEqual(['one', 'two', 'none', 'start'].map(inner), ['one.<anonymous>', undefined, undefined, undefined]);
});
