// `npm run bench -- graph-library [SYMBOLS|FOLDER]…`: cycles, importance and walks by graphology's algorithm packages beside our own code.
import { DirectedGraph } from 'graphology';
import { stronglyConnectedComponents } from 'graphology-components';
import pagerank from 'graphology-metrics/centrality/pagerank.js';
import { bfsFromNode } from 'graphology-traversal';
import { CallNetwork, type PairCalls } from '../../../src/core/graph/edges/callNetwork.ts';
import { cycles } from '../../../src/core/graph/edges/nodeCycles.ts';
import { likelyCalls } from '../../../src/core/graph/edges/links.ts';
import { pageRank } from '../../../src/core/graph/edges/pageRank.ts';
import { distances } from '../../../src/core/graph/edges/callPaths.ts';
import type { Edge } from '../../../src/core/graph/edges/graphTypes.ts';
import { createGraph } from '../../../src/core/graph/queries/derivedGraph.ts';
import { graphFiles } from '../../core/graph/folderGraph.ts';
import { testParsers } from '../../core/symbols/testAssets.ts';

const rounds = 5;
const hops = 6;
const mostVisited = 20_000;

const collect = (): number => {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Prints the best processor time of some rounds, what the result holds in memory, and what `told` says of it. */
function row<T>(name: string, run: () => T, told: (result: T) => string = () => ''): void {
  const times: number[] = [];
  let held = 0;
  let words = '';
  for (let round = 0; round < rounds; round++) {
    const before = collect();
    const start = process.cpuUsage();
    try {
      const result = run();
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
      // Later rounds let go of the result of the one before.
      if (round === 0) held = collect() - before;
      words = told(result);
    } catch (error) {
      words = String(error);
    }
  }
  const time = times.length > 0 ? `${Math.min(...times).toFixed(0)} ms` : '-';
  console.log(`${name.padEnd(48)}${time.padStart(9)}${`${(held / 1e6).toFixed(1)} MB`.padStart(10)}  ${words}`);
}

/** Most calls lead to what stands a little before, one of fifty anywhere, as in a code base of layers. */
function madeUpCalls(symbols: number): Edge[] {
  let state = 11;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const ids = Array.from({ length: symbols }, (_, i) => `root/src/folder${i % 300}/file${i % 5000}.ts#symbol${i}`);
  return ids.flatMap((caller, i) =>
    Array.from({ length: 4 }, (_, line): Edge => {
      const target = next() < 0.02 ? Math.floor(next() * symbols) : Math.max(0, i - 1 - Math.floor(next() * next() * 400));
      const confidence = [0.98, 0.97, 0.8, 0.45][Math.floor(next() * 4)] ?? 1;
      return { kind: 'calls', caller, callee: ids[target] ?? caller, confidence, evidence: 'import-resolved', line } as Edge;
    }),
  );
}

async function callsOf(argument: string): Promise<Edge[]> {
  if (/^\d+$/.test(argument)) return madeUpCalls(Number(argument));
  const graph = createGraph();
  graph.update({ changedFiles: await graphFiles(argument, await testParsers()), removedFiles: [] });
  return [...graph.edges()].filter(({ kind, callee }) => kind === 'calls' && callee !== null);
}

/** The calls that {@link likelyCalls} takes, as a graph of the library. */
function likelyGraph(edges: readonly Edge[]): DirectedGraph {
  const graph = new DirectedGraph();
  for (const { caller, callee, confidence, evidence } of edges) {
    if (callee !== null && confidence >= 0.5 && evidence !== 'name-only') graph.mergeEdge(caller, callee);
  }
  return graph;
}

/** The calls that {@link pageRank} takes, with the sum of their confidences as weight. */
function weightedGraph(edges: readonly Edge[]): DirectedGraph<Record<string, never>, { weight: number }> {
  const graph = new DirectedGraph<Record<string, never>, { weight: number }>();
  for (const { caller, callee, confidence } of edges) {
    if (callee === null || caller === callee) continue;
    graph.updateEdge(caller, callee, ({ weight = 0 }) => ({ weight: weight + confidence }));
  }
  return graph;
}

const sizes = (groups: readonly (readonly string[])[]): string => {
  const large = groups.filter(({ length }) => length > 1).map(({ length }) => length);
  return `${large.length} cycles, the largest of ${Math.max(0, ...large)}`;
};

/** The same by the library: distances to `to` of what reaches it. */
function libraryDistances(graph: DirectedGraph<Record<string, never>, PairCalls>, to: string): ReadonlyMap<string, number> {
  const distance = new Map<string, number>();
  const visit = (id: string, _: unknown, depth: number): boolean => {
    if (distance.size >= mostVisited) return true;
    distance.set(id, depth);
    return depth >= hops;
  };
  bfsFromNode(graph, to, visit, { mode: 'inbound' });
  return distance;
}

function compare(edges: readonly Edge[]): void {
  const byCaller = Map.groupBy(edges, ({ caller }) => caller);
  const network = new CallNetwork(
    () => edges,
    (id) => byCaller.get(id) ?? [],
  );
  const { graph } = network;
  const likely = likelyGraph(edges);
  const weighted = weightedGraph(edges);
  row('cycles: numbered links, from edges', () => cycles(likelyCalls(edges)), sizes);
  row('cycles: a graph of the library, from edges', () => likelyGraph(edges));
  row('cycles: graphology-components in it', () => stronglyConnectedComponents(likely), sizes);
  const own = pageRank(edges);
  row('importance: numbered links, from edges', () => pageRank(edges));
  row('importance: a graph of the library, from edges', () => weightedGraph(edges));
  const options = { getEdgeWeight: 'weight' as const, tolerance: 1e-12, maxIterations: 1000 };
  row(
    'importance: graphology-metrics in it',
    () => pagerank(weighted, options),
    (ranks) => {
      const most = Math.max(...Object.values(ranks));
      const apart = Math.max(...[...own].map(([id, rank]) => Math.abs(rank - (ranks[id] ?? 0) / most)));
      return `a rank differs by ${apart.toFixed(4)} at most`;
    },
  );
  const nodes = graph.nodes();
  const targets = Array.from({ length: 200 }, (_, i) => nodes[Math.floor((i * nodes.length) / 200)] ?? '');
  const reached = (each: readonly ReadonlyMap<string, number>[]): string => `${each.reduce((sum, { size }) => sum + size, 0)} symbols`;
  row('200 walks: our own loop', () => targets.map((to) => distances(graph, to, hops)), reached);
  row('200 walks: graphology-traversal', () => targets.map((to) => libraryDistances(graph, to)), reached);
}

const [, , ...given] = process.argv;
for (const argument of given.length > 0 ? given : ['50000']) {
  const edges = await callsOf(argument);
  console.log(`\n${argument}: ${edges.length} calls; best of ${rounds} rounds in processor time, memory that the result holds`);
  compare(edges);
}
