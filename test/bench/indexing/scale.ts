// How cost grows with size: `npm run bench -- scale [SIZES…] [--real FOLDER] [--keep FILE] [--report]`, sizes in files (1000 10000 50000).
// Each workspace is measured in processes of its own: cold, and opened again. `--real` copies whole projects out of FOLDER besides the made-up
// trees. Figures are added to FILE as lines of JSON (`scale.jsonl` beside the temporary files); `--report` only writes docs/measurements/scale.md
// and scale.svg from it. Prints figures and asserts nothing. The largest size takes some 4 GB of memory and 1 GB of disk.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { youngHeap } from '../../../src/engine/host/runningEngine.ts';
import { scalePage } from './scalePage.ts';
import { scalePlot } from './scalePlot.ts';
import { copyTree, makeTree } from './scaleTree.ts';
import type { ScaleRun } from './scaleRun.ts';
import type { ScaleRow } from './scaleRow.ts';

const pageFolder = join(import.meta.dirname, '../../../docs/measurements');
/** MB of JavaScript heap: what an engine has on a machine with 16 GB or more. */
const heap = 4096;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    real: { type: 'string' },
    keep: { type: 'string', default: join(tmpdir(), 'scale.jsonl') },
    report: { type: 'boolean', default: false },
  },
});
const sizes = positionals.length ? positionals.map(Number) : [1000, 10_000, 50_000];

if (!values.report) {
  for (const size of sizes) {
    measure('made up', size, (folder) => makeTree(folder, size));
    const { real } = values;
    if (real) measure('real', size, (folder) => void copyTree(real, folder, size));
  }
}
report();

function measure(kind: ScaleRow['kind'], size: number, fill: (folder: string) => void): void {
  const base = mkdtempSync(join(tmpdir(), 'clew-scale-'));
  try {
    const [tree, store] = [join(base, 'tree'), join(base, 'store')];
    fill(tree);
    const row: ScaleRow = { kind, size, cold: run('cold', tree, store), again: run('reopen', tree, store) };
    console.log(JSON.stringify(row));
    appendFileSync(values.keep, `${JSON.stringify(row)}\n`);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

function run(mode: 'cold' | 'reopen', tree: string, store: string): ScaleRun {
  const script = join(import.meta.dirname, 'scaleRun.ts');
  const output = execFileSync(process.execPath, ['--expose-gc', `--max-old-space-size=${heap}`, youngHeap, script, mode, tree, store], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as ScaleRun;
}

/** Writes the page from the last figures of each workspace. */
function report(): void {
  if (!existsSync(values.keep)) return;
  const rows = new Map<string, ScaleRow>();
  for (const line of readFileSync(values.keep, 'utf8').split('\n').filter(Boolean)) {
    const row = JSON.parse(line) as ScaleRow;
    rows.set(`${row.kind} ${row.size}`, row);
  }
  const sorted = [...rows.values()].sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.size - b.size));
  mkdirSync(pageFolder, { recursive: true });
  writeFileSync(join(pageFolder, 'scale.svg'), scalePlot(sorted));
  writeFileSync(join(pageFolder, 'scale.md'), scalePage(sorted));
}
