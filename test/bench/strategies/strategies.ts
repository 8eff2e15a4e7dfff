// `npm run eval -- strategies TASKS TREES`: compares the ways in which Clew works out an answer, and an agent with grep and read alone, by what each
// puts before a model and what that takes. A fixed policy plays the model unless an endpoint is named. Prints tables, or rows with --json.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { byTree, readTasks, type EvalTask } from '../../../src/cli/eval/evalTasks.ts';
import { endpointSettingsOf, modelSettingsFrom } from '../../../src/cli/models/modelSettings.ts';
import { withFolder } from '../../../src/cli/workspace.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { defaultAskSettings } from '../../../src/core/base/settings/askSettings.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Model } from '../../../src/core/ports.ts';
import { createEndpointModel } from '../../../src/models/endpoint/endpoint.ts';
import { consoleLog } from '../../../src/node/log.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { readGoldLines } from '../answers/recallScore.ts';
import { policy } from './policy.ts';
import { strategiesReport } from './report.ts';
import { readRows, type StrategyRow } from './rows.ts';
import { choices, compared, runTask } from './run.ts';

const { 'budget.total': usualBudget } = defaultAskSettings;

const help = `npm run eval -- strategies TASKS TREES [--every N] [--strategies a,b] [--budget N] [--without REPO]… [--endpoint URL [--model NAME]] [--store DIR] [--json]
npm run eval -- strategies --rows FILE

Answers each task by each strategy, and prints how many of the lines that fixes changed or reference answers cite can be read in what was sent, tokens,
calls and time: over all, by kind of question, and less gap-filling. Works in a checkout alone: the package has neither this nor the policy.

  TASKS             tasks with gold_lines, one JSON object a line; those of kind localize and qa are asked
  TREES             folder with the trees: owner+name/commit
  --every N         every Nth task alone (1)
  --strategies LIST some of ${choices.join(', ')}, separated by commas (${compared.join(', ')});
                    floor is an agent that has search_text and read_lines alone, and no evidence to begin with
  --budget N        tokens of a request at most (${usualBudget})
  --without REPO    leaves out the tasks of a repository; can be given several times
  --endpoint URL    an OpenAI-compatible server answers (key in CLEW_API_KEY), as large and as small model; without it a fixed policy plays both,
                    which says nothing of the quality of a model
  --model NAME      name of the model there (by-hand)
  --store DIR       where indexes are kept (a temporary folder)
  --json            prints a row for each task and strategy, one JSON object a line; the tables go to standard error
  --rows FILE       prints the tables of rows that --json printed before; of a run with --endpoint give that again
  --help            prints this`;

const wrongArguments = 2;
/** Whoever plays a model needs time. */
const timeouts = { connect: 60_000, firstByte: 3_600_000, silence: 3_600_000, total: 3_600_000 };

class ArgumentError extends Error {}

/** What is measured, and how. */
interface Measuring {
  readonly tasksFile: string;
  readonly trees: string;
  readonly chosen: readonly EvalTask[];
  readonly strategies: readonly string[];
  readonly budget: number;
  readonly model: Model;
  readonly store: string;
  /** Is told each row as soon as it is there. */
  readonly each: (row: StrategyRow) => void;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ArgumentError) && !(error instanceof TypeError && 'code' in error)) throw error;
  console.error(`${error.message}\nSee npm run eval -- strategies --help.`);
  process.exitCode = wrongArguments;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      every: { type: 'string', default: '1' },
      strategies: { type: 'string' },
      budget: { type: 'string', default: String(usualBudget) },
      without: { type: 'string', multiple: true, default: [] },
      endpoint: { type: 'string' },
      model: { type: 'string', default: 'by-hand' },
      store: { type: 'string' },
      rows: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const isPolicy = values.endpoint === undefined;
  if (values.rows !== undefined) {
    for (const line of strategiesReport(readRows(values.rows), isPolicy)) console.log(line);
    return 0;
  }
  const [tasksFile, trees] = positionals;
  if (tasksFile === undefined || trees === undefined) throw new ArgumentError('TASKS and TREES are missing.');
  const [every, budget] = [numberOf('every', values.every), numberOf('budget', values.budget)];
  const strategies = strategiesOf(values.strategies);
  const rows = await measured({
    ...{ tasksFile, trees, strategies, budget },
    chosen: await tasksOf(tasksFile, values.without, every),
    model: values.endpoint === undefined ? policy : modelAt(values.endpoint, values.model),
    store: values.store ?? temporaryFolder('strategies'),
    each: (row) => {
      if (values.json) console.log(JSON.stringify(row));
    },
  });
  for (const line of strategiesReport(rows, isPolicy)) (values.json ? console.error : console.log)(line);
  return rows.length ? 0 : 1;
}

function numberOf(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new ArgumentError(`--${name} must be a number from 1 on, not "${text}".`);
}

/** Tasks whose gold has lines. */
async function tasksOf(file: string, without: readonly string[], every: number): Promise<readonly EvalTask[]> {
  if (!existsSync(file)) throw new ArgumentError(`The file ${file} with the tasks cannot be read.`);
  const gold = readGoldLines(file);
  const tasks = await readTasks(file, console.error);
  const asked = tasks.filter(
    ({ kind, id, repo }) => (kind === 'localize' || kind === 'qa') && gold.get(id)?.length && !without.includes(repo),
  );
  return asked.filter((_, i) => i % every === 0);
}

function strategiesOf(list: string | undefined): readonly string[] {
  if (list === undefined) return compared;
  const chosen = list.split(',').map((name) => name.trim());
  const unknown = chosen.find((name) => !choices.includes(name));
  if (unknown !== undefined) throw new ArgumentError(`--strategies must be some of ${choices.join(', ')}, not "${unknown}".`);
  return [...new Set(chosen)];
}

function modelAt(url: string, name: string): Model {
  const settings = endpointSettingsOf(modelSettingsFrom(process.env, new Map([['base-url', url]])), name);
  return createEndpointModel({ ...settings, timeouts }, { fetch, log: consoleLog(process.stderr, false), remote: false });
}

async function measured({ tasksFile, trees, chosen, strategies, budget, model, store, each }: Measuring): Promise<readonly StrategyRow[]> {
  const gold = readGoldLines(tasksFile);
  const embedder = { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.waitForVectors(neverCancelled) } as const;
  const rows: StrategyRow[] = [];
  let done = 0;
  for (const [folder, tasks] of byTree(trees, chosen)) {
    if (!existsSync(folder)) {
      console.error(`${folder}: there is no such tree, ${tasks.length} tasks are left out`);
      continue;
    }
    await withFolder({ folder, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled }, async ({ codebase }) => {
      for (const task of tasks) {
        // What is read from disk and unpacked once is not to be counted for whichever strategy comes first; what is left of that goes round.
        await codebase.search(task.query, { limit: 60 }, neverCancelled);
        const counts = new Map<string, number>();
        for (const [i] of strategies.entries()) {
          const strategy = strategies[(i + done) % strategies.length] ?? '';
          const row = await runTask(codebase, task, gold.get(task.id) ?? [], { strategy, budget, model }, counts);
          rows.push(row);
          each(row);
        }
        done++;
      }
    });
    console.error(`${done} of ${chosen.length} tasks`);
  }
  return rows;
}
