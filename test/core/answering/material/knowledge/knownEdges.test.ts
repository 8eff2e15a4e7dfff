// Edges of the code graph in a knowledge graph: the certain ones between shown definitions, a limited number per round.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TripleGraph } from '../../../../../src/core/answering/material/knowledge/tripleGraph.ts';
import { addKnownEdges } from '../../../../../src/core/answering/material/knowledge/knownEdges.ts';
import type { Edge, SymbolNode } from '../../../../../src/core/graph/edges/graphTypes.ts';

const at = { start: { line: 1, column: 0 }, end: { line: 1, column: 1 } };
const symbol = (name: string): SymbolNode =>
  ({
    id: name,
    root: '',
    path: 'a.ts',
    language: 'typescript',
    role: 'code',
    fact: { name, qualifiedName: name, kind: 'function', nameRange: at },
  }) as SymbolNode;
const names = Array.from({ length: 50 }, (_, i) => `f${i}`);
const symbols = new Map(names.map((name) => [name, symbol(name)]));
const edge = (caller: string, callee: string, confidence: number): Edge => ({
  ...{ caller, callee, confidence, external: null, kind: 'calls', line: 7, evidence: 'same-scope' },
});
const code = { outgoing: (id: string) => [edge(id, 'f0', id === 'f1' ? 0.99 : 0.8), edge(id, 'elsewhere', 1), edge(id, 'f2', 0.4)] };

test('are the certain ones between shown definitions, most certain first, at most forty', () => {
  const graph = new TripleGraph();
  addKnownEdges(graph, code, symbols, 1);
  assert.deepEqual([graph.triples.length, graph.omittedCount], [40, 10]);
  assert.deepEqual(graph.triples[0], {
    ...{ from: 'symbol:f1', relation: 'calls', to: 'symbol:f0', standing: 'known', stated: false, round: 1 },
    place: { root: '', path: 'a.ts', line: 7 },
  });
  assert.ok(graph.triples.every(({ to }) => to === 'symbol:f0'));
});

test('do not include those of an earlier round', () => {
  const graph = new TripleGraph();
  addKnownEdges(graph, code, new Map([...symbols].slice(0, 5)), 1);
  addKnownEdges(graph, code, new Map([...symbols].slice(0, 7)), 2);
  assert.deepEqual(
    [1, 2].map((n) => graph.triples.filter(({ round }) => round === n).length),
    [5, 2],
  );
});
