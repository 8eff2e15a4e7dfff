// Call edges of small programs with known answers: `node test/bench/graph.ts TRUTH.json SOURCES OUT.jsonl [least confidence]`.
// TRUTH lists programs as {id, suite}; SOURCES/<id>/ holds the sources of each; OUT gets {id, edges: [[caller, callee], …]} a line, in the
// suites' own names for functions. `node test/bench/graph.ts --time FOLDER [copies]` measures building the graph of a source tree instead.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGraph } from '../../src/core/graph/codeGraph.ts';
import type { CodeGraph, GraphFile } from '../../src/core/graph/types.ts';
import { graphFiles, graphOf } from '../core/graph/folderGraph.ts';
import { testParsers } from '../core/symbols/testAssets.ts';
import { suiteNames } from './graphNames.ts';

const [first = '', ...rest] = process.argv.slice(2);
const parsers = await testParsers();
if (first === '--time') await time(rest[0] ?? '.', Number(rest[1] ?? 1));
else await predict(first, rest[0] ?? '', rest[1] ?? '', Number(rest[2] ?? 0.5));
parsers.dispose();

/** Edges of every program that the truth file names. */
async function predict(truth: string, sources: string, out: string, least: number): Promise<void> {
  const programs = JSON.parse(await readFile(truth, 'utf8')) as { id: string; suite: string }[];
  const lines: string[] = [];
  for (const { id, suite } of programs) {
    const graph = graphOf(await graphFiles(join(sources, id), parsers));
    const nameOf = suiteNames(suite, graph);
    const edges = new Set<string>();
    for (const edge of graph.edges()) {
      if (edge.kind !== 'calls' || edge.confidence < least || isVariable(graph, edge.callee)) continue;
      if (edge.callee === null && suite === 'js-callgraph') continue; // that suite leaves out what is not its own
      const callee = edge.callee === null ? edge.external : nameOf(edge.callee);
      edges.add(JSON.stringify([nameOf(edge.caller), callee]));
    }
    lines.push(JSON.stringify({ id, edges: [...edges].map((edge) => JSON.parse(edge) as unknown) }));
  }
  await writeFile(out, `${lines.join('\n')}\n`);
  console.log(`${lines.length} programs`);
}

/** The suites know functions only; a call of what a variable holds leads to the variable where nothing more is known. */
function isVariable(graph: CodeGraph, id: string | null): boolean {
  return id !== null && graph.symbol(id)?.fact.kind === 'constant';
}

/** Edges are derived when they are asked for, so they are asked for here. */
function rebuild(graph: CodeGraph, changed: readonly GraphFile[]): void {
  graph.update({ changed, removed: [] });
  graph.settle();
}

/** Time and memory of a fresh build and of an update of one file, and the slowest queries. */
async function time(folder: string, copies: number): Promise<void> {
  const once = await graphFiles(folder, parsers, (path) => !path.includes('node_modules/'));
  const files = Array.from({ length: copies }, (_, copy) => once.map((file) => ({ ...file, path: `copy${copy}/${file.path}` }))).flat();
  const lines = files.reduce((sum, file) => sum + file.facts.lineCount, 0);
  const calls = files.reduce((sum, file) => sum + file.facts.calls.length, 0);
  const graph = createGraph();
  const heap = process.memoryUsage().heapUsed;
  const build = measure(() => rebuild(graph, files));
  globalThis.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - heap) / 1e6;
  console.log({ files: files.length, lines, calls, ...graph.counts, buildMs: build, megabytes });
  const again = files.slice(0, 200).map((file) => measure(() => rebuild(graph, [{ ...file }])));
  console.log({ updateMs: percentiles(again) });
  const ids = [...graph.symbols()].filter((_, at) => at % 50 === 0).map((symbol) => symbol.id);
  const first = { importance: measure(() => graph.importance('')), paths: measure(() => graph.paths(ids[0] ?? '', ids[1] ?? '', 4, 3)) };
  const texts = {
    errorText: measure(() => graph.byErrorText('x')),
    raisers: measure(() => graph.raisers('x')),
    cycles: measure(() => graph.importCycles()),
  };
  console.log({ first: { ...first, ...texts } });
  const queries: Record<string, (id: string) => unknown> = {
    callers: (id) => graph.callers(id),
    callees: (id) => graph.callees(id),
    flow: (id) => graph.flow(id, 4, 8),
    paths: (id) => graph.paths(id, ids[id.length % ids.length] ?? '', 4, 3),
    byName: (id) => graph.byName(graph.symbol(id)?.fact.name ?? ''),
    at: (id) => graph.at('r', graph.symbol(id)?.path ?? '', graph.symbol(id)?.fact.range.start.line ?? 0),
    fanIn: (id) => graph.fanIn(id),
    importance: (id) => graph.importance(id),
    raisers: (id) => graph.raisers(graph.symbol(id)?.fact.raises[0]?.name ?? 'Error'),
    mutators: (id) => graph.mutators(graph.symbol(id)?.fact.mutates[0]?.name ?? 'self.x'),
    byErrorText: (id) => graph.byErrorText(graph.symbol(id)?.fact.errorStrings[0]?.text ?? 'cannot open file'),
  };
  for (const [name, run] of Object.entries(queries)) console.log(name, percentiles(ids.map((id) => measure(() => run(id)))));
}

function measure(run: () => unknown): number {
  const start = performance.now();
  run();
  return Math.round((performance.now() - start) * 1000) / 1000;
}

function percentiles(values: number[]): { p50: number; p95: number; max: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
