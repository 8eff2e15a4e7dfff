// Call paths between two symbols: which paths are found, in which order, and where the search ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallNetwork } from '../../../../src/core/graph/edges/callNetwork.ts';
import { callPaths } from '../../../../src/core/graph/edges/callPaths.ts';
import type { Edge } from '../../../../src/core/graph/edges/graphTypes.ts';

/** Paths between symbols of a graph with these calls (`a>b`, or `a>b 0.5` with a confidence), written as `a>b>c`. */
function pathsIn(calls: readonly string[], from: string, to: string, hops = 5, limit = 5): readonly string[] {
  const edges = calls.map((text, line) => {
    const [pair = '', confidence = '0.9'] = text.split(' ');
    const [caller, callee] = pair.split('>');
    return { kind: 'calls', caller, callee, line, confidence: Number(confidence), evidence: 'same-scope' } as Edge;
  });
  const { graph } = new CallNetwork(
    () => edges,
    () => [],
  );
  return callPaths(graph, from, to, { hops, limit }).map((path) => [from, ...path.map(({ callee }) => callee)].join('>'));
}

test('finds the shortest path first', () => {
  assert.deepEqual(pathsIn(['a>b', 'b>c', 'c>d', 'a>d', 'b>d'], 'a', 'd'), ['a>d', 'a>b>d', 'a>b>c>d']);
});

test('puts more confident calls first among paths of one length', () => {
  assert.deepEqual(pathsIn(['a>b 0.5', 'b>d', 'a>c 0.9', 'c>d'], 'a', 'd'), ['a>c>d', 'a>b>d']);
});

test('visits no symbol twice, so that recursion adds no path', () => {
  assert.deepEqual(pathsIn(['a>b', 'b>a', 'b>b', 'b>c'], 'a', 'c'), ['a>b>c']);
});

test('returns no path that is longer than the hops and no more paths than the limit', () => {
  const calls = ['a>b', 'b>d', 'a>c', 'c>d'];
  assert.deepEqual(pathsIn(calls, 'a', 'd', 1), []);
  assert.equal(pathsIn(calls, 'a', 'd', 2, 1).length, 1);
  assert.equal(pathsIn(calls, 'a', 'd', 2).length, 2);
});

test('returns nothing against the direction of calls, for unknown symbols and for no hops', () => {
  assert.deepEqual(pathsIn(['a>b'], 'b', 'a'), []);
  assert.deepEqual(pathsIn(['a>b'], 'a', 'missing'), []);
  assert.deepEqual(pathsIn(['a>b'], 'a', 'b', 0), []);
});

test('ends early in a graph with very many paths', () => {
  const layers = Array.from({ length: 9 }, (_, layer) => Array.from({ length: 12 }, (__, at) => `${layer}.${at}`));
  const calls = layers.flatMap((layer, at) => layer.flatMap((caller) => (layers[at + 1] ?? []).map((callee) => `${caller}>${callee}`)));
  assert.equal(pathsIn(calls, '0.0', '8.0', 8, 3).length, 3);
});
