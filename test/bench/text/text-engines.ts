// Engines for full text side by side: `npm run bench -- text-engines time [CHUNKS…]` on made-up code, `… quality TASKS TREES [EVERY]` on tasks.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { byTree, readTasks } from '../../../src/cli/eval/evalTasks.ts';
import { analyze } from '../../../src/core/indexing/records/analyze.ts';
import { cutChunks } from '../../../src/core/indexing/chunks/chunks.ts';
import { termsOfText } from '../../../src/core/text/tokenizer.ts';
import { textFilter } from '../../../src/core/text/textFilter.ts';
import { scoreOf, type Scores } from '../../../src/core/measuring/scores.ts';
import { latency, summarize } from '../../../src/core/measuring/summary.ts';
import { readMentions } from '../../../src/core/reading/readMentions.ts';
import { languageOf } from '../../../src/core/syntax/languages.ts';
import { roleOf } from '../../../src/core/workspace/roles.ts';
import { testParsers } from '../../core/symbols/testAssets.ts';
import { makeFile, name, pathOf } from './madeUp.ts';
import { engines, type EngineFile, type EngineKind } from './engines.ts';

const collect = (): void => (globalThis as { gc?: () => void }).gc?.();
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
/** A slow engine is asked fewer questions. */
const longestRun = 15_000;
/** Milliseconds of processor time: what else runs on the machine is no part of it. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function time(kind: EngineKind, chunks: number): Promise<string> {
  const files = Array.from({ length: Math.ceil(chunks / 11) }, (_, n): EngineFile => {
    const { text, made } = makeFile();
    return {
      path: pathOf(n),
      record: { facts: made(), ...cutChunks(made(), text), generated: false, hasSecrets: false, filter: textFilter(text) },
    };
  });
  collect();
  const before = process.memoryUsage();
  const start = now();
  const engine = await kind.fill(files);
  const filled = now() - start;
  collect();
  const after = process.memoryUsage();
  const times: number[] = [];
  const end = now() + longestRun;
  for (let n = 0; n < 200 && now() < end; n++) {
    const text = Array.from({ length: n % 10 === 9 ? 40 : 2 + (n % 5) }, name).join(' ');
    const query = new Map(termsOfText(text).map((term) => [term, 1]));
    const asked = now();
    await engine.search(query, 20);
    times.push(now() - asked);
  }
  const { p50, p95 } = latency(times);
  const memory = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
  return `${kind.name}: ${chunks} chunks, filled in ${(filled / 1000).toFixed(1)} s, ${mb(memory)}, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${times.length} questions)`;
}

async function sources(tree: string): Promise<EngineFile[]> {
  const parsers = await testParsers();
  const found: EngineFile[] = [];
  for (const entry of readdirSync(tree, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name);
    const path = relative(tree, full).split(sep).join('/');
    if (!entry.isFile() || roleOf(path) !== 'code' || statSync(full).size > 1 << 20) continue;
    const text = readFileSync(full, 'utf8');
    if (text.includes('\0')) continue;
    found.push({ path, record: await analyze(text, languageOf(path, text.slice(0, 200)) ?? 'text', parsers) });
  }
  return found;
}

/** Scores by engine; of the trees only each `every`th. */
async function quality(tasksFile: string, trees: string, every: number): Promise<void> {
  const scores = new Map<string, Scores[]>(engines.map((kind) => [kind.name, []]));
  const groups = [...byTree(trees, await readTasks(tasksFile, console.error))].filter((_, i) => i % every === 0);
  for (const [tree, tasks] of groups) {
    const files = await sources(tree);
    for (const kind of engines) {
      const engine = await kind.fill(files);
      for (const { query, gold_files, gold_symbols } of tasks) {
        const ranked = await engine.search(readMentions(query).terms, 50);
        const symbols = (gold_symbols ?? []).map((gold) => ({ file: gold.file, lineStart: gold.line_start, lineEnd: gold.line_end }));
        if (gold_files.length) scores.get(kind.name)?.push(scoreOf(ranked, { files: gold_files, symbols }));
      }
    }
    console.error(tree, files.length, 'files');
  }
  for (const [engine, all] of scores) {
    const summary = summarize(all);
    const figures = (['Acc@5', 'MRR@10', 'R@10'] as const).map((measure) => {
      const { mean = 0, low = 0, high = 0 } = summary[measure] ?? {};
      return `${measure} ${(100 * mean).toFixed(1)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
    });
    console.log(`${engine}: ${all.length} tasks, ${figures.join(', ')}`);
  }
}

const [what = 'time', ...rest] = process.argv.slice(2);
if (what === 'quality') {
  await quality(rest[0] ?? '', rest[1] ?? '', Number(rest[2] ?? 1));
} else {
  const sizes = rest.map(Number).filter(Boolean);
  for (const chunks of sizes.length ? sizes : [10_000, 50_000, 200_000]) for (const kind of engines) console.log(await time(kind, chunks));
}
