// One workspace measured for the bench of scale, in a process of its own: `node scaleRun.ts cold|reopen FOLDER STORE`, figures as one line of JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { settingsFrom } from '../../../src/cli/settings/environmentSettings.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import type { UsesQuestion } from '../../../src/core/uses/answer/usesAnswer.ts';
import { openCodebase } from '../../../src/engine/openCodebase.ts';
import { NodeFiles } from '../../../src/node/files.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { rootOfFolder } from '../../../src/node/root.ts';
import { setRuntimeFlags } from '../../../src/node/runtimeFlags.ts';
import { percentiles } from '../timing.ts';

/** p50 and p95 in ms of processor time: on a machine with nothing else to do, what somebody waits. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
}

/** Figures of one process. Times in seconds, `cpu` of all threads; memory and disk in MB. */
export interface ScaleRun {
  readonly files: number;
  readonly lines: number;
  readonly symbols: number;
  readonly edges: number;
  readonly chunks: number;
  /** Until all but vectors is there. */
  readonly ready: { readonly s: number; readonly cpu: number };
  /** From there until every chunk has its vector. */
  readonly vectors: { readonly s: number; readonly cpu: number };
  readonly peakMb: number;
  readonly steadyMb: number;
  readonly heapMb: number;
  readonly diskMb: number;
  readonly structural: Latency;
  readonly names: Latency;
  readonly search: Latency;
  /** All uses of a definition, and from a saved file to its new use being told. */
  readonly uses: Latency;
  readonly usesSaved: Latency;
  /** From the event of a saved file to what is new in it being found. */
  readonly saved: Latency;
  /** From that event to its calls being known anew. */
  readonly linked: Latency;
  /** Processor time of the process in 5 s in which nothing happens, in ms. */
  readonly idleCpuMs: number;
}

const queries = 200;
const saves = 30;
const mb = 1024 * 1024;
const none: Latency = { p50: 0, p95: 0 };

const [mode = '', folder = '', store = ''] = process.argv.slice(2);
if (mode) await run();

async function run(): Promise<void> {
  setRuntimeFlags();
  const root = rootOfFolder(folder);
  const started = span();
  const opened = await openCodebase({
    roots: [root],
    files: new NodeFiles(),
    options: settingsFrom({}),
    storeFolder: store,
    trusted: false,
    log: consoleLog(process.stderr),
  });
  const { codebase } = opened;
  const report = await codebase.index(neverCancelled);
  const ready = started();
  const embedding = span();
  await codebase.waitForVectors(neverCancelled);
  const vectors = embedding();
  const symbols = [...codebase.graph.symbols()].filter(({ fact }) => fact.name && fact.kind !== 'module');
  const spread = Array.from({ length: queries }, (_, i) => symbols[Math.floor((i * symbols.length) / queries)]).filter(
    (one) => one !== undefined,
  );
  const latencies = {
    structural: await timed(spread, ({ id }) => [codebase.graph.callers(id), codebase.graph.callees(id)]),
    names: await timed(spread, ({ fact }) => codebase.symbolsLike(fact.name.slice(0, 5), 50)),
    search: await timed(spread, (symbol) => codebase.search(questionOf(symbol), { limit: 10 }, neverCancelled)),
    uses: await timed(spread, (symbol) => codebase.uses(usesQuestion(symbol), {}, neverCancelled)),
    ...(mode === 'cold'
      ? await savedToFound(
          codebase,
          root.key,
          spread.filter((_, i) => i % Math.floor(queries / saves) === 0),
        )
      : { saved: none, linked: none, usesSaved: none }),
  };
  globalThis.gc?.();
  await sleep(1000);
  const idle = span();
  await sleep(5000);
  const idleCpuMs = Math.round(idle().cpu * 1000);
  const memory = process.memoryUsage();
  const { files, edges, chunks } = report;
  const figures: ScaleRun = {
    ...{ files, lines: lineCount(codebase), symbols: report.symbols, edges, chunks, ready, vectors, ...latencies, idleCpuMs },
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    steadyMb: Math.round(memory.rss / mb),
    heapMb: Math.round(memory.heapUsed / mb),
    diskMb: Math.round(((await opened.store.size()) / mb) * 10) / 10,
  };
  console.log(JSON.stringify(figures));
  await opened.dispose();
}

/** Starts a clock; asked, it tells seconds by the wall and of the processor. */
function span(): () => { s: number; cpu: number } {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { s: round((performance.now() - start) / 1000), cpu: round((user + system) / 1e6) };
  };
}

async function timed<T>(items: readonly T[], ask: (item: T) => unknown): Promise<Latency> {
  const spent: number[] = [];
  for (const item of items) {
    const start = process.cpuUsage();
    await ask(item);
    const { user, system } = process.cpuUsage(start);
    spent.push((user + system) / 1000);
    // As between two questions of a person: work in the background has its turn.
    await sleep(0);
  }
  return latencyOf(spent);
}

function latencyOf(spent: readonly number[]): Latency {
  const { p50, p95 } = percentiles(spent);
  return { p50: round(p50), p95: round(p95) };
}

function usesQuestion({ root, path, fact }: SymbolNode): UsesQuestion {
  return { name: fact.name, at: { root, path, line: fact.nameRange.start.line + 1, column: fact.nameRange.start.column + 1 } };
}

function questionOf({ fact }: SymbolNode): string {
  const words = fact.name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/_/g, ' ');
  return `where does it ${words.toLowerCase()}`;
}

/**
 * A statement of each file is written once more, with a word behind it. It is looked for as soon as the engine lets a search run; after that the
 * edges of the file are waited for.
 */
async function savedToFound(
  codebase: Codebase,
  root: string,
  symbols: readonly SymbolNode[],
): Promise<Pick<ScaleRun, 'saved' | 'linked' | 'usesSaved'>> {
  const found: number[] = [];
  const used: number[] = [];
  const linked: number[] = [];
  await timed([...symbols.entries()], async ([i, symbol]) => {
    const file = join(folder, symbol.path);
    const before = readFileSync(file, 'utf8');
    const word = `zyx${letter(i)}${letter(i / 26)}saved`;
    writeFileSync(file, edited(before, symbol.fact.range.start.line, word));
    const start = process.cpuUsage();
    const applied = codebase.apply([{ root, path: symbol.path, type: 'changed' }], neverCancelled);
    await takenIn(codebase);
    const { ranked } = await codebase.search(word, { limit: 20, signals: { text: true, vectors: false, graph: false } }, neverCancelled);
    const { user, system } = process.cpuUsage(start);
    found.push((user + system) / 1000);
    if (!ranked.some((one) => one.file === symbol.path)) throw new Error(`${symbol.path} was saved and is not found by what is new in it`);
    await applied;
    const edges = process.cpuUsage(start);
    linked.push((edges.user + edges.system) / 1000);
    await codebase.uses(usesQuestion(symbol), {}, neverCancelled);
    const all = process.cpuUsage(start);
    used.push((all.user + all.system) / 1000);
    writeFileSync(file, before);
  });
  return { saved: latencyOf(found), linked: latencyOf(linked), usesSaved: latencyOf(used) };
}

/** Resolves when text is taken in and linking begins; all goes on in turns then. */
function takenIn(codebase: Codebase): Promise<void> {
  return new Promise((resolve) => {
    const listening = codebase.onProgress(({ phase }) => {
      if (phase !== 'linking' && phase !== 'ready') return;
      listening.dispose();
      resolve();
    });
  });
}

/** `text` with its first call that is a line of its own after `start` twice; with the word alone at the end where there is none. */
function edited(text: string, start: number, word: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => i > start && /^\s+(?:this\.|self\.)?[\w.]+\([^()]*\);?$/.test(line));
  const line = lines[at];
  if (line === undefined) return `${text}\n# ${word}\n`;
  return lines.toSpliced(at + 1, 0, `${line} ${line.endsWith(';') ? '//' : '#'} ${word}`).join('\n');
}

function letter(i: number): string {
  return String.fromCharCode(97 + (Math.floor(i) % 26));
}

function lineCount(codebase: Codebase): number {
  let lines = 0;
  for (const { facts } of codebase.graph.files()) lines += facts.lineCount;
  return lines;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
