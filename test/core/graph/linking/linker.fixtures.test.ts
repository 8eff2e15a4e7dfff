// Tiny repositories whose expected edges stand as comments beside the lines: `helper()  # -> pkg/util.py#helper import-resolved`.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { CodeGraph, Edge } from '../../../../src/core/graph/edges/types.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFiles, graphOf } from '../folderGraph.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures/graph');
/** Relations that are named in front of the target; a line that names none is about calls. */
const kinds = new Set(['references', 'extends', 'implements', 'overrides', 'raises', 'reads', 'writes']);
let parsers: Parsers;

before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

for (const language of readdirSync(fixtures)) {
  for (const name of readdirSync(join(fixtures, language))) {
    test(`${language}/${name}`, async () => {
      const folder = join(fixtures, language, name);
      const files = await graphFiles(folder, parsers);
      const graph = graphOf(files);
      let checked = 0;
      for (const { path } of files) checked += check(graph, path, readFileSync(join(folder, path), 'utf8').split('\n'));
      assert.ok(checked >= 5, `only ${checked} lines say what is expected`);
    });
  }
}

/** Compares the edges of every line that says what is expected; returns how many do. */
function check(graph: CodeGraph, path: string, lines: readonly string[]): number {
  const edges = [...graph.edges()].filter((edge) => edge.caller.startsWith(`r:${path}#`));
  let checked = 0;
  for (const [line, text] of lines.entries()) {
    const expected = /(?:#|\/\/) -> (.*)$/.exec(text)?.[1];
    if (expected === undefined) continue;
    checked++;
    const wanted = expected === 'nothing' ? [] : expected.split('; ').map((each) => each.trim());
    const named = new Set(wanted.map((each) => each.split(' ', 1)[0] ?? '').filter((word) => kinds.has(word)));
    const actual = edges.filter((edge) => edge.line === line && (edge.kind === 'calls' || named.has(edge.kind))).map(describe);
    assert.deepEqual([...actual].sort(), [...wanted].sort(), `${path}:${line + 1}: ${text.trim()}`);
  }
  return checked;
}

function describe(edge: Edge): string {
  const target = edge.callee === null ? `external ${edge.external}` : edge.callee.replace(/^r:/, '');
  if (edge.kind === 'calls') return edge.callee === null ? target : `${target} ${edge.evidence}`;
  return edge.kind === 'references' ? `references ${target} ${edge.evidence}` : `${edge.kind} ${target}`;
}
