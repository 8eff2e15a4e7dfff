// What the loop adds: `npm run bench -- recall TASKS TREES [EVERY]`. Gaps come from a fixed policy that sees the question and the evidence sent.
// Prints how many of the lines that fixes changed or reference answers cite can be read by pass, beside one pass of as many tokens, packed by the
// product or filled up with what the search ranks next; asserts nothing. With --endpoint a model, or a person who plays one, names the gaps.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { byTree, readTasks, type EvalTask } from '../../../src/cli/eval/evalTasks.ts';
import { withFolder } from '../../../src/cli/workspace.ts';
import type { Codebase, AskOptions } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { estimateTokens } from '../../../src/core/packing/tokens.ts';
import type { Model } from '../../../src/core/ports.ts';
import { createEndpointModel } from '../../../src/models/endpoint/endpoint.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { citationsOf, draftOf, gapsOf } from './recallPolicy.ts';
import {
  evidenceLines,
  fileLines,
  linesShown,
  readable,
  readGoldLines,
  report,
  type Reach,
  type Row,
  type ShownLines,
} from './recallScore.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string' },
    endpoint: { type: 'string' },
    json: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
  },
});
const [tasksFile, trees, every = '1'] = positionals;
if (!tasksFile || !trees) {
  console.error('npm run bench -- recall TASKS TREES [EVERY] [--store DIR] [--without REPOSITORY]… [--endpoint URL] [--json]');
  process.exit(2);
}

/** Most passes that are measured. */
const maxPasses = 3;
/** Lines of a place at most, when a pass is filled up with whole places and with places in short. */
const fillings = { whole: 100, short: 8 } as const;
/** Number, path and name at the head of a piece, and a line number, in tokens. */
const [headTokens, lineTokens] = [25, 2];
/** Whoever plays a model needs time. */
const timeouts = { connect: 60_000, firstByte: 3_600_000, silence: 3_600_000, total: 3_600_000 };
const endpoint =
  values.endpoint === undefined
    ? undefined
    : createEndpointModel(
        { baseUrl: values.endpoint, model: 'by-hand', timeouts, retries: 0, backOffMs: 10 },
        { fetch, log: consoleLog(process.stderr, false), remote: false },
      );

const goldLines = readGoldLines(tasksFile);
const asked = (await readTasks(tasksFile, console.error)).filter(
  ({ id, kind, repo }) => (kind === 'localize' || kind === 'qa') && goldLines.get(id)?.length && !values.without.includes(repo),
);
const chosen = asked.filter((_, i) => i % Number(every) === 0);
const store = values.store ?? temporaryFolder('recall');
const embedder = { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.waitForVectors(neverCancelled) } as const;
const rows: Row[] = [];
for (const [folder, tasks] of byTree(trees, chosen)) {
  if (!existsSync(folder)) continue;
  await withFolder({ folder, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled }, async ({ codebase }) => {
    for (const task of tasks) {
      const row = await measured(codebase, folder, task);
      rows.push(row);
      if (values.json) console.log(JSON.stringify(row));
    }
  });
  console.error(`${rows.length} of ${chosen.length} tasks`);
}
for (const repo of new Set(rows.map((row) => row.repo)))
  console.log(
    report(
      repo,
      rows.filter((row) => row.repo === repo),
    ),
  );
for (const source of new Set(rows.map((row) => row.source)))
  console.log(
    report(
      source,
      rows.filter((row) => row.source === source),
    ),
  );
console.log(report('all', rows));

/** What each request held. */
interface Sent {
  readonly shown: ShownLines;
  readonly evidence: number;
  readonly prompts: number;
}

async function measured(codebase: Codebase, folder: string, task: EvalTask): Promise<Row> {
  const gold = goldLines.get(task.id) ?? [];
  const loop = await sent(codebase, task, { maxPasses, stopOnNoNewContext: true });
  const [first, last] = [loop[0] ?? nothing, loop.at(-1) ?? nothing];
  // As much as all passes together hold, with the rest of the request as it is.
  const budget = Math.round((6000 * last.evidence) / Math.max(1, first.evidence));
  const single = await singleOf(codebase, task, last.evidence, budget);
  const filled = async (mostLines: number): Promise<number> =>
    readable(gold, await filledUp(codebase, folder, task, first, { upTo: last.evidence, mostLines }));
  const reach = ({ shown, evidence, prompts }: Sent): Reach => ({ share: readable(gold, shown), evidence, prompts });
  return {
    id: task.id,
    repo: task.repo,
    source: task.source,
    passes: loop.map(reach),
    single: reach(single),
    filled: { whole: await filled(fillings.whole), short: await filled(fillings.short) },
  };
}

/** One pass whose evidence comes to about `evidence` tokens: a first try by `budget`, then one that makes up for what it missed. */
async function singleOf(codebase: Codebase, task: EvalTask, evidence: number, budget: number): Promise<Sent> {
  const once = async (total: number): Promise<Sent> =>
    (await sent(codebase, task, { strategy: 'single-pass', budget: total })).at(-1) ?? nothing;
  const tried = await once(budget);
  const again = Math.round((budget * evidence) / Math.max(1, tried.evidence));
  return Math.abs(again - budget) < budget / 20 ? tried : await once(Math.min(3 * budget, again));
}

/** The lines of a first pass and of what the search ranks next, until there are `upTo` tokens. */
async function filledUp(
  codebase: Codebase,
  folder: string,
  { query }: EvalTask,
  first: Sent,
  { upTo, mostLines }: { readonly upTo: number; readonly mostLines: number },
): Promise<ShownLines> {
  const { ranked } = await codebase.search(query, { limit: 60 }, neverCancelled);
  const all = new Set(first.shown);
  let left = upTo - first.evidence;
  for (const { file, lineStart, lineEnd } of ranked) {
    const lines = fileLines(folder, file);
    const numbers = Array.from({ length: Math.min(mostLines, lineEnd - lineStart + 1) }, (_, i) => lineStart + i);
    const unread = numbers.filter((line) => !all.has(`${file}:${line}`));
    if (unread.length === 0) continue;
    left -= headTokens;
    for (const line of unread) {
      left -= estimateTokens(lines[line - 1] ?? '') + lineTokens;
      if (left < 0) return all;
      all.add(`${file}:${line}`);
    }
  }
  return all;
}

/** What the calls of the model up to each one held, all together: what an answer does not cite may be left out of later ones. */
async function sent(codebase: Codebase, { query }: EvalTask, options: AskOptions): Promise<readonly Sent[]> {
  const calls: Sent[] = [];
  const seen = new Set<string>();
  const answering: Model = {
    info: {
      name: 'policy',
      where: 'here',
      maxInputTokens: undefined,
      capabilities: { system: true, json: false, tools: false, usage: false },
    },
    async *chat(request, token) {
      const shown = request.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      const evidence = shown.flatMap((text) => /<evidence-([\w-]+)>[\s\S]*?<\/evidence-\1>/.exec(text)?.[0] ?? []);
      const prompt = request.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
      const before = calls.at(-1);
      const fresh = evidenceLines(evidence).filter((line) => !seen.has(line));
      for (const line of fresh) seen.add(line);
      calls.push({
        shown: new Set([...(before?.shown ?? []), ...linesShown(evidence)]),
        evidence: estimateTokens(fresh.map((line) => line.slice(line.indexOf('\t') + 1)).join('\n')) + (before?.evidence ?? 0),
        prompts: prompt + (before?.prompts ?? 0),
      });
      // One large pass is only read: nobody has to answer it.
      if (endpoint && options.strategy !== 'single-pass') return yield* endpoint.chat(request, token);
      const missing = gapsOf(shown);
      yield {
        kind: 'text',
        text: `<answer>\n${draftOf(citationsOf(shown))}\n</answer>\n<missing>\n${missing.join('\n') || 'none'}\n</missing>`,
      };
      yield { kind: 'end', reason: 'stop' };
    },
  };
  for await (const event of codebase.ask(query, options, neverCancelled, { answering }))
    if (event.kind === 'failed') throw new Error(`${query.slice(0, 80)}: ${event.code}`);
  return calls;
}

const nothing: Sent = { shown: new Set(), evidence: 0, prompts: 0 };
