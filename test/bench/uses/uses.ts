// How many of the use lines that SCIP knows Clew shows, and how many that it shows are right: `npm run bench -- uses PROJECT… --scip`.
// Symbols are sampled from each project's SCIP index, or from what another reference wrote down, by kind, always the same.
// Prints figures; asserts nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withFolder } from '../../../src/cli/workspace.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { randomNumbers, shuffled } from '../sampling.ts';
import { installHint, makeScip, readScip } from '../graph/scipIndex.ts';
import { percentiles } from '../timing.ts';
import { usesSource } from './adapter.ts';
import { judgeUses, usesRows, usesTable, type UsesJudgement } from './score.ts';
import { readReference, referenceTruth, sampledByKind } from './reference.ts';
import { usesTruth, type UsedSymbol } from './truth.ts';

/** Most private symbols without any use. */
const mostUnused = 100;
const usage = `npm run bench -- uses PROJECT… --scip [--index FILE]… [--peers FOLDER] [--per 40] [--json FILE] [--misses N] [--unused N] [--by-name]
npm run bench -- uses PROJECT… --truth FILE… [--all] [--json FILE] [--misses N] [--by-name]
  --truth: what a tool of test/bench/references wrote of each project; 40 symbols of it, --all: every symbol.
  --index: SCIP indexes that exist, in the order of the projects; others are made. --unused N: so many private symbols without any use of each verdict. --by-name: the baseline, lines that hold the name.
  ${installHint}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scip: { type: 'boolean', default: false },
    index: { type: 'string', multiple: true, default: [] },
    truth: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    peers: { type: 'string', default: process.env.PEERS ?? 'peers' },
    per: { type: 'string', default: '40' },
    json: { type: 'string' },
    misses: { type: 'string', default: '0' },
    unused: { type: 'string', default: '0' },
    'by-name': { type: 'boolean', default: false },
  },
});
if ((!values.scip && values.truth.length < positionals.length) || positionals.length === 0) {
  console.error(usage);
  process.exit(2);
}

interface Project {
  readonly name: string;
  readonly used: readonly UsesJudgement[];
  readonly unused: readonly UsesJudgement[];
  /** Why private symbols without uses are left out, one reason each. */
  readonly unjudged: readonly string[];
}

const projects: Project[] = [];
for (const [at, folder] of positionals.entries()) {
  const scip = values.truth[at] ?? values.index[at] ?? makeScip(folder, values.peers);
  const request = { folder, store: temporaryFolder('uses'), log: consoleLog(process.stderr, false), token: neverCancelled };
  const project = await withFolder(request, ({ codebase, root }) => measured(resolve(folder), scip, codebase, root.key));
  projects.push(project);
  print(project);
}
if (projects.length > 1)
  print({
    name: 'all',
    used: projects.flatMap(({ used }) => used),
    unused: projects.flatMap(({ unused }) => unused),
    unjudged: projects.flatMap(({ unjudged }) => unjudged),
  });
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(projects.map(asJson), null, 1));

async function measured(folder: string, scip: string, codebase: Codebase, root: string): Promise<Project> {
  const texts = new Map([...codebase.graph.files()].map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')]));
  const truth = values.truth.length ? referenceTruth(readReference(scip), texts) : usesTruth(readScip(scip, values.peers), texts);
  const source = usesSource(codebase, root, texts, values['by-name']);
  const name = `${folder.slice(folder.lastIndexOf('/') + 1)} (${source.name})`;
  const judge = async (symbols: readonly UsedSymbol[]): Promise<UsesJudgement[]> => {
    const judged: UsesJudgement[] = [];
    for (const symbol of symbols) {
      const { path, line, column, name: wanted } = symbol;
      const start = performance.now();
      const shown = await source.of({ path, line, column, name: wanted });
      judged.push(judgeUses(symbol, shown, truth, performance.now() - start));
    }
    return judged;
  };
  const used = await judge(sampled(truth.symbols.filter(({ uses }) => uses.size > 0)));
  const unusedOnes = truth.symbols.filter(({ uses, isPrivate }) => isPrivate && uses.size === 0);
  const unjudged = truth.symbols.flatMap((symbol) => symbol.unjudged ?? []);
  return { name, used, unjudged, unused: await judge(shuffled(unusedOnes, randomNumbers(11)).slice(0, mostUnused)) };
}

/** At most so many of each kind. */
function sampled(symbols: readonly UsedSymbol[]): readonly UsedSymbol[] {
  if (values.all) return symbols;
  if (values.truth.length) return sampledByKind(symbols);
  const kinds = [...new Set(symbols.map(({ kind }) => kind))].sort();
  const most = Number(values.per);
  return kinds.flatMap((kind) =>
    shuffled(
      symbols.filter((symbol) => symbol.kind === kind),
      randomNumbers(7),
    ).slice(0, most),
  );
}

function print({ name, used, unused, unjudged }: Project): void {
  console.log(`\n${name}\n${usesTable(usesRows(used))}`);
  const falsely = used.filter(({ verdict }) => verdict === 'nobody');
  console.log(`"nobody" of ${used.length} symbols that are used: ${falsely.length} (must be 0)`);
  for (const { symbol } of falsely.slice(0, 10)) console.log(`  ${symbol.path}:${symbol.line + 1} ${symbol.name}`);
  const sum = (count: (each: UsesJudgement) => number): number => used.reduce((all, each) => all + count(each), 0);
  const shown = sum(({ right, wrong, unseen }) => right.length + wrong.length + unseen.length);
  console.log(
    `lines shown: ${shown}, of them unknown to the index: ${sum(({ unseen }) => unseen.length)}; lines told as open: ${sum(({ openLines }) => openLines)}`,
  );
  const told = unused.filter(({ verdict }) => verdict === 'nobody').length;
  console.log(`"nobody" of ${unused.length} private symbols without any use: ${told}`);
  console.log(`  ${counts(unused.map(reasonOf))}`);
  console.log(`private symbols without any use that the index cannot judge: ${unjudged.length}\n  ${counts(unjudged)}`);
  if (name !== 'all') printUnused(unused);
  const times = percentiles(used.map(({ ms }) => ms));
  const unknown = used.filter(({ isKnown }) => !isKnown).length;
  console.log(`definitions that are not known: ${unknown}; ms p50 ${times.p50.toFixed(1)}, p95 ${times.p95.toFixed(1)}`);
  if (name !== 'all') printMisses(used);
}

function reasonOf({ verdict, because }: UsesJudgement): string {
  return because ?? verdict;
}

/** How often each is there. */
function counts(all: readonly string[]): string {
  return [...new Set(all)].map((each) => `${each} ${all.filter((other) => other === each).length}`).join(', ');
}

/** So many of each verdict, to be read. */
function printUnused(unused: readonly UsesJudgement[]): void {
  for (const reason of new Set(unused.map(reasonOf))) {
    const those = unused.filter((each) => reasonOf(each) === reason).slice(0, Number(values.unused));
    for (const { symbol } of those) console.log(`  ${reason} ${symbol.kind} ${symbol.path}:${symbol.line + 1} ${symbol.name}`);
  }
}

/** One-based, as editors count. */
function printMisses(used: readonly UsesJudgement[]): void {
  const folder = resolve(positionals[projects.length - 1] ?? '');
  for (const what of ['missed', 'wrong', 'unseen'] as const) {
    const lines = used.flatMap((each) => each[what].map((line) => ({ line, symbol: each.symbol })));
    for (const { line, symbol } of lines.slice(0, Number(values.misses))) {
      const [, path = '', number = ''] = /^(.*):(\d+)$/.exec(line) ?? [];
      const text = readFileSync(join(folder, path), 'utf8').split(/\r?\n/)[Number(number)] ?? '';
      console.log(
        `  ${what} ${symbol.kind} ${symbol.name} (${symbol.path}:${symbol.line + 1}): ${path}:${Number(number) + 1} ${text.trim()}`,
      );
    }
  }
}

function asJson({ name, used, unused }: Project): object {
  const each = ({ symbol, right, missed, open, wrong, unseen, openLines, verdict, because, ms }: UsesJudgement): object => {
    const { path, line, name: wanted, kind } = symbol;
    return { path, line: line + 1, name: wanted, kind, right: right.length, missed, open, openLines, wrong, unseen, verdict, because, ms };
  };
  return { name, rows: usesRows(used), used: used.map(each), unused: unused.map(each) };
}
