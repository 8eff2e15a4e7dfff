// What the loop adds: `npm run bench -- recall TASKS TREES [EVERY]`. The model is a fixed policy that asks for what the evidence refers to most.
// Prints the share of the gold that was sent by pass, beside one pass with the same budget and one filled up with further finds of the search
// until it has as many tokens as the loop took; asserts nothing.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { byTree, readTasks, type EvalTask } from '../../src/cli/evalTasks.ts';
import { withFolder } from '../../src/cli/workspace.ts';
import type { AskOptions, Codebase } from '../../src/core/api.ts';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { budgetOf } from '../../src/core/context/budget.ts';
import type { Model, OutboundPlace } from '../../src/core/ports.ts';
import { consoleLog } from '../../src/node/log.ts';
import { mostReferenced } from './recallPolicy.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const [tasksFile, trees, every = '1'] = positionals;
if (!tasksFile || !trees) {
  console.error('npm run bench -- recall TASKS TREES [EVERY] [--store DIR] [--json]');
  process.exit(2);
}

/** Most passes that are measured. */
const passes = 3;
const { initial, gaps } = budgetOf('conceptual');
/** Of one pass that may read as much as all passes of the loop together. */
const single = (budgetOf('conceptual').total * (initial + (gaps.byPass[0] ?? 0) + (gaps.byPass[1] ?? 0))) / initial;

/** Of one task: the share of the gold sent up to each pass, and in one large pass, with the tokens of each. */
interface Row {
  readonly id: string;
  readonly source: string;
  readonly loop: readonly number[];
  readonly single: number;
  readonly filled: number;
  readonly tokens: readonly [loop: number, single: number];
}

const rows: Row[] = [];
const asked = (await readTasks(tasksFile, console.error)).filter(
  ({ kind, gold_symbols: gold }) => (kind === 'localize' || kind === 'qa') && gold?.length,
);
const chosen = asked.filter((_, i) => i % Number(every) === 0);
const store = values.store ?? mkdtempSync(join(tmpdir(), 'clew-recall-'));
const embedder = { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.vectorsSettled(neverCancelled) } as const;
for (const [folder, tasks] of byTree(trees, chosen)) {
  if (!existsSync(folder)) continue;
  await withFolder({ folder, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled }, async ({ codebase }) => {
    for (const task of tasks) rows.push(await measured(codebase, task));
  });
  console.error(`${rows.length} of ${chosen.length} tasks`);
}
if (values.store === undefined) rmSync(store, { recursive: true, force: true });
print('all', rows);
for (const source of new Set(rows.map((row) => row.source)))
  print(
    source,
    rows.filter((row) => row.source === source),
  );

async function measured(codebase: Codebase, task: EvalTask): Promise<Row> {
  const loop = await sent(codebase, task, { maxPasses: passes, stopOnNoNewContext: true });
  const one = await sent(codebase, task, { strategy: 'single-pass', budget: Math.round(single) });
  const byPass = Array.from({ length: passes }, (_, i) => recall(task, loop[Math.min(i, loop.length - 1)] ?? []));
  const tokens = [tokensOf(loop.at(-1) ?? []), tokensOf(one.at(-1) ?? [])] as const;
  const more = await filled(codebase, task, one.at(-1) ?? [], tokens[0]);
  const row = {
    id: task.id,
    source: task.source,
    loop: byPass,
    single: recall(task, one.at(-1) ?? []),
    filled: recall(task, more),
    tokens,
  };
  if (values.json) console.log(JSON.stringify(row));
  return row;
}

/** `places` and what the search ranks next, until there are `tokens`. */
async function filled(
  codebase: Codebase,
  { query }: EvalTask,
  places: readonly OutboundPlace[],
  tokens: number,
): Promise<readonly OutboundPlace[]> {
  const { ranked } = await codebase.search(query, { limit: 60 }, neverCancelled);
  const all = [...places];
  let left = tokens - tokensOf(places);
  for (const { root, file, lineStart, lineEnd } of ranked) {
    if (left <= 0) break;
    if (all.some((each) => each.file === file && each.lineStart <= lineStart && each.lineEnd >= lineStart)) continue;
    // As long as what a pass shows of a place: source lines are some ten tokens each.
    const own = 10 * Math.min(60, lineEnd - lineStart + 1);
    all.push({ root, file, lineStart, lineEnd, tokens: own });
    left -= own;
  }
  return all;
}

/** What each call of the model held: later ones hold what earlier ones did. */
async function sent(codebase: Codebase, { query }: EvalTask, options: AskOptions): Promise<(readonly OutboundPlace[])[]> {
  const calls: (readonly OutboundPlace[])[] = [];
  const answering: Model = {
    info: {
      name: 'policy',
      where: 'here',
      maxInputTokens: undefined,
      capabilities: { system: true, json: false, tools: false, usage: false },
    },
    async *chat({ messages, places }) {
      calls.push(places);
      const missing = mostReferenced(messages.filter(({ role }) => role === 'user').map(({ content }) => content));
      yield { kind: 'text', text: `<answer>\nSo far.\n</answer>\n<missing>\n${missing.join('\n') || 'none'}\n</missing>` };
      yield { kind: 'end', reason: 'stop' };
    },
  };
  for await (const event of codebase.ask(query, options, neverCancelled, { answering }))
    if (event.kind === 'failed') throw new Error(`${query.slice(0, 80)}: ${event.code}`);
  return calls;
}

/** Share of the gold symbols of which a line was sent. */
function recall({ gold_symbols: gold }: EvalTask, places: readonly OutboundPlace[]): number {
  const all = gold ?? [];
  const met = all.filter(({ file, line_start: from, line_end: to }) =>
    places.some((place) => place.file === file && place.lineStart <= to && place.lineEnd >= from),
  );
  return met.length / all.length;
}

function tokensOf(places: readonly OutboundPlace[]): number {
  return places.reduce((sum, { tokens }) => sum + tokens, 0);
}

function print(name: string, of: readonly Row[]): void {
  const mean = (value: (row: Row) => number): number => of.reduce((sum, row) => sum + value(row), 0) / of.length;
  const byPass = Array.from({ length: passes }, (_, i) => percent(mean(({ loop }) => loop[i] ?? 0)));
  const against = (other: (row: Row) => number): string => {
    const gain = of.map((row) => (row.loop.at(-1) ?? 0) - other(row));
    const [low, high] = interval(gain);
    const wins = `${gain.filter((each) => each > 0).length} better, ${gain.filter((each) => each < 0).length} worse`;
    return `${percent(mean(other))} (gain [${percent(low)}, ${percent(high)}], ${wins})`;
  };
  const tokens = `tokens ${Math.round(mean((row) => row.tokens[0]))} and ${Math.round(mean((row) => row.tokens[1]))}`;
  console.log(
    `${name} (${of.length}): by pass ${byPass.join(', ')}; one pass ${against((row) => row.single)}, filled ${against((row) => row.filled)}; ${tokens}`,
  );
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

/** Bootstrap interval of the mean, 95 %, the same for the same values. */
function interval(values_: readonly number[]): readonly [number, number] {
  let seed = 1;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const means = Array.from({ length: 1000 }, () => {
    let sum = 0;
    for (let i = 0; i < values_.length; i++) sum += values_[Math.floor(random() * values_.length)] ?? 0;
    return sum / values_.length;
  }).sort((a, b) => a - b);
  return [means[25] ?? 0, means[975] ?? 0];
}
