// Where following values is cut off by a limit, that is counted, and what was followed until then stays.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { testParsers } from '../symbols/testAssets.ts';
import { graphFile, graphOf } from './folderGraph.ts';

let parsers: Parsers;
before(async () => (parsers = await testParsers()));

/** `count` functions, each put into the same list, and a function that calls what is in it. */
function crowd(count: number): string {
  const functions = Array.from({ length: count }, (_, i) => `def step${i}():\n    pass\n`);
  const puts = Array.from({ length: count }, (_, i) => `steps.append(step${i})`);
  return [...functions, 'steps = []', ...puts, '', 'def run():', '    for step in steps:', '        step()', ''].join('\n');
}

test('a place where few values meet is followed to its end', async () => {
  const graph = graphOf([await graphFile('a.py', crowd(5), 'python', parsers)]);
  graph.settle();
  assert.equal(graph.unfollowed, 0);
  const [run] = graph.byName('run');
  assert.ok(run);
  assert.equal(graph.callees(run.id).filter(({ callee }) => callee?.includes('step')).length, 5);
});

test('values that are too many for a place are counted', async () => {
  const graph = graphOf([await graphFile('a.py', crowd(60), 'python', parsers)]);
  graph.settle();
  assert.ok(graph.unfollowed > 0);
});
