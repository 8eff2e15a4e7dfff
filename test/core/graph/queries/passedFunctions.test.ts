// A chain of calls leaves a function into what was passed only where a caller on the chain passes it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passingProgram, symbolNamed } from '../passingProgram.ts';
import type { CodeGraph } from '../../../../src/core/graph/edges/graphTypes.ts';

/** The names on the shortest chain; empty for none. */
function chain(graph: CodeGraph, from: string, to: string): readonly string[] {
  const [start, end] = [symbolNamed(graph, from), symbolNamed(graph, to)];
  const [path = []] = graph.paths(start.id, end.id, 8, 1);
  return path.map(({ callee }) => graph.symbol(callee ?? '')?.fact.name ?? '');
}

test('goes through a parameter into what the caller on the chain passes', async () => {
  const graph = await passingProgram();
  assert.deepEqual(chain(graph, 'download', 'store').at(-1), 'store');
  assert.deepEqual(chain(graph, 'emit', 'save').slice(-2), ['writeOut', 'save']);
  assert.deepEqual(chain(graph, 'emitAll', 'report').at(-1), 'report');
  assert.deepEqual(chain(graph, 'start', 'report').at(-1), 'report');
});

test('does not go through a parameter into what another caller passes', async () => {
  const graph = await passingProgram();
  assert.deepEqual(chain(graph, 'download', 'save'), []);
  assert.deepEqual(chain(graph, 'download', 'report'), []);
  assert.deepEqual(chain(graph, 'emitAll', 'save'), []);
});

test('goes anywhere from a function whose parameter may come from before the chain', async () => {
  const graph = await passingProgram();
  assert.deepEqual(chain(graph, 'makeFolder', 'save').slice(-2), ['writeOut', 'save']);
  assert.deepEqual(chain(graph, 'emitWith', 'save').slice(-2), ['writeOut', 'save']);
});
