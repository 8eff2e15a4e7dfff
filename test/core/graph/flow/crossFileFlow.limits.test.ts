// Limits of following values: values beyond a limit are counted, those before it keep their edges. Edges by name alone have limits too.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => (parsers = await testParsers()));

/** A program that puts `count` functions into one list and calls the elements of the list. */
function programWithList(count: number): string {
  const functions = Array.from({ length: count }, (_, i) => `def step${i}():\n    pass\n`);
  const additions = Array.from({ length: count }, (_, i) => `steps.append(step${i})`);
  return [...functions, 'steps = []', ...additions, '', 'def run():', '    for step in steps:', '        step()', ''].join('\n');
}

test('links a call of a list element to each of the few functions in the list', async () => {
  const graph = graphOf([await graphFile('a.py', programWithList(5), 'python', parsers)]);
  graph.deriveEdges();
  assert.equal(graph.unfollowedCount, 0);
  const [run] = graph.byName('run');
  assert.ok(run);
  assert.equal(graph.callees(run.id).filter(({ callee }) => callee?.includes('step')).length, 5);
});

test('counts the functions of a list that has too many to follow', async () => {
  const graph = graphOf([await graphFile('a.py', programWithList(60), 'python', parsers)]);
  graph.deriveEdges();
  assert.ok(graph.unfollowedCount > 0);
});

test('a call by name alone leads to a mock in a test only if a test makes the call', async () => {
  const mock = await graphFile(
    'test_span.py',
    dedent`
      class MockSpan:
          def record_failure(self):
              pass
    `,
    'python',
    parsers,
  );
  const call = 'def go(span):\n    span.record_failure()\n';
  const calleesFrom = async (role: 'code' | 'test'): Promise<number> => {
    const graph = graphOf([
      { ...mock, role: 'test' },
      { ...(await graphFile('go.py', call, 'python', parsers)), role },
    ]);
    graph.deriveEdges();
    const [go] = graph.byName('go');
    assert.ok(go);
    return graph.callees(go.id).filter(({ callee }) => callee?.includes('record_failure')).length;
  };
  assert.deepEqual([await calleesFrom('code'), await calleesFrom('test')], [0, 1]);
});

/** A program of `count` functions, each of which may return the result of any other, so that the paths through them multiply. */
function programOfCycles(count: number): string {
  const functions = Array.from({ length: count }, (_, i) => {
    const others = Array.from({ length: count }, (__, j) => j).filter((j) => j !== i);
    const returns = others.map((j) => `    if value == ${j}:\n        return give${j}(value)`);
    return `def give${i}(value):\n${returns.join('\n')}\n    return value\n`;
  });
  return [...functions, 'def run(value):', '    give0(value).finish()', ''].join('\n');
}

test('links functions that return the results of each other in few steps', async () => {
  const graph = graphOf([await graphFile('a.py', programOfCycles(12), 'python', parsers)]);
  graph.deriveEdges();
  const [run] = graph.byName('run');
  assert.ok(run);
  assert.deepEqual(graph.callees(run.id).flatMap(({ callee }) => (callee?.includes('give0') ? [callee] : [])).length, 1);
});
