// Where following values is cut off by a limit, that is counted, and what was followed until then stays; what a name alone may mean has limits, too.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

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
  graph.deriveEdges();
  assert.equal(graph.unfollowedCount, 0);
  const [run] = graph.byName('run');
  assert.ok(run);
  assert.equal(graph.callees(run.id).filter(({ callee }) => callee?.includes('step')).length, 5);
});

test('values that are too many for a place are counted', async () => {
  const graph = graphOf([await graphFile('a.py', crowd(60), 'python', parsers)]);
  graph.deriveEdges();
  assert.ok(graph.unfollowedCount > 0);
});

test('what merely has the name is no mock of the tests, unless a test calls', async () => {
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

/** `count` functions each of which may return what any other gives, so that the ways through them are as many as their orders. */
function circle(count: number): string {
  const functions = Array.from({ length: count }, (_, i) => {
    const others = Array.from({ length: count }, (__, j) => j).filter((j) => j !== i);
    const returns = others.map((j) => `    if value == ${j}:\n        return give${j}(value)`);
    return `def give${i}(value):\n${returns.join('\n')}\n    return value\n`;
  });
  return [...functions, 'def run(value):', '    give0(value).finish()', ''].join('\n');
}

test('functions that return what each other give are linked in few steps', async () => {
  const graph = graphOf([await graphFile('a.py', circle(12), 'python', parsers)]);
  graph.deriveEdges();
  const [run] = graph.byName('run');
  assert.ok(run);
  assert.deepEqual(graph.callees(run.id).flatMap(({ callee }) => (callee?.includes('give0') ? [callee] : [])).length, 1);
});
