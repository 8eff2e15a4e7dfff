// Reads the callees of one symbol by name, so that a test of linking compares names and not ids.
import assert from 'node:assert/strict';
import type { CodeGraph } from '../../../src/core/graph/edges/graphTypes.ts';
import { languageOf } from '../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { graphFile, graphOf } from './folderGraph.ts';

/** Qualified names of the symbols of the workspace that `caller` calls, sorted. Edges by name alone do not count. */
export function calleesOf(graph: CodeGraph, caller: string): readonly string[] {
  const from = [...graph.symbols()].find(({ fact }) => fact.qualifiedName === caller);
  assert.ok(from, `${caller} is defined`);
  const edges = graph.outgoing(from.id, ['calls']).filter(({ evidence }) => evidence !== 'name-only');
  const names = edges.flatMap(({ callee }) => (callee === null ? [] : (graph.symbol(callee)?.fact.qualifiedName ?? [])));
  return [...new Set(names)].sort();
}

/** A graph of files, keyed by path. */
export async function graphOfSources(sources: Readonly<Record<string, string>>, parsers: Parsers): Promise<CodeGraph> {
  const files = Object.entries(sources).map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers));
  return graphOf(await Promise.all(files));
}
