// How long a search takes once the index is ready: `npm run bench -- latency FOLDER TASKS [--store DIR] [--count 200]`. The queries of TASKS are asked one
// after another, whatever repository they are about. Prints p50, p95 and mean for sentences and for reports, and the share of the search for messages.
import { parseArgs } from 'node:util';
import { readTasks } from '../../../src/cli/eval/evalTasks.ts';
import { withFolder } from '../../../src/cli/workspace.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { percentiles } from '../timing.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string' }, count: { type: 'string', default: '200' } },
});
const [folder, tasksFile] = positionals;
if (!folder || !tasksFile) {
  console.error('npm run bench -- latency FOLDER TASKS [--store DIR] [--count 200]');
  process.exit(2);
}

/** Longest sentence in characters; a longer query is a report. */
const maxSentence = 200;
const tasks = await readTasks(tasksFile, console.error);
const step = Math.max(1, tasks.length / Number(values.count));
const queries = tasks.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).map(({ query }) => query);
const store = values.store ?? temporaryFolder('latency');
const embedder = { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.waitForVectors(neverCancelled) } as const;
await withFolder({ folder, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled }, async ({ codebase }) => {
  await codebase.searchText(
    { pattern: 'no line holds this', syntax: 'phrase', matchCase: true, wholeWord: false },
    { limit: 1 },
    neverCancelled,
  );
  console.log(`${[...codebase.graph.symbols()].length} symbols, ${queries.length} queries`);
  // The first round compiles the code.
  for (const query of queries.slice(0, 20)) await timeOf(codebase, query);
  const times: { query: string; ms: number }[] = [];
  for (const query of queries) times.push({ query, ms: await timeOf(codebase, query) });
  print(
    'sentences',
    times.filter(({ query }) => query.length <= maxSentence),
  );
  print(
    'reports',
    times.filter(({ query }) => query.length > maxSentence),
  );
});

async function timeOf(codebase: Codebase, query: string): Promise<number> {
  const start = performance.now();
  await codebase.search(query, { limit: 20 }, neverCancelled);
  return performance.now() - start;
}

function print(what: string, times: readonly { readonly ms: number }[]): void {
  if (!times.length) return;
  const { p50, p95 } = percentiles(times.map(({ ms }) => ms));
  const mean = times.reduce((sum, { ms }) => sum + ms, 0) / times.length;
  console.log(`${what} (${times.length}): p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, mean ${mean.toFixed(0)} ms`);
}
