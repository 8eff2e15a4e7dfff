// Masking of secrets over the texts of folders: `npm run bench -- secrets FOLDER… [--show 60] [--seed 1] [--kind KIND]…`. Prints time and the number of
// values that are masked, by kind; `--show` prints some of them, taken at random, with their lines, for a person to say which are false alarms.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findAllSecrets } from '../../../src/core/secrets/findSecrets.ts';
import { maskForIndex } from '../../../src/core/secrets/scrub.ts';
import { randomNumbers } from '../sampling.ts';

const { values, positionals: folders } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    show: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string', multiple: true, default: [] },
  },
});
if (folders.length === 0) {
  console.error('npm run bench -- secrets FOLDER… [--show 60] [--seed 1] [--kind KIND]…');
  process.exit(2);
}

/** Larger files are not indexed by default. */
const mostBytes = 1_000_000;
/** Characters of a line that are printed on either side of a value. */
const context = 90;

/** A masked value with the line around it. */
interface Alarm {
  readonly kind: string;
  readonly place: string;
  readonly line: string;
}

const texts = folders.flatMap((folder) => textsIn(folder));
const lines = texts.reduce((sum, { text }) => sum + text.split('\n').length, 0);
const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
const ms = timeOf(() => {
  for (const { text } of texts) maskForIndex(text);
});
const alarms = texts.flatMap(({ path, text }) => alarmsIn(path, text));
console.log(`${texts.length} files, ${lines} lines, ${(characters / 1e6).toFixed(1)} M characters`);
console.log(`${ms.toFixed(0)} ms of processor time to mask, ${(ms / (characters / 1e6)).toFixed(1)} ms a million characters`);
console.log(`${alarms.length} values are masked, ${((alarms.length / lines) * 1e6).toFixed(0)} in a million lines`);
for (const [kind, of] of [...Map.groupBy(alarms, ({ kind }) => kind)].sort(([, a], [, b]) => b.length - a.length))
  console.log(`${String(of.length).padStart(7)}  ${kind}`);
const random = randomNumbers(Number(values.seed));
const shown = alarms.filter(({ kind }) => values.kind.length === 0 || values.kind.includes(kind));
for (let i = 0; i < Number(values.show) && shown.length > 0; i++) {
  const [alarm] = shown.splice(Math.floor(random() * shown.length), 1);
  if (alarm) console.log(`\n${i + 1}. ${alarm.kind} ${alarm.place}\n${alarm.line}`);
}

function textsIn(folder: string): { readonly path: string; readonly text: string }[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    if (statSync(path).size > mostBytes) return [];
    const text = readFileSync(path, 'utf8');
    // Files of bytes have zeros near their start.
    return text.slice(0, 8192).includes('\0') ? [] : [{ path: relative(dirname(folder), path), text }];
  });
}

function alarmsIn(path: string, text: string): Alarm[] {
  return findAllSecrets(text).map(({ kind, stretches }) => {
    const { start, end } = stretches[0] ?? { start: 0, end: 0 };
    const line = text.slice(0, start).split('\n').length;
    const before =
      text
        .slice(Math.max(0, start - context), start)
        .split('\n')
        .at(-1) ?? '';
    const after = text.slice(end, end + context).split('\n')[0] ?? '';
    return {
      kind,
      place: `${basename(path) === path ? '' : dirname(path)}/${basename(path)}:${line}`,
      line: `${before}⟦${text.slice(start, end)}⟧${after}`,
    };
  });
}

/** Milliseconds of processor time. */
function timeOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
