// `npm run bench -- agent`: what an agent gets to read with Clew's tools, and with grep, glob and read. Two fixed policies go through tasks with known right
// lines, with the same limits of calls and tokens. Prints tables; asserts nothing. It says what the tools put before a model, not how well one uses it.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withFolder } from '../../../src/cli/workspace.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { countTokens } from '../../../src/core/packing/tokens.ts';
import { toolDefinitions } from '../../../src/core/tools/tools.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { folderOf, readAgentTasks, type AgentTask } from './agentTask.ts';
import { clewPolicy } from './clewPolicy.ts';
import { makeTasks } from './makeTasks.ts';
import { plainPolicy } from './plainPolicy.ts';
import { runTask, type AgentRow, type Player } from './runTask.ts';
import { taskSets } from './sets.ts';
import { agentTables } from './table.ts';
import { clewTools, plainTools } from './toolSet.ts';
import { treeTexts } from './treeTexts.ts';

const usage = `npm run bench -- agent TASKS --trees DIR [--calls 8] [--tokens 12000] [--store DIR] [--only ID] [--steps] [--json FILE]
  Plays every task of the file twice and prints the tables. --steps prints each call with its result, for reading by hand.
npm run bench -- agent --make ${Object.keys(taskSets).join('|')} --out TASKS --trees DIR --data FILE… [--mirror DIR] [--truths DIR] [--peers DIR]
  Makes the tasks of a set. --data: tasks that others made (tasks.dev.jsonl, messages.dev.jsonl, test/eval/chains.jsonl). --mirror: bare repositories.
  --truths: owner+name.scip of the indexers, or owner+name.json of test/bench/references, for tasks of uses and calls. They are of the commit
  that sets.ts names, else of the newest one, with paths from the root of the repository. An index that lacks is made, with the indexers in --peers.
  The file of tasks quotes public code: it stays out of this repository.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    trees: { type: 'string', default: 'trees' },
    calls: { type: 'string', default: '8' },
    tokens: { type: 'string', default: '12000' },
    store: { type: 'string' },
    only: { type: 'string' },
    steps: { type: 'boolean', default: false },
    json: { type: 'string' },
    make: { type: 'string' },
    out: { type: 'string' },
    data: { type: 'string', multiple: true, default: [] },
    mirror: { type: 'string', default: 'mirror' },
    truths: { type: 'string', default: 'truths' },
    peers: { type: 'string', default: process.env.PEERS ?? 'peers' },
  },
});

const [file] = positionals;
const set = values.make === undefined ? undefined : taskSets[values.make];
if (set && values.out !== undefined) {
  const { data, mirror, trees, truths, peers } = values;
  const tasks = makeTasks(set, { data, mirror, trees, truths, peers });
  writeFileSync(values.out, tasks.map((task) => `${JSON.stringify(task)}\n`).join(''));
  console.log(
    `${tasks.length} tasks of ${new Set(tasks.map(({ repo }) => repo)).size} repositories in ${new Set(tasks.map(({ lang }) => lang)).size} languages`,
  );
} else if (file !== undefined && existsSync(file)) {
  await played(readAgentTasks(file).filter(({ id }) => values.only === undefined || id.includes(values.only)));
} else {
  console.error(usage);
  process.exitCode = 2;
}

async function played(tasks: readonly AgentTask[]): Promise<void> {
  const store = values.store ?? temporaryFolder('agent');
  const embedder = { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.waitForVectors(neverCancelled) } as const;
  const rows: AgentRow[] = [];
  for (const folder of new Set(tasks.map(folderOf))) {
    const tree = join(values.trees, folder);
    const own = tasks.filter((task) => folderOf(task) === folder);
    await withFolder(
      { folder: tree, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled },
      async ({ codebase }) => {
        const players: readonly Player[] = [
          { name: 'plain', policy: plainPolicy, call: plainTools(treeTexts(tree)) },
          { name: 'clew', policy: clewPolicy, call: clewTools(codebase) },
        ];
        for (const task of own) for (const player of players) rows.push(await playedBy(task, player));
      },
    );
    console.error(`${rows.length / 2} of ${tasks.length} tasks`);
  }
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(rows, null, 1));
  for (const line of agentTables(rows, ['plain', 'clew'])) console.log(line);
  console.log(
    `\nThe list of Clew's tools takes ${await countTokens(JSON.stringify(toolDefinitions))} tokens of every request; it is not counted above.`,
  );
}

async function playedBy(task: AgentTask, player: Player): Promise<AgentRow> {
  const limits = { calls: Number(values.calls), tokens: Number(values.tokens) };
  const show = values.steps;
  if (show)
    console.log(
      `\n=== ${player.name} ${task.id}\n${task.query.slice(0, 1500)}\n--- right: ${task.gold_lines.map((gold) => `${gold.file}:${gold.line_start}-${gold.line_end}`).join(' ')}`,
    );
  const row = await runTask(task, player, limits, ({ call, text }) => {
    if (show) console.log(`--- ${call.tool} ${JSON.stringify(call.args)}\n${text}`);
  });
  if (show) console.log(`--- ${JSON.stringify(row.progress)}`);
  return row;
}
