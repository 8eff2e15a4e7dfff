// How exact search does: `npm run bench -- exact FOLDER…`. Phrases are sampled from the indexed files and looked up again; altered ones must be
// found only where a plain scan finds them. Prints what is missed, latency, and what holding the texts costs; asserts nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withFolder } from '../../../src/cli/workspace.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { TextQuery } from '../../../src/core/text/textQuery.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { randomNumbers, samplePhrase } from '../sampling.ts';

const phrases = 1000;
const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } });
if (positionals.length === 0) {
  console.error('npm run bench -- exact FOLDER… [--json]');
  process.exitCode = 2;
}
for (const folder of positionals) {
  const log = consoleLog(process.stderr, false);
  const row = await withFolder({ folder, store: temporaryFolder('exact'), log, token: neverCancelled }, ({ codebase }) =>
    run(folder, codebase),
  );
  console.log(values.json ? JSON.stringify({ folder, ...row }) : `${folder}\n${listed(row)}`);
}

function listed(row: Readonly<Record<string, number | string>>): string {
  return Object.entries(row)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

async function run(folder: string, codebase: Codebase): Promise<Record<string, number | string>> {
  const texts = textsOf(folder, codebase);
  const random = randomNumbers(7);
  const sampled = Array.from({ length: phrases }, () => samplePhrase(texts, random));
  const before = heapUsed();
  const first = await timed(codebase, phraseQuery('this is looked for first'));
  const held = heapUsed() - before;
  let missed = 0;
  const times: number[] = [];
  for (const { path, wanted } of sampled) {
    const { ms, files, hits } = await timed(codebase, phraseQuery(wanted));
    times.push(ms);
    // More files hold short phrases than are listed.
    if (!files.includes(path) && hits < 1000) missed++;
  }
  let wrong = 0;
  for (const { wanted } of sampled.slice(0, 500)) {
    const altered = [...wanted].reverse().join('');
    const isThere = texts.some(([, text]) => text.includes(altered));
    if ((await timed(codebase, phraseQuery(altered))).hits > 0 !== isThere) wrong++;
  }
  const folded = await timesOf(codebase, sampled.slice(0, 200), (wanted) => ({ ...phraseQuery(wanted), matchCase: false }));
  const words = await timesOf(codebase, sampled.slice(0, 200), (wanted) => ({
    ...phraseQuery(wanted),
    syntax: 'expression',
    pattern: escaped(wanted),
  }));
  const [lines, bytes] = texts.reduce(([l, b], [, text]) => [l + text.split('\n').length, b + text.length], [0, 0]);
  return {
    ...{ files: texts.length, lines, megabytes: tenths(bytes / 1e6) },
    ...{ phrases, missed, 'altered, wrongly told': wrong },
    ...{ 'first search ms': tenths(first.ms), 'heap for texts MB': tenths(held / 1e6), 'heap before MB': tenths(before / 1e6) },
    ...{ 'phrase p50/p95 ms': quantiles(times), 'any case p50/p95 ms': quantiles(folded), 'expression p50/p95 ms': quantiles(words) },
  };
}

function textsOf(folder: string, codebase: Codebase): [path: string, text: string][] {
  const { rows } = codebase.listing.page({
    ...{ states: ['indexed', 'text-only', 'parse-errors'], text: '', order: 'path' },
    ...{ descending: false, offset: 0, limit: 1_000_000 },
  });
  return rows.map(({ path }) => [path, readFileSync(join(folder, path), 'utf8').replace(/^\uFEFF/, '')]);
}

interface Timed {
  readonly ms: number;
  readonly hits: number;
  readonly files: readonly string[];
}

async function timed(codebase: Codebase, query: TextQuery): Promise<Timed> {
  const start = performance.now();
  const { hits, total } = await codebase.searchText(query, { limit: 1000 }, neverCancelled);
  return { ms: performance.now() - start, hits: total, files: hits.map(({ file }) => file) };
}

async function timesOf(
  codebase: Codebase,
  sampled: readonly { wanted: string }[],
  queryOf: (wanted: string) => TextQuery,
): Promise<number[]> {
  const times: number[] = [];
  for (const { wanted } of sampled) times.push((await timed(codebase, queryOf(wanted))).ms);
  return times;
}

function phraseQuery(pattern: string): TextQuery {
  return { pattern, syntax: 'phrase', matchCase: true, wholeWord: false };
}

/** An expression that does what a person would generalise: any number in place of a number. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\d+/g, '\\d+');
}

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95].map((share) => tenths(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)).join(' / ');
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
