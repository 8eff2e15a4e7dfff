// What an agent feels of `clew mcp`: `npm run bench -- mcp FOLDER [--count 100] [--store DIR] [--json]`.
// The folder is indexed first, so that servers start on a stored index. Times are by the clock, and of the processor of the server where the system
// tells it: other work on the machine moves only the former. Prints figures; asserts nothing.
import { readFileSync } from 'node:fs';
import { inspect, parseArgs } from 'node:util';
import { embedderOf } from '../../../src/cli/models/embedder.ts';
import { withFolder } from '../../../src/cli/workspace.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import { countTokens } from '../../../src/core/packing/tokens.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { currentAgent, type Agent } from '../../cli/mcpClients.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { percentiles } from '../timing.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '100' }, store: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('npm run bench -- mcp FOLDER [--count 100] [--store DIR] [--json]');
  process.exit(2);
}
const options = { folders: [folder], store: values.store ?? temporaryFolder('mcp') };

/** What is asked of a definition by each tool: what agents ask of code that they have not seen. */
const tools: Readonly<Record<string, (symbol: SymbolNode) => Readonly<Record<string, unknown>>>> = {
  explore_code: ({ fact }) => ({ question: `How does it ${wordsOf(fact.name)}?` }),
  find_symbol: ({ fact }) => ({ name: fact.qualifiedName }),
  find_uses: ({ fact }) => ({ name: fact.qualifiedName }),
  search_text: ({ fact }) => ({ text: fact.name }),
  trace_calls: ({ fact }) => ({ name: fact.qualifiedName }),
  explain_failure: ({ fact, path }) => ({
    failure: `TypeError: Cannot read properties of undefined\n    at ${fact.qualifiedName} (${path}:${fact.nameRange.start.line + 2}:5)`,
  }),
  read_lines: ({ fact, path }) => ({ path, start: fact.range.start.line + 1, end: fact.range.start.line + 60 }),
};

function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
}

const symbols = await indexed();
const report = { first: await firstAnswers(), warm: await warmAnswers() };
console.log(values.json ? JSON.stringify(report) : inspect(report, { depth: null }));

/** Definitions that are spread evenly over the index. */
async function indexed(): Promise<readonly SymbolNode[]> {
  const log = consoleLog(process.stderr, false);
  const embedder = embedderOf({ name: 'search', flags: { embedder: { about: '' } } }, { flags: new Map(), log });
  return withFolder(
    { folder: folder ?? '', store: options.store, embedder, log, token: neverCancelled },
    async ({ codebase, report: { files } }) => {
      const all = [...codebase.graph.symbols()].filter(({ fact }) => fact.name.length > 3 && fact.kind !== 'module');
      const count = Number(values.count);
      console.error(`${files} files, ${all.length} definitions`);
      return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]).filter((symbol) => symbol !== undefined);
    },
  );
}

/** From the start of the process to the first answer, by tool: each on a server of its own. */
async function firstAnswers(): Promise<Readonly<Record<string, unknown>>> {
  const rows: Record<string, unknown> = {};
  for (const [name, argsOf] of Object.entries(tools)) {
    const start = performance.now();
    await withAgent(async (agent) => {
      const connected = performance.now() - start;
      const { text } = await agent.call(name, argsOf(first()));
      const ms = performance.now() - start;
      rows[name] = { connectedMs: Math.round(connected), ms: Math.round(ms), cpuMs: cpuOf(agent), tokens: await countTokens(text) };
    });
  }
  return rows;
}

/** Calls on one server, one after the other. */
async function warmAnswers(): Promise<Readonly<Record<string, unknown>>> {
  return withAgent(async (agent) => {
    const listTokens = await countTokens(JSON.stringify((await agent.list()).tools));
    for (const [name, argsOf] of Object.entries(tools)) await agent.call(name, argsOf(first()));
    const rows: Record<string, unknown> = {};
    for (const [name, argsOf] of Object.entries(tools)) {
      const times: number[] = [];
      const tokens: number[] = [];
      const cpu = cpuOf(agent);
      for (const symbol of symbols) {
        const start = performance.now();
        const { text } = await agent.call(name, argsOf(symbol));
        times.push(Math.round(performance.now() - start));
        tokens.push(await countTokens(text));
      }
      const cpuMs = cpu === undefined ? undefined : Math.round(((cpuOf(agent) ?? 0) - cpu) / symbols.length);
      rows[name] = { ms: percentiles(times), meanCpuMs: cpuMs, tokens: percentiles(tokens) };
    }
    return { listTokens, instructionTokens: await countTokens(agent.instructions ?? ''), ...rows, peakMb: peakOf(agent) };
  });
}

function first(): SymbolNode {
  const [symbol] = symbols;
  if (!symbol) throw new Error('The folder has no definitions');
  return symbol;
}

async function withAgent<T>(use: (agent: Agent) => Promise<T>): Promise<T> {
  const agent = await currentAgent({ after: () => undefined }, options);
  try {
    return await use(agent);
  } finally {
    await agent.close();
  }
}

/** Processor time of a server until now in ms; only Linux tells it. */
function cpuOf({ pid }: Agent): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // Behind the name, which may hold spaces: user and system time in ticks of 10 ms are the 12th and 13th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** Most memory of a server at once. */
function peakOf({ pid }: Agent): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
