// Time and memory of look-ups of all uses: `npm run bench -- uses-time FOLDER [--count 500] [--rounds 2] [--store DIR] [--answers FILE]`.
// Definitions are spread evenly over the index. Times are of the processor; `steps` is what no pause interrupts. Prints figures; asserts nothing.
import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseArgs } from 'node:util';
import { withFolder } from '../../../src/cli/workspace.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { percentiles } from '../timing.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '2' },
    store: { type: 'string' },
    answers: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('npm run bench -- uses-time FOLDER [--count 500] [--rounds 2] [--store DIR] [--answers FILE]');
  process.exit(2);
}
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const started = process.cpuUsage();
const request = { folder, store: values.store ?? temporaryFolder('uses'), log: consoleLog(process.stderr, false), token: neverCancelled };
await withFolder(request, async ({ codebase, report }) => {
  const { files, symbols, edges } = report;
  // The engine reads all texts ahead: they are no memory of look-ups.
  const query = { pattern: 'no such text', syntax: 'phrase', matchCase: true, wholeWord: false } as const;
  await codebase.searchText(query, { limit: 1 }, neverCancelled);
  console.log({ files, symbols, edges, indexCpu: cpuSince(started) / 1000, heapMb: heap() });
  const targets = spread([...codebase.graph.symbols()].filter(({ fact }) => fact.name !== '' && fact.kind !== 'module'));
  for (let round = 0; round < Number(values.rounds); round++) {
    const { digest, spent, steps } = await ask(codebase, targets, round === 0 ? values.answers : undefined);
    const over = steps.filter((ms) => ms > 50).length;
    console.log({ round, digest, cpuMs: percentiles(spent), sum: Math.round(spent.reduce((a, b) => a + b, 0)), heapMb: heap() });
    console.log({ steps: percentiles(steps), over50: over });
    console.log('slowest', slowest(targets, spent));
  }
});

async function ask(
  codebase: Codebase,
  targets: readonly SymbolNode[],
  answers: string | undefined,
): Promise<{ digest: string; spent: readonly number[]; steps: readonly number[] }> {
  const hash = createHash('sha256');
  if (answers !== undefined) writeFileSync(answers, '');
  const spent: number[] = [];
  const steps: number[] = [];
  for (const { root, path, fact } of targets) {
    const at = { root, path, line: fact.nameRange.start.line + 1, column: fact.nameRange.start.column + 1 };
    const start = process.cpuUsage();
    let last = start;
    const step = (): void => {
      steps.push(cpuSince(last));
      last = process.cpuUsage();
    };
    let isOver = false;
    // Between two steps the event loop turns.
    const turn = (): void => {
      step();
      if (!isOver) setTimeout(turn);
    };
    setTimeout(turn);
    const answer = await codebase.uses({ name: fact.name, at }, {}, neverCancelled);
    isOver = true;
    step();
    spent.push(cpuSince(start));
    const json = `${JSON.stringify(answer)}\n`;
    hash.update(json);
    // Kept in memory they would count as memory of look-ups.
    if (answers !== undefined) appendFileSync(answers, json);
    await new Promise(setImmediate);
  }
  return { digest: hash.digest('hex').slice(0, 16), spent, steps };
}

function spread(all: readonly SymbolNode[]): readonly SymbolNode[] {
  const count = Math.min(all.length, Number(values.count));
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]).filter((each) => each !== undefined);
}

function slowest(targets: readonly SymbolNode[], spent: readonly number[]): readonly string[] {
  const order = [...spent.entries()].sort((a, b) => b[1] - a[1]).slice(0, 5);
  return order.map(([at, ms]) => `${ms.toFixed(0)} ${targets[at]?.path ?? ''} ${targets[at]?.fact.name ?? ''}`);
}

/** Milliseconds of the processor. */
function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** MB that are in use. */
function heap(): number {
  collect();
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10;
}
