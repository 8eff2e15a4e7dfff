// What looking through texts costs by size: `npm run bench -- text-scan FOLDER [LINES…]`. Texts of the folder, copied until there are so many lines, are
// searched without an index around them: phrases, any case, expressions, and sixteen runs of two words at once, as messages are looked for. Prints milliseconds of processor
// time of each, the longest time without a pause by the clock, and what holding the texts takes; asserts nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { FileTexts, type TextFile } from '../../../src/core/text/fileTexts.ts';
import { filesHoldingRuns } from '../../../src/core/text/wordRuns.ts';
import { searchText } from '../../../src/core/text/searchText.ts';
import type { TextQuery } from '../../../src/core/text/textQuery.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import { timeLimit } from '../../../src/node/timeLimit.ts';
import { sourceTexts } from '../messages/files.ts';
import { randomNumbers, samplePhrase } from '../sampling.ts';
import { percentiles } from '../timing.ts';

const [folder, ...sizes] = process.argv.slice(2);
if (!folder) {
  console.error('npm run bench -- text-scan FOLDER [LINES…]');
  process.exit(2);
}
const searches = 200;
const real = sourceTexts(folder).map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')] as const);
for (const size of sizes.length ? sizes.map(Number) : [100_000, 1_000_000, 3_000_000]) await measure(size);

async function measure(lines: number): Promise<void> {
  const texts = copied(lines);
  const files = texts.map(([path]): TextFile => ({ root: 'r', path, role: 'code' }));
  const byPath = new Map(texts);
  const before = memoryUsed();
  const held = new FileTexts({
    clock: nodeClock,
    files: () => files,
    version: () => 1,
    changes: () => 1,
    keyOf: (_, path) => path,
    readText: async (_, path) => byPath.get(path),
  });
  const start = performance.now();
  await held.loadAhead(
    async () => undefined,
    () => false,
  );
  const reading = performance.now() - start;
  const memory = memoryUsed() - before;
  const random = randomNumbers(7);
  const phrases = Array.from({ length: searches }, () => samplePhrase(texts, random).wanted);
  const messages = Array.from({ length: searches }, () => runsOf(texts, random));
  const find = (query: Partial<TextQuery>) => (pattern: string) =>
    searchText(
      { pattern, syntax: 'phrase', matchCase: true, wholeWord: false, ...query },
      { texts: held, clock: nodeClock, limit: timeLimit },
      { maxListed: 1000 },
      neverCancelled,
    );
  console.log(
    `${lines} lines, ${files.length} files, ${megabytes(texts.reduce((sum, [, text]) => sum + text.length, 0))} MB of text; read in ${reading.toFixed(0)} ms, ${megabytes(memory)} MB held beside the texts`,
  );
  await told('phrase', phrases, find({}));
  await told('any case', phrases, find({ matchCase: false }));
  await told('expression', phrases.map(escaped), find({ syntax: 'expression' }));
  await told('runs', messages, (runs) =>
    filesHoldingRuns(runs, held, { includes: () => true, maxOffsets: 400, take: () => undefined }, neverCancelled),
  );
}

/** The same files under other folders, each with some words of its own, until there are as many lines. */
function copied(lines: number): [path: string, text: string][] {
  const texts: [string, string][] = [];
  for (let copy = 0, count = 0; count < lines; copy++) {
    for (const [path, text] of real) {
      if (count >= lines) break;
      // As a string of its own: what is read from a disk shares nothing.
      const own = Buffer.from(copy ? text.replace(/(?<=\w{5})e(?=\w)/g, String.fromCharCode(97 + copy)) : text).toString();
      texts.push([`copy${copy}/${path}`, own]);
      count += own.split('\n').length;
    }
  }
  return texts;
}

/** Runs of two words of phrases of files: what stands somewhere costs more to look for than what does not. */
function runsOf(texts: readonly (readonly [string, string])[], random: () => number): string[] {
  const runs: string[] = [];
  while (runs.length < 16) {
    const [, run] = /(\p{L}{2,} \p{L}{2,})/u.exec(samplePhrase(texts, random).wanted) ?? [];
    if (run) runs.push(run);
  }
  return runs;
}

async function told<T>(name: string, wanted: readonly T[], find: (wanted: T) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let longest = 0;
  for (const each of wanted) {
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 0);
    const start = process.cpuUsage();
    await find(each);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    await nodeClock.sleep(0);
    longest = Math.max(longest, performance.now() - last);
    clearInterval(watch);
  }
  const { p50, p95, max } = percentiles(times);
  console.log(
    `  ${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, most ${max.toFixed(1)} ms, without a pause at most ${longest.toFixed(1)} ms`,
  );
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\d+/g, '\\d+');
}

function memoryUsed(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
