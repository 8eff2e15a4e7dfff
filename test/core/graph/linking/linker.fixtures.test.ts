// Tiny repositories with the expected edges as comments beside the lines: `helper()  # -> pkg/util.py#helper import-resolved`.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { CodeGraph, Edge } from '../../../../src/core/graph/edges/graphTypes.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFiles, graphOf } from '../folderGraph.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures/graph');
/** Edge kinds that a comment writes before the target; a target without a kind is that of a call. */
const kinds = new Set(['references', 'extends', 'implements', 'overrides', 'raises', 'reads', 'writes']);
let parsers: Parsers;

before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

for (const language of readdirSync(fixtures)) {
  for (const name of readdirSync(join(fixtures, language))) {
    test(`edges of ${language}/${name} are those beside its lines`, async () => {
      const folder = join(fixtures, language, name);
      const files = await graphFiles(folder, parsers);
      const graph = graphOf(files);
      let lineCount = 0;
      for (const { path } of files) lineCount += checkLines(graph, path, readFileSync(join(folder, path), 'utf8').split('\n'));
      assert.ok(lineCount >= 5, `only ${lineCount} lines have expected edges`);
    });
  }
}

/** Compares the edges of every line that has expected ones; returns the number of these lines. */
function checkLines(graph: CodeGraph, path: string, lines: readonly string[]): number {
  const edges = [...graph.edges()].filter((edge) => edge.caller.startsWith(`r:${path}#`));
  let lineCount = 0;
  for (const [line, text] of lines.entries()) {
    const comment = /(?:#|\/\/) -> (.*)$/.exec(text)?.[1];
    if (comment === undefined) continue;
    lineCount++;
    const expected = comment === 'nothing' ? [] : comment.split('; ').map((each) => each.trim());
    const lineKinds = new Set(expected.map((each) => each.split(' ', 1)[0] ?? '').filter((word) => kinds.has(word)));
    const actual = edges.filter((edge) => edge.line === line && (edge.kind === 'calls' || lineKinds.has(edge.kind))).map(describeEdge);
    assert.deepEqual([...actual].sort(), [...expected].sort(), `${path}:${line + 1}: ${text.trim()}`);
  }
  return lineCount;
}

function describeEdge(edge: Edge): string {
  const target = edge.callee === null ? `external ${edge.external}` : edge.callee.replace(/^r:/, '');
  if (edge.kind === 'calls') return edge.callee === null ? target : `${target} ${edge.evidence}`;
  return edge.kind === 'references' ? `references ${target} ${edge.evidence}` : `${edge.kind} ${target}`;
}
