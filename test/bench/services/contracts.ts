// Edges between services, to judge by reading: `npm run bench -- contracts FOLDER [--store DIR] [--every N]`.
// Prints each edge with the line of both ends, the times of the first look-up, of one without a change, and of one after a change. Asserts nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withFolder } from '../../../src/cli/workspace.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string' }, every: { type: 'string', default: '1' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('npm run bench -- contracts FOLDER [--store DIR] [--every 1]');
  process.exit(2);
}
const request = {
  folder,
  store: values.store ?? temporaryFolder('contracts'),
  log: consoleLog(process.stderr, false),
  token: neverCancelled,
};
await withFolder(request, async ({ codebase, report }) => {
  const { files, symbols } = report;
  const timed = async (): Promise<number> => {
    const start = performance.now();
    await codebase.waitForEdges(neverCancelled);
    return Math.round(performance.now() - start);
  };
  const [first, again] = [await timed(), await timed()];
  // A change of any file makes the next question look again.
  const [file] = codebase.graph.files();
  if (file) codebase.graph.update({ changedFiles: [file], removedFiles: [] });
  const changed = await timed();
  const edges = [...codebase.graph.edges()].filter(({ evidence }) => evidence === 'contract');
  console.log({ files, symbols, edges: edges.length, firstMs: first, againMs: again, afterChangeMs: changed });
  for (const edge of edges.filter((_, i) => i % Number(values.every) === 0)) print(edge, codebase.graph, folder);
});

function print({ caller, callee, line, through, confidence }: Edge, graph: CodeGraph, root: string): void {
  const [from, to] = [graph.symbol(caller), graph.symbol(callee ?? '')];
  if (!from || !to) return;
  console.log(`\n${confidence} ${through}`);
  console.log(`  ${placeOf(from, line)}  ${lineOf(root, from, line)}`);
  console.log(`  ${placeOf(to, to.fact.range.start.line)}  ${lineOf(root, to, to.fact.range.start.line)}`);
  // The route above a handler shows the path.
  for (const { caller: above, line: routeLine } of graph.incoming(to.id, ['references'])) {
    const route = graph.symbol(above);
    if (route?.fact.route) console.log(`  ${placeOf(route, routeLine)}  ${lineOf(root, route, routeLine)}`);
  }
}

function placeOf({ path, fact }: SymbolNode, line: number): string {
  return `${path}:${line + 1} ${fact.kind} ${fact.qualifiedName}`;
}

function lineOf(root: string, { path }: SymbolNode, line: number): string {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return lines
    .slice(line, line + 2)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 160);
}
