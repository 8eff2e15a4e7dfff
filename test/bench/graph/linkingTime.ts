// Time and memory of linking the call graph of a folder, from nothing and after a change of one file.
import { createGraph } from '../../../src/core/graph/queries/derivedGraph.ts';
import type { CodeGraph, GraphFile } from '../../../src/core/graph/edges/graphTypes.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { graphFiles } from '../../core/graph/folderGraph.ts';
import { measure, percentiles } from '../timing.ts';

/** Prints the figures; `copies` puts the folder in as often as that, to see how things grow. */
export async function timeGraph(folder: string, copies: number, parsers: Parsers): Promise<void> {
  const once = await graphFiles(folder, parsers, (path) => !path.includes('node_modules/'));
  const files = Array.from({ length: copies }, (_, copy) => once.map((file) => ({ ...file, path: `copy${copy}/${file.path}` }))).flat();
  const lines = files.reduce((sum, file) => sum + file.facts.lineCount, 0);
  const calls = files.reduce((sum, file) => sum + file.facts.calls.length, 0);
  const graph = createGraph();
  const heap = process.memoryUsage().heapUsed;
  const buildMs = measure(() => rebuild(graph, files));
  globalThis.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - heap) / 1e6;
  console.log({ files: files.length, lines, calls, ...graph.counts, buildMs, megabytes });
  const again = files.slice(0, 200).map((file) => measure(() => rebuild(graph, [{ ...file }])));
  console.log({ updateMs: percentiles(again) });
}

/** Edges are derived when they are asked for, so they are asked for here. */
function rebuild(graph: CodeGraph, changed: readonly GraphFile[]): void {
  graph.update({ changedFiles: changed, removedFiles: [] });
  graph.deriveEdges();
}
