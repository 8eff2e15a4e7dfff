// Builds the graph of a folder on disk with real grammars, so that tests and benches start from source and not from hand-made facts.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { CodeGraph, GraphFile } from '../../../src/core/graph/edges/graphTypes.ts';
import { createGraph } from '../../../src/core/graph/queries/derivedGraph.ts';
import { extractFacts } from '../../../src/core/symbols/extractFacts.ts';
import { languageOf } from '../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';

/** All files of `folder` in a known language, with their facts. */
export async function graphFiles(folder: string, parsers: Parsers, accepts: (path: string) => boolean = () => true): Promise<GraphFile[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: GraphFile[] = [];
  for (const name of names) {
    if (!name.isFile()) continue;
    const full = join(name.parentPath, name.name);
    const path = relative(folder, full).split(sep).join('/');
    const language = accepts(path) ? languageOf(path) : undefined;
    if (language === undefined) continue;
    files.push(await graphFile(path, await readFile(full, 'utf8'), language, parsers));
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** One file from its text. */
export async function graphFile(path: string, text: string, language: string, parsers: Parsers): Promise<GraphFile> {
  return { root: 'r', path, role: 'code', facts: await extractFacts(text, language, parsers) };
}

/** A graph of just these files; `rootName` is the name of their root folder. */
export function graphOf(files: readonly GraphFile[], rootName = ''): CodeGraph {
  const graph = createGraph(new Map([['r', rootName]]));
  graph.update({ changedFiles: files, removedFiles: [] });
  return graph;
}
