// How long structural questions take in a graph of several projects: `npm run bench -- graph-latency FOLDER… [--copies 1] [--json]`.
// Bar: p95 2 ms. Copies are roots of their own, to see how times grow.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createGraph } from '../../../src/core/graph/queries/derivedGraph.ts';
import type { GraphFile } from '../../../src/core/graph/edges/graphTypes.ts';
import { graphFiles } from '../../core/graph/folderGraph.ts';
import { testParsers } from '../../core/symbols/testAssets.ts';
import { measure, percentiles } from '../timing.ts';

/** As many symbols are asked about, spread over all of them. */
const asked = 1000;
/** What is asked before anything is measured, so that the code is compiled. */
const warmUp = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, copies: { type: 'string', default: '1' } },
});
const parsers = await testParsers();
const files: GraphFile[] = [];
for (const folder of positionals) {
  const found = await graphFiles(folder, parsers, (path) => !/(?:^|\/)(?:node_modules|\.git)\//.test(path));
  for (let copy = 0; copy < Number(values.copies); copy++) files.push(...found.map((file) => ({ ...file, root: `${folder}#${copy}` })));
}
parsers.dispose();
const graph = createGraph(new Map(files.map(({ root }) => [root, basename(root.slice(0, root.lastIndexOf('#')))])));
graph.update({ changedFiles: files, removedFiles: [] });
const linkMs = Math.round(measure(() => graph.deriveEdges()));
console.error(`${files.length} files, ${graph.counts.symbols} symbols, ${graph.counts.edges} edges, linked in ${linkMs} ms`);

const nodes = [...graph.symbols()];
const step = Math.max(1, Math.floor(nodes.length / asked));
const ids = nodes.filter((_, at) => at % step === 0).map(({ id }) => id);
const other = (at: number): string => ids[(at * 31 + 7) % ids.length] ?? '';
const fact = (id: string): (typeof nodes)[number] | undefined => graph.symbol(id);

/** Asked once: made for all symbols at the first question after a change, and kept. */
const once: Readonly<Record<string, () => unknown>> = {
  importance: () => graph.importance(ids[0] ?? ''),
  'call cycles (SCC)': () => graph.callCycles(),
  'import cycles (SCC)': () => graph.importCycles(),
  'error texts': () => graph.byErrorText('x'),
  'raisers, mutators': () => graph.raisers('x'),
  paths: () => graph.paths(ids[0] ?? '', ids[1] ?? '', 4, 3),
};
const queries: Readonly<Record<string, (id: string, at: number) => unknown>> = {
  callers: (id) => graph.callers(id),
  callees: (id) => graph.callees(id),
  'paths, 4 hops': (id, at) => graph.paths(id, other(at), 4, 3),
  'paths, 8 hops': (id, at) => graph.paths(id, other(at), 8, 5),
  'flow tree, 4 deep, 8 wide': (id) => graph.flow(id, 4, 8),
  'fan-in': (id) => graph.fanIn(id),
  'fan-out': (id) => graph.fanOut(id),
  importance: (id) => graph.importance(id),
  'call cycles (SCC)': () => graph.callCycles(),
  'import cycles (SCC)': () => graph.importCycles(),
  'imported by': (id) => graph.importedBy(fact(id)?.root ?? '', fact(id)?.path ?? ''),
  'by name': (id) => graph.byName(fact(id)?.fact.name ?? ''),
  'at a line': (id) => graph.at(fact(id)?.root ?? '', fact(id)?.path ?? '', fact(id)?.fact.range.start.line ?? 0),
  raisers: (id) => graph.raisers(fact(id)?.fact.raises[0]?.name ?? 'Error'),
  mutators: (id) => graph.mutators(fact(id)?.fact.mutates[0]?.name ?? 'self.x'),
  'by error text': (id) => graph.byErrorText(fact(id)?.fact.errorStrings[0]?.text ?? 'cannot open file'),
};

const first = Object.fromEntries(Object.entries(once).map(([name, run]) => [name, measure(run)]));
const times = Object.fromEntries(
  Object.entries(queries).map(([name, run]) => {
    for (const [at, id] of ids.slice(0, warmUp).entries()) run(id, at);
    return [name, percentiles(ids.map((id, at) => measure(() => run(id, at))))];
  }),
);
if (values.json) console.log(JSON.stringify({ ...graph.counts, files: files.length, linkMs, first, times }));
else {
  for (const [name, ms] of Object.entries(first)) console.log(`first ${name} after a change: ${ms.toFixed(1)} ms`);
  for (const [name, { p50, p95, max }] of Object.entries(times)) {
    console.log(
      `${name}: p50 ${p50.toFixed(3)}, p95 ${p95.toFixed(3)}, max ${max.toFixed(3)} ms${p95 > 2 ? ' (over the bar of 2 ms)' : ''}`,
    );
  }
}
