// Order of the walk over callers: nearest first, and within a hop those that change state, unless that is switched off.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directSteps, walkCallers } from '../../../../src/core/searching/relations/callers.ts';
import { openFixture } from '../../../support/openFixture.ts';

const body = (name: string, ...lines: readonly string[]): string =>
  `export function ${name}(): void {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
const { codebase } = await openFixture({
  'src/a.ts': [
    'let count = 0;\n',
    body('site'),
    body('plain', 'site();'),
    body('changing', 'count += 1;', 'site();'),
    body('above', 'plain();'),
    body('aboveChanging', 'count += 1;', 'plain();'),
  ].join('\n'),
});
const { graph } = codebase;
const [site] = graph.byName('site');
assert.ok(site);

/** Names of the callers in their order, with the hop. */
function callersInOrder(stateFirst: boolean, width = 5): readonly string[] {
  assert.ok(site);
  return walkCallers(site, graph, 2, { width, stateFirst }, () => true).steps.map(({ symbol, hops }) => `${symbol.fact.name} ${hops}`);
}

test('puts callers that change state first in each hop, or keeps the order of the code', () => {
  assert.deepEqual(callersInOrder(true), ['changing 1', 'plain 1', 'aboveChanging 2', 'above 2']);
  assert.deepEqual(callersInOrder(false), ['plain 1', 'changing 1', 'above 2', 'aboveChanging 2']);
});

test('keeps the first callers within the width', () => {
  assert.deepEqual(callersInOrder(true, 1), ['changing 1']);
  assert.deepEqual(callersInOrder(false, 1), ['plain 1', 'above 2']);
});

test('orders calls without a use in the same way', () => {
  const names = (stateFirst: boolean): readonly string[] => {
    assert.ok(site);
    return directSteps(site, { places: [], possible: [], undecided: [] }, graph, stateFirst).map(({ symbol }) => symbol.fact.name);
  };
  assert.deepEqual(names(true), ['changing', 'plain']);
  assert.deepEqual(names(false), ['plain', 'changing']);
});
