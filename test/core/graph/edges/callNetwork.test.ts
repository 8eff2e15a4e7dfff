// Compares cycles, importance and distances with the algorithm packages of graphology, on small random graphs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DirectedGraph } from 'graphology';
import { stronglyConnectedComponents } from 'graphology-components';
import pagerank from 'graphology-metrics/centrality/pagerank.js';
import { bfsFromNode } from 'graphology-traversal';
import { CallNetwork } from '../../../../src/core/graph/edges/callNetwork.ts';
import { cycles } from '../../../../src/core/graph/edges/nodeCycles.ts';
import { NodeLinks } from '../../../../src/core/graph/edges/links.ts';
import { pageRank } from '../../../../src/core/graph/edges/pageRank.ts';
import { distances } from '../../../../src/core/graph/edges/callPaths.ts';
import type { Edge } from '../../../../src/core/graph/edges/graphTypes.ts';

const node = fc.nat(14).map((number) => `n${String(number).padStart(2, '0')}`);
const pairs = fc.array(fc.tuple(node, node), { minLength: 1, maxLength: 40 });
const callEdge = (caller: string, callee: string, line: number): Edge =>
  ({ kind: 'calls', caller, callee, line, confidence: 0.9 - (line % 5) / 10, evidence: 'same-scope' }) as Edge;

test('property: cycles are the strongly connected components of more than one node', () => {
  fc.assert(
    fc.property(pairs, (links) => {
      const [ownLinks, graph] = [new NodeLinks(), new DirectedGraph()];
      for (const [from, to] of links) {
        ownLinks.add(from, to);
        graph.mergeEdge(from, to);
      }
      const components = stronglyConnectedComponents(graph).filter(({ length }) => length > 1);
      assert.deepEqual(new Set(cycles(ownLinks).map(String)), new Set(components.map((component) => String(component.sort()))));
    }),
  );
});

test('property: importance is the PageRank of calls weighted by confidence', () => {
  fc.assert(
    fc.property(pairs, (links) => {
      const graph = new DirectedGraph<Record<string, never>, { weight: number }>();
      const edges = links.map(([from, to], line) => callEdge(from, to, line));
      for (const { caller, callee, confidence } of edges) {
        if (callee !== null && callee !== caller) graph.updateEdge(caller, callee, ({ weight = 0 }) => ({ weight: weight + confidence }));
      }
      const ownRanks = pageRank(edges);
      assert.equal(ownRanks.size, graph.order);
      if (graph.order === 0) return;
      const ranks = pagerank(graph, { getEdgeWeight: 'weight', tolerance: 1e-12, maxIterations: 10_000 });
      const highest = Math.max(...Object.values(ranks));
      // Ours stops after 25 iterations, which leaves an error of 0.85 to the power of 25.
      for (const [id, rank] of ownRanks) assert.ok(Math.abs(rank - (ranks[id] ?? 0) / highest) < 0.04, id);
    }),
  );
});

test('property: the distances that guide the path search are those of a breadth-first walk', () => {
  fc.assert(
    fc.property(pairs, fc.integer({ min: 1, max: 5 }), (links, hops) => {
      const edges = links.map(([from, to], line) => callEdge(from, to, line));
      const { graph } = new CallNetwork(
        () => edges,
        () => [],
      );
      const [target = ''] = graph.nodes();
      const expected = new Map<string, number>();
      const visit = (id: string, _: unknown, depth: number): boolean => {
        expected.set(id, depth);
        return depth >= hops;
      };
      bfsFromNode(graph, target, visit, { mode: 'inbound' });
      assert.deepEqual([...distances(graph, target, hops)], [...expected]);
    }),
  );
});
