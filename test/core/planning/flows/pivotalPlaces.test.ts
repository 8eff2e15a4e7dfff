// The few functions of a flow that an answer shows: ends, entry points, the subject, branch points.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { CodeGraph, SymbolNode } from '../../../../src/core/graph/edges/graphTypes.ts';
import { pivotalOf } from '../../../../src/core/planning/flows/pivotalPlaces.ts';
import type { Candidate } from '../../../../src/core/searching/candidate.ts';
import { dedent } from '../../../support/dedent.ts';
import { graphFile, graphOf } from '../../graph/folderGraph.ts';
import { testParsers } from '../../symbols/testAssets.ts';

const text = dedent`
  export function place() {
    price();
    book();
  }
  function price() {}
  function book() {
    write();
  }
  function write() {}
  export function cancel() {}
`;

suite('the pivotal places of a flow', () => {
  let graph: CodeGraph;
  before(async () => {
    graph = graphOf([await graphFile('shop.ts', text, 'typescript', await testParsers())]);
  });

  const symbolOf = (name: string): SymbolNode => graph.byName(name)[0] ?? assert.fail(name);
  const names = (places: readonly Candidate[]): readonly string[] => places.map(({ symbol }) => symbol?.fact.name ?? '');

  test('are both ends of a path, then the steps between them', () => {
    const [way = []] = graph.paths(symbolOf('place').id, symbolOf('write').id, 4, 1);
    const places = pivotalOf({ start: symbolOf('place'), end: symbolOf('write'), way }, [], graph, [], 9);
    assert.deepEqual(
      places.map(({ symbol, why }) => `${symbol?.fact.name} ${why}`),
      ['place is where the flow starts', 'write is where the flow ends', 'book is on the way'],
    );
  });

  test('are the entry of an open flow, then the functions at which it ends', () => {
    const flow = graph.flow(symbolOf('place').id, 4, 9);
    assert.deepEqual(names(pivotalOf(undefined, [flow], graph, [], 9)), ['place', 'write', 'price']);
  });

  test('include the function that reaches both ends of a flow', () => {
    const [toStart = []] = graph.paths(symbolOf('place').id, symbolOf('price').id, 4, 1);
    const [toEnd = []] = graph.paths(symbolOf('place').id, symbolOf('write').id, 4, 1);
    const above = { symbol: symbolOf('place'), toStart, toEnd };
    const places = pivotalOf({ start: symbolOf('price'), end: symbolOf('write'), way: [], above }, [], graph, [], 9);
    assert.deepEqual(names(places), ['price', 'write', 'place', 'book']);
  });

  test('include the subject of the question, once and within the limit', () => {
    const flow = graph.flow(symbolOf('place').id, 4, 9);
    const places = pivotalOf(undefined, [flow], graph, [symbolOf('cancel'), symbolOf('place')], 2);
    assert.deepEqual(names(places).toSorted(), ['cancel', 'place']);
  });
});
