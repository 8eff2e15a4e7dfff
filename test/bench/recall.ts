// What the loop adds: `npm run bench -- recall TASKS TREES [EVERY]`. The model is a fixed policy that asks for what the evidence refers to most.
// Prints the share of the gold that was sent by pass, beside one pass with the same budget and beside the first pass filled up with what the search
// ranks next until as many tokens were really sent as in all passes, whole or in short; asserts nothing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { byTree, readTasks, type EvalTask } from '../../src/cli/evalTasks.ts';
import { withFolder } from '../../src/cli/workspace.ts';
import type { AskOptions, Codebase } from '../../src/core/api.ts';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { budgetOf } from '../../src/core/context/budget.ts';
import { estimateTokens } from '../../src/core/context/tokens.ts';
import type { Model, OutboundPlace } from '../../src/core/ports.ts';
import { consoleLog } from '../../src/node/log.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
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

/** Lines of a place at most, when a pass is filled up with whole places and with places in short. */
const fillings = { whole: 100, short: 8 } as const;
/** Number, path and name at the head of a piece, and a line number, in tokens. */
const [headTokens, lineTokens] = [25, 2];

/** What was sent up to a pass: places, and tokens of all evidence with its heads, line numbers and notes. */
interface Sent {
  readonly places: readonly OutboundPlace[];
  readonly tokens: number;
}

/** Shares of the gold: symbols of which a line was sent, and those of which half of the lines, or 25, were. */
interface Shares {
  readonly met: number;
  readonly half: number;
}

/** Of one task: what was met up to each pass, in one large pass, and in a first pass filled up; tokens of the loop and of the large pass. */
interface Row extends Record<keyof typeof fillings | 'single', Shares> {
  readonly id: string;
  readonly source: string;
  readonly repo: string;
  readonly loop: readonly Shares[];
  readonly tokens: readonly [loop: number, single: number];
}

const rows: Row[] = [];
const asked = (await readTasks(tasksFile, console.error)).filter(
  ({ kind, gold_symbols: gold }) => (kind === 'localize' || kind === 'qa') && gold?.length,
);
const chosen = asked.filter((_, i) => i % Number(every) === 0);
const store = values.store ?? temporaryFolder('recall');
const embedder = { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.vectorsSettled(neverCancelled) } as const;
for (const [folder, tasks] of byTree(trees, chosen)) {
  if (!existsSync(folder)) continue;
  await withFolder({ folder, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled }, async ({ codebase }) => {
    for (const task of tasks) rows.push(await measured(codebase, folder, task));
  });
  console.error(`${rows.length} of ${chosen.length} tasks`);
}
print('all', rows);
for (const source of new Set(rows.map((row) => row.source)))
  print(
    source,
    rows.filter((row) => row.source === source),
  );

async function measured(codebase: Codebase, folder: string, task: EvalTask): Promise<Row> {
  const loop = await sent(codebase, task, { maxPasses: passes, stopOnNoNewContext: true });
  const one = (await sent(codebase, task, { strategy: 'single-pass', budget: Math.round(single) })).at(-1) ?? nothing;
  const [first, last] = [loop[0] ?? nothing, loop.at(-1) ?? nothing];
  const filled = async (mostLines: number): Promise<Shares> =>
    shares(task, await filledUp(codebase, folder, task, { ...first, upTo: last.tokens, mostLines }));
  const row = {
    id: task.id,
    source: task.source,
    repo: task.repo,
    loop: Array.from({ length: passes }, (_, i) => shares(task, (loop[Math.min(i, loop.length - 1)] ?? nothing).places)),
    single: shares(task, one.places),
    whole: await filled(fillings.whole),
    short: await filled(fillings.short),
    tokens: [last.tokens, one.tokens] as const,
  };
  if (values.json) console.log(JSON.stringify(row));
  return row;
}

/** The places of a first pass and what the search ranks next, until there are `upTo` tokens. */
async function filledUp(
  codebase: Codebase,
  folder: string,
  { query }: EvalTask,
  { places, tokens, upTo, mostLines }: Sent & { readonly upTo: number; readonly mostLines: number },
): Promise<readonly OutboundPlace[]> {
  const { ranked } = await codebase.search(query, { limit: 60 }, neverCancelled);
  const all = [...places];
  let left = upTo - tokens;
  for (const { root, file, lineStart, lineEnd } of ranked) {
    const last = Math.min(lineEnd, lineStart + mostLines - 1);
    if (all.some((each) => each.file === file && each.lineStart <= lineStart && each.lineEnd >= last)) continue;
    const path = join(folder, file);
    const lines = existsSync(path)
      ? readFileSync(path, 'utf8')
          .split('\n')
          .slice(lineStart - 1, last)
      : [];
    let own = headTokens;
    let count = 0;
    for (const line of lines) {
      const cost = estimateTokens(line) + lineTokens;
      if (own + cost > left) break;
      own += cost;
      count++;
    }
    if (count === 0) break;
    all.push({ root, file, lineStart, lineEnd: lineStart + count - 1, tokens: own });
    left -= own;
  }
  return all;
}

/** What each call of the model held: later ones hold what earlier ones did. */
async function sent(codebase: Codebase, { query }: EvalTask, options: AskOptions): Promise<readonly Sent[]> {
  const calls: Sent[] = [];
  const answering: Model = {
    info: {
      name: 'policy',
      where: 'here',
      maxInputTokens: undefined,
      capabilities: { system: true, json: false, tools: false, usage: false },
    },
    async *chat({ messages, places }) {
      const shown = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      const evidence = shown.flatMap((text) => /<evidence-([\w-]+)>[\s\S]*?<\/evidence-\1>/.exec(text)?.[0] ?? []);
      calls.push({ places, tokens: estimateTokens(evidence.join('\n')) });
      const missing = mostReferenced(shown);
      yield { kind: 'text', text: `<answer>\nSo far.\n</answer>\n<missing>\n${missing.join('\n') || 'none'}\n</missing>` };
      yield { kind: 'end', reason: 'stop' };
    },
  };
  for await (const event of codebase.ask(query, options, neverCancelled, { answering }))
    if (event.kind === 'failed') throw new Error(`${query.slice(0, 80)}: ${event.code}`);
  return calls;
}

const nothing: Sent = { places: [], tokens: 0 };

function shares({ gold_symbols: gold }: EvalTask, places: readonly OutboundPlace[]): Shares {
  const all = (gold ?? []).map(({ file, line_start: from, line_end: to }) => {
    const lines = new Set<number>();
    for (const place of places)
      if (place.file === file)
        for (let line = Math.max(from, place.lineStart); line <= Math.min(to, place.lineEnd); line++) lines.add(line);
    return { met: lines.size > 0, half: lines.size >= Math.min(25, (to - from + 1) / 2) };
  });
  const share = (of: keyof Shares): number => all.filter((each) => each[of]).length / all.length;
  return { met: share('met'), half: share('half') };
}

function print(name: string, of: readonly Row[]): void {
  const mean = (value: (row: Row) => number): number => of.reduce((sum, row) => sum + value(row), 0) / of.length;
  const tokens = [0, 1].map((i) => Math.round(mean((row) => row.tokens[i] ?? 0)));
  console.log(`${name} (${of.length} tasks; ${tokens[0]} tokens of the loop, ${tokens[1]} of one large pass)`);
  for (const share of ['met', 'half'] as const) {
    const loop = (row: Row, pass = passes - 1): number => row.loop[pass]?.[share] ?? 0;
    const byPass = Array.from({ length: passes }, (_, i) => percent(mean((row) => loop(row, i))));
    const against = (['single', 'whole', 'short'] as const).map((other) => {
      const gain = of.map((row) => loop(row) - row[other][share]);
      const [low, high] = interval(gain);
      const wins = `${gain.filter((each) => each > 0).length} better, ${gain.filter((each) => each < 0).length} worse`;
      return `${other} ${percent(mean((row) => row[other][share]))} (gain ${percent(mean((row) => loop(row) - row[other][share]))} [${percent(low)}, ${percent(high)}], ${wins})`;
    });
    console.log(`  ${share === 'met' ? 'a line of it sent' : 'half of it sent'}: by pass ${byPass.join(', ')}; ${against.join('; ')}`);
  }
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
