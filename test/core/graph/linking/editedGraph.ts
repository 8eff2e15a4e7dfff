// Graphs of small programs that are edited, for tests of what an edit links again.
import assert from 'node:assert/strict';
import type { CodeGraph, GraphFile } from '../../../../src/core/graph/edges/graphTypes.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { graphFile, graphOf } from '../folderGraph.ts';

/** Files of a graph, from texts by path. */
export async function filesOf(texts: ReadonlyMap<string, string>, parsers: Parsers): Promise<GraphFile[]> {
  return Promise.all([...texts].map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers)));
}

/** All edges as texts, sorted, to compare two graphs. */
export function edgesOf(graph: CodeGraph): string[] {
  return [...graph.edges()].map((edge) => JSON.stringify(edge)).sort();
}

/** Puts a new text of one file into the graph. */
export async function save(graph: CodeGraph, path: string, text: string, parsers: Parsers): Promise<void> {
  graph.update({ changedFiles: await filesOf(new Map([[path, text]]), parsers), removedFiles: [] });
}

/** Number of files that are linked again when `before` becomes `after` in one file of `sources`. */
export async function linkedAgain(
  sources: ReadonlyMap<string, string>,
  path: string,
  before: string,
  after: string,
  parsers: Parsers,
): Promise<number> {
  const text = sources.get(path) ?? '';
  assert.ok(text.includes(before), before);
  const graph = graphOf(await filesOf(sources, parsers));
  graph.deriveEdges();
  await save(graph, path, text.replace(before, after), parsers);
  return graph.unlinkedCount;
}
