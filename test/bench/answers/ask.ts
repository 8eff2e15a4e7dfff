// How long an answer without a model takes once the index is ready: `npm run bench -- ask FOLDER [QUESTIONS] [--store DIR]`. Questions of every kind are made
// from the folder's own names and asked twice. Prints the first question of the process, p50 and p95 of the first and of the second time, and the mean of each
// phase of the second; asserts nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withFolder } from '../../../src/cli/workspace.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { percentiles } from '../timing.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { store: { type: 'string' } } });
const [folder, most = '20'] = positionals;
if (!folder) {
  console.error('npm run bench -- ask FOLDER [QUESTIONS] [--store DIR]');
  process.exit(2);
}
const phrasings: readonly ((name: string) => string)[] = [
  (name) => `How does ${name} work?`,
  (name) => `Who calls \`${name}\`?`,
  (name) => `Trace what happens when ${name} runs.`,
  (name) => `Why does ${name} fail?`,
  (name) => `Is ${name} doing too much?`,
];
/** As newcomers ask, by words that are no names. */
const plain = [
  'What is this project and how is it built up?',
  'Where are settings read?',
  'How are errors handled?',
  'Why does this fail? invalid argument',
];
const store = values.store ?? mkdtempSync(join(tmpdir(), 'clew-ask-'));
const embedder = { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.waitForVectors(neverCancelled) } as const;
try {
  await withFolder({ folder, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled }, async ({ codebase }) => {
    const questions = [...plain, ...questionsOf(codebase, Number(most))];
    // The editor reads all texts ahead, as soon as the index is ready.
    await codebase.searchText(
      { pattern: 'no line holds this', syntax: 'phrase', matchCase: true, wholeWord: false },
      { limit: 1 },
      neverCancelled,
    );
    const first: Readonly<Record<string, number>>[] = [];
    for (const question of questions) first.push(await asked(codebase, question));
    const second: Readonly<Record<string, number>>[] = [];
    for (const question of questions) second.push(await asked(codebase, question));
    console.log(`the first question of the process: ${(first[0]?.['wall'] ?? 0).toFixed(0)} ms`);
    printTimes('asked once', first);
    printTimes('asked again', second);
    printPhases(second);
  });
} finally {
  if (values.store === undefined) rmSync(store, { recursive: true, force: true });
}

function questionsOf({ graph }: Codebase, count: number): readonly string[] {
  const symbols = [...graph.symbols()].filter(({ role, fact }) => role === 'code' && ['function', 'method', 'class'].includes(fact.kind));
  const step = Math.max(1, symbols.length / count);
  return Array.from({ length: Math.min(count, symbols.length) }, (_, i) => {
    const name = symbols[Math.floor(i * step)]?.fact.qualifiedName ?? '';
    return phrasings[i % phrasings.length]?.(name) ?? name;
  });
}

/** Milliseconds by phase, and in `wall` from the question to the last event. */
async function asked(codebase: Codebase, question: string): Promise<Readonly<Record<string, number>>> {
  const start = performance.now();
  for await (const event of codebase.ask(question, {}, neverCancelled)) {
    if (event.kind === 'failed') throw new Error(`${question}: ${event.code}`);
    if (event.kind === 'done') return { ...event.record.ms, wall: performance.now() - start };
  }
  throw new Error(`${question}: no answer`);
}

function printTimes(name: string, runs: readonly Readonly<Record<string, number>>[]): void {
  const { p50, p95, max } = percentiles(runs.map(({ wall = 0 }) => wall));
  console.log(`${runs.length} questions ${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, most ${max.toFixed(0)} ms`);
}

function printPhases(runs: readonly Readonly<Record<string, number>>[]): void {
  for (const phase of Object.keys(runs[0] ?? {})) {
    const mean = runs.reduce((sum, run) => sum + (run[phase] ?? 0), 0) / runs.length;
    console.log(`  ${phase}: ${mean.toFixed(1)} ms on average`);
  }
}
