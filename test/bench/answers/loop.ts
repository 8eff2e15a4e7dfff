// What the loop sends: `npm run bench -- loop FOLDER [QUESTIONS]`. Questions are made from the folder's own names, titles and messages. A scripted
// endpoint plays the model: it asks for the names that the evidence refers to most. Counts the real bytes of every request with js-tiktoken.
// Prints how many requests are larger than the budget, and how much of the definitions that were asked for can be read; asserts nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withFolder } from '../../../src/cli/workspace.ts';
import type { Codebase, AskOptions } from '../../../src/core/codebase/api.ts';
import type { AnswerRecord } from '../../../src/core/answering/record/answerRecord.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { countTokens } from '../../../src/core/packing/tokens.ts';
import { createEndpointModel } from '../../../src/models/endpoint/endpoint.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { gapsOf } from './recallPolicy.ts';
import type { ReceivedRequest } from '../../support/scriptedRequest.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { store: { type: 'string' } } });
const [folder, most = '100'] = positionals;
if (!folder) {
  console.error('npm run bench -- loop FOLDER [QUESTIONS] [--store DIR]');
  process.exit(2);
}

const budgets = [3000, 6000, 24_000];
/** As long as answers of models are. */
const draft = 'The request is read first, and then what it names is looked up in the table of handlers [1:1]. '.repeat(12);
const timeouts = { connect: 60_000, firstByte: 60_000, silence: 60_000, total: 600_000 };

/** What one question came to. `readable` of `wanted` lines of the definitions that were asked for stand in a request. */
interface Row {
  readonly total: number;
  readonly budget: number;
  readonly recorded: number;
  readonly passes: number;
  readonly wanted: number;
  readonly readable: number;
  readonly further: number;
}

const server = await new ScriptedServer().start();
const store = values.store ?? mkdtempSync(join(tmpdir(), 'clew-loop-'));
const embedder = { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.waitForVectors(neverCancelled) } as const;
const rows: Row[] = [];
try {
  await withFolder({ folder, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled }, async ({ codebase }) => {
    for (const [i, question] of questionsOf(codebase, Number(most)).entries())
      rows.push(await measured(codebase, question, { budget: budgets[i % budgets.length] ?? 6000 }));
  });
} finally {
  await server.close();
  if (values.store === undefined) rmSync(store, { recursive: true, force: true });
}
for (const budget of budgets)
  print(
    String(budget),
    rows.filter((row) => row.budget === budget),
  );
print('all', rows);

/** Questions of every kind, evenly over all names and titles, so that the same folder always gives the same. */
function questionsOf({ graph }: Codebase, count: number): readonly string[] {
  const symbols = [...graph.symbols()].filter(({ role, fact }) => role === 'code' && ['function', 'method', 'class'].includes(fact.kind));
  const phrasings: readonly ((name: string, path: string, says: string | undefined) => string)[] = [
    (name) => `How does ${name} work?`,
    (name) => `Who calls \`${name}\`?`,
    (name) => `Trace what happens when ${name} runs.`,
    (name, path) => `What are the flaws of ${path} around ${name}?`,
    (name, _, says) => (says ? `Why do I get "${says}"?` : `Why does ${name} fail?`),
  ];
  const step = Math.max(1, symbols.length / count);
  return Array.from({ length: Math.min(count, symbols.length) }, (_, i) => {
    const symbol = symbols[Math.floor(i * step)];
    const ask = phrasings[i % phrasings.length];
    return symbol && ask ? ask(symbol.fact.qualifiedName, symbol.path, symbol.fact.errorStrings?.[0]?.text) : '';
  }).filter(Boolean);
}

async function measured(codebase: Codebase, question: string, options: AskOptions): Promise<Row> {
  server.reset();
  const replies: (readonly string[])[] = [];
  server.fallback = answer((request) => {
    const missing = gapsOf(textsOf(request));
    replies.push(missing);
    return `<answer>\n${draft}\n</answer>\n<missing>\n${missing.join('\n') || 'none'}\n</missing>`;
  });
  const answering = createEndpointModel(
    { baseUrl: server.url, model: 'scripted-large', timeouts, retries: 0, backOffMs: 10 },
    { fetch, log: consoleLog(process.stderr, false), remote: false },
  );
  let record: AnswerRecord | undefined;
  for await (const event of codebase.ask(question, options, neverCancelled, { answering })) {
    if (event.kind === 'failed') throw new Error(`${question}: ${event.code}`);
    if (event.kind === 'done') record = event.record;
  }
  const sizes = await Promise.all(server.requests.map(sizeOf));
  const shown = linesShown(server.requests.flatMap(textsOf));
  // What the last reply asks for nobody looks up.
  const asked = new Set(replies.slice(0, -1).flat());
  const definitions = [...asked].flatMap((name) => {
    const found = codebase.graph.byName(name.replaceAll('`', ''));
    return found.length === 1 ? found : [];
  });
  const lines = definitions.flatMap(({ path, fact }) =>
    Array.from({ length: fact.range.end.line - fact.range.start.line + 1 }, (_, i) => `${path}:${fact.range.start.line + i + 1}`),
  );
  return {
    total: Math.max(0, ...sizes),
    budget: options.budget ?? 0,
    recorded: record?.tokens.total ?? 0,
    passes: server.requests.length,
    wanted: lines.length,
    readable: lines.filter((line) => shown.has(line)).length,
    further: (sizes.at(-1) ?? 0) - (sizes[0] ?? 0),
  };
}

function textsOf(request: ReceivedRequest): readonly string[] {
  return (request.body?.messages ?? []).map(({ content }) => content);
}

async function sizeOf(request: ReceivedRequest): Promise<number> {
  const counts = await Promise.all(textsOf(request).map(countTokens));
  return counts.reduce((sum, each) => sum + each, 0);
}

/** `path:line` of every numbered line of evidence. */
function linesShown(texts: readonly string[]): ReadonlySet<string> {
  const shown = new Set<string>();
  let path = '';
  for (const line of texts.join('\n').split('\n')) {
    path = /^\[\d+\] (\S+):\d+-\d+/.exec(line)?.[1] ?? path;
    const number = /^(\d+)\| /.exec(line)?.[1];
    if (number !== undefined) shown.add(`${path}:${number}`);
  }
  return shown;
}

function print(name: string, of: readonly Row[]): void {
  const sum = (value: (row: Row) => number): number => of.reduce((total, row) => total + value(row), 0);
  const over = of.filter(({ total, budget }) => total > budget);
  const worst = Math.max(0, ...of.map(({ total, budget }) => total / budget - 1));
  const [wanted, readable] = [sum((row) => row.wanted), sum((row) => row.readable)];
  console.log(
    `${name}: ${of.length} questions, ${over.length} over the budget (worst ${(100 * worst).toFixed(1)} %), ` +
      `${of.filter(({ total, recorded }) => Math.abs(total - recorded) > 0).length} recorded otherwise; ` +
      `${(sum((row) => row.passes) / of.length).toFixed(2)} passes; readable ${readable} of ${wanted} lines asked for ` +
      `(${((100 * readable) / Math.max(1, wanted)).toFixed(1)} %); ${Math.round(sum((row) => row.total) / of.length)} tokens, ` +
      `${Math.round(sum((row) => row.further) / of.length)} of them after the first pass`,
  );
}
